#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// A signal that ends the program is heard, too, where it comes while the program is stopped.
@Suite(.serialized) struct StoppedSignalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT], ["\u{1A}", ""])
  func `it ends the program once that is continued`(signal: Int32, typed: String) async throws {
    let terminal = try PseudoTerminal.demo(data: folder.url.path)
    defer { terminal.close() }
    #expect(try await terminal.shows { $0.contains("Gallery") })
    // Stopped by the key, or by another program.
    if typed.isEmpty { kill(terminal.process, SIGTSTP) } else { terminal.type(typed) }
    let stopped = try #require(try await terminal.status())
    #expect(stopped & 0xFF == 0x7F)
    kill(terminal.process, signal)
    kill(terminal.process, SIGCONT)
    let ended = try #require(try await terminal.status())
    #expect(ended & 0x7F == signal)
    #expect(terminal.settings.c_lflag == terminal.settingsNow.c_lflag)
  }
}
#endif
