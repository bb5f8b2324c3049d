#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// To quit loses nothing unasked, and whoever insists is not asked again.
  @Suite @MainActor struct Quitting {
    final class LetterScreen: TableScreen {
      final class Text { var subject = "" }
      let text = Text()
      var letsGo = true
      var says: String?
      override var title: String { "Letter" }
      override var tableData: [Section] {
        [Section { [.id: "subject", .title: "Subject", .bind: .draft(text, \.subject)] }]
      }
      override func shouldGoBack() -> Bool {
        if !letsGo, let says { show(notice: says) }
        return letsGo
      }
    }

    private func open(below letter: LetterScreen, columns: Int = 80) throws -> TestTerminal {
      let root = PlaceScreen("Home")
      let terminal = try TestTerminal([root], columns: columns, lines: 12)
      root.open(letter)
      terminal.host.drawIfNeeded()
      return terminal
    }

    @Test(arguments: ["Send it first", nil])
    func `a screen that does not let go is not quit, and the key to insist is named`(
      says: String?
    ) throws {
      let letter = LetterScreen()
      (letter.letsGo, letter.says) = (false, says)
      let terminal = try open(below: letter)
      defer { terminal.close() }
      #expect(terminal.line(of: "quit anyway") == nil)
      terminal.press(.control("c"))
      #expect(!terminal.host.isQuitting)
      #expect(terminal.line(of: says ?? "Letter") != nil)
      #expect(terminal.line(of: "^C quit anyway") == 11)
      terminal.press(.control("c"))
      #expect(terminal.host.isQuitting)
    }

    @Test(arguments: [24, 40, 60])
    func `where there is little room the key that insists stays on the last line`(
      columns: Int
    ) throws {
      for asks in [false, true] {
        let letter = LetterScreen()
        letter.letsGo = false
        let terminal = try open(below: letter, columns: columns)
        defer { terminal.close() }
        if asks { letter.form["subject"].value = .text("Hello") }
        terminal.press(.control("c"))
        #expect(terminal.line(of: "^C quit anyway") == 11, "\(asks)")
      }
    }

    @Test(arguments: [Key.down, .function(1), .control("l")])
    func `who does something else in between is asked again`(key: Key) throws {
      let letter = LetterScreen()
      letter.letsGo = false
      let terminal = try open(below: letter)
      defer { terminal.close() }
      terminal.press(.control("c"), key)
      #expect(terminal.line(of: "quit anyway") == nil)
      terminal.press(.control("c"))
      #expect(!terminal.host.isQuitting)
      letter.letsGo = true
      terminal.press(.down, .control("c"))
      #expect(terminal.host.isQuitting)
    }

    @Test func `while the question about a form stands, the key that insists is named and quits`()
      throws
    {
      let letter = LetterScreen()
      let terminal = try open(below: letter)
      defer { terminal.close() }
      letter.form["subject"].value = .text("Hello")
      terminal.press(.control("c"))
      #expect(terminal.line(of: TableWords.current.unsavedTitle) != nil)
      #expect(terminal.line(of: "^C quit anyway") == 11)
      terminal.press(.down)
      #expect(!terminal.host.isQuitting)
      terminal.press(.control("c"))
      #expect(terminal.host.isQuitting)
    }

    @Test func `the letter that quits asks as often as it is pressed`() throws {
      let letter = LetterScreen()
      letter.letsGo = false
      let terminal = try TestTerminal([letter], columns: 80, lines: 12)
      defer { terminal.close() }
      terminal.press("q", "q", "q")
      #expect(!terminal.host.isQuitting)
    }
  }
}
#endif
