import TableScreen
import TableScreenTesting
import Testing

/// A list that comes into view again stands where it stood, in a test as on other hosts.
@MainActor @Suite struct ScrolledListTests {
  private final class Rows: TableScreen {
    var count = 100
    override var tableCells: [Cell?]? {
      (0..<count).map { row in
        [
          .id: .key(row), .title: "row \(row)",
          .action: .run { [weak self] _ in self?.open(Rows()) },
        ]
      }
    }
  }

  @Test func `it stands where it was left`() async throws {
    let screen = Rows()
    let table = try await HeadlessHost.show(screen)
    try await table.scroll(to: "row 60")
    let top = table.top
    #expect(top.row > 30)
    try await table.tap("row 60")
    #expect(table.top == TablePath(0, 0))
    try await table.back()
    #expect(table.top == top)
    try await table.tap("row 60")
    screen.count = 110
    screen.updateTableData()
    try await table.back()
    #expect(table.top == top)
  }
}
