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
    let terminal = try PseudoTerminal.demo(data: folder.url.path)
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
