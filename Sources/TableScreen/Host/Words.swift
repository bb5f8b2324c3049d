import Foundation

/// Every text of the framework's own, in one place; an app replaces ``current`` to say it otherwise.
public struct Words: Sendable {
  /// The words in use.
  @MainActor public static var current = Words()

  public var back = "Back"
  public var cancel = "Cancel"
  public var close = "Close"
  public var delete = "Delete"
  public var done = "Done"
  public var edit = "Edit"
  public var insert = "Insert"
  public var undo = "Undo"
  public var search = "Search"
  public var noResults = "No results"
  public var emptyTable = "Nothing here yet"
  public var loading = "Loading…"
  public var pullToRefresh = "Pull to refresh"
  public var refreshing = "Refreshing…"
  public var searching = "Searching…"
  public var notAValue = "This is not a value that fits here"
  public var deleted: @Sendable (String) -> String = { "Deleted “\($0)”" }
  public var found: @Sendable (Int, Int) -> String = { "\($0.formatted()) of \($1.formatted())" }

  /// Creates the English words.
  public init() {}

  /// What a person reads, or hears, on a button that every host has a look for.
  public func name(of button: BarButton.System) -> String {
    switch button {
    case .done: done
    case .cancel: cancel
    case .edit: edit
    case .search: search
    case .undo: undo
    case .fastForward: "Fast forward"
    case .flexibleSpace, .fixedSpace: ""
    default: button.rawValue.prefix(1).uppercased() + button.rawValue.dropFirst()
    }
  }
}
