#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import TableScreenTerminal

/// What is pasted becomes the same characters as what is typed.
@Suite struct PastedCharacterTests {
  @Test(arguments: ["Müller €5", "日本é", "👍🏽", "plain"], 1...4)
  func `in the locale of C a paste is read as UTF-8`(text: String, length: Int) {
    let own = newlocale(LC_CTYPE_MASK, "C", nil)
    let before = uselocale(own)
    defer {
      uselocale(before)
      freelocale(own)
    }
    var pasted = PastedBytes(limit: 100)
    var (read, rest) = ("", Array((text + "\u{1B}[201~").utf8)[...])
    while !rest.isEmpty {
      read += pasted.take(Array(rest.prefix(length))).text
      rest = rest.dropFirst(length)
    }
    #expect(read == text)
  }

  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\n", "\r\n"])
  func `in a text of one line every line break is a space`(end: String) {
    var line = LineEditor()
    line.insert("one\(end)two")
    #expect(line.text == "one two")
    line.deleteToStart()
    #expect(line.text == "")
  }

  @Test(arguments: ["\u{2028}", "\u{85}", "\u{B}", "\r\n"])
  func `in a text area each begins a line`(end: String) {
    var line = LineEditor(allowsLines: true)
    line.insert("one\(end)two")
    line.deleteToStart()
    #expect(line.text.contains("one") && !line.text.contains("two"))
    #expect(line.text.last?.isNewline == true)
  }
}
#endif
