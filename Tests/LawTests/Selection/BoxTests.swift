import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A row has a box in a terminal if it can be selected, and only then.
@MainActor @Suite struct BoxTests {
  private struct Away: LocalizedError { var errorDescription: String? { "The server is away." } }

  private final class Rows: RowSource {
    override var rows: TableSection { TableSection(cells: [[.id: 1, .title: "Sourced"]]) }
    override var canRetry: Bool { true }
  }

  private final class Sheet: TableScreen {
    let source = Rows()
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [
        Section("Written") {
          [.id: "a", .title: "Plain"]
          [.id: "b", .title: "With an action", .action: .run { _ in }]
          [
            .id: "c", .title: "Parent",
            .children: .sections(
              [TableSection("Below", cells: [[.id: "d", .title: "Child"]])], expanded: true,
              showsTitles: true),
          ]
        },
        Section("From a server", source: source),
      ]
    }
  }

  @Test func `after all were selected no box is empty`() async throws {
    let screen = Sheet()
    let table = try await HeadlessHost.show(screen)
    screen.source.didChange(failure: Away())
    try await table.settle()
    #expect(table.titles.contains("The server is away."))
    let boxes = { (box: String) in
      table.frame(columns: 60, rows: 30).components(separatedBy: box).count - 1
    }
    #expect(boxes("[ ]") == 4)
    let command = try #require(screen.commands.first { $0.name == .selectAll })
    screen.perform(command)
    try await table.settle()
    #expect(boxes("[ ]") == 0)
    #expect(boxes("[x]") == screen.selectedRows.count)
  }
}
