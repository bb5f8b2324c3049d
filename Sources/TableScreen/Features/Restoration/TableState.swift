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
  /// The titles of all scopes, by which one knows another language from a scope that has gone; nil as for that title.
  var scopeTitles: [String]?
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

  /// Returns the place of the scope among those that there are now: 0 if it is gone.
  @MainActor func scope(among scopes: [String]) -> Int {
    guard let scopeTitle else { return searchScope }
    // A state of an earlier version does not say what the others were.
    guard let scopeTitles else { return scopes.firstIndex(of: scopeTitle) ?? searchScope }
    var session = SearchSession()
    session.change(to: searchScope, of: scopeTitles)
    return session.place(among: scopes)
  }

  /// What was typed, as a list; the property that is written leaves no trace where there is nothing.
  var typed: [SavedDraft] {
    get { drafts ?? [] }
    set { drafts = newValue.isEmpty ? nil : newValue }
  }
}
