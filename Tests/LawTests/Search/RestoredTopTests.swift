import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// The row at the top is there again after a restart, whatever the search finds and however the rows are made.
@MainActor @Suite struct RestoredTopTests {
  private final class ListScreen: TableScreen {
    let isMade: Bool

    init(isMade: Bool) {
      self.isMade = isMade
      super.init()
    }

    override class var settings: Settings { [.searchable()] }

    override var tableData: [Section] {
      isMade
        ? [Section("A", items: 1...12, id: \.self) { Self.cell($0) }]
        : [Section("A", cells: (1...12).map { Self.cell($0) })]
    }

    static func cell(_ number: Int) -> Cell {
      [
        .id: .key(number), .title: "row \(number)",
        .children: number % 3 == 0
          ? .cells([[.id: .key("kid \(number)"), .title: "kid \(number)"]]) : nil,
      ]
    }
  }

  @Test(arguments: [false, true], [nil, "kid", "row"])
  func `it is there again`(isMade: Bool, query: String?) async throws {
    for (isExpanded, isEarly) in [(false, false), (false, true), (true, false), (true, true)] {
      let screen = ListScreen(isMade: isMade)
      let table = try await HeadlessHost.show(screen)
      if isExpanded { try await table.expand("row 6") }
      if let query { try await table.search(query) }
      try await table.scroll(to: "row 6")
      let data = try JSONEncoder().encode(screen.state)
      let state = try JSONDecoder().decode(TableState.self, from: data)
      let again = ListScreen(isMade: isMade)
      if isEarly { again.restore(state) }
      let other = try await HeadlessHost.show(again)
      if !isEarly { again.restore(state) }
      try await other.settle()
      #expect(
        other.row(at: other.top)?.title == table.row(at: table.top)?.title,
        "expanded: \(isExpanded), before it is shown: \(isEarly)")
      #expect(again.state.top == screen.state.top)
      // Who goes elsewhere stays there, also where the row leaves and comes back.
      try await other.scroll(to: try #require(other.titles.last))
      let top = other.top
      again.updateTableData()
      try await other.settle()
      #expect(other.top == top)
    }
  }

  private final class FindingScreen: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: FindingScreen.find), .selectable(.multiple)]
    }
    override var tableData: [Section] { [Section { [.title: "own"] }] }
    func find(_ query: String) async throws -> [Section] {
      await Task.yield()
      return [Section("Found", cells: (1...40).map { Self.cell($0) })]
    }
    static func cell(_ number: Int) -> Cell {
      [
        .id: .key(number), .title: "row \(number)",
        .children: number % 3 == 0 ? .cells([[.title: "below \(number)"]]) : nil,
      ]
    }
  }

  private struct NotUp: Error {}

  private final class FailingScreen: TableScreen {
    var fails: Bool
    var numbers: [Int] = []
    init(fails: Bool) {
      self.fails = fails
      super.init()
    }
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [Section(items: numbers, id: \.self) { FindingScreen.cell($0) }]
    }
    override func onLoad() {
      wait(for: "Reading") { [weak self] _ in
        await Task.yield()
        if self?.fails == true { throw NotUp() }
        self?.numbers = Array(1...40)
        self?.updateTableData()
      }
    }
  }

  private func use(_ table: HeadlessHost) async throws {
    try await table.expand("row 6")
    try await table.tap("row 7")
    try await table.scroll(to: "row 9")
  }

  private func sameAgain(
    _ screen: TableScreen, _ table: HeadlessHost, _ again: TableScreen, _ other: HeadlessHost
  ) {
    #expect(other.titles == table.titles)
    #expect(other.row("row 7")?.isSelected == true && other.row("row 6")?.isExpanded == true)
    #expect(other.row(at: other.top)?.title == "row 9")
    #expect(again.state == screen.state)
  }

  @Test(arguments: [false, true])
  func `what a server has found is there as it was`(isEarly: Bool) async throws {
    let screen = FindingScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.search("r")
    try await use(table)
    let again = FindingScreen()
    if isEarly { again.restore(screen.state) }
    let other = try await HeadlessHost.show(again)
    if !isEarly { again.restore(screen.state) }
    try await other.settle()
    sameAgain(screen, table, again, other)
  }

  @Test func `who tries a failed load again finds all as it was`() async throws {
    let screen = FailingScreen(fails: false)
    let table = try await HeadlessHost.show(screen)
    try await use(table)
    let again = FailingScreen(fails: true)
    again.restore(screen.state)
    let other = try await HeadlessHost.show(again)
    #expect(other.chrome.failure != nil)
    try await other.retry()
    again.fails = false
    try await other.retry()
    sameAgain(screen, table, again, other)
  }
}
