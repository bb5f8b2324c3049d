import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A screen loads one page at a time, whatever happens meanwhile.
@MainActor @Suite struct OneLoadTests {
  private final class Pages: TableScreen {
    let gate = Latch()
    var rows = [0, 1]
    var runs: [Bool] = []
    private(set) var loading = 0
    private(set) var most = 0
    /// Whether a load that was cancelled adds nothing.
    var heedsCancellation = false

    override class var settings: Settings { [.pageable(), .refreshable()] }
    override var tableData: [Section] { [Section { for row in rows { [.title: "R\(row)"] } }] }
    override func onRefresh() async throws {}
    override func onEndReached() async throws -> Bool {
      loading += 1
      most = max(most, loading)
      defer { loading -= 1 }
      let next = rows.count
      await gate.wait()
      runs.append(Task.isCancelled)
      if heedsCancellation { try Task.checkCancellation() }
      rows.append(next)
      updateTableData()
      return rows.count < 6
    }
  }

  /// What ends a load, so that another one is asked for.
  enum Ending: CaseIterable { case reset, refresh, reopened }

  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  @Test(arguments: Ending.allCases, [false, true])
  func `a load waits for the end of the one before`(ending: Ending, heeds: Bool) async throws {
    let (home, pages) = (TableScreen(), Pages())
    pages.heedsCancellation = heeds
    let table = try await HeadlessHost.show(home)
    home.open(pages)
    await turns()
    pages.loadMore()
    await turns()
    switch ending {
    case .reset: pages.resetPaging()
    case .refresh: pages.refresh()
    case .reopened:
      pages.close()
      home.open(pages)
    }
    await turns()
    pages.loadMore()
    await turns()
    #expect(table.chrome.paging == .loading)
    #expect(pages.most == 1)
    pages.gate.open()
    try await table.settle()
    #expect(pages.most == 1)
    #expect(table.titles == ["R0", "R1", "R2", "R3", "R4", "R5"])
    #expect(pages.runs.first == true && !pages.runs.dropFirst().contains(true))
    #expect(table.chrome.paging == .finished)
  }

  @Test func `a load that waits, and is cancelled, does not begin`() async throws {
    let (home, pages) = (TableScreen(), Pages())
    let table = try await HeadlessHost.show(home)
    home.open(pages)
    await turns()
    pages.loadMore()
    await turns()
    for _ in 0..<3 {
      pages.resetPaging()
      pages.loadMore()
      await turns()
    }
    pages.close()
    pages.gate.open()
    try await table.settle()
    await turns()
    #expect(pages.runs == [true] && pages.most == 1)
  }
}
