import CNCurses
import Foundation
import TableScreen

/// Writes grids to a terminal, and of each only what is new.
@MainActor final class GridWriter {
  private let terminal: CursesTerminal
  /// What the terminal shows, or nil where that is not known.
  private var shown: TextGrid?
  private var isCaretShown: Bool?
  /// How many cells were written since the terminal was opened.
  private(set) var cellsWritten = 0

  init(_ terminal: CursesTerminal) { self.terminal = terminal }

  /// Forgets what the terminal shows: the next grid is written whole.
  func forget() {
    shown = nil
    isCaretShown = nil
    clearok(terminal.window, true)
  }

  /// Writes a frame, and puts the terminal's own caret where the frame has it.
  func write(_ frame: TextFrame) {
    let grid = frame.grid
    if let shown, shown.columns == grid.columns, shown.rows == grid.rows {
      for row in 0..<grid.rows where shown.cells[row] != grid.cells[row] {
        write(grid.cells[row], over: shown.cells[row], at: row)
      }
    } else {
      for row in 0..<grid.rows { write(grid.cells[row], over: nil, at: row) }
    }
    shown = grid
    showCaret(at: frame.caret)
    wnoutrefresh(terminal.window)
    doupdate()
  }

  private func write(_ line: TextGrid.Line, over old: TextGrid.Line?, at row: Int) {
    for column in line.indices {
      let cell = line[column]
      guard cell.width > 0 else { continue }
      if let old, old[column] == cell {
        // The first half of a wide character can be the same while the second was written over.
        guard cell.width == 2, column + 1 < line.count, old[column + 1] != line[column + 1] else {
          continue
        }
      }
      put(cell, at: row, column)
    }
  }

  private func put(_ cell: TextGrid.Cell, at row: Int, _ column: Int) {
    let look = terminal.colours.look(of: cell.style)
    wmove(terminal.window, Int32(row), Int32(column))
    let isStruck = cell.style.marks.contains(.strikethrough) && terminal.colours.canStrike
    for group in CursesCell(cell.text, width: Int(cell.width), isStruck: isStruck).groups {
      var character = cchar_t()
      setcchar(&character, group + [0], look.attributes, look.pair, nil)
      wadd_wch(terminal.window, &character)
    }
    cellsWritten += 1
  }

  /// The caret also tells screen readers where to read, so it is moved even while it is hidden.
  private func showCaret(at caret: TextFrame.Position?) {
    if isCaretShown != (caret != nil) {
      curs_set(caret == nil ? 0 : 1)
      isCaretShown = caret != nil
    }
    if let caret { wmove(terminal.window, Int32(caret.row), Int32(caret.column)) }
  }
}
