#if Postgres
import TableQueries
public import TableScreen

/// A source that groups the rows of a PostgreSQL query into sections by the value in one column.
///
/// ```swift
/// let people = PostgresSections(
///   database, PostgresQuery("SELECT id, name, town FROM people").sorted(by: "town", "name"), section: "town"
/// ) { row in [.title: row.text("name")] }
/// …
/// [Section { [.title: "Add"] }, .sections(from: people)]
/// ```
///
/// The sections are in the order of their first rows. Sort a long result by the column of the sections before all others,
/// so that the next page goes on with the last section; else its rows come to sections further up as well. In all else the
/// source works like ``PostgresSource``.
@MainActor public final class PostgresSections: SectionSource {
  private let live: LiveQuery<PostgresDatabase>
  private let title: @MainActor (PostgresValue) -> String?

  /// Creates a source with one table row for each row of the query.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - query: the query; ``PostgresQuery/id`` names the column with the identity of each row.
  ///   - section: the column with the section of each row.
  ///   - title: returns the title of a section; by default, the value as text.
  ///   - searchText: returns the text that a search compares; without it, a search makes the cell of each row.
  ///   - cell: makes a row.
  public init(
    _ database: PostgresDatabase, _ query: PostgresQuery, section: String,
    title: @escaping @MainActor (PostgresValue) -> String? = { $0.words },
    searchText: (@MainActor (PostgresRow) -> String)? = nil,
    cell: @escaping @MainActor (PostgresRow) -> TableCell
  ) {
    live = LiveQuery(
      database, query, section: section, RowFace(searchText: searchText) { row, _ in cell(row) })
    self.title = title
    super.init()
    live.source = self
  }

  /// Creates a source with one table row for each row of the query; a method makes each cell when it is shown.
  public init<Target: ActionTarget>(
    _ database: PostgresDatabase, _ query: PostgresQuery, section: String,
    title: @escaping @MainActor (PostgresValue) -> String? = { $0.words },
    searchText: (@MainActor (PostgresRow) -> String)? = nil,
    cell: @escaping @MainActor (Target) -> @MainActor (PostgresRow) -> TableCell
  ) {
    live = LiveQuery(
      database, query, section: section,
      RowFace(searchText: searchText) { row, context in try cell(context.target())(row) })
    self.title = title
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

  public override var sections: [TableSection] {
    live.sections.map { key, rows in
      TableSection(
        title(key), id: key.id ?? TableCell.ID(key), footer: nil, rows: .provider(rows))
    }
  }

  public override func willShow() { live.start() }

  public override var canRetry: Bool { true }

  public override func retry() { live.retry() }

  public override var isWorking: Bool { live.isWorking }
}
#endif
