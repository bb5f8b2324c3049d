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
      SELECT * FROM (\(sql[..<Self.end(of: sql)])
      ) ORDER BY `\(name)` COLLATE \(LocalizedOrder.name)\(isDescending ? " DESC" : "")
      """
    return query
  }

  /// Returns where the text of a statement ends, without the whitespace, the semicolons and the comments behind it.
  private static func end(of sql: String) -> String.Index {
    var (end, place) = (sql.startIndex, sql.startIndex)
    /// Goes on behind the next occurrence of a text, or to the end.
    func skip(_ start: Int, to text: String) {
      let rest = sql[place...].dropFirst(start)
      place = rest.firstRange(of: text)?.upperBound ?? sql.endIndex
    }
    while place < sql.endIndex {
      let character = sql[place]
      if sql[place...].hasPrefix("--") {
        skip(2, to: "\n")
      } else if sql[place...].hasPrefix("/*") {
        skip(2, to: "*/")
      } else if character.isWhitespace || character == ";" {
        place = sql.index(after: place)
      } else {
        switch character {
        case "'", "\"", "`": skip(1, to: String(character))
        case "[": skip(1, to: "]")
        default: place = sql.index(after: place)
        }
        end = place
      }
    }
    return end
  }
}
