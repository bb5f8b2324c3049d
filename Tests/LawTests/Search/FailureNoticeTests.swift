import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What was said of a failure is not said any more once it is over.
@MainActor @Suite struct FailureNoticeTests {
  private struct Away: LocalizedError { var errorDescription: String? { "The server is away." } }

  private final class Remote: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Remote.find)]
    }
    var isAway = true
    var found = ["Found"]

    override var tableData: [Section] { [Section(cells: [[.title: "At home"]])] }

    func find(_ query: String) async throws -> [Section] {
      if isAway { throw Away() }
      return [
        Section(
          cells: found.map {
            [.title: $0, .editingStyle: .delete, .deleteAction: .perform(Remote.lose)]
          })
      ]
    }
    func lose() { found = [] }
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

  @Test(arguments: [["Found"], []])
  func `a reading that repeats the search says nothing of its failure`(found: [String]) async throws
  {
    let screen = Remote()
    let table = try await HeadlessHost.show(screen)
    try await table.search("q")
    (screen.isAway, screen.found) = (false, found)
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == found)
    #expect(table.chrome.failure == nil && table.chrome.notice == nil)
    #expect(table.chrome.search?.found == found.count)
  }

  @Test func `after whatever was done, what is said follows from the last answer alone`()
    async throws
  {
    for number in 0..<Effort.rounds(20) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(number))
      let screen = Remote()
      let table = try await HeadlessHost.show(screen)
      var steps: [Int] = []
      for _ in 0..<12 {
        let step = Int.random(in: 0..<7, using: &random)
        steps.append(step)
        switch step {
        case 0: screen.search("q")
        case 1: screen.search("r")
        case 2: screen.updateTableData()
        case 3: screen.retry()
        case 4: screen.isAway.toggle()
        case 5: screen.found = screen.found.isEmpty ? ["Found"] : []
        default:
          if table.titles == ["Found"] { try await table.delete("Found") }
        }
        try await table.settle()
      }
      screen.updateTableData()
      try await table.settle()
      guard screen.isSearching else { continue }
      let chrome = table.chrome
      let note: Comment = "seed \(Seed.value), round \(number): \(steps)"
      #expect(table.titles == (screen.isAway ? [] : screen.found), note)
      #expect(chrome.failure == (screen.isAway ? "The server is away." : nil), note)
      #expect(screen.isAway || chrome.notice?.isError != true, note)
      #expect(chrome.search?.found == (screen.isAway ? nil : screen.found.count), note)
    }
  }
}
