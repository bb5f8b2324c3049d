import TableScreen
import TableScreenTesting
import Testing

/// A model of one's own keeps its rows, and its sources, when its screen closes.
@MainActor struct ClosedModelTests {
  private final class Told: RowSource {
    var shows = 0
    override var rows: TableSection { TableSection { [.title: "row"] } }
    override func willShow() { shows += 1 }
  }

  @Test func `its sources are not shown until the screen opens again`() async throws {
    let source = Told()
    let model = TableModel([
      TableSection("A", id: "A", source: source), TableSection("B", id: "B", source: source),
    ])
    #expect(source.shows == 1 && source.isShown)
    let root = TableScreen()
    let table = try await HeadlessHost.show(root)
    let screen = TableScreen(model: model)
    for count in 1...3 {
      root.open(screen)
      try await table.settle()
      #expect(source.shows == count && source.isShown)
      #expect(table.titles == ["row", "row"])
      screen.close()
      try await table.settle()
      #expect(!source.isShown)
      source.didChange()
    }
  }

  @Test func `a source that another screen shows as well goes on`() async throws {
    let source = Told()
    let model = TableModel([TableSection(source: source)])
    let root = ClosureScreen { [TableSection(source: source)] }
    let table = try await HeadlessHost.show(root)
    let screen = TableScreen(model: model)
    root.open(screen)
    try await table.settle()
    screen.close()
    try await table.settle()
    #expect(source.isShown && source.shows == 1)
  }
}
