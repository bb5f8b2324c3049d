#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import TableScreenTerminal

/// What is typed becomes characters, whatever the locale knows.
@Suite struct TypedBytesTests {
  @Test(arguments: ["gräce", "日本é", "👍🏽", "plain"])
  func `in the locale of C what is typed is read as UTF-8`(text: String) {
    #expect(read(Array(text.utf8), in: "C") == Array(text.unicodeScalars.map(\.value)))
  }

  @Test func `bytes of no character are passed over, and those after them are read`() {
    let a = UInt32(97)
    #expect(read([0xFF, 97], in: "C") == [a])
    #expect(read([0xC3, 97], in: "C") == [a])
    #expect(read([0xE6, 0x97, 0xC3, 0xA4, 97], in: "C") == [0xE4, a])
    #expect(read([0x80, 0x80, 0x80, 0x80, 97], in: "C") == [a])
    #expect(read([0xF4, 0x90, 0x80, 0x80, 97], in: "C") == [a])
  }

  /// Reads bytes in a locale of this thread's own.
  private func read(_ bytes: [UInt8], in locale: String) -> [UInt32] {
    let own = newlocale(LC_CTYPE_MASK, locale, nil)
    let before = uselocale(own)
    defer {
      uselocale(before)
      freelocale(own)
    }
    var typed = TypedBytes()
    return bytes.compactMap { typed.take($0) }
  }
}
#endif
