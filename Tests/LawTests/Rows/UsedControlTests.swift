import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A row that is a control, such as a picker, is used, and not selected, where rows can be selected.
@MainActor @Suite struct UsedControlTests {
  private final class Mixed: TableScreen {
    var size = "S"
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "plain", .title: "Plain"]
          [.id: "acting", .title: "Acting", .action: .run { _ in }]
          [
            .id: "size", .title: "Size", .bind: .to(\Mixed.size),
            .cellClass: .of(.picker(["S", "L"])),
          ]
        }
      ]
    }
  }

  @Test func `it has no box, and is none of all that are selected`() async throws {
    let screen = Mixed()
    let table = try await HeadlessHost.show(screen)
    #expect(["Plain", "Acting", "Size"].map { table.row($0)?.hasBox } == [true, true, false])
    screen.perform(try #require(screen.commands.first { $0.name == .selectAll }))
    try await table.settle()
    #expect(Set(screen.selectedIDs) == ["plain", "acting"])
  }
}
