import TableScreen

/// A frame that is being drawn.
@MainActor struct TextCanvas {
  let table: TextTable
  let state: TextState
  let size: TextSize
  var frame: TextFrame
  /// The rows in view.
  var seen: [TextViewport.Seen] = []
  /// The headers and footers in view.
  var edges: Set<SectionEdge> = []

  var chrome: ScreenChrome { table.chrome }
  var plan: TextPlan { table.plan }
  var options: TextOptions { table.options }
  var parts: TextParts { table.parts }
  var glyphs: TextGlyphs { parts.glyphs }
  var columns: Int { frame.grid.columns }

  init(_ table: TextTable, _ state: TextState, _ size: TextSize) {
    self.table = table
    self.state = state
    self.size = size
    frame = TextFrame(
      grid: TextGrid(columns: size.columns, rows: size.rows, glyphs: table.options.glyphs))
    frame.body = table.plan.body
  }

  /// Continues with a frame that was drawn from the same table.
  init(_ table: TextTable, _ state: TextState, _ size: TextSize, on frame: TextFrame) {
    (self.table, self.state, self.size, self.frame) = (table, state, size, frame)
  }

  /// Draws everything, from the rows to the box over them.
  mutating func draw() {
    drawRows()
    drawPlaceholder()
    drawIndex()
    drawScrollbar()
    drawTitle()
    drawTabs()
    drawSearch()
    drawScopes()
    drawToolbar()
    drawNotice()
    drawHelp()
    drawStop()
    drawOverlay()
  }

  /// Marks the focused element around the rows.
  private mutating func drawStop() {
    guard case .bar(let target) = state.focus else { return }
    for hit in frame.hits where hit.target == target {
      frame.grid.restyle(hit.columns, hit.row) { $0.adding(.reverse) }
    }
  }

  /// Draws a line with its click targets and its caret, if any.
  mutating func put(_ line: TextLine, at column: Int, _ row: Int) {
    guard frame.grid.cells.indices.contains(row) else { return }
    if line.isAlive { frame.isAlive = true }
    frame.grid.put(line.cells, at: column, row)
    for hit in line.hits {
      mark(
        hit.target, column + hit.columns.lowerBound..<column + hit.columns.upperBound, row)
    }
    if let caret = line.caret { frame.caret = .init(column: column + caret, row: row) }
  }

  /// Adds the click target of a part of a line.
  mutating func mark(_ target: TextTarget, _ range: Range<Int>, _ row: Int) {
    let range = range.clamped(to: 0..<columns)
    guard !range.isEmpty, frame.grid.cells.indices.contains(row) else { return }
    frame.hits.append(.init(row: row, columns: range, target: target))
  }
}
