import Foundation

/// Every text of the framework's own, in one place; an app replaces ``current`` to say it otherwise.
public struct Words: Sendable {
  /// The words in use.
  @MainActor public static var current = Words()

  /// Leaves a screen.
  public var back = "Back"
  /// Leaves something undone.
  public var cancel = "Cancel"
  /// Ends a modal screen.
  public var close = "Close"
  /// Deletes a row.
  public var delete = "Delete"
  /// Ends edit mode.
  public var done = "Done"
  /// Begins edit mode.
  public var edit = "Edit"
  /// Inserts a row.
  public var insert = "Insert"
  /// Takes something back.
  public var undo = "Undo"
  /// What shows in an empty search field.
  public var search = "Search"
  /// What shows where a search finds nothing.
  public var noResults = "No results"
  /// What shows where a table has no rows.
  public var emptyTable = "Nothing here yet"
  /// What shows while a screen waits.
  public var loading = "Loading…"
  /// How to refresh.
  public var pullToRefresh = "Pull to refresh"
  /// What shows while a refresh runs.
  public var refreshing = "Refreshing…"
  /// What shows while rows are still looked at.
  public var searching = "Searching…"
  /// What shows below the last row while more are loaded.
  public var loadingMore = "Loading more…"
  /// What shows in place of rows that a person did not wait for.
  public var cancelled = "Cancelled"
  /// Tries again what went wrong.
  public var retry = "Retry"
  /// What shows under a field whose text makes no sense.
  public var notAValue = "This is not a value that fits here"
  /// Says beside a switch that it is on, where there are no colours.
  public var on = "on"
  /// Says beside a switch that it is off, where there are no colours.
  public var off = "off"
  /// Answers a question with yes.
  public var yes = "yes"
  /// Answers a question with no.
  public var no = "no"
  /// The title of the list of keys.
  public var keys = "Keys"
  /// What the key beside the search field does.
  public var endsSearch = "ends"
  /// Asks whether to delete a row, by its title.
  public var deleteQuestion: @Sendable (String) -> String = { "Delete “\($0)”?" }
  /// What was deleted, by its title.
  public var deleted: @Sendable (String) -> String = { "Deleted “\($0)”" }
  /// How many rows were deleted at once; two at least.
  public var deletedRows: @Sendable (Int) -> String = { "Deleted \($0.formatted()) rows" }
  /// What was moved, by its title.
  public var moved: @Sendable (String) -> String = { "Moved “\($0)”" }
  /// How many rows of how many were found.
  public var found: @Sendable (Int, Int) -> String = { "\($0.formatted()) of \($1.formatted())" }
  /// How many rows were found by a search that looks elsewhere.
  public var foundElsewhere: @Sendable (Int) -> String = { "\($0.formatted()) found" }

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
