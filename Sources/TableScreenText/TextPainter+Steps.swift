package import TableScreen

/// A step of the cursor to another row that leaves all else in view as it is.
package struct TextStep {
  /// The content of the row that the step leads to.
  package let content: RowContent
  fileprivate let path: TablePath
  fileprivate let from: Row
  fileprivate let to: Row

  /// A row, and the line at which it begins.
  fileprivate struct Row {
    let id: NodeID
    let line: Int
  }
}

extension TextPainter {
  /// Returns the step that moves the cursor by that many rows in the last frame, or nil if the
  /// cursor would leave the rows of its section that are wholly in view.
  ///
  /// A step is valid only while the screen shows the same as in that frame.
  package func step(by count: Int, state: TextState, in frame: TextFrame) -> TextStep? {
    guard let (table, _) = drawn, table.options.showsCursor, state.focus == .rows,
      state.control == nil, state.moving == nil, let from = state.cursor,
      var path = table.layout.tablePath(of: from)
    else { return nil }
    path.row += count
    // The first and last rows of a section would bring its header or footer into view.
    guard path.row > 0, path.row < table.layout.rowCount(in: path.section) - 1,
      let to = table.layout.row(at: path)?.id, let content = table.row(at: path)?.content,
      let start = line(of: from, in: table, frame), let end = line(of: to, in: table, frame)
    else { return nil }
    return TextStep(
      content: content, path: path, from: .init(id: from, line: start), to: .init(id: to, line: end)
    )
  }

  /// Takes a step, and draws both of its rows again.
  package func take(_ step: TextStep, state: inout TextState, in frame: inout TextFrame) {
    guard let (table, size) = drawn else { return }
    state.setCursor(step.to.id, at: step.path)
    var canvas = TextCanvas(table, state, size, on: frame)
    for row in [step.from, step.to] { canvas.redraw(row.id, at: row.line) }
    canvas.redrawPosition()
    frame = canvas.frame
  }

  /// Returns the line at which a row begins, or nil unless it is wholly in view.
  private func line(of row: NodeID, in table: TextTable, _ frame: TextFrame) -> Int? {
    guard let count = table.row(row)?.lines.count, count > 0 else { return nil }
    var lines: Range<Int>?
    for hit in frame.hits where hit.target == .row(row) {
      lines = (lines?.lowerBound ?? hit.row)..<hit.row + 1
    }
    return lines?.count == count ? lines?.lowerBound : nil
  }
}
