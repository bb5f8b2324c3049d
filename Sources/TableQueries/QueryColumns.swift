/// The columns of a query, by position: several may share a name, and a database may name the columns of a subquery
/// differently from those of the query alone.
package struct QueryColumns: Sendable {
  private let text: String
  package let names: ColumnNames
  /// The column of the row's identity.
  package let id: Int
  /// The column of the section's name, or nil.
  package let section: Int?

  /// Creates the columns of a statement, which has nothing behind its end.
  package init(text: String, names: ColumnNames, id: Int, section: Int?) {
    self.text = text
    self.names = names
    self.id = id
    self.section = section
  }

  /// Returns a statement that selects from the query's result, whose columns are named c0, c1 and so on.
  package func statement(_ select: String, _ condition: String = "") -> String {
    let list = names.all.indices.map { "c\($0)" }.joined(separator: ", ")
    // The line break ends a comment at the end of the query, which would otherwise hide the rest of the statement.
    return """
      WITH rows_of_query (\(list)) AS (\(text)
      ) \(select) FROM rows_of_query \(condition)
      """
  }
}

/// Rows, with the positions of their identity and section columns.
package struct KeyedRows: Sendable {
  package let columns: QueryColumns
  package var all: [QueryRow] = []
  /// The place of the last row in the query's order, behind which more can be read; nil where the order is not known.
  package var end: [QueryValue]?

  package init(_ columns: QueryColumns) { self.columns = columns }

  package func key(of row: QueryRow) -> QueryValue { row.values[columns.id] }

  package func section(of row: QueryRow) -> QueryValue {
    columns.section.map { row.values[$0] } ?? .null
  }
}
