#if Postgres
public import Foundation
package import TableQueries
import TableScreen

/// A query whose rows a source shows.
///
/// ```swift
/// PostgresQuery("SELECT id, title FROM todos WHERE done = $1 ORDER BY title", [false])
/// ```
public struct PostgresQuery: Sendable {
  /// The statement, with `$1`, `$2` and so on as placeholders for the values.
  public var sql: String
  /// The values, that of `$1` first.
  public var values: [PostgresValue]
  /// The column with the identity of each row, which stays the same when the row changes.
  public var id: String
  /// The order of the rows, or nil where only the statement knows it.
  private(set) var order: PostgresOrder?

  /// Creates a query with values for `$1`, `$2` and so on.
  public init(_ sql: String, _ values: (any PostgresConvertible)?..., id: String = "id") {
    self.sql = sql
    self.values = values.map { $0?.postgresValue ?? .null }
    self.id = id
  }

  /// Creates a query with a list of values for `$1`, `$2` and so on.
  public init(_ sql: String, _ values: [(any PostgresConvertible)?], id: String = "id") {
    self.sql = sql
    self.values = values.map { $0?.postgresValue ?? .null }
    self.id = id
  }
}

extension PostgresQuery {
  /// Returns the query with its rows sorted by columns, and where those are equal by the identity, as an index has them.
  ///
  /// ```swift
  /// PostgresQuery("SELECT id, name FROM people").sorted(by: "name")
  /// ```
  ///
  /// A source that knows the order reads a long result page by page, each from where the last one ended, and a later page costs
  /// no more than the first where an index serves the order: here `CREATE INDEX ON people (name, id)`, which serves both
  /// directions. Rows whose column is null come last, or first in descending order, as PostgreSQL has them.
  ///
  /// - Parameters:
  ///   - columns: columns of the result, by their names; without one, the identity alone sorts the rows.
  ///   - isDescending: whether the last row comes first.
  /// - Returns: the query in that order, which takes the place of the one before.
  public func sorted(by columns: String..., isDescending: Bool = false) -> PostgresQuery {
    var query = self
    query.order = PostgresOrder(
      columns: columns, collation: nil, isDescending: isDescending, beginsWithNulls: isDescending)
    return query
  }

  /// Returns the query with its rows sorted by the texts of a column, in the order of a language: É after E, not after Z.
  ///
  /// ```swift
  /// PostgresQuery("SELECT id, name FROM people").localized(by: "name")
  /// ```
  ///
  /// The server compares by a collation of ICU, such as `"de-x-icu"`, or `"und-x-icu"` for a language that it does not know. Rows with the same text are sorted by the identity; rows
  /// whose column is null come first, or last in descending order. A source reads pages as with
  /// ``sorted(by:isDescending:)``; the index is one for each language:
  /// `CREATE INDEX ON people (name COLLATE "de-x-icu" NULLS FIRST, id)`.
  ///
  /// - Parameters:
  ///   - column: a column of the result, by its name.
  ///   - isDescending: whether the last text comes first.
  ///   - locale: the locale, of which the language counts; that of the person unless given: on a server, of the person in
  ///     whose window the query is made.
  /// - Returns: the query in that order, which takes the place of the one before.
  public func localized(
    by column: String, isDescending: Bool = false, locale: Locale? = nil
  ) -> PostgresQuery {
    var query = self
    let locale = locale ?? TableEnvironment.current?.locale ?? .ofPerson
    let language = locale.language.languageCode?.identifier ?? "und"
    query.order = PostgresOrder(
      columns: [column], collation: "\(language)-x-icu", isDescending: isDescending,
      beginsWithNulls: !isDescending)
    return query
  }

  /// The statement without semicolons, whitespace and comments at its end.
  private var trimmed: String { String(StatementEnd.trimmed(sql, .postgres)) }
}

extension PostgresQuery: StoredQuery {
  package var hasOrder: Bool { order != nil }

  package func isSame(as other: PostgresQuery) -> Bool {
    hasSameStatement(as: other) && order == other.order
  }

  /// Reads the first rows, up to `LiveQueryBounds.whole`.
  ///
  /// - Returns: the rows, and whether they are the whole result.
  func readWhole(
    _ connection: PostgresConnection, section: String?
  ) async throws -> (rows: KeyedRows, isAll: Bool) {
    // The bound lets the server stop at it, and choose a plan that comes to it soon.
    let limit = "LIMIT \(LiveQueryBounds.whole + 1)"
    let columns: QueryColumns
    let all: [PostgresRow]
    let placed: PlacedOrder?
    if order == nil {
      let read = try await connection.rows(
        """
        SELECT * FROM (\(trimmed)
        ) AS rows_of_query \(limit)
        """, values, showing: sql)
      (columns, all) = (try self.columns(read.names, connection, section: section), read.rows)
      placed = nil
    } else {
      columns = try await self.columns(connection, section: section)
      placed = try await order(of: columns, connection)
      all = try await connection.rows(
        columns.statement("SELECT *", "\(placed?.clause ?? "") \(limit)"), values,
        naming: columns.names, showing: sql)
    }
    var rows = KeyedRows(columns)
    rows.all = Array(all.prefix(LiveQueryBounds.whole))
    // Behind a row without an identity nothing can be found, and what is wrong with it is said by `readLong`.
    if let placed, let last = rows.all.last, rows.all.allSatisfy({ rows.key(of: $0) != .null }) {
      rows.end = placed.place(of: last)
    }
    return (rows, all.count <= LiveQueryBounds.whole)
  }

  /// Reads the identities of the first rows, or of those behind a place, by section, and rows with known identities.
  func readLong(
    _ connection: PostgresConnection, section: String?, known: [PostgresValue] = [],
    after place: [PostgresValue]? = nil, bound: Int
  ) async throws -> LongResult {
    let columns = try await columns(connection, section: section)
    let placed = try await order(of: columns, connection)
    let names = [columns.id, columns.section].compactMap { $0 }.map { "c\($0)" }
    let select = "SELECT \(names.joined(separator: ", "))"
    var parts: [(condition: String, values: [PostgresValue])] = [("", [])]
    if let placed, let place {
      parts = placed.parts(after: place, placeholder: values.count + 1)
        .map { ("WHERE \($0.condition) ", $0.values) }
    }
    var keys = KeyReading(bound: bound)
    for part in parts where keys.isAll {
      let limit = bound == .max ? "" : "LIMIT \(bound + 1 - keys.count)"
      try await connection.read(
        &keys,
        columns.statement(select, "\(part.condition)\(placed?.clause ?? "") \(limit)"),
        values + part.values, showing: sql)
    }
    let sections = keys.finish()
    let mistake = mistake(in: sections, connection)
    // The last row is read as well, since its values are the place at which the next page begins.
    let last = placed != nil && !keys.isAll && mistake == nil ? keys.last : nil
    let rows = try await readRows(known + [last].compactMap { $0 }, connection, columns)
    return LongResult(
      sections: sections, rows: rows, isAll: keys.isAll,
      end: last.flatMap { rows[$0] }.flatMap { placed?.place(of: $0) }, mistake: mistake)
  }

  /// Reads the rows with the given identities; deleted rows are left out.
  func readRows(
    _ keys: [PostgresValue], _ connection: PostgresConnection
  ) async throws -> [PostgresValue: PostgresRow] {
    guard !keys.isEmpty else { return [:] }
    return try await readRows(keys, connection, columns(connection, section: nil))
  }

  private func readRows(
    _ keys: [PostgresValue], _ connection: PostgresConnection, _ columns: QueryColumns
  ) async throws -> [PostgresValue: PostgresRow] {
    guard !keys.isEmpty else { return [:] }
    let sql = columns.statement(
      "SELECT *", "WHERE c\(columns.id) = ANY ($\(values.count + 1))")
    let rows = try await connection.rows(
      sql, values + [PostgresText.array(keys)], naming: columns.names, showing: self.sql)
    return Dictionary(rows.map { ($0.values[columns.id], $0) }) { $1 }
  }

  /// Returns the number of rows that the server's planner expects, which it does not read for that.
  func estimate(_ connection: PostgresConnection) async throws -> Int? {
    struct Explained: Decodable {
      let plan: Plan
      enum CodingKeys: String, CodingKey { case plan = "Plan" }
    }
    struct Plan: Decodable {
      let rows: Double
      enum CodingKeys: String, CodingKey { case rows = "Plan Rows" }
    }
    let rows = try await connection.rows("EXPLAIN (FORMAT JSON) \(trimmed)", values, showing: sql)
    guard let row = rows.rows.first, let name = rows.names.all.first else { return nil }
    let plans = try JSONDecoder().decode([Explained].self, from: Data((row.text(name) ?? "").utf8))
    return plans.first.flatMap { Int(exactly: $0.plan.rows.rounded()) }
  }

  /// Counts the rows.
  func count(_ connection: PostgresConnection) async throws -> Int? {
    let counted = try await connection.rows(
      """
      SELECT count(*) AS count FROM (\(trimmed)
      ) AS rows_of_query
      """, values, showing: sql)
    return counted.rows.first?.int("count")
  }

  /// Asks the server for the columns.
  private func columns(
    _ connection: PostgresConnection, section: String?
  ) async throws -> QueryColumns {
    try await columns(connection.columns(of: sql), connection, section: section)
  }

  private func order(
    of columns: QueryColumns, _ connection: PostgresConnection
  ) async throws -> PlacedOrder? {
    guard var order else { return nil }
    if let name = order.collation { order.collation = try await connection.collation(name) }
    return try order.placed(in: columns) { connection.mistake($0, in: sql) }
  }

  private func columns(
    _ names: ColumnNames, _ connection: PostgresConnection, section: String?
  ) throws -> QueryColumns {
    try columns(of: trimmed, names, section: section) { connection.mistake($0, in: sql) }
  }

  /// Returns an error if rows of a long result have no identity, or nil.
  private func mistake(
    in sections: [SectionKeys], _ connection: PostgresConnection
  ) -> PostgresError? {
    mistake(in: sections).map { connection.mistake($0, in: sql) }
  }
}

extension PostgresConnection {
  /// Returns the rows of a query and the names of its columns; an error shows another statement, which a person wrote.
  fileprivate func rows(
    _ sql: String, _ values: [PostgresValue], showing written: String
  ) async throws -> (rows: [PostgresRow], names: ColumnNames) {
    let result = try await query(sql, values, showing: written)
    let names = result.names
    return (result.rows(naming: names), names)
  }

  fileprivate func rows(
    _ sql: String, _ values: [PostgresValue], naming names: ColumnNames, showing written: String
  ) async throws -> [PostgresRow] {
    try await query(sql, values, showing: written).rows(naming: names)
  }

  /// Reads the identities of more rows.
  fileprivate func read(
    _ keys: inout KeyReading, _ sql: String, _ values: [PostgresValue], showing written: String
  ) async throws {
    let result = try await query(sql, values, showing: written)
    result.forEach { keys.add($0[0], in: $0.count > 1 ? $0[1] : .null) }
  }

  private func query(
    _ sql: String, _ values: [PostgresValue], showing written: String
  ) async throws -> PostgresResult {
    do { return try await run(sql, values) } catch let error as PostgresError {
      throw PostgresError(
        code: error.code, message: error.message, database: error.database, statement: written)
    }
  }
}

/// The identities of rows as they are read, by section and up to a bound.
private struct KeyReading {
  let bound: Int
  /// The number of rows that were read, with the one behind the bound.
  private(set) var count = 0
  /// The identity of the last row within the bound.
  private(set) var last: PostgresValue?
  private var sorter = SectionSorter()

  init(bound: Int) { self.bound = bound }

  /// Indicates whether no row lies behind the bound, as far as was read.
  var isAll: Bool { count <= bound }

  mutating func add(_ key: PostgresValue, in section: PostgresValue) {
    count += 1
    guard isAll else { return }
    last = key
    sorter.add(key, in: section)
  }

  mutating func finish() -> [SectionKeys] { sorter.finish() }
}
#endif
