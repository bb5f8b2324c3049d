#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// Whole screens as ncurses holds them.
  @Suite @MainActor struct Golden {
    @Test func `a plain list`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 50, lines: 8)
      defer { terminal.close() }
      #expect(
        terminal.frame == """
                                Cities              ↻  Edit
           Near ────────────────────────────────────────  N
          ▌Athens                                      ›  F
           Berlin                                      ›
           Far ─────────────────────────────────────────
           Cairo                                       ›
           Delhi                                       ›
           ↑↓ move  ⏎ open  / search  ? all keys  q quit
          """)
    }

    @Test func `a search that found one row`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 50, lines: 8)
      defer { terminal.close() }
      terminal.press("/")
      terminal.type("ro")
      #expect(terminal.lines[1].hasPrefix(" ⌕ ro"))
      #expect(
        terminal.frame(from: 2) == """
           Far ────────────────────────────────────────────
          ▌Cairo                                          ›



           ↑↓ move  ⏎⇥ to the rows  esc end search
          """)
    }

    @Test func `a form with a field in use`() throws {
      let terminal = try TestTerminal([FormScreen()], columns: 50, lines: 9)
      defer { terminal.close() }
      terminal.press(.down)
      terminal.type("7")
      #expect(
        terminal.frame == """
                                 Form

           ╭──────────────────────────────────────────────╮
           │ Name                                     Ada │
           │▌Age                     367                  │
           │ Away                                     ●── │
           │ More                                       ▸ │
           ╰──────────────────────────────────────────────╯
           ⏎ keep  esc cancel  ⇥ next field  F1 all keys
          """)
    }

    @Test func `a form without colors and Unicode`() throws {
      let terminal = try TestTerminal(
        [FormScreen()], columns: 50, lines: 9, environment: ["NO_COLOR": "1"], isASCII: true)
      defer { terminal.close() }
      #expect(
        terminal.frame == """
                                 Form

           +----------------------------------------------+
           |>Name                                     Ada |
           | Age                                       36 |
           | Away                                 off [ ] |
           | More                                       + |
           +----------------------------------------------+
           up down move  enter edit  F1 all keys
          """)
    }

    @Test func `the question whether to delete a row`() throws {
      let terminal = try TestTerminal([LostScreen()], columns: 50, lines: 8)
      defer { terminal.close() }
      terminal.press("d")
      #expect(
        terminal.frame(from: 1) == """
           Near ───────────────────────────────────────────
          ▌Delete “Athens”?  ⏎ yes  esc no
           Berlin



           ⏎ yes  esc no
          """)
    }

    @Test func `all keys`() throws {
      let terminal = try TestTerminal([PlaceScreen("Athens")], columns: 50, lines: 14)
      defer { terminal.close() }
      terminal.press("?")
      #expect(
        terminal.frame == """
                                Athens
          ▌Sunny
          ▌Today   ╭─ Keys ───────────────────────╮
                   │ ↑ k ^P ↓ j ^N    move        │
                   │ pgup ^B pgdn ^F  page        │
                   │ home g end G     first, last │
                   │ ? F1             all keys    │
                   │ q ^C             quit        │
                   │ ^Z               suspend     │
                   │ ^L               redraw      │
                   ╰──────────────────────────────╯


           ↑↓ move  esc leave
          """)
    }
  }
}
#endif
