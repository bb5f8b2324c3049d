import TableScreen

/// A line and column in a text, counted from 1 as editors do.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  /// The number of the Unicode scalar in its line.
  package var column: Int

  /// Returns the places of bytes of a UTF-8 text, each the place of the scalar that it begins or belongs to.
  ///
  /// One pass finds all positions, so the time is proportional to the text even for many mistakes in one long line.
  static func positions(of offsets: some Sequence<Int>, in text: [UInt8]) -> [Int: SourcePosition] {
    var positions: [Int: SourcePosition] = [:]
    var (line, column, index) = (1, 1, 0)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    for offset in Set(offsets).sorted() {
      while index < min(offset, text.count) {
        let byte = text[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if index >= text.count || text[index] & 0xC0 != 0x80 {
          column += 1
        }
      }
      positions[offset] = SourcePosition(line: line, column: column)
    }
    return positions
  }
}
