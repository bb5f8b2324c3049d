import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct TextCharacterTests {
  @Test(arguments: [1, 2, 3, 5, 8, 13] as [UInt64])
  func `a character is the text that it was made of, and equal where the scalars are`(
    _ seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let texts = (0..<300).map { _ in Self.character(&random) }
    for (one, other) in zip(texts + texts, texts.shuffled(using: &random) + texts) {
      #expect(TextCharacter(one).text.unicodeScalars.elementsEqual(one.unicodeScalars), "\(seed)")
      let isSame = one.unicodeScalars.elementsEqual(other.unicodeScalars)
      #expect((TextCharacter(one) == TextCharacter(other)) == isSame, "\(one) \(other) \(seed)")
    }
  }

  /// One to twelve scalars of one to four bytes.
  private static func character(_ random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = ["a", "é", "字", "😀", "\u{200D}", "\u{301}", "\u{10FFFF}"]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      text.append(scalars.randomElement(using: &random) ?? "a")
    }
    return String(text)
  }

  @Test func `equal texts of other scalars are told apart`() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(TextCharacter("\u{E9}") != TextCharacter("e\u{301}"))
  }

  @Test func `one byte of ASCII is told, and nothing else`() {
    for byte in UInt8(0x20)..<0x7F {
      let text = String(Unicode.Scalar(byte))
      #expect(TextCharacter(text).ascii == byte)
      #expect(TextCharacter(text) == TextCharacter(ascii: byte))
    }
    for text in ["", "é", "字", "a\u{301}", "👨‍👩‍👧‍👦"] { #expect(TextCharacter(text).ascii == nil) }
    #expect(TextCharacter("") == .none)
    #expect(TextCharacter.none.text.isEmpty)
  }

  @Test func `of long characters as many are taken as there is room for`() {
    let long = LongCharacters(limit: 2)
    let family = "👨‍👩‍👧‍👦"
    #expect(long.number(of: family) == 0)
    #expect(long.number(of: "👨‍👩‍👧") == 1)
    #expect(long.number(of: "👩‍👩‍👧") == nil)
    #expect(long.number(of: family) == 0)
    #expect(long.text(of: 0) == family)
    #expect(long.text(of: 2) == "")
    #expect(TextCharacter.start(of: "👩‍👩‍👧") == "👩")
  }
}
