import TableScreen
import TableScreenTesting
import Testing

/// The search of a screen inside another one is that of the screen around it.
@MainActor @Suite struct ChildSearchTests {
  private final class Child: TableScreen {
    override class var settings: Settings { [.searchable(scopes: ["All", "Two"])] }
    override var tableData: [Section] {
      [Section("C", cells: [[.title: "c1"], [.title: "c2"]])]
    }
  }

  private class Parent: TableScreen {
    let child = Child()
    override class var settings: Settings { [.searchable(scopes: ["All", "Two"])] }
    override func onLoad() { addChild(child) }
    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scope == 0 || cell.title?.hasSuffix("2") == true
    }
    override var tableData: [Section] {
      [Section("P", cells: [[.title: "p1"], [.title: "p2"]])]
    }
  }

  private final class Unsearchable: Parent {
    override class var settings: Settings { [.title("No search")] }
  }

  private let all = ["p1", "p2", "c1", "c2"]

  @Test func `what the child is asked to search for, the screen around it does`() async throws {
    let screen = Parent()
    let table = try await HeadlessHost.show(screen)
    screen.child.search("1")
    try await table.settle()
    #expect(table.titles == ["p1", "c1"])
    #expect(table.chrome.search?.phase == .filtering && table.chrome.search?.text == "1")
    #expect(screen.isSearching && screen.child.isSearching)
    #expect(screen.child.searchString == "1" && screen.child.originalSearchString == "1")
    try await table.endSearch()
    #expect(table.titles == all && !screen.child.isSearching)
  }

  @Test func `so it is with a scope, and with the end`() async throws {
    let screen = Parent()
    let table = try await HeadlessHost.show(screen)
    screen.child.beginSearch()
    #expect(table.chrome.search?.phase == .entered)
    screen.child.setSearchScope(1)
    try await table.settle()
    #expect(table.titles == ["p2", "c2"])
    #expect(screen.searchScope == 1 && screen.child.searchScope == 1)
    screen.child.endSearch()
    try await table.settle()
    #expect(table.titles == all)
    #expect(table.chrome.search?.phase == .off)
  }

  @Test func `without a search around it nothing is filtered`() async throws {
    let screen = Unsearchable()
    let table = try await HeadlessHost.show(screen)
    screen.child.search("1")
    screen.child.setSearchScope(1)
    try await table.settle()
    #expect(table.titles == all && !screen.child.isSearching)
  }

  @Test func `a saved search of a child's own is not one of the screen around it`() async throws {
    let screen = Parent()
    let table = try await HeadlessHost.show(screen)
    var state = TableState()
    state.searchText = "1"
    screen.child.restore(state)
    try await table.settle()
    #expect(table.titles == all && table.chrome.search?.phase == .off)
  }
}
