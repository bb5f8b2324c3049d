#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// Keys that do the same wherever a person is: the list of all keys, and the key that quits.
  @Suite @MainActor struct KeysElsewhere {
    @Test(arguments: [(100, 24), (100, 12), (120, 16)], [Key.down, .pageDown, .end])
    func `beside another screen the list of all keys is read to its end`(
      size: (Int, Int), key: Key
    ) throws {
      let root = CityScreen()
      let terminal = try TestTerminal([root], columns: size.0, lines: size.1)
      defer { terminal.close() }
      root.open(PlaceScreen("Rome"), as: .detail)
      terminal.host.drawIfNeeded()
      terminal.press("?")
      for _ in 0..<80 { terminal.press(key) }
      #expect(terminal.line(of: "redraw") != nil, "\(terminal.frame)")
    }

    @Test func `function keys are heard while a search is typed`() throws {
      let screen = CityScreen()
      let terminal = try TestTerminal([screen], columns: 80, lines: 24)
      defer { terminal.close() }
      terminal.press("/")
      terminal.type("ro")
      terminal.press(.function(1))
      guard case .help = terminal.host.state(of: screen).text.focus else {
        Issue.record("\(terminal.frame)")
        return
      }
      terminal.press(.escape, "/", .function(5))
      #expect(screen.chrome.refresh?.isRefreshing == true)
      guard case .search = terminal.host.state(of: screen).text.focus else {
        Issue.record("\(terminal.frame)")
        return
      }
    }

    @Test func `the list of all keys ends a search for nothing`() throws {
      let screen = CityScreen()
      let terminal = try TestTerminal([screen], columns: 80, lines: 24)
      defer { terminal.close() }
      terminal.press("/")
      #expect(terminal.lines[23].contains("F1"), "\(terminal.frame)")
      terminal.press(.function(1), .escape)
      #expect(screen.chrome.search?.phase == .off)
    }

    @Test func `where going back has asked, the key that quits is to be pressed twice`() throws {
      let letter = Quitting.LetterScreen()
      let root = PlaceScreen("Home")
      let terminal = try TestTerminal([root], columns: 80, lines: 12)
      defer { terminal.close() }
      root.open(letter)
      terminal.host.drawIfNeeded()
      letter.form["subject"].value = .text("Hello")
      terminal.press(.backspace)
      let navigator = try #require(terminal.host.navigator)
      if !navigator.isAsking {
        navigator.back()
        terminal.host.drawIfNeeded()
      }
      #expect(navigator.isAsking)
      #expect(terminal.line(of: "quit anyway") == nil, "\(terminal.frame)")
      terminal.press(.control("c"))
      #expect(!terminal.host.isQuitting)
      #expect(terminal.line(of: "^C quit anyway") == 11, "\(terminal.frame)")
      terminal.press(.down)
      #expect(terminal.line(of: "quit anyway") == nil)
      terminal.press(.control("c"), .control("c"))
      #expect(terminal.host.isQuitting)
    }
  }
}
#endif
