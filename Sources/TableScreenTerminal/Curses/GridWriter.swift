#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import TableScreenText

/// A writer of grids to a terminal, which writes only the cells that changed.
@MainActor final class GridWriter {
  let terminal: CursesTerminal
  /// The grid that the terminal shows, or nil if unknown.
  private var shown: TextGrid?
  private var isCaretShown: Bool?
  /// The shown characters of which ncurses has written a part, by lines and columns.
  private(set) var wholes: [Int: [Int: CursesCell.Whole]] = [:]
  /// The number of cells written since the terminal was opened.
  private(set) var cellsWritten = 0

  init(_ terminal: CursesTerminal) { self.terminal = terminal }

  /// Forgets the grid that the terminal shows, so that the next one is written as a whole.
  func forget() {
    shown = nil
    isCaretShown = nil
    ct_redraw(terminal.handle)
  }

  /// Writes a frame, and puts the terminal's own caret where the frame has it.
  func write(_ frame: TextFrame) {
    let grid = frame.grid
    let old = shown?.columns == grid.columns && shown?.rows == grid.rows ? shown : nil
    if old == nil {
      ct_erase(terminal.handle)
      wholes = [:]
    }
    var rows: [Int] = []
    for row in grid.newRows(over: old) {
      let news = grid.news(in: row, over: old)
      if news.isEmpty { continue }
      rows.append(row)
      if let old { for news in news { blank(news.columns, of: old.cells[row], at: row) } }
      for news in news {
        grid.cells[row].withUnsafeBufferPointer { write(news, of: $0, at: row) }
      }
    }
    shown = grid
    showCaret(at: frame.caret)
    ct_refresh(terminal.handle)
    // ncurses may have written unchanged characters of a changed line again; and where several lines have changed, those of
    // any line, which it has scrolled away and back.
    let written = rows.count > 1 ? wholes.keys.sorted() : rows
    writeWholes(of: grid, in: written)
    for row in written { wholes[row] = wholes[row]?.filter { !$0.value.isOnce } }
  }

  /// Blanks the columns to be overwritten if they have wide characters.
  ///
  /// Overwriting one half of a wide character leaves the other half behind; ncurses pairs that half with its new neighbor
  /// and blanks both when the half is overwritten. So all columns are blanked before new characters are written.
  private func blank(_ columns: Range<Int>, of old: TextGrid.Line, at row: Int) {
    guard old[columns].contains(where: { $0.width != 1 }) else { return }
    let spaces = Array(repeating: UInt8(ascii: " "), count: columns.count)
    ct_write_ascii(
      terminal.handle, Int32(row), Int32(columns.lowerBound), spaces, spaces.count, 0, 0)
  }

  /// Writes characters of one style.
  private func write(
    _ news: TextGrid.News, of line: UnsafeBufferPointer<TextGrid.Cell>, at row: Int
  ) {
    let look = terminal.colors.look(of: news.style)
    let isStruck = news.style.marks.contains(.strikethrough) && terminal.colors.canStrike
    // ASCII characters, the most frequent by far, are collected and written as a run.
    var run: [UInt8] = []
    run.reserveCapacity(news.columns.count)
    func writeRun(before column: Int) {
      ct_write_ascii(
        terminal.handle, Int32(row), Int32(column - run.count), run, run.count, look.attributes,
        look.pair)
      run.removeAll(keepingCapacity: true)
    }
    // ncurses has written a part of a whole, and takes that part for all that the terminal shows: where it now stands
    // alone, ncurses would write nothing.
    var old: [Int: Int] = [:]
    if wholes[row] != nil {
      for column in news.columns {
        old[column] = wholes[row]?.removeValue(forKey: column)?.columns
      }
    }
    for column in news.columns where line[column].width > 0 {
      let cell = line[column]
      cellsWritten += 1
      if !isStruck, let byte = cell.character.ascii {
        run.append(byte)
        if let columns = old[column] {
          wholes[row, default: [:]][column] = .init(
            text: cell.text, columns: columns, isOnce: true)
        }
        continue
      }
      writeRun(before: column)
      ct_move(terminal.handle, Int32(row), Int32(column))
      let character = CursesCell(cell.text, width: Int(cell.width), isStruck: isStruck)
      for group in character.groups {
        ct_write_cell(terminal.handle, group + [0], look.attributes, look.pair)
      }
      guard terminal.takesUTF8 else { continue }
      if let whole = character.whole {
        wholes[row, default: [:]][column] = whole
      } else if let columns = old[column] {
        wholes[row, default: [:]][column] = .init(
          text: character.written, columns: columns, isOnce: true)
      }
    }
    writeRun(before: news.columns.upperBound)
  }

  /// Shows the caret at a position, or hides it.
  private func showCaret(at caret: TextFrame.Position?) {
    if isCaretShown != (caret != nil) {
      ct_show_caret(caret != nil)
      isCaretShown = caret != nil
    }
    if let caret { ct_move(terminal.handle, Int32(caret.row), Int32(caret.column)) }
  }
}
#endif
