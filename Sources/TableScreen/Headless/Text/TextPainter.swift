/// Draws a screen into a grid of characters.
///
/// There is one for each screen, since it holds the cells of the screen's rows:
///
/// ```swift
/// let painter = TextPainter()
/// var state = TextState()
/// let frame = painter.paint(screen, state: &state, size: TextSize(columns: 80, rows: 24))
/// print(frame.text)
/// ```
@MainActor package struct TextPainter {
  /// The cells of the rows in view.
  package let pool: RowCellPool

  /// Creates a painter that takes cells from `pool`.
  package init(pool: RowCellPool = RowCellPool()) { self.pool = pool }

  /// Draws a screen.
  ///
  /// What is in view follows the cursor, and the cursor follows its row, so the state changes too.
  package func paint(
    _ screen: any HostedScreen, state: inout TextState, size: TextSize,
    options: TextOptions = TextOptions()
  ) -> TextFrame {
    TextFrame(
      grid: TextGrid(columns: size.columns, rows: size.rows, glyphs: options.glyphs))
  }

  /// Moves the cursor, or what is in view, as it would be drawn at that size.
  package func move(
    _ motion: TextMotion, on screen: any HostedScreen, state: inout TextState, size: TextSize,
    options: TextOptions = TextOptions()
  ) {}
}
