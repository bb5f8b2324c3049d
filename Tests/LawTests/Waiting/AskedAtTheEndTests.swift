import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// Work that a hook asks for at the very end of work of the same kind is done.
@MainActor @Suite struct AskedAtTheEndTests {
  private struct Away: LocalizedError { var errorDescription: String? { "The server is away." } }

  private final class Remote: TableScreen {
    enum Asking { case atSelection, atError, never }

    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Remote.find), .selectable(.multiple)]
    }
    var asking = Asking.never
    var failures = 0
    var calls = 0
    var gate: CheckedContinuation<Void, Never>?
    var isHeld = false

    override var tableData: [Section] { [Section { [.title: "At home"] }] }

    func find(_ query: String) async throws -> [Section] {
      calls += 1
      let (call, wasHeld) = (calls, isHeld)
      if wasHeld { await withCheckedContinuation { gate = $0 } }
      if failures > 0, call > 1 || wasHeld {
        failures -= 1
        throw Away()
      }
      let first: Cell? = call == 1 ? [.title: "First", .id: "first"] : nil
      let cells: [Cell?] = [first, [.title: "Answer \(call)"]]
      return [Section("Found", id: "found", cells: cells)]
    }
    override func onSelectionChanged() {
      if asking == .atSelection, calls == 2 { updateTableData() }
    }
    override func onError(_ error: any Error) {
      if asking == .atError, calls == 2 { updateTableData() }
    }
  }

  @Test func `a remote search is repeated where its answer has taken a selected row away`()
    async throws
  {
    let screen = Remote()
    screen.asking = .atSelection
    let table = try await HeadlessHost.show(screen)
    try await table.search("q")
    try await table.tap("First")
    screen.updateTableData()
    try await table.settle()
    #expect(screen.calls == 3 && table.titles == ["Answer 3"])
    #expect(table.chrome.search?.isIndexing == false && table.chrome.search?.found == 1)
    screen.updateTableData()
    try await table.settle()
    #expect(screen.calls == 4 && table.titles == ["Answer 4"])
  }

  @Test func `a remote search is repeated where its failure is told`() async throws {
    let screen = Remote()
    (screen.asking, screen.failures) = (.atError, 1)
    let table = try await HeadlessHost.show(screen)
    try await table.search("q")
    screen.updateTableData()
    try await table.settle()
    #expect(screen.calls == 3 && table.titles == ["Answer 3"])
    #expect(table.chrome.waiting == nil && table.chrome.failure == nil)
  }

  @Test(arguments: [0, 1])
  func `a repetition that was asked for meanwhile follows a failure, too`(failures: Int)
    async throws
  {
    let screen = Remote()
    (screen.isHeld, screen.failures) = (true, failures)
    let table = try await HeadlessHost.show(screen)
    screen.send(.search("q"))
    while screen.gate == nil { await Task.yield() }
    screen.updateTableData()
    screen.isHeld = false
    screen.gate?.resume()
    try await table.settle()
    #expect(screen.calls == 2 && table.titles == ["Answer 2"])
    #expect(table.chrome.failure == nil && table.chrome.notice == nil)
  }

  private final class Refreshing: TableScreen {
    override class var settings: Settings { [.refreshable()] }
    var calls = 0
    var rows = ["Old"]

    override var tableData: [Section] { [Section(cells: rows.map { [.title: $0] })] }

    override func onRefresh() async throws {
      calls += 1
      if calls == 1 { throw Away() }
      rows = ["New"]
      updateTableData()
    }
    override func onError(_ error: any Error) {
      if calls == 1, rows == ["Old"] { refresh() } else { super.onError(error) }
    }
  }

  @Test func `a refresh is repeated where its failure is told`() async throws {
    let screen = Refreshing()
    let table = try await HeadlessHost.show(screen)
    try await table.refresh()
    #expect(screen.calls == 2 && table.titles == ["New"] && !screen.isRefreshing)
  }

  @Test(arguments: [[], ["Row"]])
  func `a refresh that the app runs and ends says nothing of an earlier failure`(rows: [String])
    async throws
  {
    let screen = Refreshing()
    screen.rows = rows
    let table = try await HeadlessHost.show(screen)
    try await table.refresh()
    #expect([table.chrome.failure, table.chrome.notice?.text].contains("The server is away."))
    screen.startRefreshing()
    screen.endRefreshing()
    try await table.settle()
    #expect(table.chrome.failure == nil && table.chrome.notice == nil)
    #expect(table.chrome.refresh?.updated != nil)
  }

  private final class Reading: TableScreen {
    var calls = 0
    var rows: [String] = []

    override var tableData: [Section] { [Section(cells: rows.map { [.title: $0] })] }

    func begin() {
      wait(for: "Reading") { [weak self] in
        guard let self else { return }
        calls += 1
        if calls == 1 { throw Away() }
        rows = ["Read"]
        updateTableData()
      }
    }
    override func onError(_ error: any Error) { if calls == 1 { begin() } }
  }

  @Test func `a wait is begun again where its failure is told`() async throws {
    let screen = Reading()
    let table = try await HeadlessHost.show(screen)
    screen.begin()
    try await table.settle()
    #expect(screen.calls == 2 && table.titles == ["Read"])
    #expect(table.chrome.waiting == nil && table.chrome.failure == nil)
  }

  private final class Lazy: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
    var calls = 0
    var fails = false
    var gate: CheckedContinuation<Void, Never>?
    var isHeld = false

    override var tableData: [Section] {
      [Section { [.title: "Host", .id: "host", .children: .cells(Lazy.children)] }]
    }

    func children() async throws -> [Cell] {
      calls += 1
      let call = calls
      if isHeld { await withCheckedContinuation { gate = $0 } }
      if fails, call == 1 { throw Away() }
      let first: Cell? = call == 1 ? [.title: "First", .id: "first"] : nil
      let cells: [Cell?] = [first, [.title: "Call \(call)"]]
      return cells.compactMap { $0 }
    }
    override func onSelectionChanged() { if calls == 2 { try? model.reloadRows("host") } }
  }

  @Test func `children are loaded again where their load has taken a selected one away`()
    async throws
  {
    let screen = Lazy()
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Host")
    try await table.tap("First")
    try screen.model.reloadRows("host")
    try await table.settle()
    #expect(screen.calls == 3 && table.titles == ["Host", "Call 3"])
    #expect(table.row("Host")?.isBusy == false)
  }

  @Test func `children that were asked for meanwhile are loaded after a failure, too`() async throws
  {
    let screen = Lazy()
    (screen.fails, screen.isHeld) = (true, true)
    let table = try await HeadlessHost.show(screen)
    screen.setExpanded(true, of: "host")
    while screen.gate == nil { await Task.yield() }
    try screen.model.reloadRows("host")
    screen.isHeld = false
    screen.gate?.resume()
    try await table.settle()
    #expect(screen.calls == 2 && table.titles == ["Host", "Call 2"])
    #expect(table.row("Host")?.message == nil)
  }
}
