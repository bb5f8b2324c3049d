#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// A terminal that has no second screen keeps what was drawn, but for the line in which the shell goes on.
@Suite(.serialized) struct LastLineTests {
  @Test(arguments: ["linux", "vt100"]) func `the shell finds its line empty`(type: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal.demo(data: folder.url.path, type: type)
    defer { terminal.close() }
    #expect(try await terminal.shows { $0.contains("q quit") })
    terminal.type("q")
    #expect(try await terminal.status() == 0)
    #expect(try await terminal.shows { !$0.contains("q quit") && $0.contains("Gallery") })
  }
}
#endif
