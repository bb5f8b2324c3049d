/// One drawn character of a text, or none, in eight bytes, whatever the character.
///
/// A frame has thousands of characters, which are copied and compared at every key press; strings
/// would add the cost of reference counting to each.
package struct TextCharacter: Hashable, Sendable {
  /// The UTF-8 of the character, first byte lowest, filled up with zeros; for a longer character,
  /// its number in `LongCharacters`, marked by a highest byte that never occurs in UTF-8.
  private let bytes: UInt64

  /// The highest byte of a character that is longer.
  private static let long: UInt64 = 0xFF << 56

  /// No character.
  package static let none = TextCharacter(bytes: 0)
  /// A space.
  package static let space = TextCharacter(ascii: UInt8(ascii: " "))

  /// A line feed, which breaks lines and is never drawn.
  package static let lineFeed = TextCharacter(ascii: UInt8(ascii: "\n"))

  private init(bytes: UInt64) { self.bytes = bytes }

  /// Creates a character of ASCII.
  package init(ascii: UInt8) { bytes = UInt64(ascii) }

  /// Creates the character of a sanitized text of at most one character.
  package init(_ text: String) {
    let utf8 = text.utf8
    if utf8.count <= 8 {
      self.init(bytes: Self.bytes(of: utf8))
    } else if let number = LongCharacters.shared.number(of: text) {
      self.init(bytes: Self.long | UInt64(number))
    } else {
      self.init(bytes: Self.bytes(of: Self.start(of: text).utf8))
    }
  }

  private static func bytes(of utf8: some Collection<UInt8>) -> UInt64 {
    utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns as many scalars of a longer character as have room, without a joiner at the end, which
  /// would join the next character.
  static func start(of text: String) -> String {
    var start = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard String(start).utf8.count + String(scalar).utf8.count <= 8 else { break }
      start.append(scalar)
    }
    while let last = start.last, last == "\u{200D}" || last == "\u{200C}" { start.removeLast() }
    return String(start)
  }

  /// The character as a text; empty if there is none.
  package var text: String {
    if bytes & Self.long == Self.long {
      return LongCharacters.shared.text(of: Int(bytes & ~Self.long))
    }
    let count = (71 - bytes.leadingZeroBitCount) / 8
    return withUnsafeBytes(of: bytes.littleEndian) {
      String(decoding: $0.prefix(count), as: UTF8.self)
    }
  }

  /// The character as one byte if it is of ASCII, or nil.
  package var ascii: UInt8? { bytes > 0 && bytes < 0x80 ? UInt8(bytes) : nil }
}
