import TableScreen

/// The part of an edited text that is in view around its caret.
struct TextEditorLine {
  private var before: [TextSanitizer.Piece] = []
  private var after: [TextSanitizer.Piece] = []
  private let width: Int
  private let style: TextStyle
  /// The column of the caret.
  private(set) var caret = 0

  init(_ text: String, caret: Int, width: Int, parts: TextParts, style: TextStyle) {
    self.width = max(width, 1)
    self.style = style
    let middle =
      text.index(text.startIndex, offsetBy: max(caret, 0), limitedBy: text.endIndex)
      ?? text.endIndex
    // The text before the caret is taken from right to left as far as there is room, less a column
    // for the caret itself.
    var index = middle
    var found: [[TextSanitizer.Piece]] = []
    while index > text.startIndex {
      index = text.index(before: index)
      let pieces = parts.sanitizer.pieces(of: text[index], at: -found.count)
      let columns = pieces.reduce(0) { $0 + $1.width }
      guard self.caret + columns < self.width else { break }
      self.caret += columns
      found.append(pieces)
    }
    before = found.reversed().flatMap { $0 }
    var room = self.width - self.caret
    for (offset, character) in text[middle...].enumerated() {
      let pieces = parts.sanitizer.pieces(of: character, at: offset)
      room -= pieces.reduce(0) { $0 + $1.width }
      guard room >= 0 else { break }
      after += pieces
    }
  }

  /// Returns the text with its caret; a drawn caret moves the text after it one column on.
  func line(drawsCaret: Bool, glyphs: TextGlyphs) -> TextLine {
    var line = TextLine()
    line.append(before, style)
    line.caret = line.width
    if drawsCaret { line.append(glyphs: glyphs.caret, TextStyle(.accent)) }
    line.append(after, style)
    if drawsCaret && line.width > width { line.fit(width) }
    return line
  }

  /// Returns the lines of an edited text area around its caret, with the caret in the line that has it.
  static func lines(_ edit: TextEdit, width: Int, limit: Int) -> [(text: String, caret: Int?)] {
    var lines: [(text: String, caret: Int?)] = []
    var start = 0
    var caretLine = 0
    for line in edit.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let count = line.count
      let hasCaret = edit.caret >= start && edit.caret <= start + count
      if hasCaret { caretLine = lines.count }
      lines.append((String(line), hasCaret ? edit.caret - start : nil))
      start += count + 1
    }
    let first = max(0, min(caretLine - limit / 2, lines.count - limit))
    return Array(lines[first..<min(first + limit, lines.count)])
  }
}
