import TableScreen

// Draws the position in a long table: a scrollbar beside the rows, and the number of the row on the
// last line.
extension TextCanvas {
  private var position: TextPosition? {
    options.showsPosition ? TextPosition(table, state, shown: frame.shown) : nil
  }

  /// Draws the scrollbar in the margin at the end of the rows.
  mutating func drawScrollbar() {
    guard plan.content.upperBound < plan.row.upperBound, let position else { return }
    let column = plan.row.upperBound - 1
    for line in position.thumb(lines: plan.body.count) {
      let row = plan.body.lowerBound + line
      put(TextLine(glyphs: glyphs.thumb, TextStyle(.secondary)), at: column, row)
    }
    for (line, row) in plan.body.enumerated() {
      mark(.scrollbar(line), column..<column + 1, row)
    }
  }

  /// Draws the last line: the keys, and at its end the position.
  mutating func drawHelp() {
    let place = position.flatMap { TextPlaceLine($0, parts, columns: columns) }
    frame.place = place
    guard let row = plan.help else { return }
    put(parts.help(options.help, columns: columns, place: place), at: 1, row)
    mark(.help, 0..<columns, row)
  }

  /// Draws the scrollbar and the position again, after the cursor has moved; click targets stay.
  mutating func redrawPosition() {
    let count = frame.hits.count
    drawScrollbar()
    if let row = plan.help {
      frame.grid.clear(0..<columns, row)
      drawHelp()
    }
    frame.hits.removeSubrange(count...)
  }
}

/// The position as a part of the last line, as wide for every row that the cursor may be on.
struct TextPlaceLine: Hashable, Sendable {
  /// The fewest columns that are left to the keys.
  private static let leastKeys = 13

  let line: TextLine
  /// The columns for the longest position, and for the gap before it.
  let room: Int

  /// Creates the line, or returns nil if too little room would be left for the keys.
  @MainActor init?(_ position: TextPosition, _ parts: TextParts, columns: Int) {
    room = parts.width(of: position.longestText, limit: columns) + 2
    guard columns - room >= Self.leastKeys else { return nil }
    line = parts.line(position.text, width: room, style: TextStyle(.secondary))
  }
}
