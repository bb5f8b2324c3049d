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
    var pen = Pen(terminal, row: row)
    for column in line.indices {
      let cell = line[column]
      guard cell.width > 0 else { continue }
      if let old, old[column] == cell {
        // The first half of a wide character can be the same while the second was written over.
        guard cell.width == 2, column + 1 < line.count, old[column + 1] != line[column + 1] else {
          continue
        }
      }
      pen.put(cell, at: column)
      cellsWritten += 1
    }
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

/// Writes the characters of one line.
@MainActor private struct Pen {
  private let terminal: CursesTerminal
  private let row: Int
  /// The column where the next character comes to stand by itself.
  private var next = -1
  /// How the last character looked, and a character that looks so.
  private var last: (style: TextStyle, character: cchar_t)?

  init(_ terminal: CursesTerminal, row: Int) { (self.terminal, self.row) = (terminal, row) }

  mutating func put(_ cell: TextGrid.Cell, at column: Int) {
    if column != next { wmove(terminal.window, Int32(row), Int32(column)) }
    next = column + Int(cell.width)
    let isStruck = cell.style.marks.contains(.strikethrough) && terminal.colours.canStrike
    var character = character(of: cell.style)
    // Most characters are of ASCII, and there are many.
    if !isStruck, cell.text.utf8.count == 1, let byte = cell.text.utf8.first {
      character.chars.0 = wchar_t(byte)
      wadd_wch(terminal.window, &character)
      return
    }
    let look = terminal.colours.look(of: cell.style)
    for group in CursesCell(cell.text, width: Int(cell.width), isStruck: isStruck).groups {
      setcchar(&character, group + [0], look.attributes, look.pair, nil)
      wadd_wch(terminal.window, &character)
    }
  }

  /// Returns a character of a style; characters of one style mostly stand beside each other.
  private mutating func character(of style: TextStyle) -> cchar_t {
    if let last, last.style == style { return last.character }
    let look = terminal.colours.look(of: style)
    var character = cchar_t()
    setcchar(&character, [wchar_t(UInt8(ascii: " ")), 0], look.attributes, look.pair, nil)
    last = (style, character)
    return character
  }
}
