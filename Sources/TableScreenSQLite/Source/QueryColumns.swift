/// The columns of a query, by their places: several may have one name, and SQLite names them otherwise inside of another
/// query than outside.
struct QueryColumns: Sendable {
  private let text: String
  let names: ColumnNames
  /// The column of the row's identity.
  let id: Int
  /// The column of the section's name, or nil.
  let section: Int?

  /// Notes the columns of a statement.
  init(text: String, names: ColumnNames, id: Int, section: Int?) {
    var text = Substring(text)
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    self.text = String(text)
    self.names = names
    self.id = id
    self.section = section
  }

  /// A statement over what the query gives; it calls the columns c0, c1 and so on.
  func statement(_ select: String, _ condition: String = "") -> String {
    let list = names.all.indices.map { "c\($0)" }.joined(separator: ", ")
    // A comment at the end of the query must not swallow what follows.
    return """
      WITH rows_of_query (\(list)) AS (\(text)
      ) \(select) FROM rows_of_query \(condition)
      """
  }
}

/// Rows, with the places of what tells them apart.
struct KeyedRows: Sendable {
  let columns: QueryColumns
  var all: [SQLiteRow] = []

  init(_ columns: QueryColumns) { self.columns = columns }

  func key(of row: SQLiteRow) -> SQLiteValue { row.values[columns.id] }

  func section(of row: SQLiteRow) -> SQLiteValue { columns.section.map { row.values[$0] } ?? .null }
}
