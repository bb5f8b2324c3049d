public import TableScreen

/// A source whose sections are those of an SQLite query, by the value in one of its columns.
///
/// ```swift
/// let people = SQLiteSections(
///   database, SQLiteQuery("SELECT id, name, town FROM people ORDER BY town, name"), section: "town"
/// ) { row in [.title: row.text("name")] }
/// …
/// [Section { [.title: "Add"] }, .sections(from: people)]
/// ```
///
/// The sections stand in the order of their first rows; else it does as ``SQLiteSource``.
@MainActor public final class SQLiteSections: SectionSource {
  private let live: LiveQuery
  private let title: @MainActor (SQLiteValue) -> String?

  /// Creates a source of one row for each that the query gives.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - query: the query; its column `id`, or another that it names, tells the rows apart.
  ///   - section: the column that says in which section a row stands.
  ///   - title: the title of a section; without it the value in words.
  ///   - searchText: what a search looks at; without it each row is made to be searched.
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

  /// Creates a source of one row for each that the query gives, made by a method when it is shown.
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

  /// The query; another one is read at once.
  public var query: SQLiteQuery {
    get { live.query }
    set { live.query = newValue }
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

extension SQLiteValue {
  /// The value in words, those that are no UTF-8 as “�”; nil for null and bytes.
  public var words: String? {
    switch self {
    case .text(let text): text
    case .malformedText(let bytes): String(decoding: bytes, as: UTF8.self)
    case .integer(let integer): "\(integer)"
    case .real(let number): "\(number)"
    case .null, .blob: nil
    }
  }
}
