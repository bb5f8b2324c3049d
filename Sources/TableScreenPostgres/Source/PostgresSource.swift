#if Postgres
import TableQueries
public import TableScreen

/// A source whose rows are those of a PostgreSQL query.
///
/// ```swift
/// let people = PostgresSource(database, PostgresQuery("SELECT id, name FROM people ORDER BY name")) { row in
///   [.title: row.text("name")]
/// }
/// …
/// Section("People", source: people)
/// ```
///
/// The table shows what this program commits, and what any other commits to a table that notifies
/// (``PostgresDatabase/installTriggers(for:schema:)``), as minimal changes. All reading happens away from the main
/// actor, and each time from one snapshot of the database, in a transaction that cannot write. Of a result of more than
/// 2,000 rows, only identities are kept, and the rows near those in view; other rows show “…” until they are read. Of a
/// query with an order of its own, ``PostgresQuery/sorted(by:isDescending:)`` or
/// ``PostgresQuery/localized(by:isDescending:locale:)``, the first 2,000 rows are a page, and each time that a person
/// comes near the end the next one is read, from where the last one ended. Of other queries identities are read of the
/// first 20,000 rows, and then of twice as many, all from the start. Until all are known, ``hasMore`` is true. The
/// standard search covers the rows whose identities are known; the app's own matcher, or a scope, covers only the rows
/// in memory, so let the query filter instead.
///
/// Each row needs an identity of its own: by it pages go on. In a long result, rows that share an identity all show one
/// of them, and rows whose identity is null show “…”.
@MainActor public final class PostgresSource: RowSource {
  private let live: LiveQuery<PostgresDatabase>

  /// Creates a source with one table row for each row of the query.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - query: the query; ``PostgresQuery/id`` names the column with the identity of each row.
  ///   - searchText: returns the text that a search compares; without it, a search makes the cell of each row.
  ///   - cell: makes a row.
  public init(
    _ database: PostgresDatabase, _ query: PostgresQuery,
    searchText: (@MainActor (PostgresRow) -> String)? = nil,
    cell: @escaping @MainActor (PostgresRow) -> TableCell
  ) {
    live = LiveQuery(
      database, query, section: nil, RowFace(searchText: searchText) { row, _ in cell(row) })
    super.init()
    live.source = self
  }

  /// Creates a source with one table row for each row of the query; a method makes each cell when it is shown.
  public init<Target: ActionTarget>(
    _ database: PostgresDatabase, _ query: PostgresQuery,
    searchText: (@MainActor (PostgresRow) -> String)? = nil,
    cell: @escaping @MainActor (Target) -> @MainActor (PostgresRow) -> TableCell
  ) {
    live = LiveQuery(
      database, query, section: nil,
      RowFace(searchText: searchText) { row, context in try cell(context.target())(row) })
    super.init()
    live.source = self
  }

  /// The query; setting another one reads it at once.
  public var query: PostgresQuery {
    get { live.query }
    set { live.query = newValue }
  }

  /// Indicates whether the result has more rows than the table by now.
  ///
  /// A screen whose `tableData` reads it is read again when it changes.
  public var hasMore: Bool { live.toldHasMore }

  /// The number of rows, as far as it is known, or nil before the first reading.
  ///
  /// A screen whose `tableData` reads it is read again when it changes, such as for a title: `people.count?.text()`.
  /// While ``hasMore`` is true the server's planner estimates it; see ``countsAll``.
  public var count: RowCount? { live.count }

  /// Indicates whether the server counts the rows while ``hasMore`` is true; without it the number is an estimate.
  ///
  /// A count takes the server about as long as reading all rows. It comes late, after each change once more, and takes a
  /// tenth of the time at most.
  public var countsAll: Bool {
    get { live.countsAll }
    set { live.countsAll = newValue }
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
#endif
