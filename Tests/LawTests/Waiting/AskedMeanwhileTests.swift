import TableScreen
import TableScreenTesting
import Testing

/// What was asked for anew while an older answer was awaited is asked for; what fails can be tried again.
@MainActor @Suite struct AskedMeanwhileTests {
  /// Holds answers back until it is opened.
  @MainActor private final class Gate {
    var isShut = false
    private(set) var held: [CheckedContinuation<Void, Never>] = []

    func pass() async { if isShut { await withCheckedContinuation { held.append($0) } } }

    func arrival() async { while held.isEmpty { await Task.yield() } }

    func open() {
      isShut = false
      for answer in held { answer.resume() }
      held = []
    }
  }

  private final class Asking: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Asking.find), .refreshable()]
    }
    let gate = Gate()
    var names = ["a"]
    var calls = 0
    var changesItself = false
    var cancels = false

    override var tableData: [Section] {
      [Section { [.id: "x", .title: "x", .children: .cells(Asking.below)] }]
    }

    func find(_ text: String) async throws -> [Section] { [Section(cells: try await made())] }
    func below() async throws -> [Cell] { try await made() }

    private func made() async throws -> [Cell] {
      calls += 1
      let names = names
      await gate.pass()
      if changesItself {
        if isSearching { updateTableData() } else { try? model.reloadRows("x") }
      }
      if cancels { throw CancellationError() }
      return names.map { [.title: $0] }
    }
  }

  @Test func `a search that is asked again while it waits shows what is true then`() async throws {
    let screen = Asking()
    let table = try await HeadlessHost.show(screen)
    screen.gate.isShut = true
    screen.send(.beginSearch)
    screen.send(.search("q"))
    await screen.gate.arrival()
    screen.names = ["b"]
    screen.updateTableData()
    screen.names = ["c"]
    screen.updateTableData()
    screen.gate.open()
    try await table.settle()
    #expect(table.titles == ["c"])
    #expect(screen.calls == 2)
  }

  @Test func `children that are reloaded while they are made are made again`() async throws {
    let screen = Asking()
    let table = try await HeadlessHost.show(screen)
    screen.gate.isShut = true
    screen.setExpanded(true, of: "x")
    await screen.gate.arrival()
    screen.names = ["b"]
    try screen.model.reloadRows("x")
    screen.gate.open()
    try await table.settle()
    #expect(table.titles == ["x", "b"])
    screen.gate.isShut = true
    try screen.model.reloadRows("x")
    await screen.gate.arrival()
    screen.names = ["c"]
    try screen.model.reloadRows("x")
    #expect(table.titles == ["x", "b"])
    screen.gate.open()
    try await table.settle()
    #expect(table.titles == ["x", "c"])
    #expect(screen.calls == 4)
  }

  @Test func `work that changes the table itself is not run for ever`() async throws {
    let screen = Asking()
    screen.changesItself = true
    let table = try await HeadlessHost.show(screen)
    try await table.expand("x")
    #expect(table.titles == ["x", "a"])
    try await table.search("q")
    #expect(table.titles == ["a"])
    #expect(screen.calls == 2)
  }

  // MARK: What fails

  private struct Down: Error {}

  @Test func `a search that cancels itself can be tried again`() async throws {
    let screen = Asking()
    let table = try await HeadlessHost.show(screen)
    screen.cancels = true
    try await table.search("q")
    #expect(table.chrome.failure == TableWords.current.cancelled)
    #expect(table.chrome.search?.found == nil)
    screen.cancels = false
    try await table.retry()
    #expect(table.titles == ["a"])
    #expect(table.chrome.failure == nil)
  }

  @Test func `what is waited for and cancels itself can be tried again`() async throws {
    let screen = TableScreen()
    let table = try await HeadlessHost.show(screen)
    var runs = 0
    screen.wait(for: "A") {
      runs += 1
      if runs == 1 { throw CancellationError() }
    }
    try await table.settle()
    #expect(table.chrome.failure == TableWords.current.cancelled)
    try await table.retry()
    #expect(runs == 2)
    #expect(table.chrome.failure == nil)
  }

  @Test func `of several failures each can be tried again`() async throws {
    let screen = TableScreen()
    let table = try await HeadlessHost.show(screen)
    var runs: [String: Int] = [:]
    for name in ["A", "B", "C"] {
      screen.wait(for: name) {
        runs[name, default: 0] += 1
        if name != "C", runs[name] == 1 { throw Down() }
      }
    }
    try await table.settle()
    #expect(table.chrome.failure != nil)
    try await table.retry()
    #expect(table.chrome.failure != nil)
    try await table.retry()
    #expect(table.chrome.failure == nil)
    #expect(runs == ["A": 2, "B": 2, "C": 1])
  }
}
