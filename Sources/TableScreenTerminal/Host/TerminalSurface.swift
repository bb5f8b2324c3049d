#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

/// The surface that a terminal host draws on: a terminal, or a test's stand-in.
@MainActor protocol TerminalSurface: AnyObject {
  /// The current number of columns and lines.
  var size: TextSize { get }
  /// Shows a frame.
  func draw(_ frame: TextFrame)
  /// Signals, by the terminal's bell, that a key has no effect.
  func bell()
  /// Forgets what the terminal shows, so that the next frame is drawn as a whole.
  func forget()
}
#endif
