#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// In a small terminal what is most needed is seen first.
  @Suite @MainActor struct SmallFrames {
    /// A screen with much to say around rows that there are none of.
    private final class Crowded: TableScreen {
      var fails = true
      override class var settings: Settings { [.title("Crowded"), .searchable(), .refreshable()] }
      override var tableHeader: RowElement? { .text("Above all of the rows stands what this is") }
      override var tableFooter: RowElement? {
        .text("Below all of the rows stands what this is for, at some length, and where it is from")
      }
      override var tableData: [Section] {
        [Section("Head", footer: "Foot", cells: fails ? [] : [[.title: "Milk"]])]
      }
      override func onLoad() {
        if fails { wait(for: "letters") { throw Offline() } }
      }
    }

    private struct Offline: Error, CustomStringConvertible {
      var description: String { "offline" }
    }

    private func open(
      _ screen: Crowded, columns: Int, lines: Int
    ) async throws -> TestTerminal {
      let terminal = try TestTerminal([screen], columns: columns, lines: lines)
      while screen.fails && screen.chrome.failure == nil { await Task.yield() }
      terminal.host.setNeedsDrawing()
      terminal.host.drawIfNeeded()
      return terminal
    }

    @Test(arguments: [(20, 6), (20, 5), (20, 4), (20, 3), (20, 2), (40, 8), (80, 7)])
    func `a failure and the way to try again come before what stands around the rows`(
      columns: Int, lines: Int
    ) async throws {
      let screen = Crowded()
      let terminal = try await open(screen, columns: columns, lines: lines)
      defer { terminal.close() }
      #expect(terminal.line(of: "[ Retry ]") != nil, "\(terminal.frame)")
      #expect(terminal.line(of: "⚠") != nil, "\(terminal.frame)")
      terminal.click("[ Retry ]")
      #expect(screen.chrome.failure == nil)
    }

    @Test(arguments: [(20, 6), (20, 4), (20, 3), (40, 8)])
    func `that nothing was found comes first, too`(columns: Int, lines: Int) async throws {
      let screen = Crowded()
      screen.fails = false
      let terminal = try await open(screen, columns: columns, lines: lines)
      defer { terminal.close() }
      terminal.press("/")
      terminal.type("zzz")
      while screen.chrome.search?.isIndexing == true { await Task.yield() }
      terminal.host.setNeedsDrawing()
      terminal.host.drawIfNeeded()
      let start = try #require(screen.chrome.emptyText?.prefix(8))
      #expect(terminal.line(of: String(start)) != nil, "\(terminal.frame)")
      #expect(terminal.line(of: "to the rows") == nil)
    }
  }
}
#endif
