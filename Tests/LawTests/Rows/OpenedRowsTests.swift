import TableScreen
import TableScreenTesting
import Testing

/// Rows that are made when they are drawn stand open in the first frame, where that is how they are described.
@MainActor @Suite struct OpenedRowsTests {
  private final class Lazy: TableScreen {
    var below: @MainActor (Int) -> TableChildren = { number in
      .cells(expanded: true) { [.title: "k\(number)"] }
    }
    var count = 2
    override var tableData: [Section] {
      [
        Section("S", items: Array(0..<count), id: \.self) { [below] number in
          [.title: "P\(number)", .children: below(number)]
        }
      ]
    }
  }

  private let screen = Lazy()

  @Test func `with their children, in the first frame`() async throws {
    let table = try await HeadlessHost.show(screen)
    let frame = table.frame(columns: 20, rows: 8)
    #expect(frame.contains("k0") && frame.contains("k1"))
    #expect(table.titles == ["P0", "k0", "P1", "k1"])
    let before = table.titles
    try await table.settle()
    #expect(table.titles == before)
    #expect(table.frame(columns: 20, rows: 8) == frame)
  }

  @Test func `also when they scroll into view`() async throws {
    screen.count = 200
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 8
    #expect(table.page.map(\.title) == ["P0", "k0", "P1", "k1", "P2", "k2", "P3", "k3"])
  }

  @Test func `but for those that a person has closed, or that say so`() async throws {
    screen.below = { number in .cells(expanded: number > 0) { [.title: "k\(number)"] } }
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["P0", "P1", "k1"])
    try await table.collapse("P1")
    try await table.expand("P0")
    #expect(table.titles == ["P0", "k0", "P1"])
  }
}
