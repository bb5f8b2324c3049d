import Foundation
import TableScreen
import TableScreenTerminal

/// Opening screens in the terminal.
@MainActor enum Launch {
  /// Whether there is a terminal to read from and to write to.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Shows `screen` until it is left.
  static func run(_ screen: Screen) -> Int32 {
    TerminalApp.run(screen)
    return 0
  }
}
