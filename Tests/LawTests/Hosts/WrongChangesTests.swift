import TableScreen
import TableScreenTesting
import Testing

/// The judge of change sets refuses whatever places they name, and never ends the program.
@MainActor @Suite struct WrongChangesTests {
  private final class Letters: TableScreen {
    var first = ["a", "b", "c"]
    override var tableData: [Section] {
      [
        Section("First") { for title in first { [.id: .key(title), .title: title] } },
        Section("Second") { [.id: "z", .title: "z", .subtitle: first[0]] },
      ]
    }
  }

  nonisolated static let wrongs: [(String, @Sendable (inout ChangeSet) -> Void)] = [
    ("deleted below 0", { $0.deletedRows.append(.init(section: 0, rows: -1..<0)) }),
    ("deleted beyond the end", { $0.deletedRows.append(.init(section: 1, rows: 1..<Int.max)) }),
    ("deleted nowhere", { $0.deletedRows.append(.init(section: 99, rows: 0..<0)) }),
    ("deleted at the least", { $0.deletedRows.append(.init(section: 0, rows: .min ..< .min)) }),
    ("inserted below 0", { $0.insertedRows.append(.init(section: 0, rows: -1..<0)) }),
    ("inserted nowhere", { $0.insertedRows.append(.init(section: 99, rows: 0..<0)) }),
    ("inserted before all", { $0.insertedRows.append(.init(section: -1, rows: 0..<1)) }),
    ("moved to nowhere", { $0.movedRows[0].to = TablePath(99, 0) }),
    ("moved below 0", { $0.movedRows[0].to = TablePath(0, -1) }),
    ("moved to the last number", { $0.movedRows[0].to = TablePath(0, .max) }),
    ("moved from below 0", { $0.movedRows[0].from = TablePath(0, -1) }),
    ("moved from the last number", { $0.movedRows[0].from = TablePath(0, .max) }),
    ("moved from nowhere", { $0.movedRows[0].from = TablePath(-1, 0) }),
    ("refreshed below 0", { $0.refreshedRows[0].old = TablePath(0, -1) }),
    ("refreshed nowhere", { $0.refreshedRows[0].old = TablePath(99, 0) }),
    ("a section deleted that is not there", { $0.deletedSections = [7] }),
    (
      "a section deleted and one inserted",
      {
        $0.deletedSections = [7]
        $0.insertedSections = [1]
      }
    ),
    (
      "a section inserted before all",
      {
        $0.deletedSections = [1]
        $0.insertedSections = [-1]
      }
    ),
  ]

  @Test(arguments: wrongs.indices) func `a wrong place is a violation`(index: Int) async throws {
    let screen = Letters()
    let table = try await HeadlessHost.show(screen)
    let old = screen.layout
    table.forgetChanges()
    screen.first = ["c", "a", "b"]
    screen.updateTableData()
    try await table.settle()
    var changes = try #require(table.changes.first)
    try #require(changes.movedRows.count == 1 && changes.refreshedRows.count == 1)
    var right = ChangeReplay(old)
    try right.apply(changes, to: screen.layout)
    let (what, spoil) = Self.wrongs[index]
    spoil(&changes)
    var replay = ChangeReplay(old)
    #expect(throws: ChangeReplay.Violation.self, "\(what)") {
      try replay.apply(changes, to: screen.layout)
    }
  }
}
