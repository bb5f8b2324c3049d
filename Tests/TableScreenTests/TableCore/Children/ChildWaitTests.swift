import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// What a child waits for says so, fails and is cancelled in place of the rows as that of a screen that stands alone.
@MainActor @Suite struct ChildWaitTests {
  private struct Unread: LocalizedError {
    var errorDescription: String? { "The names could not be read" }
  }

  private final class Names: TableScreen {
    var tries = 0
    var names: [String] = []
    var gate: CheckedContinuation<Void, Never>?
    let isGated: Bool
    init(isGated: Bool = false) {
      self.isGated = isGated
      super.init()
    }
    override var tableData: [Section] { [Section(cells: names.map { [.title: $0] })] }
    override func onLoad() {
      wait(for: "Reading the names…") { [weak self] in try await self?.read() }
    }
    private func read() async throws {
      tries += 1
      if isGated, tries == 1 { await withCheckedContinuation { gate = $0 } }
      try Task.checkCancellation()
      if !isGated, tries == 1 { throw Unread() }
      names = ["Ada"]
      updateTableData()
    }
  }

  private final class Outer: TableScreen {
    let inner: [TableScreen]
    init(_ inner: TableScreen...) {
      self.inner = inner
      super.init()
    }
    override class var settings: Settings { [.emptyText("No names yet.")] }
    override func onLoad() { for screen in inner { addChild(screen) } }
    override var tableData: [Section] { [] }
  }

  private actor Refusing: TableDataLoader {
    private(set) var tries = 0
    func answer(
      from url: URL, unless tag: String?, limits: TableDataLimits
    ) async throws -> TableDataAnswer {
      tries += 1
      throw Unread()
    }
  }

  @Test func `what fails stands in place of the rows and can be tried again`() async throws {
    let table = try await HeadlessHost.show(Outer(Names()))
    #expect(table.chrome.failure == "The names could not be read")
    #expect(table.chrome.notice == nil)
    try await table.retry()
    #expect(table.titles == ["Ada"])
    #expect(table.chrome.failure == nil)
  }

  @Test func `so it does in a child of a child`() async throws {
    let table = try await HeadlessHost.show(Outer(Outer(Names())))
    #expect(table.chrome.failure == "The names could not be read")
    try await table.retry()
    #expect(table.titles == ["Ada"])
  }

  @Test func `each of several children is tried again`() async throws {
    let (first, second) = (Names(), Names())
    let table = try await HeadlessHost.show(Outer(first, second))
    #expect(table.chrome.failure != nil)
    try await table.retry()
    #expect(first.tries + second.tries == 3)
    #expect(table.titles == ["Ada"])
  }

  @Test func `an address that fails can be tried again`() async throws {
    let served = TableScreen(url: try #require(URL(string: "https://example.org/names")))
    let loader = Refusing()
    served.dataLoader = loader
    let table = try await HeadlessHost.show(Outer(served))
    #expect(table.chrome.failure == "The names could not be read")
    try await table.retry()
    #expect(table.chrome.failure == "The names could not be read")
    #expect(await loader.tries == 2)
  }

  @Test func `what is removed has not failed any more`() async throws {
    let names = Names()
    let outer = Outer(names)
    let table = try await HeadlessHost.show(outer)
    outer.removeChild(names)
    try await table.settle()
    #expect(table.chrome.failure == nil)
    #expect(table.chrome.emptyText == "No names yet.")
  }

  @Test func `what a child waits for can be cancelled, and begun again`() async throws {
    let names = Names(isGated: true)
    let outer = Outer(names)
    let showing = Task { try await HeadlessHost.show(outer) }
    while names.gate == nil { await Task.yield() }
    #expect(outer.chrome.waiting == "Reading the names…")
    #expect(outer.chrome.canCancelWaiting)
    outer.send(.cancelWaiting)
    #expect(outer.chrome.waiting == nil)
    #expect(outer.chrome.failure == TableWords.current.cancelled)
    names.gate?.resume()
    let table = try await showing.value
    try await table.retry()
    #expect(table.titles == ["Ada"])
  }
}
