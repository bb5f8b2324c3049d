import TableScreen

/// Draws what a table without a terminal shows.
@MainActor struct FrameMaker {
  let columns: Int
  let rows: Int

  /// Returns what is in view as text.
  func frame(of table: HeadlessHost) -> String {
    let painter = TextPainter(pool: table.pool)
    let size = TextSize(columns: columns, rows: rows)
    var state = TextState()
    var options = TextOptions()
    options.showsCursor = false
    painter.move(
      .reveal(table.top, .top), on: table.visibleScreen, state: &state, size: size, options: options
    )
    return painter.paint(table.visibleScreen, state: &state, size: size, options: options).text
  }
}
