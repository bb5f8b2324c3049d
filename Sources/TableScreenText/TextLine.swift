import TableScreen

/// A line that is put together from parts before it is drawn.
struct TextLine: Hashable, Sendable {
  /// The click target of a part of the line.
  struct Hit: Hashable, Sendable {
    var columns: Range<Int>
    var target: TextTarget
  }

  /// Returns a line of spaces.
  static func spaces(_ count: Int) -> TextLine {
    var line = TextLine()
    line.append(spaces: max(count, 0))
    return line
  }

  private(set) var cells: [TextGrid.Cell] = []
  private(set) var hits: [Hit] = []
  /// The column of the caret, or nil if the line does not have it.
  var caret: Int?
  /// True if a part of the line is a spinner, which has to be drawn again after a while.
  private(set) var isAlive = false

  var width: Int { cells.count }

  /// Reserves storage for a number of columns.
  mutating func reserve(_ columns: Int) { cells.reserveCapacity(max(columns, 0)) }

  /// Adds sanitized characters.
  mutating func append(_ pieces: [TextSanitizer.Piece], _ style: TextStyle) {
    append(pieces) { _ in style }
  }

  /// Adds sanitized characters in the styles of their offsets.
  mutating func append(_ pieces: [TextSanitizer.Piece], style: (_ offset: Int) -> TextStyle) {
    var last: Int?
    for piece in pieces {
      append(
        piece.character, width: piece.width, style(piece.offset), isPart: piece.offset == last)
      last = piece.offset
    }
  }

  /// Adds one sanitized character, or a part of the character before it.
  mutating func append(
    _ character: TextCharacter, width: Int, _ style: TextStyle, isPart: Bool = false
  ) {
    cells.append(
      TextGrid.Cell(character: character, style: style, width: UInt8(width), isPart: isPart))
    if width == 2 { cells.append(.rest(style)) }
  }

  /// Adds one of the framework's own texts.
  mutating func append(glyphs text: String, _ style: TextStyle = .plain) {
    for character in text {
      let width = max(TextWidth.columns(of: character), 1)
      guard width > 2 else {
        append(TextCharacter(String(character)), width: width, style)
        continue
      }
      for (index, part) in TextWidth.parts(of: character).enumerated() {
        append(TextCharacter(part.text), width: part.columns, style, isPart: index > 0)
      }
    }
  }

  /// Adds a spinner.
  mutating func append(spinner text: String) {
    append(glyphs: text, TextStyle(.accent))
    isAlive = true
  }

  mutating func append(_ line: TextLine) {
    if line.isAlive { isAlive = true }
    if let caret = line.caret { self.caret = width + caret }
    hits += line.hits.map { hit in
      Hit(
        columns: hit.columns.lowerBound + width..<hit.columns.upperBound + width, target: hit.target
      )
    }
    cells += line.cells
  }

  mutating func append(spaces count: Int, _ style: TextStyle = .plain) {
    guard count > 0 else { return }
    cells += repeatElement(.space(style), count: count)
  }

  /// Pads the line with spaces to a width, or cuts it there.
  mutating func fit(_ width: Int) {
    let width = max(width, 0)
    append(spaces: width - cells.count)
    guard cells.count > width else { return }
    // A part of a character would read as another one.
    var end = width
    while end > 0, cells[end].goesOn { end -= 1 }
    cells.removeLast(cells.count - width)
    for column in end..<width { cells[column] = .space(cells[column].style) }
    caret = caret.map { min($0, max(width - 1, 0)) }
    hits = hits.compactMap { hit in
      let columns = hit.columns.clamped(to: 0..<width)
      return columns.isEmpty ? nil : Hit(columns: columns, target: hit.target)
    }
  }

  /// Cuts the line at a width, with an ellipsis if text was cut off, because a cut number would
  /// read as another number.
  mutating func cut(_ width: Int, ellipsis: String) {
    guard cells.count > max(width, 0) else { return }
    guard let style = cells[max(width, 0)...].first(where: { $0.character != .space })?.style else {
      return fit(width)
    }
    fit(width - TextWidth.columns(of: ellipsis))
    append(glyphs: ellipsis, style)
    fit(width)
  }

  /// The line without click targets.
  var unmarked: TextLine {
    var line = self
    line.hits = []
    return line
  }

  /// Adds the click target of the line, or of a part of it.
  mutating func mark(_ target: TextTarget, _ columns: Range<Int>? = nil) {
    hits.append(Hit(columns: columns ?? 0..<width, target: target))
  }

  /// Changes the styles of the line's cells.
  mutating func restyle(_ change: (TextStyle) -> TextStyle) {
    for index in cells.indices { cells[index].style = change(cells[index].style) }
  }

  /// Returns the line with other styles.
  func restyled(_ change: (TextStyle) -> TextStyle) -> TextLine {
    var line = self
    line.restyle(change)
    return line
  }
}

extension TextLine {
  /// Creates a line of a spinner.
  init(spinner text: String) { append(spinner: text) }

  /// Creates a line of one of the framework's own texts.
  init(glyphs text: String, _ style: TextStyle = .plain, target: TextTarget? = nil) {
    append(glyphs: text, style)
    if let target { mark(target) }
  }
}
