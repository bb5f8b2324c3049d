extension SQLiteQuery {
  /// Returns the query with its rows in the order that the locale gives the texts of a column: É after E, and not after Z.
  ///
  /// ```swift
  /// SQLiteQuery("SELECT id, name FROM people").localized(by: "name")
  /// ```
  ///
  /// It is `ORDER BY name COLLATE localized` around the query, for the locale of ``SQLiteOptions/locale``. Rows of the same
  /// text keep no order of their own; those whose column is null come first.
  ///
  /// - Parameters:
  ///   - column: a column of the result, by its name.
  ///   - isDescending: whether the last text comes first.
  /// - Returns: the query in that order.
  public func localized(by column: String, isDescending: Bool = false) -> SQLiteQuery {
    var query = self
    var statement = Substring(sql)
    while let last = statement.last, last.isWhitespace || last == ";" { statement.removeLast() }
    // Between other quotation marks, SQLite would take a name that it does not know for a text.
    let name = column.replacing("`", with: "``")
    // The line break ends a comment at the end of the query.
    query.sql = """
      SELECT * FROM (\(statement)
      ) ORDER BY `\(name)` COLLATE \(LocalizedOrder.name)\(isDescending ? " DESC" : "")
      """
    return query
  }
}
