#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// What is being typed is handed over before anything else that a person does counts.
  @Suite @MainActor struct LeavingFields {
    /// A letter whose text goes at once to where it belongs.
    final class LetterScreen: TableScreen {
      final class Text {
        var subject = ""
        var count = 1
      }
      let text = Text()
      override class var settings: Settings { [.title("Letter")] }
      override var tableData: [Section] {
        [
          Section {
            [.id: "subject", .title: "Subject", .bind: .to(text, \.subject)]
            [.id: "count", .title: "Count", .bind: .to(text, \.count)]
            [.title: "Below"]
          }
        ]
      }
      override func shouldGoBack() -> Bool {
        if !text.subject.isEmpty { show(notice: "Send it first") }
        return text.subject.isEmpty
      }
    }

    final class ListScreen: TableScreen {
      let letter = LetterScreen()
      let text = LetterScreen.Text()
      var opened: [String] = []
      override class var settings: Settings { [.title("Letters")] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "First", .action: .perform(ListScreen.read, "first")]
            [.title: "Second", .action: .perform(ListScreen.read, "second")]
            [.id: "note", .title: "Note", .bind: .to(text, \.subject)]
          }
        ]
      }
      func read(_ name: String) {
        opened.append(name)
        open(letter, as: .detail)
      }
    }

    private func mode(_ terminal: TestTerminal) -> KeyContext.Mode? {
      terminal.host.drawnContext?.mode
    }

    @Test func `quitting asks after what is being typed, kept or not`() throws {
      let letter = LetterScreen()
      let terminal = try TestTerminal([letter], columns: 80, lines: 12)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("Hello")
      #expect(mode(terminal) == .field)
      terminal.press(.control("c"))
      #expect(!terminal.host.isQuitting)
      #expect(letter.text.subject == "Hello")
      #expect(terminal.line(of: "Send it first") != nil)
      #expect(terminal.line(of: "^C quit anyway") != nil)
      terminal.press(.control("c"))
      #expect(terminal.host.isQuitting)
    }

    @Test func `quitting is held up by what a field does not take`() throws {
      let letter = LetterScreen()
      let terminal = try TestTerminal([letter], columns: 80, lines: 12)
      defer { terminal.close() }
      terminal.press(.down, .enter)
      terminal.type("x")
      terminal.press(.control("c"))
      #expect(!terminal.host.isQuitting)
      #expect(mode(terminal) == .field)
      #expect(terminal.line(of: "1x") != nil, "it stays to be mended")
      #expect(terminal.line(of: "^C quit anyway") != nil)
      terminal.press(.control("c"))
      #expect(terminal.host.isQuitting)
    }

    @Test func `quitting asks after what was typed before another screen came above it`() throws {
      let letter = LetterScreen()
      let terminal = try TestTerminal([letter], columns: 80, lines: 12)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("Hello")
      letter.open(PlaceScreen("Above"))
      terminal.host.drawIfNeeded()
      terminal.press(.control("c"))
      #expect(!terminal.host.isQuitting)
      #expect(letter.text.subject == "Hello")
      #expect(terminal.line(of: "Send it first") != nil)
    }

    final class DraftScreen: TableScreen {
      final class Numbers {
        var count: Int? = 5
        var share = 0.5
      }
      let numbers = Numbers()
      override class var settings: Settings { [.drafts] }
      override var tableData: [Section] {
        [
          Section {
            [
              .id: "count", .title: "Count", .bind: .to(numbers, \.count),
              .validate: .with { $0 == .integer(5) ? nil : "Five" },
            ]
            [
              .id: "share", .title: "Share", .bind: .to(numbers, \.share),
              .validate: .with { $0 == .number(0.5) ? nil : "Half" },
            ]
            [.title: "Below"]
          }
        ]
      }
    }

    @Test(arguments: [
      ("Count", "0"), ("Count", "00"), ("Count", "0 "), ("Count", "-01"), ("Count", "15,019"),
      ("Share", "250.00"), ("Share", "007"), ("Share", "x"), ("Count", ""),
    ])
    func `a wrong number that is kept as a draft can be left, however it is spelled`(
      field: String, text: String
    ) throws {
      let screen = DraftScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.click(field)
      if mode(terminal) != .field { terminal.press(.enter) }
      terminal.press(.control("u"))
      terminal.type(text)
      #expect(mode(terminal) == .field)
      terminal.press(.down)
      #expect(terminal.line(of: "▌\(field)") == nil)
      #expect(screen.form.isDirty)
      terminal.press(.control("c"))
      #expect(!terminal.host.isQuitting && screen.navigator?.visibleScreen !== screen)
    }

    final class BranchScreen: TableScreen {
      final class Texts {
        var one = ""
        var two = ""
        var day: Date?
      }
      let texts = Texts()
      override class var settings: Settings { [.drafts] }
      override var tableData: [Section] {
        [
          Section {
            [
              .id: "one", .title: "One", .bind: .to(texts, \.one), .editingStyle: .delete,
              .children: .cells { [[.title: "below"]] },
            ]
            [
              .id: "two", .title: "Two", .bind: .to(texts, \.two), .editingStyle: .delete,
              .children: .cells { [[.title: "below"]] },
            ]
            [.id: "day", .title: "Day", .bind: .to(texts, \.day), .cellClass: .of(.date(.day))]
          }
        ]
      }
    }

    @Test func `letters on a row of a form go into its field, though the row expands, too`() throws
    {
      let screen = BranchScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press(.tab)
      terminal.type("dd")
      terminal.press(.down)
      terminal.type("dm")
      terminal.press(.down)
      #expect(screen.form["one"].value == .text("dd") && screen.form["two"].value == .text("dm"))
      #expect(terminal.line(of: "One") != nil && terminal.line(of: "Two") != nil)
    }

    @Test(arguments: [Key.left, .right])
    func `the arrows begin an empty day at today`(key: Key) throws {
      let screen = BranchScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.click("Day")
      if mode(terminal) == .field { terminal.press(.escape) }
      let before = Calendar.current.startOfDay(for: .now)
      terminal.press(key)
      guard case .date(let day)? = screen.form["day"].value else {
        Issue.record("it is \(String(describing: screen.form["day"].value))")
        return
      }
      // Midnight may pass.
      #expect([before, Calendar.current.startOfDay(for: .now)].contains(day))
    }

    @Test func `a click on the other pane keeps what is being typed, and goes there`() throws {
      let list = ListScreen()
      let terminal = try TestTerminal([list], columns: 120, lines: 12)
      defer { terminal.close() }
      terminal.press(.enter, .tab, .enter)
      terminal.type("Hello")
      #expect(terminal.host.screen === list.letter)
      #expect(mode(terminal) == .field)
      terminal.click("Second")
      #expect(terminal.host.screen === list)
      #expect(mode(terminal) == .rows)
      #expect(list.letter.text.subject == "Hello")
      #expect(terminal.line(of: "▌Second") != nil)
      terminal.click("Note")
      terminal.press(.enter)
      terminal.type("mine")
      #expect(mode(terminal) == .field)
      terminal.click("Below")
      #expect(terminal.host.screen === list.letter)
      #expect(list.text.subject == "mine")
      #expect(terminal.line(of: "▌Below") != nil)
    }

    /// Two fields without drafts, of which the first takes only numbers.
    final class TwoFields: TableScreen {
      var count = 3
      var name = ""
      override class var settings: Settings { [.title("Two")] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Count", .id: "count", .bind: .to(\TwoFields.count)]
            [.title: "Name", .id: "name", .bind: .to(\TwoFields.name)]
          }
        ]
      }
    }

    @Test(arguments: [Key.down, .tab])
    func `what a field does not take stays in it, and lets a person go on`(key: Key) throws {
      let screen = TwoFields()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.type("z")
      terminal.press(key)
      terminal.type("Ada")
      terminal.press(.enter)
      #expect(screen.count == 3 && screen.name == "Ada")
      #expect(terminal.lines.contains { $0.contains("Count") && $0.contains("3z") })
      #expect(terminal.line(of: "⚠") != nil)
      terminal.press(.up, .backspace, .enter)
      #expect(terminal.line(of: "⚠") == nil && screen.count == 3)
      #expect(!terminal.lines.contains { $0.contains("3z") })
    }

    @Test func `a click on the other pane leaves no field that does not take its text`() throws {
      let list = ListScreen()
      let terminal = try TestTerminal([list], columns: 120, lines: 12)
      defer { terminal.close() }
      terminal.press(.enter, .tab, .down, .enter)
      terminal.type("x")
      terminal.click("Second")
      #expect(terminal.host.screen === list.letter)
      #expect(mode(terminal) == .field)
      #expect(list.letter.text.count == 1)
    }
  }

  /// The letters of the index lead to each of its entries.
  @Suite @MainActor struct IndexLetters {
    final class IndexedScreen: TableScreen {
      override class var settings: Settings { [.title("Index"), .indexable()] }
      let titles: [String]
      init(_ titles: [String]) {
        self.titles = titles
        super.init()
      }
      override var tableData: [Section] {
        titles.map { title in
          Section(title) { for part in 0..<8 { [.title: "\(title) row \(part)"] } }
        }
      }
    }

    private func selected(_ terminal: TestTerminal, _ screen: Screen) -> Int? {
      if case .index(let entry) = terminal.host.state(of: screen).text.focus { entry } else { nil }
    }

    @Test func `the entry that is meant exactly comes before those that differ by an accent`()
      throws
    {
      let screen = IndexedScreen(["É", "eb", "Ab"])
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      #expect(screen.chrome.index.map(\.title) == ["É", "E", "A"])
      terminal.press("i", "e")
      #expect(selected(terminal, screen) == 1)
      #expect(terminal.line(of: "eb row 0") != nil)
      terminal.press("é")
      #expect(selected(terminal, screen) == 0)
      terminal.press("a")
      #expect(selected(terminal, screen) == 2)
    }

    @Test func `the same letter again goes on to the next entry that it means`() throws {
      let screen = IndexedScreen(["E", "É", "F", "È"])
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press("i", "e")
      var places = [selected(terminal, screen)]
      for _ in 0..<3 {
        terminal.press("e")
        places.append(selected(terminal, screen))
      }
      #expect(places == [0, 1, 3, 0])
      terminal.press("f", "e")
      #expect(selected(terminal, screen) == 0, "after another letter it begins anew")
    }
  }
}
#endif
