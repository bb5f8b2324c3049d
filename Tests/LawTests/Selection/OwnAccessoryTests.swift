import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A selected row keeps the accessory that it has by itself or by its cell class, in place of the mark.
@MainActor @Suite struct OwnAccessoryTests {
  private final class Sheet: TableScreen {
    var size = "s"
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Plain", .id: "Plain"]
          [.title: "Own", .id: "Own", .accessory: .disclosure]
          [
            .title: "Size", .id: "Size", .bind: .to(\Sheet.size),
            .cellClass: .of(.picker(["s", "m"])),
          ]
        }
      ]
    }
  }

  @Test func `a picker that was selected still shows that it leads on`() async throws {
    let screen = Sheet()
    let table = try await HeadlessHost.show(screen)
    for title in ["Plain", "Own", "Size"] { screen.select(.id(.key(title))) }
    try await table.settle()
    #expect(screen.selectedRows.count == 3)
    #expect(
      ["Plain", "Own", "Size"].map { table.row($0)?.accessory }
        == [.checkmark, .disclosure, .disclosure])
  }
}
