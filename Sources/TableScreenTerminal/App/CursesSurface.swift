#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

/// The drawing surface of a host on an ncurses terminal.
@MainActor final class CursesSurface: TerminalSurface {
  let terminal: CursesTerminal
  let writer: GridWriter

  init(_ terminal: CursesTerminal) {
    self.terminal = terminal
    writer = GridWriter(terminal)
  }

  var size: TextSize { TextSize(columns: terminal.size.columns, rows: terminal.size.lines) }

  func draw(_ frame: TextFrame) { writer.write(frame) }

  func bell() { terminal.bell() }

  func forget() { writer.forget() }
}
#endif
