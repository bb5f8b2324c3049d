#if os(macOS) || os(Linux)
import CTerminal
import TableScreenText

extension GridWriter {
  /// Writes the characters of lines that ncurses cannot write as a whole over the parts that it has written.
  ///
  /// Terminals that join the parts of a character show it in the columns of the grid; others show the parts beside each
  /// other. So what stands behind it is written again, each time from a column that is given, not from where the terminal
  /// has its caret.
  func writeWholes(of grid: TextGrid, in rows: [Int]) {
    var isAny = false
    for row in rows {
      let line = grid.cells[row]
      let scrolls = row == grid.rows - 1 && terminal.scrollsAtEnd
      for (column, whole) in (wholes[row] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let end = min(column + whole.columns, grid.columns)
        let isCut = end < column + whole.columns || scrolls && end == grid.columns
        guard writeOver(whole.text, line[column].style, at: row, column, isCut: isCut) else {
          continue
        }
        isAny = true
        var next = column + max(Int(line[column].width), 1)
        while next < end {
          let cell = line[next]
          let isStruck = cell.style.marks.contains(.strikethrough) && terminal.colors.canStrike
          let width = max(Int(cell.width), 1)
          let text = CursesCell(cell.text, width: width, isStruck: isStruck).written
          let isAtEnd = scrolls && next + width >= grid.columns
          _ = writeOver(text, cell.style, at: row, next, isCut: isAtEnd)
          next += width
        }
      }
    }
    if isAny { ct_send_over(terminal.handle) }
  }

  /// Writes a text; one that may be too long for its line is cut there, and the terminal stays in the line.
  ///
  /// - Returns: false if the terminal cannot cut it.
  private func writeOver(
    _ text: String, _ style: TextStyle, at row: Int, _ column: Int, isCut: Bool
  ) -> Bool {
    let look = terminal.colors.look(of: style)
    return ct_write_over(
      terminal.handle, Int32(row), Int32(column), text, isCut, look.attributes, look.pair)
  }
}
#endif
