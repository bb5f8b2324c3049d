package import TableScreen

/// Draws a screen into a grid of characters.
///
/// Each screen has a painter of its own, which holds the cells of the screen's rows:
///
/// ```swift
/// let painter = TextPainter()
/// var state = TextState()
/// let frame = painter.paint(screen, state: &state, size: TextSize(columns: 80, rows: 24))
/// print(frame.text)
/// ```
@MainActor package final class TextPainter {
  /// The cells of the rows in view.
  package let pool: RowCellPool
  /// The contents of rows that moves have made since the last frame, kept for the next one.
  private var contents: [NodeID: RowContent] = [:]
  /// The table and size of the last frame.
  private(set) var drawn: (table: TextTable, size: TextSize)?

  /// Creates a painter that takes cells from `pool`.
  package init(pool: RowCellPool = RowCellPool()) { self.pool = pool }

  /// Draws a screen.
  ///
  /// The viewport follows the cursor, and the cursor follows its row, so the state changes too. Contents that a move has
  /// made are used again, unless ``forget()`` was called since.
  package func paint(
    _ screen: any HostedScreen, state: inout TextState, size: TextSize,
    options: TextOptions = TextOptions()
  ) -> TextFrame {
    let table = TextTable(screen, state, size, options, pool, contents: contents)
    forget()
    state.settle(in: table)
    table.update(state)
    if state.viewport.followsCursor, options.showsCursor, let cursor = state.cursor,
      let path = table.layout.tablePath(of: cursor)
    {
      state.viewport.reveal(path, at: .nearest, in: table)
    }
    var canvas = TextCanvas(table, state, size)
    canvas.draw()
    if let top = state.viewport.top(in: table) { state.viewport.setTop(top, in: table) }
    state.viewport.seen = canvas.seen
    pool.keep(Set(canvas.frame.rows))
    drawn = (table, size)
    return canvas.frame
  }

  /// Moves the cursor or the viewport, for a screen drawn at that size.
  package func move(
    _ motion: TextMotion, on screen: any HostedScreen, state: inout TextState, size: TextSize,
    options: TextOptions = TextOptions()
  ) {
    let table = TextTable(screen, state, size, options, pool, contents: contents)
    state.settle(in: table)
    table.update(state)
    state.move(motion, in: table)
    contents = table.contents
  }

  /// Returns whether a screen has more lines than there is room for, for a screen drawn at that size.
  package func isCut(
    _ screen: any HostedScreen, state: TextState, size: TextSize,
    options: TextOptions = TextOptions()
  ) -> Bool {
    let table = TextTable(screen, state, size, options, pool, contents: contents)
    guard let first = table.first else { return false }
    return table.remaining(from: TextPlace(slot: first), limit: table.height + 1) == nil
  }

  /// Forgets the contents of rows; to be called when the screen has changed since the last move.
  package func forget() { contents = [:] }
}
