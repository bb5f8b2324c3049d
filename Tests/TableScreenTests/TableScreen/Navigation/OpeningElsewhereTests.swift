import TableScreen
import TableScreenTesting
import Testing

private final class Page: TableScreen {
  let name: String
  var heard: [String] = []
  init(_ name: String) {
    self.name = name
    super.init()
    setTitle(name)
  }
  override var tableCells: [Cell?]? { [[.title: "row of \(name)"]] }
  override func onReturn(from screen: Screen, with value: Any?) {
    heard.append("\(screen.title) \(value.map { "\($0)" } ?? "nothing")")
  }
  override func onDismiss() { heard.append("closed") }
}

/// What is opened from a modal, twice, or closed across others, goes where it was said to go.
@MainActor struct OpeningElsewhereTests {
  @Test func `a screen opened in a tab from a modal closes the modal and stands in that tab`()
    async throws
  {
    let (a, b) = (Page("A"), Page("B"))
    let table = try await HeadlessHost.show(tabs: [a, b])
    let modal = a.open(Page("modal"), as: .modal)
    let inner = modal.open(Page("inner"), as: .modal)
    let new = inner.open(Page("new"), as: .tab("B"))
    try await table.settle()
    #expect(table.visibleScreen === new)
    #expect(table.navigator.modals.isEmpty)
    #expect(table.navigator.selectedTab == 1)
    #expect(table.navigator.tabs[1].screens.map(\.title) == ["B", "new"])
    #expect(modal.heard == ["closed"] && inner.heard == ["closed"])
    try await table.back()
    #expect(table.visibleScreen === b)
  }

  @Test func `a screen opened in the tab below a modal closes the modal, too`() async throws {
    let (a, b) = (Page("A"), Page("B"))
    let table = try await HeadlessHost.show(tabs: [a, b])
    let new = a.open(Page("modal"), as: .modal).open(Page("new"), as: .tab("A"))
    #expect(table.navigator.modals.isEmpty)
    #expect(table.navigator.tabs[0].screens.map(\.title) == ["A", "new"])
    #expect(table.visibleScreen === new)
  }

  @Test func `a screen opened as the root from a modal is the root, and no modal`() async throws {
    let start = Page("start")
    let table = try await HeadlessHost.show(start)
    start.open(Page("more"))
    let login = start.open(Page("login"), as: .modal)
    let password = login.open(Page("password"))
    let home = password.open(Page("home"), as: .root)
    try await table.settle()
    #expect(table.navigator.modals.isEmpty)
    #expect(table.navigator.tabs.map { $0.screens.map(\.title) } == [["home"]])
    #expect(!home.isModal && home.isFirst && home.isVisible)
    #expect(!table.navigator.canGoBack)
    #expect([start, login, password].allSatisfy { $0.heard == ["closed"] })
    #expect(table.titles == ["row of home"])
  }

  @Test func `a screen stands in one window only, and whoever opens it again is told`() async throws
  {
    let (first, second) = (Page("first"), Page("second"))
    let one = try await HeadlessHost.show(first)
    let two = try await HeadlessHost.show(second)
    let page = first.open(Page("page"))
    let found = await TableDiagnostics.collect { second.open(page) }
    #expect(found.map(\.kind) == ["openElsewhere"])
    #expect(one.visibleScreen === page)
    #expect(two.visibleScreen === second)
    #expect(page.navigator === one.navigator)
    page.close()
    second.open(page)
    #expect(two.visibleScreen === page)
  }

  @Test func `the result goes to the screen that is closed to, whoever opened what closes`()
    async throws
  {
    let a = Page("a")
    let table = try await HeadlessHost.show(a)
    let b = a.open(Page("b"))
    var taken: [Int] = []
    let d = a.open(Page("d"), returning: Int.self) { taken.append($0) }
    #expect(table.navigator.stack.screens.map(\.title) == ["a", "b", "d"])
    d.close(to: b, returning: 3)
    #expect(b.heard == ["d 3"])
    // Whoever opened it is told that it closed, without the result.
    #expect(a.heard == ["d nothing"])
    #expect(taken == [])
  }

  @Test func `those in between are told that they closed, without the result`() async throws {
    let a = Page("a")
    let table = try await HeadlessHost.show(a)
    let b = a.open(Page("b"))
    let c = b.open(Page("c"))
    let d = c.open(Page("d"))
    d.close(to: a, returning: "done")
    #expect(a.heard == ["b done"])
    #expect(b.heard == ["closed"] && c.heard == ["closed"] && d.heard == ["closed"])
    #expect(table.visibleScreen === a)
  }
}
