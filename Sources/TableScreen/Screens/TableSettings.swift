package import TableCore

/// The behaviors of a screen, one line each.
///
/// ```swift
/// override class var settings: Settings { [.title("To do"), .refreshable(), .searchable()] }
/// ```
///
/// A subclass adds to the inherited settings by `super.settings + […]`; of two settings of the same
/// kind, the last counts.
public struct TableSettings: Sendable {
  private let settings: [TableSetting]

  /// Creates settings from a list.
  public init(_ settings: [TableSetting] = []) { self.settings = settings }

  /// Joins two lists.
  public static func + (a: TableSettings, b: TableSettings) -> TableSettings {
    TableSettings(a.settings + b.settings)
  }

  /// The values that result when the settings are applied in order.
  @MainActor package var values: SettingValues {
    settings.reduce(into: SettingValues()) { $1.apply(&$0) }
  }
}

extension TableSettings: ExpressibleByArrayLiteral {
  /// Creates the value from a literal.
  public init(arrayLiteral elements: TableSetting...) { self.init(elements) }
}

/// One behavior of a screen.
public struct TableSetting: Sendable {
  let apply: @MainActor (inout SettingValues) -> Void

  /// Creates a setting that changes the values of those before it.
  package init(_ apply: @escaping @MainActor (inout SettingValues) -> Void) { self.apply = apply }
}

extension TableSetting {
  /// The title of the screen, unless it overrides `title`.
  public static func title(_ title: String) -> TableSetting { TableSetting { $0.title = title } }
}

/// The values that a screen's settings result in.
@MainActor package struct SettingValues {
  package var title: String?
  package var style = TableStyle.plain
  package var search = SearchSettings()
  package var refreshable: Refreshable?
  package var pageable: Pageable?
  package var isIndexable = false
  package var isEditable = false
  package var form = FormSettings()
  package var selectable = Selectable()
  package var longPressDuration: Double?
  package var rowHeight: TableRowHeight?
  package var emptyTable = EmptyTable()
  package var updates = UpdateSettings()
  /// The numbers that settings were given out of their range.
  var mistakes: [Mistake] = []

  package init() {}

  /// A number out of a setting's range.
  struct Mistake: Hashable {
    let setting: String
    let wanted: NumberRange
    let found: String
    /// True if the number is ignored; otherwise, the nearest number in range is used.
    let isIgnored: Bool
  }
}
