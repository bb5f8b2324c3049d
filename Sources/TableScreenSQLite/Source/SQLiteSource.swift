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
/// Commits to the database, by this program or another, show by themselves as the smallest change. All
/// reading is done away from the main actor, and each time from one state of the database. Of a result
/// of more than 2,000 rows only the identities are kept, and the rows near those in view: others show “…”
/// for the moment in which they are read. The standard search looks at all of them; a matcher of the app's
/// own, and a scope, only at those that are at hand, so let the query do that.
///
/// The query may only read, and each row needs an identity of its own: of rows that share one in a long result
/// all show what the last one says, and those whose identity is null show “…”.
@MainActor public final class SQLiteSource: RowSource {
  private let live: LiveQuery

  /// Creates a source of one row for each that the query gives.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - query: the query; its column `id`, or another that it names, tells the rows apart.
  ///   - searchText: what a search looks at; without it each row is made to be searched.
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

  /// Creates a source of one row for each that the query gives, made by a method when it is shown.
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

  /// The query; another one is read at once.
  public var query: SQLiteQuery {
    get { live.query }
    set { live.query = newValue }
  }

  public override var rows: TableSection {
    guard let rows = live.sections.first?.rows else { return TableSection(cells: []) }
    return TableSection(nil, id: nil, footer: nil, rows: .provider(rows))
  }

  public override func willShow() { live.start() }

  public override var canRetry: Bool { true }

  public override func retry() { live.retry() }

  public override var isWorking: Bool { live.isWorking }
}
