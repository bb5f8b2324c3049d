import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What was said of a failure is not said any more once it is over.
@MainActor @Suite struct FailureNoticeTests {
  private struct Away: LocalizedError { var errorDescription: String? { "The server is away." } }

  private final class Remote: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Remote.find)]
    }
    var isAway = true

    override var tableData: [Section] { [Section(cells: [[.title: "At home"]])] }

    func find(_ query: String) async throws -> [Section] {
      if isAway { throw Away() }
      return [Section(cells: [[.title: "Found"]])]
    }
  }

  @Test(arguments: ["retry", "ask", "end"])
  func `a search that goes on says nothing of its failure`(way: String) async throws {
    let screen = Remote()
    let table = try await HeadlessHost.show(screen)
    try await table.search("q")
    #expect(table.chrome.failure == "The server is away.")
    screen.isAway = false
    switch way {
    case "retry": try await table.retry()
    case "ask": try await table.search("other")
    default: try await table.endSearch()
    }
    #expect(table.titles == [way == "end" ? "At home" : "Found"])
    #expect(table.chrome.notice == nil)
  }
}
