import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// Who uses a control that is the whole row does not mean the row, where rows can be selected.
@MainActor struct RowOfControlTests {
  private final class Choice {
    var fruit = "fig"
  }

  private class Rows: TableScreen {
    let choice = Choice()
    private(set) var presses = 0

    override class var settings: Settings { [.title("Rows"), .selectable(.single)] }

    override var tableData: [Section] {
      [
        Section("S") {
          [.id: "plain", .title: "Plain"]
          [
            .id: "pick", .title: "Pick", .bind: .to(choice, \.fruit),
            .cellClass: .of(.picker(["fig", "pear"])),
          ]
          [.id: "acts", .title: "Acts", .action: .perform(Rows.press)]
        }
      ]
    }

    func press() { presses += 1 }
  }

  private final class ManyRows: Rows {
    override class var settings: Settings { [.title("Rows"), .selectable(.multiple)] }
  }

  @Test(arguments: [false, true])
  func `a picker opens, and its row is not selected`(areSeveral: Bool) async throws {
    let screen = areSeveral ? ManyRows() : Rows()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Plain")
    try await table.tap("Pick")
    #expect(table.titles == ["fig", "pear"])
    try await table.tap("pear")
    #expect(screen.choice.fruit == "pear")
    #expect(screen.selectedIDs == ["plain"])
    // What the app has given the row to do is done to the row.
    try await table.tap("Acts")
    #expect(screen.presses == 1)
    #expect(screen.selectedIDs.contains("acts"))
  }
}
