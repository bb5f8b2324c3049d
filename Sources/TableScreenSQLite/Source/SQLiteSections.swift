public import TableScreen

/// A source that groups the rows of an SQLite query into sections by the value in one column.
///
/// ```swift
/// let people = SQLiteSections(
///   database, SQLiteQuery("SELECT id, name, town FROM people ORDER BY town, name"), section: "town"
/// ) { row in [.title: row.text("name")] }
/// …
/// [Section { [.title: "Add"] }, .sections(from: people)]
/// ```
///
/// The sections are in the order of their first rows; in all else the source works like ``SQLiteSource``.
@MainActor public final class SQLiteSections: SectionSource {
  private let live: LiveQuery<SQLiteDatabase>
  private let title: @MainActor (SQLiteValue) -> String?

  /// Creates a source with one table row for each row of the query.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - query: the query; ``SQLiteQuery/id`` names the column with the identity of each row.
  ///   - section: the column with the section of each row.
  ///   - title: returns the title of a section; by default, the value as text.
  ///   - searchText: returns the text that a search compares; without it, a search makes the cell of each row.
  ///   - cell: makes a row.
  public init(
    _ database: SQLiteDatabase, _ query: SQLiteQuery, section: String,
    title: @escaping @MainActor (SQLiteValue) -> String? = { $0.words },
    searchText: (@MainActor (SQLiteRow) -> String)? = nil,
    cell: @escaping @MainActor (SQLiteRow) -> TableCell
  ) {
    live = LiveQuery(
      database, query, section: section, RowFace(searchText: searchText) { row, _ in cell(row) })
    self.title = title
    super.init()
    live.source = self
  }

  /// Creates a source with one table row for each row of the query; a method makes each cell when it is shown.
  public init<Target: ActionTarget>(
    _ database: SQLiteDatabase, _ query: SQLiteQuery, section: String,
    title: @escaping @MainActor (SQLiteValue) -> String? = { $0.words },
    searchText: (@MainActor (SQLiteRow) -> String)? = nil,
    cell: @escaping @MainActor (Target) -> @MainActor (SQLiteRow) -> TableCell
  ) {
    live = LiveQuery(
      database, query, section: section,
      RowFace(searchText: searchText) { row, context in try cell(context.target())(row) })
    self.title = title
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
