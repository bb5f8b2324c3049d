#if os(macOS) || os(Linux)
package import TableScreen

/// A terminal without a display, for benchmarks: the host draws through ncurses as usual, and the output goes to a file.
@MainActor package final class OffscreenTerminal {
  /// The keys that can be pressed.
  package enum Press {
    case down, up, pageDown
  }

  private let host: TerminalHost
  private let surface: CursesSurface

  /// Opens a terminal that writes to a file, and draws the first frame of the screens.
  ///
  /// - Throws: a ``TerminalError`` if the terminal cannot be opened.
  package init(_ roots: [Screen], columns: Int, lines: Int, input: Int32, output: Int32) throws {
    let streams = CursesTerminal.Streams(
      type: "xterm-256color", input: input, output: output, size: (lines, columns))
    surface = CursesSurface(try CursesTerminal(streams, environment: [:]))
    host = TerminalHost(surface: surface)
    host.start(roots)
    host.drawIfNeeded()
  }

  /// Presses a key, and draws the changes.
  package func press(_ key: Press) {
    switch key {
    case .down: host.handle(.key(.down))
    case .up: host.handle(.key(.up))
    case .pageDown: host.handle(.key(.pageDown))
    }
    host.drawIfNeeded()
  }

  /// Pastes a text, and draws the changes.
  package func paste(_ text: String) {
    host.handle(.paste(text))
    host.drawIfNeeded()
  }

  /// Gives the terminal another size, and draws it anew.
  package func resize(columns: Int, lines: Int) {
    surface.terminal.resize(lines: lines, columns: columns)
    surface.forget()
    host.setNeedsDrawing()
    host.drawIfNeeded()
  }

  /// Closes the terminal.
  package func close() { surface.terminal.close() }
}
#endif
