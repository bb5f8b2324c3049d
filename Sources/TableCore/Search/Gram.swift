/// The kinds of bytes that the index tells apart, and the pairs of them.
///
/// Each small letter, each digit and the space is a kind of its own. Other bytes share kinds, so that entries
/// found by a shared kind must be compared with the query.
enum Gram {
  /// The number of kinds, which is the number of bits in a word.
  static let kindCount = 64
  private static let exactKinds: UInt8 = 37

  /// The kind of each byte; edges of texts have none.
  static let kinds: [UInt8] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x61...0x7A: UInt8(byte - 0x61)
    case 0x30...0x39: UInt8(byte - 0x30 + 26)
    case 0x20: 36
    case 0x00...0x7F: exactKinds + UInt8(byte % 5)
    case TextPool.separator, TextPool.terminator: none
    default: exactKinds + 5 + UInt8(byte % 22)
    }
  }

  /// The kind of bytes that belong to no text.
  static let none: UInt8 = 0xFF

  /// Returns whether only one byte is of this kind.
  static func isExact(_ kind: UInt8) -> Bool {
    kind < exactKinds
  }

  /// The number of the pair of two kinds.
  @inline(__always)
  static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 6 | Int(second)
  }
}
