#if os(macOS) || os(Linux)
import CTerminal
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A text of a megabyte and more, pasted where a word is expected.
  @Suite @MainActor struct PasteTests {
    final class WordsScreen: TableScreen {
      var searches: [String] = []
      override class var settings: Settings { [.searchable()] }
      override var tableData: [Section] { [Section { [.title: "Milk"] }] }
      override func onSearchChanged(_ text: String) { searches.append(text) }
    }

    private func open() throws -> (WordsScreen, TestTerminal) {
      let screen = WordsScreen()
      let terminal = try TestTerminal([screen], columns: 80)
      terminal.press("/")
      return (screen, terminal)
    }

    private func units(_ count: Int) -> [InputDecoder.Unit] {
      (0..<count).map { .character(UInt32(97 + $0 % 26)) }
    }

    @Test(arguments: [1 << 20, 10 << 20])
    func `a paste is searched for once, up to a limit that is said`(count: Int) throws {
      let (screen, terminal) = try open()
      defer { terminal.close() }
      terminal.act(.paste(String(repeating: "x", count: count)))
      #expect(screen.searches.count == 1)
      #expect(screen.searches.map(\.count) == [1_000])
      #expect(terminal.lines.joined().contains("Only the first 1000 characters are used"))
      terminal.press(.backspace)
      #expect(screen.searches.last?.count == 999)
    }

    @Test func `typed at once it is searched for once, too`() throws {
      let (screen, terminal) = try open()
      defer { terminal.close() }
      var decoder = InputDecoder()
      for _ in 0..<64 {
        let events = InputEvent.joined(decoder.decode(units(4_096)), while: terminal.host.isTyping)
        #expect(events.count == 1)
        events.forEach(terminal.host.handle)
      }
      #expect(screen.searches.map(\.count) == [1_000])
    }

    @Test func `a paste that was cut is as long as its limit`() throws {
      var decoder = InputDecoder()
      let most = InputDecoder.longestPaste
      _ = decoder.decode([.code(ct_key_paste_begin)])
      _ = decoder.decode(units(most + 100))
      let events = decoder.decode([.code(ct_key_paste_end)])
      guard case .paste(let text)? = events.first else {
        Issue.record("nothing was pasted")
        return
      }
      #expect(text.utf8.count == most)
    }
  }
}
#endif
