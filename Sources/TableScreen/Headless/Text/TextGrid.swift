/// A grid of characters: what a screen looks like where there are only characters.
package struct TextGrid: Hashable, Sendable {
  /// One place in the grid.
  package struct Cell: Hashable, Sendable {
    /// One character, or nothing in the second column of a wide one.
    package var text: String
    /// How it looks.
    package var style: TextStyle
    /// The columns of the character: 1, 2, or 0 in the second column of a wide one.
    package var width: UInt8

    /// A space.
    package static let blank = Cell(text: " ", style: .plain, width: 1)
  }

  /// A line of cells.
  package typealias Line = [Cell]

  /// The number of columns.
  package let columns: Int
  /// The lines, from top to bottom; each has as many cells as there are columns.
  package private(set) var cells: [Line]
  /// What makes texts harmless before they are put here.
  let sanitizer: TextSanitizer
  /// What stands where a text was cut.
  let ellipsis: String

  /// Creates an empty grid; a negative size counts as zero.
  package init(columns: Int, rows: Int, glyphs: TextGlyphs = .unicode) {
    self.columns = max(columns, 0)
    sanitizer = TextSanitizer(isASCII: glyphs.isASCII)
    ellipsis = glyphs.ellipsis
    cells = Array(repeating: Array(repeating: .blank, count: self.columns), count: max(rows, 0))
  }

  /// The number of lines.
  package var rows: Int { cells.count }

  /// Writes a text from a place to the right, made harmless and cut to `maxWidth` or the grid's edge.
  ///
  /// - Returns: how many columns were written.
  @discardableResult
  package mutating func put(
    _ text: String, at column: Int, _ row: Int, style: TextStyle = .plain, maxWidth: Int = .max
  ) -> Int {
    guard column >= 0, column < columns else { return 0 }
    let room = min(maxWidth, columns - column)
    guard room > 0 else { return 0 }
    let pieces = sanitizer.pieces(of: text, columns: room)
    let cut = TextCut(pieces, columns: room, ellipsis: ellipsis)
    var at = column
    for piece in cut.pieces {
      set(piece.text, width: piece.width, at: at, row, style)
      at += piece.width
    }
    for character in cut.tail {
      set(String(character), width: 1, at: at, row, style)
      at += 1
    }
    return at - column
  }

  /// Writes one harmless character; half of what it covers does not stay behind.
  mutating func set(_ text: String, width: Int, at column: Int, _ row: Int, _ style: TextStyle) {
    guard cells.indices.contains(row), column >= 0, width > 0, column + width <= columns else {
      return
    }
    free(column, row)
    if width == 2 { free(column + 1, row) }
    cells[row][column] = Cell(text: text, style: style, width: UInt8(width))
    if width == 2 { cells[row][column + 1] = Cell(text: "", style: style, width: 0) }
  }

  /// Blanks the other half of a wide character before one half is written over.
  private mutating func free(_ column: Int, _ row: Int) {
    let cell = cells[row][column]
    if cell.width == 0, column > 0 {
      cells[row][column - 1] = Cell(text: " ", style: cells[row][column - 1].style, width: 1)
    } else if cell.width == 2, column + 1 < columns {
      cells[row][column + 1] = Cell(text: " ", style: cell.style, width: 1)
    }
  }

  /// Changes the style of a part of a line.
  mutating func restyle(_ range: Range<Int>, _ row: Int, _ change: (TextStyle) -> TextStyle) {
    guard cells.indices.contains(row) else { return }
    for column in range.clamped(to: 0..<columns) {
      cells[row][column].style = change(cells[row][column].style)
    }
  }

  /// Blanks a part of a line.
  mutating func clear(_ range: Range<Int>, _ row: Int, style: TextStyle = .plain) {
    guard cells.indices.contains(row) else { return }
    for column in range.clamped(to: 0..<columns) {
      set(" ", width: 1, at: column, row, style)
    }
  }

  /// The lines as text, without the spaces at their ends.
  package var lines: [String] {
    cells.map { line in
      var text = line.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The lines as one text.
  package var text: String { lines.joined(separator: "\n") }
}
