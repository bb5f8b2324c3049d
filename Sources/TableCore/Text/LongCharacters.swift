/// A table of the drawn characters that are longer than eight bytes, such as emoji of families.
///
/// Characters are never removed, so their number is limited; a few thousand are in common use.
final class LongCharacters: Sendable {
  /// The characters of all frames.
  static let shared = LongCharacters(limit: 65_536)

  private struct Table {
    var texts: [String] = []
    /// The numbers of the characters, by bytes, because texts that compare equal may be drawn
    /// differently.
    var numbers: [[UInt8]: Int] = [:]
  }

  private let limit: Int
  private let table = Locked(Table())

  init(limit: Int) { self.limit = limit }

  /// Returns the number of a character, or nil if there are too many.
  func number(of text: String) -> Int? {
    table.withLock { [limit] table in
      let bytes = Array(text.utf8)
      if let number = table.numbers[bytes] { return number }
      let number = table.texts.count
      guard number < limit else { return nil }
      table.texts.append(text)
      table.numbers[bytes] = number
      return number
    }
  }

  /// Returns the character of a number.
  func text(of number: Int) -> String {
    table.withLock { $0.texts.indices.contains(number) ? $0.texts[number] : "" }
  }
}
