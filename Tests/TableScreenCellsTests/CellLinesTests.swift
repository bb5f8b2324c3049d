import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// The texts of ready-made cells take as many lines as their row says.
@MainActor @Suite struct CellLinesTests {
  private final class OneRow: TableScreen {
    var cell: Cell = [.title: ""]
    override var tableData: [Section] { [Section(cells: [cell])] }
  }

  private func lines(_ cell: TableCell) async throws -> [Int] {
    let screen = OneRow()
    screen.cell = cell
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    return try #require(table.row(at: TablePath(0, 0))).texts.map(\.lines)
  }

  @Test(arguments: [0, 3])
  func `a title and a subtitle take the lines of their row`(most: Int) async throws {
    let classes: [TableCellClass] = [.chart([1, 2]), .keyValue]
    for cellClass in classes {
      let found = try await lines([
        .title: "A title", .subtitle: "A subtitle", .lines: most, .cellClass: .of(cellClass),
      ])
      #expect(found == [most, most], "\(cellClass)")
    }
  }

  @Test(arguments: [0, 3]) func `so does a title alone`(most: Int) async throws {
    let address = try #require(URL(string: "https://example.org"))
    let classes: [TableCellClass] = [.image(size: 44), .loading, .link(address)]
    for cellClass in classes {
      let found = try await lines([
        .title: "A title", .lines: most, .cellClass: .of(cellClass),
      ])
      #expect(found.first == most, "\(cellClass)")
    }
  }

  @Test func `a row in place of missing rows shows all of its subtitle`() async throws {
    let found = try await lines([
      .title: "No letters", .subtitle: "What you are sent will be here.", .lines: 2,
      .cellClass: .of(.empty()),
    ])
    #expect(found == [2, 0])
  }
}
