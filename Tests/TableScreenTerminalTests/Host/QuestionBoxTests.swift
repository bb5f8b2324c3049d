#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTerminal
import TableScreenText
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A question stands in a box, and what it is about stays in sight.
  @Suite @MainActor struct QuestionBoxes {
    /// Letters that can be thrown away, after a question.
    private final class Letters: TableScreen {
      var letters = ["Ada", "Bob", "Cy"]
      override class var settings: Settings { [.title("Letters")] }
      override var detailPlaceholder: String? { "Choose a letter" }
      override var tableData: [Section] {
        [
          Section {
            for letter in letters { [.title: letter] }
            [
              .title: "Throw all away",
              .action: .confirm(
                "Throw all away?", .destructive, message: "Nobody can bring them back.",
                button: "Throw away", then: .perform(Letters.clear)),
            ]
          }
        ]
      }
      func clear() { letters = [] }
    }

    private let letters = Letters()

    private func asked(columns: Int, lines: Int) throws -> TestTerminal {
      let terminal = try TestTerminal([letters], columns: columns, lines: lines)
      terminal.press(.end, .enter)
      return terminal
    }

    @Test func `the letters stay in sight behind it`() throws {
      let terminal = try asked(columns: 50, lines: 14)
      defer { terminal.close() }
      #expect(
        terminal.frame == """
                               Letters
           Ada
           Bob
           Cy
           Throw  ╭─ Throw all away? ─────────────╮
                  │  Nobody can bring them back.  │
                  │                               │
                  │   Throw away                  │
                  │▌  Cancel                      │
                  ╰───────────────────────────────╯



           ↑↓ move  ⏎ press  esc cancel  ? all keys
          """)
    }

    @Test func `arrows choose among the answers, and Return gives one`() throws {
      let terminal = try asked(columns: 50, lines: 14)
      defer { terminal.close() }
      // The first answer is destructive, so that Return alone does nothing.
      terminal.press(.enter)
      #expect(letters.letters.count == 3 && terminal.line(of: "away?") == nil)
      terminal.press(.enter, .up, .enter)
      #expect(letters.letters.isEmpty && terminal.line(of: "away?") == nil)
    }

    @Test func `the tab key leads to nothing behind it`() throws {
      letters.setBarButtons(.trailing, [TableBarButton("Add", action: .perform(Letters.clear))])
      let terminal = try asked(columns: 50, lines: 14)
      defer { terminal.close() }
      let frame = terminal.frame
      terminal.press(.tab)
      #expect(terminal.frame == frame)
      terminal.press(.backTab)
      #expect(terminal.frame == frame)
      terminal.press(.enter)
      #expect(letters.letters.count == 3 && terminal.line(of: "away?") == nil)
    }

    @Test func `what the app says meanwhile is in sight, and Escape answers no`() throws {
      let terminal = try asked(columns: 50, lines: 14)
      defer { terminal.close() }
      terminal.host.screen?.show(error: "The line is broken.")
      terminal.host.drawIfNeeded()
      #expect(terminal.line(of: "The line is broken.") != nil && letters.chrome.notice != nil)
      terminal.press(.escape)
      #expect(letters.letters.count == 3 && terminal.line(of: "away?") == nil)
    }

    @Test func `Escape answers no`() throws {
      let terminal = try asked(columns: 50, lines: 14)
      defer { terminal.close() }
      terminal.press(.escape)
      #expect(letters.letters.count == 3 && terminal.line(of: "away?") == nil)
      #expect(terminal.host.screen === letters)
    }

    @Test func `a press on an answer gives it, and one elsewhere none`() throws {
      let terminal = try asked(columns: 50, lines: 14)
      defer { terminal.close() }
      terminal.click("Ada")
      terminal.click("Ada", kind: .secondaryPress)
      #expect(terminal.line(of: "Nobody can") != nil)
      terminal.click(" Throw away ")
      #expect(letters.letters.isEmpty && terminal.line(of: "Nobody can") == nil)
    }

    @Test func `all keys of the question can be listed, and left again`() throws {
      let terminal = try asked(columns: 50, lines: 20)
      defer { terminal.close() }
      terminal.press("?")
      #expect(terminal.line(of: "Keys") != nil)
      terminal.press(.escape)
      #expect(terminal.line(of: "Nobody can") != nil && terminal.line(of: "Ada") != nil)
    }

    @Test func `what changes behind it is drawn`() throws {
      let terminal = try asked(columns: 50, lines: 16)
      defer { terminal.close() }
      letters.letters[0] = "Eve"
      letters.updateTableData()
      terminal.host.drawIfNeeded()
      #expect(terminal.line(of: "Eve") != nil && terminal.line(of: "Nobody can") != nil)
    }

    @Test func `with little room it has the whole terminal, and works as well`() throws {
      for (columns, lines) in [(15, 14), (40, 6), (20, 6)] {
        let terminal = try asked(columns: columns, lines: lines)
        defer { terminal.close() }
        #expect(terminal.line(of: "Ada") == nil, "\(columns) x \(lines)")
        terminal.press(.escape)
        #expect(terminal.line(of: "Ada") != nil, "\(columns) x \(lines)")
      }
    }

    @Test func `beside the place of a detail it stands over the list`() throws {
      let terminal = try TestTerminal([letters], columns: 120, lines: 14)
      defer { terminal.close() }
      #expect(terminal.line(of: "Choose a letter") != nil)
      let line = terminal.lines[try #require(terminal.line(of: "Choose a letter"))]
      #expect(line.prefix { $0 != "C" }.count > 70)
      terminal.click("Choose a letter")
      terminal.press(.end, .enter)
      #expect(terminal.line(of: "Nobody can") != nil && terminal.line(of: "Choose a letter") != nil)
      terminal.click(" Throw away ")
      #expect(letters.letters.isEmpty)
      terminal.resize(columns: 60, lines: 14)
      #expect(terminal.line(of: "Choose a letter") == nil)
    }
  }
}
#endif
