/// Makes text from outside harmless, and no longer than can be seen.
///
/// Control characters, and thus all escape sequences, marks that change the direction of a line,
/// and invisible characters are removed or made visible; line ends become spaces. Only as much of a
/// text is read as can be in view, so a text of a megabyte costs no more than a line.
package struct TextSanitizer: Hashable, Sendable {
  /// One character that may be drawn, or a part of one that takes more than two columns.
  package struct Piece: Hashable, Sendable {
    /// The character that is drawn.
    package var character: TextCharacter
    /// The columns that it takes, 1 or 2.
    package var width: Int
    /// The offset in the original text, in characters.
    package var offset: Int

    /// The drawn character as a text.
    package var text: String { character.text }

    /// Creates a piece of text that may be drawn.
    package init(character: TextCharacter, width: Int, offset: Int) {
      (self.character, self.width, self.offset) = (character, width, offset)
    }
  }

  /// True if only ASCII may be drawn.
  package var isASCII: Bool
  /// The most scalars of a character that are kept: enough for a family of four with their skin tones.
  private static let scalarLimit = 12

  /// Creates a sanitizer.
  package init(isASCII: Bool = false) { self.isASCII = isASCII }

  /// Returns the start of `text` that fits into some columns, and one further character, if any, as
  /// a sign that the text goes on.
  ///
  /// With `keepingLines`, line feeds stay, one column wide, for a caller that breaks lines there.
  package func pieces(of text: String, columns: Int, keepingLines: Bool = false) -> [Piece] {
    guard columns >= 0, !text.isEmpty else { return [] }
    if let pieces = plainPieces(of: text, columns: columns) { return pieces }
    // The prefix counts scalars, because a few characters could be huge.
    let limit = Self.characters(in: columns)
    let start =
      text.utf8.count <= limit
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    var pieces: [Piece] = []
    var used = 0
    for (offset, character) in start.enumerated() {
      for piece in self.pieces(of: character, at: offset) {
        let isLineEnd = keepingLines && character.isNewline
        pieces.append(isLineEnd ? Piece(character: .lineFeed, width: 1, offset: offset) : piece)
        used += piece.width
      }
      if used > columns { break }
    }
    return pieces
  }

  /// Returns the start of a text for hosts that break and cut lines themselves: as much as fills some columns.
  ///
  /// With `keepingLines` line ends are line feeds, and else spaces.
  package func start(of text: String, columns: Int, keepingLines: Bool = false) -> String {
    let start = text.utf8.prefix(columns + 1)
    if start.count <= columns, start.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return pieces(of: text, columns: columns, keepingLines: keepingLines).map(\.text).joined()
  }

  /// Returns all of a text as one harmless line.
  package func line(_ text: String) -> String { start(of: text, columns: text.utf8.count) }

  /// Returns all of a text, with each of its lines made harmless.
  package func lines(_ text: String) -> String {
    start(of: text, columns: text.utf8.count, keepingLines: true)
  }

  /// Returns the greatest number of scalars, and thus of characters, that are read to fill some
  /// columns.
  package static func characters(in columns: Int) -> Int { scalarLimit * (columns + 8) }

  /// Returns a text cut to some columns, with `ellipsis` if it went on.
  package func cut(_ text: String, columns: Int, ellipsis: String = "…") -> String {
    TextCut(pieces(of: text, columns: columns), columns: columns, ellipsis: ellipsis).text
  }

  /// Returns the pieces of a text of printable ASCII, found quickly, or nil for other texts.
  private func plainPieces(of text: String, columns: Int) -> [Piece]? {
    // One byte more is read, since a mark there would belong to the last character.
    let bytes = text.utf8.prefix(columns + 2)
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    return bytes.prefix(columns + 1).enumerated().map { offset, byte in
      Piece(character: TextCharacter(ascii: byte), width: 1, offset: offset)
    }
  }

  // MARK: One character

  package func pieces(of character: Character, at offset: Int) -> [Piece] {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
      return [Piece(character: TextCharacter(ascii: ascii), width: 1, offset: offset)]
    }
    if !isASCII, Self.isPlain(character) {
      return [Piece(character: TextCharacter(String(character)), width: 1, offset: offset)]
    }
    guard let text = Self.harmless(character) else { return [] }
    if isASCII {
      return ASCIIText.replacing(text).map {
        Piece(character: TextCharacter(String($0)), width: 1, offset: offset)
      }
    }
    let width = TextWidth.columns(of: text)
    guard width > 0 else { return [] }
    guard width > 2 else {
      return [Piece(character: TextCharacter(text), width: width, offset: offset)]
    }
    return text.flatMap(TextWidth.parts).map {
      Piece(character: TextCharacter($0.text), width: $0.columns, offset: offset)
    }
  }

  /// Returns whether a character is a European letter or sign, or a part of a box or a shape; all
  /// of these are harmless.
  private static func isPlain(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.dropFirst().isEmpty else { return false }
    switch scalar.value {
    case 0xA1..<0xAD, 0xAE..<0x300, 0x2010..<0x2028, 0x2500..<0x25FD: return true
    default: return false
    }
  }

  private static func harmless(_ character: Character) -> String? {
    guard let first = character.unicodeScalars.first else { return nil }
    switch first.properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: return " "
    case .spaceSeparator: return first == "\u{3000}" ? "\u{3000}" : " "
    case .control: return isLineEnd(first) ? " " : "\u{FFFD}"
    case .format:
      // A format character, such as the Arabic number sign, is visible only together with the text
      // that follows it.
      return character.unicodeScalars.count > 1 ? limited(character) : nil
    case .surrogate, .unassigned: return "\u{FFFD}"
    // A mark without a letter would be drawn over the neighbor.
    case .nonspacingMark, .enclosingMark:
      return isInvisible(first) ? nil : "\u{25CC}" + limited(character)
    default: break
    }
    return isInvisible(first) ? nil : limited(character)
  }

  /// Returns whether a scalar is a tab or a line break.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    (0x9...0xD).contains(scalar.value) || scalar.value == 0x85
  }

  /// Returns whether a scalar is a variation selector or a filler, which are invisible without
  /// being format characters.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isVariationSelector || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Returns a character without the format characters that turn directions or hide text, and cut to ``scalarLimit``
  /// scalars.
  private static func limited(_ character: Character) -> String {
    var kept = String.UnicodeScalarView()
    let isFlag = character.unicodeScalars.first == "\u{1F3F4}"
    for (index, scalar) in character.unicodeScalars.prefix(scalarLimit).enumerated() {
      // Joiners take part in the drawing, and tags in that of flags; all other format characters
      // are invisible.
      let isUnseen = index > 0 && scalar.properties.generalCategory == .format
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      if isUnseen, !(scalar == "\u{200D}" || scalar == "\u{200C}" || isFlag && isTag) { continue }
      kept.append(scalar)
    }
    while kept.last == "\u{200D}" { kept.removeLast() }
    return String(kept)
  }
}

/// The start of a text that fits into some columns.
package struct TextCut {
  package private(set) var pieces: [TextSanitizer.Piece]
  /// The text after the pieces: the ellipsis, or nothing.
  package private(set) var tail = ""
  package private(set) var width = 0

  package init(_ all: [TextSanitizer.Piece], columns: Int, ellipsis: String) {
    let total = all.reduce(0) { $0 + $1.width }
    guard total > columns else {
      (pieces, width) = (all, total)
      return
    }
    let mark = TextWidth.columns(of: ellipsis)
    let room = columns - mark
    pieces = []
    guard room >= 0 else { return }
    for piece in all {
      guard width + piece.width <= room else {
        // A part of a character would read as another one.
        while let last = pieces.last, last.offset == piece.offset { dropPiece() }
        break
      }
      pieces.append(piece)
      width += piece.width
    }
    // A space before the mark would look as if a word was missing.
    while let last = pieces.last, last.character == .space { dropPiece() }
    tail = ellipsis
    width += mark
  }

  private mutating func dropPiece() { width -= pieces.removeLast().width }

  package var text: String { pieces.map(\.text).joined() + tail }
}
