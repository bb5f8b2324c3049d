#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// Characters of many scalars, of which ncurses can write a part, read from the bytes that reach the terminal.
  @Suite @MainActor struct WholeCharacters {
    /// Returns what a terminal shows that joins emoji, or one that does not.
    private func reading(_ terminal: TestTerminal, joins: Bool) -> ScreenReader {
      var reader = ScreenReader(columns: 40, lines: 8, joins: joins)
      reader.feed(terminal.written)
      return reader
    }

    @Test(arguments: [
      "👩‍💻", "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏽", "👍🏽", "❤️", "1️⃣", "❤️‍🔥",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ])
    func `an emoji is whole, and what stands behind it in its place`(emoji: String) throws {
      let screen = OneRowScreen("\(emoji)|")
      let terminal = try TestTerminal([screen], columns: 40, lines: 8)
      defer { terminal.close() }
      let first = try #require(reading(terminal, joins: true).column(of: "|"))
      for note in ["", "new", "漢字", "👍🏽", ""] {
        screen.note = note
        screen.updateTableData()
        terminal.host.drawIfNeeded()
        let joined = reading(terminal, joins: true)
        #expect(joined.text.contains("\(emoji)|\(note)"), "\(joined.text)")
        #expect(joined.column(of: "|") == first)
        let apart = reading(terminal, joins: false)
        #expect(apart.column(of: "|") == first, "\(apart.text)")
        let behind = apart.text.drop { $0 != "|" }.dropFirst()
        #expect(
          note.isEmpty ? behind.first == " " : behind.first == note.first.map(start), "\(note)")
      }
    }

    /// The part of a character that a terminal shows that joins none.
    private func start(of character: Character) -> Character {
      character == "👍🏽" ? "👍" : character
    }

    @Test func `an emoji at the edge does not go on in the next line`() throws {
      let screen = OneRowScreen(String(repeating: "-", count: 60) + "👨‍👩‍👧‍👦")
      for columns in 64...76 {
        let terminal = try TestTerminal([screen], columns: columns, lines: 8)
        defer { terminal.close() }
        var reader = ScreenReader(columns: columns, lines: 8)
        reader.feed(terminal.written)
        let column = try #require(reader.column(of: "-")) + 60
        // A terminal that joins nothing shows four people of two columns each, and has to stay in the line.
        let written = String(decoding: terminal.written, as: UTF8.self)
        #expect(written.contains("👨‍👩‍👧‍👦") == (column + 2 <= columns), "\(columns)")
        let stays = written.contains("👨‍👩‍👧‍👦\u{1B}[?7h")
        #expect(stays == (column + 2 <= columns && column + 8 > columns), "\(columns)")
      }
    }

    @Test(arguments: [
      "हिन्दी", "বাংলা", "क्\u{200D}षि", "ស្ត្រី", "க\u{BC6}\u{BBE}டு", "ကြောင်",
      "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
    ])
    func `a word keeps all of its vowels and marks`(word: String) throws {
      let terminal = try TestTerminal([OneRowScreen("\(word)|")], columns: 40, lines: 8)
      defer { terminal.close() }
      let text = reading(terminal, joins: false).text
      #expect(text.contains("\(word)|"), "\(text)")
    }
  }
}

private final class OneRowScreen: TableScreen {
  var note = ""
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override var title: String { "One" }
  override var tableData: [Section] { [Section { [.title: "\(text)\(note)", .id: "one"] }] }
}
#endif
