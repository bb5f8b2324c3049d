#if GTK
import TestSupport
import Testing

@testable import TableScreenGTK

/// A text from outside as GTK is given it; this needs no display.
struct ShownTextTests {
  @Test(arguments: Attacks.all.map(\.name))
  func `an attack is only characters, and not all of them`(
    _ name: String
  ) throws {
    let text = try #require(Attacks.all.first { $0.name == name }?.text)
    let shown = ShownText(text).text
    let isHarmless = shown.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: false
      default: true
      }
    }
    #expect(isHarmless, "\(shown.debugDescription)")
    #expect(shown.count <= ShownText.columns(of: 1))
  }

  @Test func `what is harmless stays as it is`() {
    for text in ["", "Milk", "Crème brûlée", "שלום", "日本語 👩‍👩‍👧‍👦", "<b>Q&A</b> 100 %"] {
      #expect(ShownText(text).text == text)
    }
    #expect(ShownText("one\ntwo").text == "one two")
    #expect(ShownText("one\r\ntwo\u{2028}three", lines: 0).text == "one\ntwo\nthree")
  }

  @Test(arguments: Attacks.all.map(\.name), [false, true])
  func `what is typed beside an attack changes nothing of it`(
    _ name: String, keepingLines: Bool
  ) throws {
    let attack = try #require(Attacks.all.first { $0.name == name }?.text)
    for text in [attack, "one\n\(attack)\r\ntwo", String(repeating: attack, count: 3)] {
      let start = EditedText(text, keepingLines: keepingLines)
      #expect(start.text.utf8.elementsEqual(text.utf8))
      var edited = start
      edited.edit("X" + start.shown)
      edited.edit("X" + start.shown + "Y")
      #expect(edited.text.utf8.elementsEqual("X\(text)Y".utf8))
      edited.edit(start.shown + "Y")
      edited.edit(start.shown)
      #expect(edited.text.utf8.elementsEqual(text.utf8))
      edited.edit("")
      #expect(edited.text.unicodeScalars.allSatisfy { !start.shown.unicodeScalars.contains($0) })
    }
  }

  @Test func `what is deleted of a text is what its sign stands for, and the rest stays`() {
    var lines = EditedText("a\r\nb\u{1B}c\u{202E}d", keepingLines: true)
    #expect(lines.shown == "a\nb\u{FFFD}cd")
    lines.edit("a\nbcd")
    #expect(lines.text == "a\r\nbc\u{202E}d")
    lines.edit("abcd")
    #expect(lines.text == "abc\u{202E}d")
    lines.edit("ab\u{E9}d")
    #expect(lines.text == "ab\u{E9}d")
    var plain = EditedText("one\ntwo", keepingLines: true)
    plain.edit("one\ntwos")
    #expect(plain.text == "one\ntwos")
  }

  @Test func `what is too much to be shown is kept behind a sign`() {
    let text = String(repeating: "word ", count: EditedText.longest / 4)
    var edited = EditedText(text)
    #expect(edited.shown.count < text.count && edited.shown.hasSuffix("…"))
    edited.edit("a" + edited.shown)
    edited.edit(edited.shown + "z")
    #expect(edited.text == "a\(text)z")
    edited.edit("a")
    #expect(edited.text == "a")
  }

  @Test func `places in a text are found in bytes, whatever was left out`() {
    #expect(ShownText("añb").bytes(before: [0, 1, 2, 3, 9]) == [0: 0, 1: 1, 2: 3, 3: 4, 9: 4])
    let cleaned = ShownText("\u{202E}a\u{1B}é\u{2066}b")
    #expect(cleaned.text == "a\u{FFFD}éb")
    #expect(cleaned.bytes(before: [0, 1, 2, 3, 5, 6]) == [0: 0, 1: 0, 2: 1, 3: 4, 5: 6, 6: 7])
  }
}
#endif
