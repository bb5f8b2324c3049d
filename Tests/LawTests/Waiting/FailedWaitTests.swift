import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Work that fails is told, whatever a search leaves of the rows.
@MainActor @Suite struct FailedWaitTests {
  private struct Refusal: LocalizedError {
    var errorDescription: String? { "Refused" }
  }

  private class ListScreen: TableScreen {
    var rows: [String] = []
    override class var settings: Settings { [.title("List"), .searchable(), .refreshable()] }
    override var tableCells: [Cell?]? { rows.map { [.title: $0] } }
    func begin(_ asRefresh: Bool) {
      if asRefresh { return send(.refresh) }
      wait(for: "Working") { [weak self] in try await self?.onRefresh() }
    }
    override func onRefresh() async throws {
      try await Task.sleep(for: .milliseconds(30))
      throw Refusal()
    }
  }

  private final class RemoteScreen: ListScreen {
    override class var settings: Settings {
      [.searchable(remotely: RemoteScreen.find), .refreshable()]
    }
    func find(_ text: String) async throws -> [Section] {
      [Section(cells: text == "none" ? [] : [[.title: text]])]
    }
  }

  @Test(arguments: [false, true], [[], ["row"]])
  func `it is told beside a search, and stays where there are no rows`(
    isRemote: Bool, rows: [String]
  ) async throws {
    for (query, asRefresh) in [
      (nil, false), ("row", false), ("none", false), ("row", true), ("none", true),
    ]
      as [(String?, Bool)]
    {
      let screen = isRemote ? RemoteScreen() : ListScreen()
      screen.rows = rows
      let table = try await HeadlessHost.show(screen)
      screen.begin(asRefresh)
      try await table.waiting(atMost: .milliseconds(1)) {
        if let query { try await table.search(query) }
      }
      try await table.settle()
      let place: Comment =
        "remote \(isRemote), \(rows), \(query ?? "no search"), refresh \(asRefresh)"
      #expect([table.chrome.notice?.text, table.chrome.failure].contains("Refused"), place)
      if !isRemote, rows.isEmpty, query != nil {
        #expect(table.chrome.failure == "Refused" && table.chrome.search?.found == nil, place)
      }
      guard query != nil else { continue }
      try await table.endSearch()
      // What a remote search finds are rows, beside which a failure is shown for a moment.
      let stays = rows.isEmpty && !(isRemote && query == "row")
      #expect(table.chrome.failure == (stays ? "Refused" : nil), place)
    }
  }

  private final class SlowScreen: ListScreen {
    let server = Latch()
    var tries = 0
    func read() {
      wait(for: "Reading") { [weak self] in
        guard let self else { return }
        tries += 1
        if tries == 1 {
          await server.wait()
          throw Refusal()
        }
        rows = ["ant", "bee"]
        updateTableData()
      }
    }
  }

  @Test func `a search without rows shows what is awaited, then what failed, and tries again`()
    async throws
  {
    let screen = SlowScreen()
    let table = try await HeadlessHost.show(screen)
    screen.read()
    try await table.waiting(atMost: .milliseconds(1)) { try await table.search("b") }
    #expect(table.chrome.waiting == "Reading" && table.chrome.canCancelWaiting)
    #expect(table.chrome.search?.found == nil)
    screen.server.open()
    try await table.settle()
    #expect(table.chrome.failure == "Refused" && table.chrome.search?.found == nil)
    try await table.retry()
    #expect(table.titles == ["bee"] && table.chrome.search?.found == 1)
    #expect(table.chrome.failure == nil)
  }
}
