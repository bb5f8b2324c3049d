#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  @Suite @MainActor struct Controls {
    private func open(
      _ screen: ControlScreen, row: Int = 0
    ) throws -> TestTerminal {
      let terminal = try TestTerminal([screen], columns: 70, lines: 20)
      for _ in 0..<row { terminal.press(.down) }
      return terminal
    }

    @Test func `left and right move a slider by its steps, and not over its ends`() throws {
      let screen = ControlScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      terminal.press(.right)
      #expect(screen.values.level == 0.75)
      terminal.press(.right, .right, .right)
      #expect(screen.values.level == 1)
      terminal.press(.left, "h", .left, .left, .left, .left)
      #expect(screen.values.level == 0)
    }

    @Test func `left and right step a stepper`() throws {
      let screen = ControlScreen()
      let terminal = try open(screen, row: 1)
      defer { terminal.close() }
      terminal.press(.right, .right, .right, .left)
      #expect(screen.values.count == 1)
    }

    @Test func `left and right choose a segment`() throws {
      let screen = ControlScreen()
      let terminal = try open(screen, row: 2)
      defer { terminal.close() }
      terminal.press(.left)
      #expect(screen.values.size == "s")
      terminal.press(.right)
      #expect(screen.values.size == "m")
    }

    @Test func `return opens the choices of a menu, with the one in force chosen`() throws {
      let screen = ControlScreen()
      let terminal = try open(screen, row: 3)
      defer { terminal.close() }
      terminal.press(.enter)
      #expect(terminal.line(of: "Blue") != nil)
      terminal.press(.escape)
      #expect(screen.values.color == "red")
      terminal.press(.enter, .down, .enter)
      #expect(screen.values.color == "blue")
    }

    @Test func `a text area takes several lines, and is saved with a key of its own`() throws {
      let screen = ControlScreen()
      let terminal = try open(screen, row: 4)
      defer { terminal.close() }
      terminal.press(.enter, .enter)
      terminal.type("two")
      #expect(terminal.line(of: "^S keep") != nil)
      terminal.press(.control("s"))
      #expect(screen.values.note == "one\ntwo")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `a text area that is edited keeps its lines`(lineEnd: String) throws {
      let screen = ControlScreen()
      screen.values.note = "first\(lineEnd)second"
      let terminal = try open(screen, row: 4)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("x")
      let lines = [terminal.line(of: "first"), terminal.line(of: "secondx")]
      #expect(lines[1] == lines[0].map { $0 + 1 }, "\(terminal.frame)")
      terminal.press(.control("s"))
      #expect(screen.values.note.utf8.elementsEqual("first\(lineEnd)secondx".utf8))
    }

    @Test func `tab goes through the controls of a row`() throws {
      let screen = ControlScreen()
      let terminal = try open(screen, row: 5)
      defer { terminal.close() }
      let state = terminal.host.state(of: screen)
      terminal.press(.tab)
      #expect(state.text.control == RowControl.boundName)
      terminal.press(.tab)
      #expect(state.text.control == RowControl.accessoryName)
      terminal.press(.tab)
      #expect(state.text.control == nil)
      terminal.press(.backTab, .up)
      #expect(state.text.control == nil)
    }

    @Test func `the menu of a row has what the app offers, and its controls`() throws {
      let screen = ControlScreen()
      let terminal = try open(screen, row: 5)
      defer { terminal.close() }
      terminal.press(.alt("m"))
      for title in ["Edit", "Switch", "Shout"] { #expect(terminal.line(of: title) != nil) }
      terminal.click("Shout")
      #expect(screen.values.pressed == 1)
      #expect(terminal.line(of: "Shout") == nil)
    }

    @Test func `in a narrow terminal the menu of a row says what can be chosen`() throws {
      let terminal = try TestTerminal([ControlScreen()], columns: 20, lines: 12)
      defer { terminal.close() }
      for _ in 0..<5 { terminal.press(.down) }
      terminal.press(.alt("m"))
      for title in ["Edit", "Switch", "Shout"] {
        #expect(terminal.line(of: title) != nil, "\(terminal.frame)")
      }
    }

    @Test func `a click outside puts a menu or the help away`() throws {
      let terminal = try open(ControlScreen())
      defer { terminal.close() }
      for key in ["?", "m"] as [Key] {
        terminal.press(key)
        terminal.click("Controls")
        #expect(terminal.host.state(of: try #require(terminal.host.screen)).text.focus == .rows)
      }
    }

    @Test func `a slider follows the mouse while it is dragged`() throws {
      let screen = ControlScreen()
      let terminal = try open(screen)
      defer { terminal.close() }
      let state = terminal.host.state(of: screen)
      let places = try #require(state.frame).hits.compactMap { hit -> (Int, Int, Double)? in
        guard case .value(_, _, let value) = hit.target, let number = Double(value) else {
          return nil
        }
        return (hit.row, hit.columns.lowerBound, number)
      }
      let ends = places.filter { $0.2 == 0 || $0.2 == 1 }
      let (low, high) = (try #require(ends.first), try #require(ends.last))
      for (kind, place) in [(MouseEvent.Kind.press, low), (.drag, high), (.release, high)] {
        terminal.act(.mouse(MouseEvent(kind: kind, line: place.0, column: place.1)))
        if kind == .press { #expect(screen.values.level == 0) }
      }
      #expect(screen.values.level == high.2)
      terminal.act(.mouse(MouseEvent(kind: .drag, line: low.0, column: low.1)))
      #expect(screen.values.level == high.2)
    }
  }
}
#endif
