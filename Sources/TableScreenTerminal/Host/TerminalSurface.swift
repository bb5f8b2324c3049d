import TableScreen
import TableScreenText

/// The surface that a terminal host draws on: a terminal, or a test's stand-in.
@MainActor protocol TerminalSurface: AnyObject {
  /// The number of columns and lines now.
  var size: TextSize { get }
  /// Shows a frame.
  func draw(_ frame: TextFrame)
  /// Says that a key has no meaning here.
  func bell()
  /// Draws everything anew, whatever the terminal shows.
  func forget()
}
