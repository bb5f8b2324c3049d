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
  /// Returns the query with its rows sorted by the texts of a column, in the order of a language: É after E, not after Z.
  ///
  /// ```swift
  /// PostgresQuery("SELECT id, name FROM people").localized(by: "name")
  /// ```
  ///
  /// The new query wraps the old one with an ICU collation of the server, such as `"de-x-icu"`. The order among rows with
  /// the same text is undefined; rows whose column is null come first.
  ///
  /// - Parameters:
  ///   - column: a column of the result, by its name.
  ///   - isDescending: whether the last text comes first.
  ///   - locale: the locale, of which the language counts; that of the person unless given.
  /// - Returns: the query in that order.
  public func localized(
    by column: String, isDescending: Bool = false, locale: Locale? = nil
  ) -> PostgresQuery {
    var query = self
    let language = (locale ?? .ofPerson).language.languageCode?.identifier ?? "und"
    query.sql = """
      SELECT * FROM (\(trimmed)
      ) AS rows_of_query ORDER BY \(PostgresName.quoted(column)) \
      COLLATE \(PostgresName.quoted("\(language)-x-icu")) \(isDescending ? "DESC NULLS LAST" : "NULLS FIRST")
      """
    return query
  }

  /// The statement without semicolons and whitespace at its end.
  private var trimmed: Substring { QueryColumns.trimmed(sql) }
}

extension PostgresQuery: StoredQuery {
  /// Reads the first rows, up to `LiveQueryBounds.whole`.
  ///
  /// - Returns: the rows, and whether they are the whole result.
  func readWhole(
    _ connection: PostgresConnection, section: String?
  ) async throws -> (rows: KeyedRows, isAll: Bool) {
    // The bound lets the server stop at it, and choose a plan that comes to it soon.
    let all = try await connection.rows(
      """
      SELECT * FROM (\(trimmed)
      ) AS rows_of_query LIMIT \(LiveQueryBounds.whole + 1)
      """, values, showing: sql)
    let columns = try columns(all.names, connection, section: section)
    var rows = KeyedRows(columns)
    rows.all = Array(all.rows.prefix(LiveQueryBounds.whole))
    return (rows, all.rows.count <= LiveQueryBounds.whole)
  }

  /// Reads the identities of the first rows, by section, and rows with known identities.
  func readLong(
    _ connection: PostgresConnection, section: String?, known: [PostgresValue], bound: Int
  ) async throws -> LongResult {
    let columns = try await columns(
      connection.columns(of: sql), connection, section: section)
    let names = [columns.id, columns.section].compactMap { $0 }.map { "c\($0)" }
    let limit = bound == .max ? "" : "LIMIT \(bound + 1)"
    let keys = try await connection.keys(
      columns.statement("SELECT \(names.joined(separator: ", "))", limit), values, bound: bound,
      showing: sql)
    return LongResult(
      sections: keys.sections, rows: try await readRows(known, connection, columns),
      isAll: keys.isAll, mistake: mistake(in: keys.sections, connection))
  }

  /// Reads the rows with the given identities; deleted rows are left out.
  func readRows(
    _ keys: [PostgresValue], _ connection: PostgresConnection
  ) async throws -> [PostgresValue: PostgresRow] {
    guard !keys.isEmpty else { return [:] }
    return try await readRows(
      keys, connection,
      columns(connection.columns(of: sql), connection, section: nil))
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

  private func columns(
    _ names: ColumnNames, _ connection: PostgresConnection, section: String?
  ) throws -> QueryColumns {
    try columns(of: sql, names, section: section) { connection.mistake($0, in: sql) }
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

  /// Returns the identities of rows, by section, up to a bound.
  fileprivate func keys(
    _ sql: String, _ values: [PostgresValue], bound: Int, showing written: String
  ) async throws -> (sections: [SectionKeys], isAll: Bool) {
    var sections = SectionSorter()
    var count = 0
    try await query(sql, values, showing: written).forEach { row in
      count += 1
      if count <= bound { sections.add(row[0], in: row.count > 1 ? row[1] : .null) }
    }
    return (sections.finish(), count <= bound)
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
#endif
