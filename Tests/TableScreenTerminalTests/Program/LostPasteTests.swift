#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// The program hears keys again after a paste that has no end.
@Suite(.serialized) struct LostPasteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["\u{1B}[200~a", "\u{1B}[200~a\u{1B}[20"])
  func `a paste that never ends leaves the program to its person`(pasted: String) async throws {
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm-256color"
    environment["LC_ALL"] = BuiltPrograms.locale
    environment["TABLESCREEN_DEMO_DATA"] = folder.url.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let terminal = try PseudoTerminal(
      BuiltPrograms.url("demo").path, columns: 80, lines: 24, environment: environment)
    defer { terminal.close() }
    #expect(try await terminal.shows { $0.contains("Gallery") })
    let before = terminal.received.count
    terminal.type(pasted)
    // Nothing takes the text here, so that its end is heard.
    let hasRung = try await terminal.shows { _ in
      terminal.received.dropFirst(before).contains(7)
    }
    #expect(hasRung)
    terminal.type("q")
    #expect(try await terminal.status() == 0)
  }
}
#endif
