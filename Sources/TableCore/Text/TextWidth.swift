/// The number of columns that characters take in a grid of text.
///
/// The widths come from tables of our own, because `wcwidth` depends on the locale and on the
/// version of the C library: screens would differ from machine to machine, and golden frames could
/// not be compared.
package enum TextWidth {
  /// Returns the columns that a character takes: 0, 1, 2, or more if it has several ``parts(of:)``.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    var width = Width()
    for scalar in character.unicodeScalars { width.add(scalar) }
    return width.total
  }

  /// Returns the parts of a character that take at most two columns each, for a grid.
  ///
  /// In the scripts of India and its neighbors letters are joined, and most vowels stand beside them, each in a column of
  /// its own.
  package static func parts(of character: Character) -> [(text: String, columns: Int)] {
    var width = Width()
    var parts: [(text: String, columns: Int)] = []
    var part = String.UnicodeScalarView()
    for scalar in character.unicodeScalars {
      let before = width
      if width.add(scalar) {
        parts.append((String(part), before.ofPart))
        part = String.UnicodeScalarView()
      }
      part.append(scalar)
    }
    parts.append((String(part), width.ofPart))
    return parts
  }

  /// The columns of a character, scalar by scalar.
  private struct Width {
    private var ofParts = 0
    private(set) var ofPart = 0
    private var isBegun = false

    var total: Int { ofParts + ofPart }

    /// Adds a scalar.
    ///
    /// - Returns: whether it begins another part.
    @discardableResult
    mutating func add(_ scalar: Unicode.Scalar) -> Bool {
      defer { isBegun = true }
      // With this selector a sign is shown as an emoji.
      let columns = scalar == "\u{FE0F}" && isBegun ? 2 : TextWidth.columns(of: scalar)
      // Emoji that are joined are one picture.
      guard ofPart + columns > 2, columns > 0, isBegun, !scalar.properties.isEmoji,
        scalar != "\u{FE0F}"
      else {
        ofPart = min(ofPart + columns, 2)
        return false
      }
      ofParts += ofPart
      ofPart = columns
      return true
    }
  }

  /// Returns the columns that a text takes in all; text from outside has to be cut before.
  package static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 {
      let isShown = scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
      return isShown && scalar.value != 0xAD ? 1 : 0
    }
    // Boxes and blocks, of which every frame is full.
    if (0x2500..<0x25FD).contains(scalar.value) { return 1 }
    // The vowels and finals of a Hangul syllable stand in the square of its first letter.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value) {
      return 0
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    // A flag is a pair of regional indicators, one column each.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
    return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wide.contains { $0.contains(value) }
  }

  /// The characters that are East Asian Wide or Fullwidth, without emoji; gaps between blocks are
  /// joined.
  private static let wide: [ClosedRange<UInt32>] = [
    0x3041...0xA4CF, 0xAC00...0xD7A3, 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E,
    0xA960...0xA97C, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
