/// The columns of a query, by position: several may share a name, and SQLite may name the columns of a subquery
/// differently from those of the query alone.
struct QueryColumns: Sendable {
  private let text: String
  let names: ColumnNames
  /// The column of the row's identity.
  let id: Int
  /// The column of the section's name, or nil.
  let section: Int?

  /// Creates the columns of a statement, without the semicolons and whitespace at its end.
  init(text: String, names: ColumnNames, id: Int, section: Int?) {
    var text = Substring(text)
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    self.text = String(text)
    self.names = names
    self.id = id
    self.section = section
  }

  /// Returns a statement that selects from the query's result, whose columns are named c0, c1 and so on.
  func statement(_ select: String, _ condition: String = "") -> String {
    let list = names.all.indices.map { "c\($0)" }.joined(separator: ", ")
    // The line break ends a comment at the end of the query, which would otherwise hide the rest of the statement.
    return """
      WITH rows_of_query (\(list)) AS (\(text)
      ) \(select) FROM rows_of_query \(condition)
      """
  }
}

/// Rows, with the positions of their identity and section columns.
struct KeyedRows: Sendable {
  let columns: QueryColumns
  var all: [SQLiteRow] = []

  init(_ columns: QueryColumns) { self.columns = columns }

  func key(of row: SQLiteRow) -> SQLiteValue { row.values[columns.id] }

  func section(of row: SQLiteRow) -> SQLiteValue { columns.section.map { row.values[$0] } ?? .null }
}
