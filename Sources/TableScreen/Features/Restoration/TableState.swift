package import TableCore

/// The saved state of a table, for a later run of the app.
///
/// Rows are named by the ids that the app gives them, or else by titles, within their screen or group; a child screen
/// is named by its ``Screen/restorationName``, or by its class and place. Names of missing rows are ignored.
public struct TableState: Hashable, Sendable, Codable {
  /// The first row in view, or nil for the start of the table.
  public var top: RowName?
  /// The text that was searched for, or nil without a search.
  public var searchText: String?
  /// The scope of the search, by its place.
  public var searchScope = 0
  /// The title of that scope, which finds it where it stands at another place by now; nil for the first scope, and in a state
  /// of an earlier version.
  var scopeTitle: String?
  /// Indicates whether edit mode was on.
  public var isEditing = false
  /// The rows that were expanded by hand.
  public var expanded: [RowName] = []
  /// The rows that were collapsed by hand.
  public var collapsed: [RowName] = []
  /// The selected rows, in the order in which they were.
  public var selection: [RowName] = []
  /// The selected row whose detail was open, which is selected again only with that detail; nil without one, and in a state of
  /// an earlier version.
  var detailRow: RowName?
  /// What was typed and is not written yet, where it was asked for; nil for nothing.
  var drafts: [SavedDraft]?

  /// Creates the state of a table that nobody has touched.
  public init() {}

  /// What was typed, as a list; the property that is written leaves no trace where there is nothing.
  var typed: [SavedDraft] {
    get { drafts ?? [] }
    set { drafts = newValue.isEmpty ? nil : newValue }
  }
}
