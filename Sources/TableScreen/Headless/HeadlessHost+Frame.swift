extension HeadlessHost {
  /// Returns what is in view as text, drawn as a terminal draws it.
  ///
  /// ```swift
  /// print(table.frame(columns: 80, rows: 24))
  /// ```
  ///
  /// - Parameters:
  ///   - columns: how many characters a line holds; negative counts as 0.
  ///   - rows: how many lines there are; negative counts as 0.
  /// - Returns: the lines, without the spaces at their ends.
  public func frame(columns: Int = 80, rows: Int = 24) -> String {
    let painter = TextPainter(pool: pool)
    let size = TextSize(columns: max(columns, 0), rows: max(rows, 0))
    var state = TextState()
    var options = TextOptions()
    options.showsCursor = false
    painter.move(
      .reveal(top, .top), on: visibleScreen, state: &state, size: size, options: options)
    return painter.paint(visibleScreen, state: &state, size: size, options: options).text
  }
}
