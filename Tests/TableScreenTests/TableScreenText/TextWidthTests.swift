import TableScreen
import TestSupport
import Testing

struct TextWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("▌", 1), ("字", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("。", 2), ("😀", 2), ("👍🏽", 2),
      ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("\u{301}", 0),
      ("\u{200B}", 0), ("\u{1B}", 0), ("\n", 0), ("\r\n", 0), ("\u{7F}", 0), ("\u{AD}", 0),
      ("\u{202E}", 0), ("ก", 1), ("กำ", 2), ("א", 1), ("\u{3000}", 2), ("\u{E0B0}", 1),
      ("䷤", 2), ("㉈", 2), ("㉐", 2), ("㈳", 2), ("\u{303F}", 1),
    ] as [(Character, Int)])
  func `a character takes the columns that it does everywhere`(_ character: Character, _ width: Int)
  {
    #expect(TextWidth.columns(of: character) == width)
  }

  @Test func `a text takes the columns of its characters`() {
    #expect(TextWidth.columns(of: "") == 0)
    #expect(TextWidth.columns(of: "naïve 字幕 😀") == 13)
  }
}

struct TextSanitizerTests {
  static let sanitizer = TextSanitizer()

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("\u{1B}[31mred", "\u{FFFD}[31mred"),
    ("\u{1B}]0;owned\u{7}", "\u{FFFD}]0;owned\u{FFFD}"), ("\u{9B}2J", "\u{FFFD}2J"),
    ("a\nb\tc\r\nd", "a b c d"), ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"),
    ("abc\u{202E}fed\u{202C}", "abcfed"), ("\u{2066}x\u{2069}\u{200F}\u{61C}y", "xy"),
    ("a\u{200B}b\u{FEFF}c\u{2060}d\u{AD}e", "abcde"), ("\u{0}\u{8}", "\u{FFFD}\u{FFFD}"),
    ("\u{301}a", "\u{25CC}\u{301}a"), ("\u{FE0F}a", "a"), ("\u{A0}x", " x"),
    ("👨‍👩‍👧‍👦 字", "👨‍👩‍👧‍👦 字"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    ),
    ("\u{115F}x", "x"), ("\u{3164}x", "x"),
  ])
  func `text from outside becomes harmless`(_ text: String, _ expected: String) {
    #expect(Self.sanitizer.cut(text, columns: 80) == expected)
  }

  @Test func `lone surrogates arrive as placeholders`() {
    let text = String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)
    #expect(Self.sanitizer.cut(text, columns: 80) == "a\u{FFFD}b")
  }

  @Test func `what is left of any text has no control characters and no marks of direction`() {
    let scalars = (0...0x2FFFF).compactMap { Unicode.Scalar($0) }
    for scalar in scalars {
      for piece in Self.sanitizer.pieces(of: "a\(scalar)b", columns: 9) {
        #expect(piece.width == 1 || piece.width == 2, "\(scalar.value)")
        let isBad = piece.text.unicodeScalars.contains { scalar in
          scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            || scalar.properties.isBidiControl
        }
        #expect(!isBad, "\(scalar.value)")
      }
    }
  }

  @Test(.timeLimit(.minutes(Effort.patience)))
  func `a text of a megabyte is looked at no further than it can be seen`() {
    let long = String(repeating: "abcdefgh", count: 128 * 1_024)
    let pile = "a" + String(repeating: "\u{301}", count: 1_000_000)
    // Thousands of looks at all of it would take minutes.
    for _ in 0..<Effort.rounds(1_000) {
      #expect(Self.sanitizer.cut(long, columns: 9) == "abcdefgh…")
      #expect(Self.sanitizer.cut(pile, columns: 9).unicodeScalars.count <= 12)
    }
  }

  @Test(arguments: [
    ("Café “Größe” – 3 × 4…", "Cafe \"Grosse\" - 3 x 4..."), ("字", "?"), ("e\u{301}", "e"),
    ("😀!", "?!"), ("\u{1B}x", "?x"), ("½", "12"),
  ])
  func `where only ASCII can be drawn the nearest text is`(_ text: String, _ expected: String) {
    #expect(TextSanitizer(isASCII: true).cut(text, columns: 80) == expected)
  }

  @Test func `offsets of characters are those of the original text`() {
    let pieces = Self.sanitizer.pieces(of: "a\u{202E}b字", columns: 9)
    #expect(pieces.map(\.offset) == [0, 2, 3])
    #expect(pieces.map(\.width) == [1, 1, 2])
  }
}
