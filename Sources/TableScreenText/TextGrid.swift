package import TableScreen

/// A grid of characters, as a terminal shows it.
package struct TextGrid: Hashable, Sendable {
  /// One place in the grid.
  package struct Cell: Hashable, Sendable {
    /// One character, or none in the second column of a wide one.
    package var character: TextCharacter
    /// The style of the character.
    package var style: TextStyle
    /// The columns of the character: 1, 2, or 0 in the second column of a wide one.
    package var width: UInt8

    /// A space.
    package static let blank = Cell.space(.plain)

    /// Returns a space in a style.
    static func space(_ style: TextStyle) -> Cell {
      Cell(character: .space, style: style, width: 1)
    }

    /// Returns the second column of a wide character.
    static func rest(_ style: TextStyle) -> Cell {
      Cell(character: .none, style: style, width: 0)
    }

    /// The character as a text.
    package var text: String { character.text }
  }

  /// A line of cells.
  package typealias Line = [Cell]

  /// The number of columns.
  package let columns: Int
  /// The lines, from top to bottom; each has as many cells as there are columns.
  package private(set) var cells: [Line]
  /// The sanitizer of texts before they are put into the grid.
  let sanitizer: TextSanitizer
  /// The sign at the end of a cut text.
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

  /// Writes a text from a place to the right, sanitized and cut to `maxWidth` or the grid's edge.
  ///
  /// - Returns: the number of columns that were written.
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
      set(piece.character, width: piece.width, at: at, row, style)
      at += piece.width
    }
    for character in cut.tail {
      set(TextCharacter(String(character)), width: 1, at: at, row, style)
      at += 1
    }
    return at - column
  }

  /// Writes one sanitized character; a wide character that it half covers is blanked.
  mutating func set(
    _ character: TextCharacter, width: Int, at column: Int, _ row: Int, _ style: TextStyle
  ) {
    let cell = Cell(character: character, style: style, width: UInt8(width))
    put(width == 2 ? [cell, .rest(style)] : [cell], at: column, row)
  }

  /// Writes sanitized characters beside each other, as far as there is room; wide characters that they half cover are
  /// blanked.
  mutating func put(_ new: Line, at column: Int, _ row: Int) {
    guard column >= 0 else { return }
    var count = min(new.count, columns - column)
    // A wide character with room for its first half only is left out.
    if count > 0, new[count - 1].width == 2 { count -= 1 }
    guard count > 0 else { return }
    change(row) { line in
      Self.free(column, in: &line)
      Self.free(column + count - 1, in: &line)
      line.replaceSubrange(column..<column + count, with: new[..<count])
    }
  }

  /// Changes the style of a part of a line.
  mutating func restyle(_ range: Range<Int>, _ row: Int, _ change: (TextStyle) -> TextStyle) {
    let range = range.clamped(to: 0..<columns)
    self.change(row) { line in
      for column in range { line[column].style = change(line[column].style) }
    }
  }

  /// Blanks a part of a line.
  mutating func clear(_ range: Range<Int>, _ row: Int, style: TextStyle = .plain) {
    let range = range.clamped(to: 0..<columns)
    guard let first = range.first, let last = range.last else { return }
    let blank = Cell.space(style)
    change(row) { line in
      Self.free(first, in: &line)
      Self.free(last, in: &line)
      for column in range { line[column] = blank }
    }
  }

  /// Changes a line in place, if it exists.
  private mutating func change(_ row: Int, _ change: (inout Line) -> Void) {
    guard cells.indices.contains(row) else { return }
    var line: Line = []
    swap(&line, &cells[row])
    change(&line)
    swap(&line, &cells[row])
  }

  /// Blanks the other half of a wide character before one half is written over.
  private static func free(_ column: Int, in line: inout Line) {
    let cell = line[column]
    if cell.width == 0, column > 0 {
      line[column - 1] = .space(line[column - 1].style)
    } else if cell.width == 2, column + 1 < line.count {
      line[column + 1] = .space(cell.style)
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
