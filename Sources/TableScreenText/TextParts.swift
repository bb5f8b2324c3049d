import TableScreen

/// A maker of lines from texts, which are sanitized, and cut with an ellipsis or wrapped.
///
/// This is a class, so that all parts of a frame share one instead of copying its glyphs, which are
/// some forty strings.
final class TextParts: Sendable {
  let glyphs: TextGlyphs
  let sanitizer: TextSanitizer

  init(_ options: TextOptions) {
    glyphs = options.glyphs
    sanitizer = TextSanitizer(isASCII: options.isASCII)
  }

  /// Returns a text cut to some columns.
  func line(_ text: String, width: Int, style: TextStyle = .plain) -> TextLine {
    line(text, width: width, looks: TextLooks(style))
  }

  /// Returns a text cut to some columns, with its own attributes and matches of a search marked.
  func line(_ text: String, width: Int, looks: TextLooks) -> TextLine {
    line(sanitizer.pieces(of: text, columns: width), width: width, looks: looks)
  }

  private func line(
    _ pieces: [TextSanitizer.Piece], width: Int, looks: TextLooks
  ) -> TextLine {
    let cut = TextCut(pieces, columns: width, ellipsis: glyphs.ellipsis)
    var line = TextLine()
    line.reserve(cut.width)
    line.append(cut.pieces) { looks.style(at: $0) }
    line.append(glyphs: cut.tail, looks.style)
    return line
  }

  /// Returns the number of columns that a text takes, at most `limit`.
  func width(of text: String, limit: Int) -> Int {
    min(sanitizer.pieces(of: text, columns: limit).reduce(0) { $0 + $1.width }, max(limit, 0))
  }

  /// Returns a text on at most `lines` lines, broken between words if that is possible, and cut at
  /// the end.
  func wrapped(
    _ text: String, width: Int, lines limit: Int, style: TextStyle = .plain
  ) -> [TextLine] {
    wrapped(text, width: width, lines: limit, looks: TextLooks(style))
  }

  /// Returns a text on several lines, with its own attributes and matches of a search marked.
  ///
  /// The last line goes on with the lines behind it, as far as there is room; if the text `keepsLines`, it is one of them as
  /// the others, with an ellipsis for the rest.
  func wrapped(
    _ text: String, width: Int, lines limit: Int, looks: TextLooks, keepsLines: Bool = false
  ) -> [TextLine] {
    guard width > 0, limit > 0 else { return [] }
    // Reads one line more than can be seen, so that the last one is known to need a cut.
    let pieces = sanitizer.pieces(of: text, columns: width * (limit + 1), keepingLines: true)
    var lines: [[TextSanitizer.Piece]] = []
    var rest = pieces[...]
    while !rest.isEmpty && lines.count < limit {
      let isLast = lines.count == limit - 1
      let (line, after) =
        isLast
        ? (keepsLines ? cutLine(of: rest, width: width) : Array(rest), [])
        : Self.firstLine(of: rest, width: width)
      lines.append(line)
      rest = after
    }
    return lines.map { pieces in
      let spaced = pieces.map {
        $0.character == .lineFeed ? .init(character: .space, width: 1, offset: $0.offset) : $0
      }
      return line(spaced, width: width, looks: looks)
    }
  }

  /// Returns a line that more lines follow, with an ellipsis for them; one that fills its width is cut.
  private func cutLine(
    of rest: ArraySlice<TextSanitizer.Piece>, width: Int
  ) -> [TextSanitizer.Piece] {
    guard let end = rest.firstIndex(where: { $0.character == .lineFeed }) else {
      return Array(rest)
    }
    let line = Array(rest[..<end])
    guard rest[end...].contains(where: { $0.character != .lineFeed && $0.character != .space })
    else { return line }
    let offset = rest[end].offset
    let mark = sanitizer.pieces(of: glyphs.ellipsis, columns: width).map {
      TextSanitizer.Piece(character: $0.character, width: $0.width, offset: offset)
    }
    let isFull = (line + mark).reduce(0) { $0 + $1.width } > width
    return line + (isFull ? [rest[end]] : mark)
  }

  private static func firstLine(
    of pieces: ArraySlice<TextSanitizer.Piece>, width: Int
  ) -> ([TextSanitizer.Piece], ArraySlice<TextSanitizer.Piece>) {
    var used = 0
    var space: Int?
    for index in pieces.indices {
      if pieces[index].character == .lineFeed {
        return (Array(pieces[..<index]), pieces[(index + 1)...])
      }
      if pieces[index].character == .space { space = index }
      used += pieces[index].width
      guard used > width else { continue }
      if let space, space > pieces.startIndex {
        return (Array(pieces[..<space]), pieces[(space + 1)...])
      }
      var end = index
      // The parts of a character stay on one line.
      while end > pieces.startIndex, pieces[end].offset == pieces[end - 1].offset { end -= 1 }
      if end == pieces.startIndex { end = max(index, end + 1) }
      return (Array(pieces[..<end]), pieces[end...])
    }
    return (Array(pieces), [])
  }
}
