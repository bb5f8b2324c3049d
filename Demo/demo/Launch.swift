#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenData
import TableScreenTerminal
import TableScreenTesting

/// Opening screens in the terminal.
@MainActor enum Launch {
  /// Whether there is a terminal to read from and to write to.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// The screens as they were left the last time.
  static func restoration(_ setup: DemoSetup) -> TableRestoration {
    .file(DemoSetup.stateFile, making: DemoMaker(setup).screen(named:))
  }

  /// Shows a screen until it is left; one that is recorded begins with to-dos of its own.
  ///
  /// - Returns: the exit status, or nil if there is no terminal.
  static func run(_ opening: Opening) -> Int32? {
    let folder = opening.recording.map { _ in DemoSetup.folderForRecording() }
    defer { folder.map { try? FileManager.default.removeItem(at: $0) } }
    var setup = folder.map { DemoSetup.recorded(in: $0) } ?? .live
    setup.database = opening.database
    guard hasTerminal, let screens = Demo.screens(named: opening.screen, setup) else { return nil }
    var restoration = restoration(setup)
    if !opening.restores { restoration.load = { nil } }
    DemoLanguage.setHostWords = { TerminalWords.current = $0 ? .german : TerminalWords() }
    TerminalApp.run(
      tabs: screens,
      // What was recorded on to-dos of its own is not how the person left theirs.
      restoration: opening.recording == nil || opening.restores ? restoration : nil,
      recording: opening.recording.map { URL(filePath: $0) })
    return 0
  }

  /// Shows the table of a file or an address; without a terminal its first frame.
  ///
  /// - Returns: the exit status: 2 where a file or an address cannot be read.
  static func show(_ place: String) -> Int32 {
    // What is typed there is for the screen, and reading would wait for the end of it.
    if place == "-", isatty(STDIN_FILENO) == 1 {
      return complain(
        "demo: standard input is the terminal; send a table into it, as by: demo open - < FILE")
    }
    let screen = DataScreen(at: place)
    if let file = screen.file {
      do { try file.check() } catch {
        return complain("demo: cannot read \(place): \(words(for: error))")
      }
    }
    guard hasTerminal else {
      finish { try await printFrame(of: screen, at: place) }
    }
    TerminalApp.run(screen)
    return 0
  }

  /// How long an address has to answer where nobody sees that it is waited for.
  private static let patience = Duration.seconds(10)

  /// Prints the first frame of a table, or says why it did not come.
  ///
  /// - Returns: the exit status.
  private static func printFrame(of screen: DataScreen, at place: String) async throws -> Int32 {
    screen.dataLoader = URLDataLoader(time: patience)
    let table = HeadlessHost.start([screen], loadsPictures: false)
    // The loader is the one that gives up, and says so in words.
    table.timeout = patience * 6
    try await table.settle()
    if let failure = table.chrome.failure {
      return complain("demo: cannot read \(place): \(failure)")
    }
    try put(text: table.frame(columns: 80, rows: 24))
    return 0
  }
}
#endif
