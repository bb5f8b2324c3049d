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
    // Scalars, as SQLite reads them: a quote stands for itself before whatever mark, and a line ends at its last scalar.
    let scalars = sql.unicodeScalars
    var (end, place) = (scalars.startIndex, scalars.startIndex)
    func hasPrefix(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }
    /// Goes on behind the next occurrence of a text, or to the end.
    func skip(_ start: Int, to text: String) {
      let rest = scalars[place...].dropFirst(start)
      place = rest.firstRange(of: text.unicodeScalars)?.upperBound ?? scalars.endIndex
    }
    while place < scalars.endIndex {
      let scalar = scalars[place]
      if hasPrefix("--") {
        skip(2, to: "\n")
      } else if hasPrefix("/*") {
        skip(2, to: "*/")
      } else if scalar.properties.isWhitespace || scalar == ";" {
        place = scalars.index(after: place)
      } else {
        switch scalar {
        case "'", "\"", "`": skip(1, to: String(scalar))
        case "[": skip(1, to: "]")
        default: place = scalars.index(after: place)
        }
        end = place
      }
    }
    return end
  }
}
