import Foundation
import Observation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// The next rows are asked for wherever the last row is in view, and what becomes of it is told.
@MainActor @Suite struct AskedPagesTests {
  private struct Away: LocalizedError { var errorDescription: String? { "The server is away." } }

  @MainActor @Observable final class Store { var count = 3 }

  private final class Pages: TableScreen {
    override class var settings: Settings {
      [.pageable(), .searchable(scopes: ["All", "Some"])]
    }
    let store = Store()
    var gate: CheckedContinuation<Void, Never>?
    var isHeld = true

    override var tableData: [Section] {
      [Section(cells: (0..<store.count).map { [.title: "Row \($0)"] })]
    }
    override func onEndReached() async throws -> Bool {
      if isHeld { await withCheckedContinuation { gate = $0 } }
      store.count += 3
      return store.count < 12
    }
    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool { true }
  }

  @Test(arguments: ["left", "deleted", "widened"])
  func `pages go on after a search, however it ends`(way: String) async throws {
    let screen = Pages()
    let table = try await HeadlessHost.show(screen, waitingAtMost: .milliseconds(50))
    while screen.gate == nil { await Task.yield() }
    if way == "widened" { screen.send(.scope(1)) } else { screen.send(.search("row")) }
    for _ in 0..<20 { await Task.yield() }
    screen.isHeld = false
    screen.gate?.resume()
    try await table.settle()
    #expect(table.titles.count == 6 && screen.isSearching)
    switch way {
    case "left": try await table.send(.endSearch)
    case "deleted": try await table.send(.search(""))
    default: try await table.send(.scope(0))
    }
    #expect(table.titles.count == 12 && table.chrome.paging == .finished)
  }

  private final class Empty: TableScreen {
    override class var settings: Settings { [.pageable()] }
    var rows: [String] = []
    var isAway = true
    var gate: CheckedContinuation<Void, Never>?
    var isHeld = false
    override var tableData: [Section] { [Section(cells: rows.map { [.title: $0] })] }
    override func onEndReached() async throws -> Bool {
      if isHeld { await withCheckedContinuation { gate = $0 } }
      if isAway { throw Away() }
      rows = ["First"]
      updateTableData()
      return false
    }
  }

  @Test func `without rows the load, its failure and a way to try again show in their place`()
    async throws
  {
    let screen = Empty()
    screen.isHeld = true
    let table = try await HeadlessHost.show(screen)
    screen.loadMore()
    while screen.gate == nil { await Task.yield() }
    #expect(table.chrome.waiting == "Loading…")
    screen.isHeld = false
    screen.gate?.resume()
    try await table.settle()
    #expect(table.chrome.failure == "The server is away." && table.chrome.waiting == nil)
    screen.isAway = false
    try await table.retry()
    #expect(table.titles == ["First"] && table.chrome.failure == nil)
    #expect(table.chrome.paging == .finished)
  }

  private final class Described: TableScreen {
    var calls = 0
    override func onEndReached() async throws -> Bool {
      calls += 1
      return false
    }
  }

  @Test func `data that turn pages on ask for one where the last row is in view`() async throws {
    func data(_ isPaged: Bool) -> Data {
      Data(
        #"{"settings": {"pageable": \#(isPaged)}, "sections": [{"cells": [{"title": "a"}]}]}"#.utf8)
    }
    let screen = Described()
    screen.show(.json(data(false)))
    let table = try await HeadlessHost.show(screen)
    #expect(screen.calls == 0 && table.chrome.paging == .off)
    screen.show(.json(data(true)))
    try await table.settle()
    #expect(screen.calls == 1 && table.chrome.paging == .finished)
  }
}
