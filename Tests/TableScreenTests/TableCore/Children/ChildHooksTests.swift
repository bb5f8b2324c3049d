import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A child answers for its own part of a screen, and what the screen around it shows is asked of that one.
@MainActor @Suite struct ChildHooksTests {
  private final class Child: TableScreen {
    var mayLeave = true
    var backs = 0
    override class var settings: Settings { [.title("Child")] }
    override var tableData: [Section] {
      [Section { [.title: "Again", .action: .perform(Child.again)] }]
    }
    override func shouldGoBack() -> Bool { mayLeave }
    override func shouldSelectTab(_ screen: Screen) -> Bool { mayLeave }
    override func onBack() { backs += 1 }
    func again() { refresh() }
  }

  private final class Around: TableScreen {
    let child = Child()
    let latch = Latch()
    var refreshes = 0
    var pages = 0
    var failures: [any Error] = []
    override class var settings: Settings { [.title("Around"), .refreshable(), .pageable()] }
    override var tableData: [Section] { [Section { [.title: "Own"] }] }
    override func onLoad() { addChild(child) }
    override func onRefresh() async throws {
      refreshes += 1
      await latch.wait()
    }
    override func onEndReached() async throws -> Bool {
      pages += 1
      return false
    }
    override func onError(_ error: any Error) { failures.append(error) }
  }

  @Test func `a child that refuses keeps the screen around it`() async throws {
    let (root, around) = (TableScreen(), Around())
    let table = try await HeadlessHost.show(root)
    root.open(around)
    around.child.mayLeave = false
    try await table.back()
    #expect(table.visibleScreen === around)
    around.child.mayLeave = true
    try await table.back()
    #expect(table.visibleScreen === root)
  }

  @Test func `a child that refuses keeps its tab`() async throws {
    let around = Around()
    let table = try await HeadlessHost.show(tabs: [around, TableScreen()])
    around.child.mayLeave = false
    #expect(!table.navigator.selectTab(1))
    around.child.mayLeave = true
    #expect(table.navigator.selectTab(1))
  }

  @Test func `a child hears that a person came back`() async throws {
    let around = Around()
    let table = try await HeadlessHost.show(around)
    around.open(TableScreen())
    try await table.back()
    #expect(around.child.backs == 1)
  }

  @Test func `a child refreshes the screen around it`() async throws {
    let around = Around()
    let table = try await HeadlessHost.show(around)
    around.child.again()
    try await until { around.refreshes == 1 }
    #expect(around.child.isRefreshing && table.chrome.refresh?.isRefreshing == true)
    around.latch.open()
    try await table.settle()
    #expect(!around.child.isRefreshing)
  }

  @Test func `a child loads on where the screen around it does`() async throws {
    let around = Around()
    let table = try await HeadlessHost.show(around)
    #expect(around.pages == 1)
    around.child.resetPaging()
    try await table.settle()
    #expect(around.pages == 2)
  }

  @Test func `the failed undo of a child that has been removed is told`() async throws {
    struct Full: Error {}
    let around = Around()
    let table = try await HeadlessHost.show(around)
    let child = around.child
    child.registerUndo("Emptied") { () async throws in throw Full() }
    around.removeChild(child)
    try await table.undo()
    #expect(around.failures.count == 1)
  }
}
