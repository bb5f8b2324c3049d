import TableQueries

extension SQLiteQuery {
  /// Returns the query with its rows sorted by the texts of a column, in the order of the locale: É
  /// after E, not after Z.
  ///
  /// ```swift
  /// SQLiteQuery("SELECT id, name FROM people").localized(by: "name")
  /// ```
  ///
  /// The new query wraps the old one with `ORDER BY name COLLATE localized`, for the locale of
  /// ``SQLiteOptions/locale``. The order among rows with the same text is undefined; rows whose
  /// column is null come first, or last in descending order.
  ///
  /// - Parameters:
  ///   - column: a column of the result, by its name.
  ///   - isDescending: whether the last text comes first.
  /// - Returns: the query in that order.
  public func localized(by column: String, isDescending: Bool = false) -> SQLiteQuery {
    var query = self
    // Backticks, because SQLite treats an unknown name in double quotes as a text.
    let name = column.replacing("`", with: "``")
    query.sql = """
      SELECT * FROM (\(StatementEnd.trimmed(sql, .sqlite))
      ) ORDER BY `\(name)` COLLATE \(LocalizedOrder.name)\(isDescending ? " DESC" : "")
      """
    return query
  }
}
