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
}
