import TestSupport
import Testing

@testable import TableScreen
@testable import TableScreenText

struct TextGridTests {
  @Test func `a text is cut with an ellipsis`() {
    var grid = TextGrid(columns: 12, rows: 2)
    #expect(grid.put("Hello, world", at: 0, 0, maxWidth: 8) == 7)
    #expect(grid.put("Hello, world", at: 0, 1) == 12)
    #expect(grid.lines == ["Hello,…", "Hello, world"])
  }

  @Test func `a wide character is never halved`() {
    var grid = TextGrid(columns: 6, rows: 3)
    grid.put("字幕字幕", at: 0, 0)
    grid.put("字幕字", at: 1, 1)
    grid.put("字幕字", at: 0, 2)
    #expect(grid.lines == ["字幕…", " 字幕…", "字幕字"])
  }

  @Test func `writing over half of a wide character blanks the other half`() {
    var grid = TextGrid(columns: 6, rows: 2)
    grid.put("字幕字", at: 0, 0)
    grid.put("x", at: 1, 0)
    grid.put("y", at: 4, 0)
    #expect(grid.lines[0] == " x幕y")
    grid.put("字幕字", at: 0, 1)
    grid.put("字", at: 1, 1)
    #expect(grid.lines[1] == " 字 字")
  }

  @Test func `what lies outside the grid is not written`() {
    var grid = TextGrid(columns: 3, rows: 1)
    #expect(grid.put("abc", at: 3, 0) == 0)
    #expect(grid.put("abc", at: -1, 0) == 0)
    #expect(grid.put("abc", at: 0, 7) == 3)
    #expect(grid.lines == [""])
    #expect(TextGrid(columns: -1, rows: -1).lines == [])
  }

  @Test func `lines are compared one by one`() {
    var a = TextGrid(columns: 9, rows: 2)
    let b = a
    a.put("x", at: 0, 1)
    #expect(a != b)
    #expect(a.cells[0] == b.cells[0])
    #expect(a.cells[1] != b.cells[1])
    a.clear(0..<9, 1)
    #expect(a == b)
  }

  static let letters = [
    "a", "B", " ", "é", "e\u{301}", "字", "한", "😀", "👨‍👩‍👧‍👦", "🇩🇪", "\u{1B}", "\n", "\u{202E}", "\u{301}",
    "กำ", "…", "\u{200D}", "❤\u{FE0F}",
  ]

  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34] as [UInt64])
  func `a cut text is never wider than asked and never splits a character`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<Effort.rounds(500) {
      let count = Int.random(in: 0...20, using: &random)
      let text = (0..<count).map { _ in
        Self.letters.randomElement(using: &random) ?? ""
      }.joined()
      let room = Int.random(in: 0...16, using: &random)
      let column = Int.random(in: 0...8, using: &random)
      let isASCII = random.once(in: 4)
      var grid = TextGrid(columns: 20, rows: 1, glyphs: isASCII ? .ascii : .unicode)
      let written = grid.put(text, at: column, 0, style: TextStyle(.title), maxWidth: room)
      let place: Comment = "seed \(seed), round \(round), text \(text.debugDescription)"
      #expect(written <= room, place)
      // The cells are whole characters, each followed by what it covers, and nothing else was touched.
      let cells = grid.cells[0]
      #expect(cells[..<column].allSatisfy { $0 == .blank }, place)
      #expect(cells[(column + written)...].allSatisfy { $0 == .blank }, place)
      var at = column
      while at < column + written {
        #expect(cells[at].text.count == 1, place)
        #expect(cells[at].width == 1 || cells[at].width == 2, place)
        if cells[at].width == 2 { #expect(cells[at + 1].width == 0, place) }
        at += Int(cells[at].width)
      }
      #expect(at == column + written, place)
      // What was written is the start of the text, and all of it where there is no ellipsis.
      let shown = cells[column..<column + written].map(\.text).joined()
      let sanitizer = TextSanitizer(isASCII: isASCII)
      let all = sanitizer.pieces(of: text, columns: 200).map(\.text).joined()
      let ellipsis = isASCII ? "~" : "…"
      let isCut = shown != all
      if isCut && room > 0 {
        #expect(shown.hasSuffix(ellipsis), place)
        #expect(all.hasPrefix(shown.dropLast()), place)
      }
    }
  }
}
