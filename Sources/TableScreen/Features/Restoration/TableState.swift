package import TableCore

/// What a table remembers from one run of the app to the next.
///
/// Rows are named by the ids that the app gives them, or else by titles, among those of the screen or group that they belong
/// to: a screen inside another one, by its ``Screen/restorationName`` or its class and place. Names of rows that are no longer
/// there are ignored.
public struct TableState: Hashable, Sendable, Codable {
  /// The first row in view, or nil for the start of the table.
  public var top: RowName?
  /// What was searched for, or nil while nobody searched.
  public var searchText: String?
  /// The scope of the search, by its place.
  public var searchScope = 0
  /// Whether edit mode was on.
  public var isEditing = false
  /// The rows whose children were shown by hand.
  public var expanded: [RowName] = []
  /// The rows whose children were hidden by hand.
  public var collapsed: [RowName] = []
  /// The selected rows, in the order in which they were.
  public var selection: [RowName] = []

  /// Creates the state of a table that nobody has touched.
  public init() {}
}
