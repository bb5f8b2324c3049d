public import TableScreen

/// A source whose rows are those of an SQLite query.
///
/// ```swift
/// let people = SQLiteSource(database, SQLiteQuery("SELECT id, name FROM people ORDER BY name")) { row in
///   [.title: row.text("name")]
/// }
/// …
/// Section("People", source: people)
/// ```
///
/// The table shows commits to the database, by this program or another, as minimal changes. All reading happens away
/// from the main actor, and each time from one snapshot of the database. Of a result of more than 2,000 rows, only the
/// identities are kept, and the rows near those in view; other rows show “…” until they are read. The standard search
/// covers all rows; the app's own matcher, or a scope, covers only the rows in memory, so let the query filter instead.
///
/// The query may only read, and each row needs an identity of its own. In a long result, rows that share an identity
/// all show the last of them, and rows whose identity is null show “…”.
@MainActor public final class SQLiteSource: RowSource {
  private let live: LiveQuery<SQLiteDatabase>

  /// Creates a source with one table row for each row of the query.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - query: the query; ``SQLiteQuery/id`` names the column with the identity of each row.
  ///   - searchText: returns the text that a search compares; without it, a search makes the cell of each row.
  ///   - cell: makes a row.
  public init(
    _ database: SQLiteDatabase, _ query: SQLiteQuery,
    searchText: (@MainActor (SQLiteRow) -> String)? = nil,
    cell: @escaping @MainActor (SQLiteRow) -> TableCell
  ) {
    live = LiveQuery(
      database, query, section: nil, RowFace(searchText: searchText) { row, _ in cell(row) })
    super.init()
    live.source = self
  }

  /// Creates a source with one table row for each row of the query; a method makes each cell when it is shown.
  public init<Target: ActionTarget>(
    _ database: SQLiteDatabase, _ query: SQLiteQuery,
    searchText: (@MainActor (SQLiteRow) -> String)? = nil,
    cell: @escaping @MainActor (Target) -> @MainActor (SQLiteRow) -> TableCell
  ) {
    live = LiveQuery(
      database, query, section: nil,
      RowFace(searchText: searchText) { row, context in try cell(context.target())(row) })
    super.init()
    live.source = self
  }

  /// The query; setting another one reads it at once.
  public var query: SQLiteQuery {
    get { live.query }
    set { live.query = newValue }
  }

  /// The number of rows, as far as it is known, or nil before the first reading.
  ///
  /// A screen whose `tableData` reads it is read again when it changes, such as for a title: `people.count?.text()`.
  public var count: RowCount? { live.count }

  public override var rows: TableSection {
    guard let rows = live.sections.first?.rows else { return TableSection(cells: []) }
    return TableSection(nil, id: nil, footer: nil, rows: .provider(rows))
  }

  public override func willShow() { live.start() }

  public override var canRetry: Bool { true }

  public override func retry() { live.retry() }

  public override var isWorking: Bool { live.isWorking }
}
