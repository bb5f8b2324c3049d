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
    /// True if it is a part of the character that stands before it.
    package var isPart = false

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

    /// True if the character before it goes on here.
    var goesOn: Bool { isPart || width == 0 }
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
    var line = TextLine()
    line.append(cut.pieces, style)
    line.append(glyphs: cut.tail, style)
    put(line.cells, at: column, row)
    return line.width
  }

  /// Writes one sanitized character; a character that it covers in part is blanked.
  mutating func set(
    _ character: TextCharacter, width: Int, at column: Int, _ row: Int, _ style: TextStyle
  ) {
    let cell = Cell(character: character, style: style, width: UInt8(width))
    put(width == 2 ? [cell, .rest(style)] : [cell], at: column, row)
  }

  /// Writes sanitized characters beside each other, as far as there is room; characters that they cover in part are
  /// blanked.
  mutating func put(_ new: Line, at column: Int, _ row: Int) {
    guard column >= 0 else { return }
    var count = min(new.count, columns - column)
    // A character with room for a part of it only is left out.
    while count > 0, count < new.count, new[count].goesOn { count -= 1 }
    guard count > 0 else { return }
    change(row) { line in
      Self.free(column..<column + count, in: &line)
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
    guard !range.isEmpty else { return }
    let blank = Cell.space(style)
    change(row) { line in
      Self.free(range, in: &line)
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

  /// Blanks what stands on either side of some columns of a character that is written over in part.
  private static func free(_ columns: Range<Int>, in line: inout Line) {
    var (start, end) = (columns.lowerBound, columns.upperBound)
    while start > 0, line[start].goesOn { start -= 1 }
    for column in start..<columns.lowerBound { line[column] = .space(line[column].style) }
    while end < line.count, line[end].goesOn {
      line[end] = .space(line[end].style)
      end += 1
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
