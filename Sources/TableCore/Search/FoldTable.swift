import Foundation

/// The folded forms of the Latin, Greek and Cyrillic scalars, by number.
///
/// Foundation folds them all in one call when the first text that is not ASCII arrives; from then on
/// a letter costs one load.
///
/// ``ScalarFolder`` says who waits for it.
struct FoldTable: Sendable {
  /// A folded scalar packed in one word.
  struct Entry: Sendable {
    /// Up to three bytes of UTF-8, the first one lowest.
    let bytes: UInt32
    /// The number of bytes.
    let length: UInt8

    /// True if folding removes the scalar, which is a combining mark.
    var isMark: Bool { length == 0 }
  }

  static let shared = FoldTable()

  private static let european: Range<UInt32> = 0x80..<0x530
  private static let extended: Range<UInt32> = 0x1E00..<0x2000

  private let entries: [Entry]

  private init() {
    let scalars = [Self.european, Self.extended].joined().map { Unicode.Scalar($0) }
    // A control character after each scalar keeps them apart: a mark cannot combine with the scalar before it.
    var text = ""
    for scalar in scalars {
      if let scalar { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append("\u{1}")
    }
    let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let parts = folded.utf8.split(separator: 1, omittingEmptySubsequences: false)
    var entries = parts.prefix(scalars.count).map(Self.entry)
    entries[Int(Self.dotlessI - Self.european.lowerBound)] = Self.entry("i".utf8[...])
    self.entries = entries
  }

  /// The letter “ı” of Turkish, whose capital is “I”, whoever reads it.
  private static let dotlessI: UInt32 = 0x131

  /// Gives the folded form of the scalar `value`, or nil if the table does not hold it.
  @inline(__always)
  subscript(value: UInt32) -> Entry? {
    if value < Self.european.upperBound {
      return entries[Int(value - Self.european.lowerBound)]
    }
    guard Self.extended.contains(value) else { return nil }
    return entries[Self.european.count + Int(value - Self.extended.lowerBound)]
  }

  private static func entry(_ utf8: Substring.UTF8View) -> Entry {
    let bytes = utf8.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Entry(bytes: bytes, length: UInt8(utf8.count))
  }
}
