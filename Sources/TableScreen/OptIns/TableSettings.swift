/// The behaviours of a screen, one line each.
///
/// ```swift
/// override class var settings: Settings { [.title("To do"), .refreshable(), .searchable()] }
/// ```
///
/// A subclass adds to what it inherits with `super.settings + […]`; of two equal settings the last holds.
public struct TableSettings: Sendable {
  private let settings: [TableSetting]

  /// Creates settings from a list.
  public init(_ settings: [TableSetting] = []) { self.settings = settings }

  /// Joins two lists.
  public static func + (a: TableSettings, b: TableSettings) -> TableSettings {
    TableSettings(a.settings + b.settings)
  }

  /// What all of them come to.
  @MainActor var values: SettingValues {
    settings.reduce(into: SettingValues()) { $1.apply(&$0) }
  }
}

extension TableSettings: ExpressibleByArrayLiteral {
  /// Creates the value from a literal.
  public init(arrayLiteral elements: TableSetting...) { self.init(elements) }
}

/// One behaviour of a screen.
public struct TableSetting: Sendable {
  let apply: @MainActor (inout SettingValues) -> Void

  init(_ apply: @escaping @MainActor (inout SettingValues) -> Void) { self.apply = apply }
}

/// What the settings of a screen come to.
@MainActor struct SettingValues {
  var title: String?
  var style = TableStyle.plain
  var searchable: Searchable?
  var refreshable: Refreshable?
  var pageable: Pageable?
  var isIndexable = false
  var isEditable = false
  var isManual = false
  var keepsDrafts = false
  var asksBeforeLeaving = true
  var selection = TableSelection.momentary
  var marksSelection = false
  var longPressDuration: Double?
  var rowHeight: TableRowHeight?
  var emptyPolicy = TableEmptyPolicy.keep
  var animations = ChangeSet.Animations.automatic
  var emptyText: String?
  var noResultsText: String?
  /// What was said that makes no sense.
  var mistakes: [Mistake] = []

  /// A value that a setting does not take.
  struct Mistake: Hashable {
    let setting: String
    let wanted: String
    let found: String
  }
}
