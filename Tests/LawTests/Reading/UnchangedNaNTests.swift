import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A row that shows no number, as a quotient of nothing, looks the same at each reading.
@MainActor @Suite struct UnchangedNaNTests {
  private final class Quotients: TableScreen {
    let cell: Cell
    init(_ cell: Cell) {
      self.cell = cell
      super.init()
    }
    override var tableData: [Section] { [Section(cells: [cell])] }
  }

  nonisolated private static let kinds = 0..<5

  private static func cell(_ kind: Int) -> TableCell {
    switch kind {
    case 0: [.id: "a", .title: Double.nan]
    case 1: [.id: "a", .title: "A", .subtitle: Double.nan]
    case 2: [.id: "a", .title: "A", .content: Double.nan]
    case 3: [.id: "a", .title: "A", .properties: .values(["v": Double.nan])]
    default: [.id: "a", .title: "A", .cellClass: .of(.progress(.nan))]
    }
  }

  @Test(arguments: kinds) func `it is not drawn again`(kind: Int) async throws {
    let screen = Quotients(Self.cell(kind))
    let table = try await HeadlessHost.show(screen)
    table.forgetChanges()
    screen.updateTableData()
    try await table.settle()
    #expect(table.changes.isEmpty)
    #expect(screen.cell.hasSameContent(as: Self.cell(kind)))
  }
}
