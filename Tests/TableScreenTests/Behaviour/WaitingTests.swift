import Testing

@testable import TableScreen

/// A screen says what it waits for.
@MainActor struct WaitingTests {
  @Test func `what a screen waits for shows until it is there`() async throws {
    let screen = SlowScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(screen.waits == ["Reading…"], "the first frame says it already")
    #expect(table.chrome.waiting == nil)
    #expect(table.titles == ["There"])
  }

  @Test func `what goes wrong meanwhile is shown`() async throws {
    struct Failure: Error {}
    let table = try await HeadlessHost.show(TableScreen())
    table.visibleScreen.wait(for: "Reading…") { throw Failure() }
    #expect(table.chrome.waiting == "Reading…")
    try await table.settle()
    #expect(table.chrome.waiting == nil)
    #expect(table.chrome.notice?.isError == true)
  }

  @Test func `waiting twice for the same is waiting once`() async throws {
    var count = 0
    let table = try await HeadlessHost.show(TableScreen())
    for _ in 0..<2 { table.visibleScreen.wait(for: "Reading…") { count += 1 } }
    try await table.settle()
    #expect(count == 1)
  }

  @Test func `a screen that is left waits no longer`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    weak let screen = table.visibleScreen.open(TableScreen())
    var isCancelled = false
    screen?.wait(for: "ever") {
      try? await Task.sleep(for: .seconds(60))
      isCancelled = Task.isCancelled
    }
    try await table.back()
    for _ in 0..<100 where !isCancelled { try await Task.sleep(for: .milliseconds(5)) }
    #expect(isCancelled)
    #expect(screen == nil)
  }
}

private final class SlowScreen: TableScreen {
  private var names: [String] = []
  private(set) var waits: [String?] = []

  override var tableData: [Section] { [Section(cells: names.map { [.title: $0] })] }

  override func onLoad() {
    wait(for: "Reading…") { [weak self] in
      try await Task.sleep(for: .milliseconds(2))
      self?.names = ["There"]
      self?.updateTableData()
    }
  }

  override func onAppear() { waits.append(chrome.waiting) }
}
