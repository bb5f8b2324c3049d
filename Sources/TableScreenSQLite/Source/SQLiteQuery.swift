package import TableQueries

/// A query whose rows a source shows.
public struct SQLiteQuery: Sendable {
  /// The statement, with question marks as placeholders for the values.
  public var sql: String
  /// The values, in the order of the question marks.
  public var values: [SQLiteValue]
  /// The column with the identity of each row, which stays the same when the row changes.
  public var id: String

  /// Creates a query with values for its question marks.
  public init(_ sql: String, _ values: (any SQLiteConvertible)?..., id: String = "id") {
    self.sql = sql
    self.values = values.map { $0?.sqliteValue ?? .null }
    self.id = id
  }
}

extension SQLiteQuery: StoredQuery {
  /// The number of rows read by one statement from their identities.
  private static let chunk = 100

  /// Reads the first rows, up to ``LiveQueryBounds/whole``.
  ///
  /// - Returns: the rows, and whether they are the whole result.
  func readWhole(
    _ connection: SQLiteConnection, section: String?
  ) throws -> (rows: KeyedRows, isAll: Bool) {
    let columns = try columns(connection, section: section)
    var rows = KeyedRows(columns)
    var isAll = true
    try connection.step(sql, values) { statement in
      guard rows.all.count < LiveQueryBounds.whole else {
        isAll = false
        return false
      }
      rows.all.append(SQLiteRow(values: statement.values, names: columns.names))
      return true
    }
    return (rows, isAll)
  }

  /// Reads the identities of all rows, by section; without a section column, as one section.
  func readKeys(
    _ connection: SQLiteConnection, section: String?
  ) throws -> [SectionKeys] {
    let columns = try columns(connection, section: section)
    var sections = SectionSorter()
    let names = [columns.id, columns.section].compactMap { $0 }.map { "c\($0)" }
    let sql = columns.statement("SELECT \(names.joined(separator: ", "))")
    try connection.step(sql, values) { statement in
      sections.add(
        statement.value(at: 0), in: section == nil ? .null : statement.value(at: 1))
      return true
    }
    return sections.finish()
  }

  /// Reads the rows with the given identities; deleted rows are left out.
  func readRows(
    _ keys: [SQLiteValue], _ connection: SQLiteConnection
  ) throws -> [SQLiteValue: SQLiteRow] {
    guard !keys.isEmpty else { return [:] }
    let columns = try columns(connection, section: nil)
    var found: [SQLiteValue: SQLiteRow] = [:]
    let marks = Array(repeating: "?", count: Self.chunk).joined(separator: ", ")
    let sql = columns.statement("SELECT *", "WHERE c\(columns.id) IN (\(marks))")
    for start in stride(from: 0, to: keys.count, by: Self.chunk) {
      // Padded with nulls, which match no row, so that every chunk uses the same prepared statement.
      var chunk = Array(keys[start..<min(start + Self.chunk, keys.count)])
      chunk += Array(repeating: .null, count: Self.chunk - chunk.count)
      for row in try connection.rows(sql, values + chunk, names: columns.names) {
        found[row.values[columns.id]] = row
      }
    }
    return found
  }

  private func columns(
    _ connection: SQLiteConnection, section: String?
  ) throws -> QueryColumns {
    let (text, names) = try connection.look(at: sql)
    let trimmed = String(StatementEnd.trimmed(text, .sqlite))
    return try columns(of: trimmed, names, section: section) { connection.mistake($0, in: sql) }
  }

  /// Returns an error if rows of a long result have no identity, or nil.
  func mistake(in sections: [SectionKeys], _ connection: SQLiteConnection) -> SQLiteError? {
    mistake(in: sections).map { connection.mistake($0, in: sql) }
  }
}
