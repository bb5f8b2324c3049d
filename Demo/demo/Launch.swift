import DemoScreens
import Foundation
import TableScreen
import TableScreenTerminal

/// Opening screens in the terminal.
@MainActor enum Launch {
  /// Whether there is a terminal to read from and to write to.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Shows `screens` as tabs until they are left; with `restores` as they were left the last time.
  static func run(_ screens: [Screen], restores: Bool) -> Int32 {
    var restoration = Restoration.file(
      DemoSetup.stateFile, making: DemoMaker(.live).screen(named:))
    if !restores { restoration.load = { nil } }
    TerminalApp.run(tabs: screens, restoration: restoration)
    return 0
  }

  /// Shows the table of a file or an address; without a terminal its first frame.
  ///
  /// - Returns: the exit status: 2 where a file cannot be read.
  static func show(_ place: String) -> Int32 {
    // What is typed there is for the screen, and reading would wait for the end of it.
    if place == "-", isatty(STDIN_FILENO) == 1 {
      return complain(
        "demo: standard input is the terminal; send a table into it, as by: demo open - < FILE")
    }
    let screen = DataScreen(at: place)
    if let file = screen.file {
      do { try file.check() } catch {
        return complain("demo: cannot read \(place): \(Words.current.text(of: error))")
      }
    }
    guard hasTerminal else {
      finish {
        let table = try await HeadlessHost.show(screen)
        try put(text: table.frame(columns: 80, rows: 24))
        return 0
      }
    }
    TerminalApp.run(screen)
    return 0
  }
}
