#if os(macOS) || os(Linux)
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  @Suite @MainActor struct Acting {
    private func open(_ screen: Screen, lines: Int = 14) throws -> TestTerminal {
      try TestTerminal([screen], columns: 70, lines: lines)
    }

    @Test func `return opens a row and backspace goes back to it`() throws {
      let screen = CityScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press("j", .enter)
      #expect(screen.did == ["visit Berlin"])
      #expect(terminal.lines[0].hasPrefix(" ‹ Cities"))
      #expect(terminal.line(of: "Sunny") != nil)
      terminal.press(.backspace)
      #expect(terminal.line(of: "▌Berlin") != nil)
    }

    @Test func `q goes back where there is somewhere to go, and quits at the root`() throws {
      let terminal = try open(CityScreen())
      defer { terminal.close() }
      terminal.press(.enter, "q")
      #expect(!terminal.host.isQuitting)
      terminal.press("q")
      #expect(terminal.host.isQuitting)
    }

    @Test func `escape ends a search that goes on behind the rows`() throws {
      let terminal = try open(CityScreen())
      defer { terminal.close() }
      terminal.press("/")
      terminal.type("delhi")
      terminal.press(.enter)
      #expect(terminal.line(of: "Athens") == nil)
      terminal.press(.escape)
      #expect(terminal.line(of: "Athens") != nil)
    }

    @Test func `the first match has the cursor, wherever it was before`() throws {
      let terminal = try open(CityScreen())
      defer { terminal.close() }
      terminal.press("G")
      terminal.press("/")
      terminal.type("l")
      let screen = try #require(terminal.host.screen)
      let first = screen.layout.row(at: TablePath(0, 0))?.id
      #expect(first != nil)
      #expect(terminal.host.state(of: screen).text.cursor == first)
    }

    @Test func `what is pasted into the search is searched for, and elsewhere does nothing`() throws
    {
      let screen = CityScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.act(.paste("q\ndd"))
      #expect(!terminal.host.isQuitting)
      #expect(screen.layout.rowCount == 4)
      terminal.press("/")
      terminal.act(.paste("Ber\nlin"))
      #expect(screen.searchString == "ber lin")
    }

    @Test func `tab goes through the scopes of a search`() throws {
      let screen = ScopeScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press("/", .tab)
      #expect(screen.chrome.search?.scope == 1)
      #expect(terminal.line(of: "in Fruit") != nil)
      terminal.press(.backTab)
      #expect(screen.chrome.search?.scope == 0)
    }

    @Test func `a letter in the index leads to its section`() throws {
      let terminal = try open(CityScreen())
      defer { terminal.close() }
      terminal.press("i")
      terminal.type("f")
      #expect(terminal.line(of: "▌Cairo") != nil)
      terminal.press(.escape, "k")
      #expect(terminal.line(of: "▌Berlin") != nil)
    }

    @Test func `what nobody can undo is asked about in the row`() throws {
      let screen = LostScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press("d")
      #expect(terminal.line(of: "Delete “Athens”?") != nil)
      terminal.press("n")
      #expect(terminal.line(of: "▌Athens") != nil)
      #expect(terminal.host.state(of: screen).text.focus == .rows)
      terminal.press("d", .enter)
      #expect(terminal.line(of: "Delete “Athens”?") == nil)
    }

    @Test func `what can be undone is not asked about`() throws {
      let screen = CityScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press("d")
      #expect(screen.cities == ["Berlin", "Cairo", "Delhi"])
      #expect(terminal.line(of: "Deleted Athens") != nil)
      terminal.press("u")
      #expect(screen.cities.first == "Athens")
    }

    @Test func `a notice goes after five seconds`() throws {
      let terminal = try open(CityScreen())
      defer { terminal.close() }
      terminal.press("d")
      terminal.pass(.seconds(4))
      #expect(terminal.line(of: "Deleted Athens") != nil)
      terminal.pass(.seconds(1))
      #expect(terminal.line(of: "Deleted Athens") == nil)
      #expect(terminal.host.deadline == nil)
    }

    @Test func `a notice with the text of the one before stands for its whole time`() throws {
      let screen = CityScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      for _ in 0..<2 {
        screen.show(notice: "Twice")
        terminal.pass(.zero)
        terminal.pass(.seconds(4))
      }
      #expect(terminal.line(of: "Twice") != nil)
      terminal.pass(.seconds(1))
      #expect(terminal.line(of: "Twice") == nil)
    }

    @Test func `an idle screen waits for nothing`() throws {
      let terminal = try open(CityScreen())
      defer { terminal.close() }
      #expect(terminal.host.deadline == nil)
    }

    @Test func `a refresh shows at once, and turns until it ends`() async throws {
      let terminal = try open(CityScreen())
      defer { terminal.close() }
      terminal.press("r")
      #expect(terminal.line(of: "Refreshing") != nil)
      #expect(terminal.host.deadline != nil)
    }

    @Test func `rows are moved by keys in edit mode`() throws {
      let screen = CityScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press("J")
      #expect(terminal.line(of: "▌Athens") == 2)
      terminal.press("e", "J")
      let rows = (0..<2).compactMap { screen.layout.row(at: TablePath(0, $0))?.id }
      let titles = rows.compactMap { screen.model.cell($0)?.title }
      #expect(titles == ["Berlin", "Athens"])
      terminal.press(.escape)
      #expect(!screen.isEditing)
    }

    @Test func `the menu of a row offers what its keys do`() throws {
      let screen = CityScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press("m")
      for title in ["Open", "Long press", "Delete", "Move…"] {
        #expect(terminal.line(of: title) != nil)
      }
      terminal.press("j", .enter)
      #expect(screen.did == ["look Athens"])
    }

    @Test func `children show and hide`() throws {
      let terminal = try open(FormScreen())
      defer { terminal.close() }
      terminal.press(.end, .right)
      #expect(terminal.line(of: "Inside") != nil)
      terminal.press(.left)
      #expect(terminal.line(of: "Inside") == nil)
    }

    @Test func `space and return toggle a switch`() throws {
      let screen = FormScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press(.down, .down, " ")
      #expect(screen.person.isAway)
      terminal.press(.enter)
      #expect(!screen.person.isAway)
    }

    @Test func `a field takes what is typed with return, and nothing with escape`() throws {
      let screen = FormScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type(" L.")
      terminal.press(.escape)
      #expect(screen.person.name == "Ada")
      terminal.press(.enter, .home, .delete)
      terminal.type("I")
      terminal.press(.enter)
      #expect(screen.person.name == "Ida")
    }

    @Test func `tab takes what was typed and goes on to the next field`() throws {
      let screen = FormScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("x")
      terminal.press(.tab, .backspace)
      terminal.type("7")
      terminal.press(.enter)
      #expect(screen.person.name == "Adax")
      #expect(screen.person.age == 37)
    }

    @Test func `what does not fit stays in its field, says so, and is gone with escape`() throws {
      let screen = FormScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press(.down, .enter)
      terminal.type("x")
      terminal.press(.enter)
      #expect(screen.person.age == 36)
      #expect(terminal.line(of: "36x") != nil)
      #expect(terminal.line(of: "not a whole number") != nil)
      terminal.press(.escape)
      #expect(terminal.line(of: "36x") == nil)
      #expect(terminal.line(of: "not a whole number") == nil)
    }

    @Test func `tabs follow each other`() throws {
      let terminal = try TestTerminal([CityScreen(), FormScreen()], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press("]")
      #expect(terminal.lines[0].contains("Form"))
      // The first row of the form is a field.
      terminal.press(.alt("]"))
      #expect(terminal.lines[0].contains("Cities"))
    }

    @Test func `bar buttons have the digits`() throws {
      let screen = CityScreen()
      screen.setBarButtons(.trailing, [TableBarButton("Add", action: .perform(CityScreen.add))])
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press("1", "2")
      #expect(screen.did == ["add"])
    }

    @Test func `a click chooses a row and a second one opens it`() throws {
      let screen = CityScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.click("Cairo")
      #expect(terminal.line(of: "▌Cairo") != nil)
      terminal.pass(.seconds(1))
      terminal.click("Cairo")
      #expect(screen.did.isEmpty)
      terminal.click("Cairo")
      #expect(screen.did == ["visit Cairo"])
      terminal.click("‹ Cities")
      #expect(terminal.line(of: "▌Cairo") != nil)
    }

    @Test func `a click on a switch toggles it`() throws {
      let screen = FormScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.click("●──")
      #expect(screen.person.isAway)
    }

    @Test func `the wheel scrolls and leaves the cursor on its row`() throws {
      let terminal = try open(LongScreen(100))
      defer { terminal.close() }
      terminal.act(.mouse(MouseEvent(kind: .wheelDown, line: 3, column: 3)))
      #expect(terminal.line(of: "Row 0") == nil)
      terminal.press("j")
      #expect(terminal.line(of: "▌Row 1") != nil)
    }

    @Test func `a press elsewhere answers the question whether to delete with no`() throws {
      let screen = LostScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      let titles = { screen.model.cells(.all).map(\.title) }
      let before = titles()
      terminal.press("d")
      #expect(terminal.line(of: "Delete “Athens”?") != nil)
      terminal.click("Berlin")
      terminal.click("Berlin", kind: .release)
      #expect(terminal.line(of: "Delete “Athens”?") == nil)
      terminal.press(.enter)
      #expect(titles() == before)
    }

    @Test func `a row is dragged to another place in edit mode`() throws {
      let screen = CityScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press("e")
      terminal.click("Athens")
      terminal.click("Berlin", kind: .release)
      let first = screen.layout.row(at: TablePath(0, 0)).flatMap { screen.model.cell($0.id)?.title }
      #expect(first == "Berlin")
    }

    @Test
    func `after any keys the terminal shows the whole frame, though only what changed is written`()
      throws
    {
      var generator = SplitMix64(seed: 11)
      let keys: [Key] =
        Key.letters + [
          .up, .down, .left, .right, .shiftUp, .shiftDown, .home, .end, .pageUp, .pageDown, .enter,
          .escape, .tab, .backTab, .backspace, .delete, .insert, .function(5), .function(1), "/",
          "?", " ", "[", "]", "+", "é", .control("r"), .control("l"), .control("u"), "J", "K", "G",
        ]
      for screen in [CityScreen(), FormScreen(), LongScreen(1_000), OutsideScreen("漢字 é e\u{301}")]
        as [Screen]
      {
        let terminal = try open(screen)
        defer { terminal.close() }
        for _ in 0..<200 {
          guard let key = keys.randomElement(using: &generator) else { return }
          terminal.press(key)
          let screen = try #require(terminal.host.screen)
          #expect(terminal.lines == terminal.host.state(of: screen).frame?.lines)
        }
      }
    }
  }
}
#endif
