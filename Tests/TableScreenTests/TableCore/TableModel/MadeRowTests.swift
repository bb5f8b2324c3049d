import Observation
import TableScreen
import TableScreenTesting
import Testing

@Observable @MainActor private final class Facts {
  var names: [Int: String] = [:]
  var below = "inner"
  var hidden: Set<Int> = []
}

/// Rows that are made when they are needed, from what only they read.
private final class FactsScreen: TableScreen {
  let facts = Facts()
  let count: Int
  var hasChildren = false
  init(_ count: Int) {
    self.count = count
    super.init()
  }
  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] { [Section(count: count, cell: FactsScreen.row)] }
  func row(_ index: Int) -> Cell {
    [
      .title: facts.names[index] ?? "\(index)", .masked: facts.hidden.contains(index),
      .children: hasChildren ? .cells(expanded: true) { [.title: facts.below] } : nil,
    ]
  }
}

/// A screen whose sections a test makes.
final class ClosureScreen: TableScreen {
  let make: @MainActor () -> [TableSection]
  init(_ make: @escaping @MainActor () -> [TableSection]) {
    self.make = make
    super.init()
  }
  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] { make() }
}

/// A row that is made on demand is made again when what it has read changes.
@MainActor struct MadeRowTests {
  @Test func `children follow what their row has read`() async throws {
    let screen = FactsScreen(1)
    screen.hasChildren = true
    let table = try await HeadlessHost.show(screen)
    _ = table.titles
    try await table.settle()
    #expect(table.titles == ["0", "inner"])
    screen.facts.below = "other"
    try await table.settle()
    #expect(table.titles == ["0", "other"])
  }

  @Test func `masks follow what their row has read`() async throws {
    let screen = FactsScreen(3)
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["0", "1", "2"])
    screen.facts.hidden = [1]
    try await table.settle()
    #expect(table.titles == ["0", "2"])
    screen.facts.hidden = []
    try await table.settle()
    #expect(table.titles == ["0", "1", "2"])
  }

  @Test func `many rows that have read one thing change in one update`() async throws {
    let screen = FactsScreen(500)
    let table = try await HeadlessHost.show(screen)
    _ = table.titles
    table.forgetChanges()
    screen.facts.names = [0: "zero", 499: "last"]
    try await table.settle()
    #expect(table.changes.count == 1)
    #expect(table.changes.first?.refreshedRows.map(\.new.row) == [0, 499])
  }

  @Test func `many rows with children are heeded in one update`() async throws {
    let screen = FactsScreen(3_000)
    screen.hasChildren = true
    let table = try await HeadlessHost.show(screen)
    _ = table.titles
    try await table.settle()
    #expect(table.changes.count == 1)
    #expect(table.layout.rowCount == 6_000)
  }

  @Test func `a row in view that is kept no longer still changes`() async throws {
    let screen = FactsScreen(3_000)
    let table = try await HeadlessHost.show(screen)
    _ = table.page
    _ = table.titles
    table.forgetChanges()
    screen.facts.names = [0: "zero"]
    try await table.settle()
    #expect(table.changes.flatMap(\.refreshedRows).contains { $0.new == TablePath(0, 0) })
  }

  @Test func `a search finds rows by what they have read since, made or not`() async throws {
    let screen = FactsScreen(50)
    let table = try await HeadlessHost.show(screen)
    _ = table.page
    try await table.search("zebra")
    #expect(table.titles == [])
    screen.facts.names = [3: "zebra", 40: "zebra crossing"]
    try await table.settle()
    #expect(table.titles == ["zebra", "zebra crossing"])
    screen.facts.names = [:]
    try await table.settle()
    #expect(table.titles == [])
  }

  @Test func `a search finds computed rows by what an update tells`() async throws {
    var words = ["a", "b", "c"]
    let screen = ClosureScreen { [TableSection(count: words.count) { [.title: words[$0]] }] }
    let table = try await HeadlessHost.show(screen)
    try await table.search("z")
    #expect(table.titles == [])
    words[1] = "z"
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["z"])
    words = ["a"]
    screen.updateTableData()
    #expect(table.titles == [])
    words = ["a", "z", "zz"]
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["z", "zz"])
    try await table.endSearch()
    #expect(table.titles == ["a", "z", "zz"])
  }

  @Test func `a row that was never in view expands when it is named`() async throws {
    let screen = FactsScreen(100)
    screen.hasChildren = true
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 90))?.id)
    screen.setExpanded(false, of: .node(row))
    #expect(screen.model.isExpanded(row) == false)
  }
}
