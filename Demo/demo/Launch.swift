import Foundation
import TableScreen

/// Opening screens in the terminal.
@MainActor enum Launch {
  /// Whether there is a terminal to read from and to write to.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Shows `screen` until it is left.
  static func run(_ screen: Screen) -> Int32 {
    complain("demo: the terminal host is not part of this build; try `demo render`")
  }
}
