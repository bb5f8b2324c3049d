import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The rows in view of a host without a display are those that it draws, however the table changes.
@MainActor struct PageInViewTests {
  private final class Rows: TableScreen {
    var rows = Array(0..<100)
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      [Section(cells: rows.map { [.id: .key($0), .title: "Row \($0)"] })]
    }
  }

  private let screen = Rows()

  private func expectFull(_ table: HeadlessHost, _ comment: String = "") {
    let page = table.page.compactMap(\.title)
    #expect(page.count == min(table.titles.count, table.pageLength), "\(comment)")
    let frame = "\(table.frame(columns: 40, rows: 200))"
    for title in page { #expect(frame.contains(title), "\(comment)") }
  }

  @Test func `a search far down shows what it finds`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.scroll(to: "Row 90")
    try await table.search("Row 1")
    expectFull(table)
    try await table.endSearch()
    // The table stands where it stood.
    #expect(table.page.first?.title == "Row 90")
  }

  @Test func `a table that became shorter shows its last page`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.scroll(to: "Row 90")
    screen.rows = Array(0..<30)
    screen.updateTableData()
    try await table.settle()
    expectFull(table)
    #expect(table.page.last?.title == "Row 29")
    screen.rows = [1, 2]
    screen.updateTableData()
    try await table.settle()
    expectFull(table)
    screen.rows = []
    screen.updateTableData()
    try await table.settle()
    #expect(table.page.isEmpty)
  }

  @Test(arguments: [UInt64](1...10))
  func `whatever changes, a page has rows where the table has some`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 10
    for _ in 0..<20 {
      if let title = table.titles.randomElement(using: &random), random.once(in: 2) {
        try await table.scroll(to: title)
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: try await table.search("Row \(Int.random(in: 0..<10, using: &random))")
      case 1: try await table.endSearch()
      default:
        screen.rows = (0..<100).filter { _ in
          random.once(in: Int.random(in: 1...20, using: &random))
        }
        screen.updateTableData()
        try await table.settle()
      }
      #expect(table.page.isEmpty == table.titles.isEmpty, "seed \(seed)")
    }
  }
}

/// Typed text goes where the person went last.
@MainActor struct TypingPlaceTests {
  private final class Names: TableScreen {
    var name = "Ada"
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "name", .title: "Name", .bind: .to(\Names.name)]
          [.title: "Name plate"]
          [.title: "Other"]
        }
      ]
    }
  }

  private let screen = Names()

  @Test func `into the field of the row that was tapped after the search`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("name")
    try await table.tap("Name")
    try await table.type("Bob")
    #expect(screen.name == "Bob")
    #expect(table.chrome.search?.text == "name")
  }

  @Test func `into the field that the screen gave the focus to`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("name")
    screen.focus(.id("name"))
    try await table.settle()
    try await table.type("Bob")
    #expect(screen.name == "Bob")
  }

  @Test func `into the search while the person is in it`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Name")
    try await table.search("o")
    try await table.type("other")
    #expect(table.chrome.search?.text == "other" && screen.name == "Ada")
    let other = try #require(table.path(of: "Other").flatMap { table.layout.row(at: $0)?.id })
    try await table.send(.tap(other))
    try await table.type("oth")
    #expect(table.chrome.search?.text == "oth")
    try await table.endSearch()
    try await table.tap("Name")
    try await table.send(.beginSearch)
    try await table.type("x")
    #expect(table.chrome.search?.text == "x" && screen.name == "Ada")
  }
}
