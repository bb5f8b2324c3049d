import TableScreen
import TableScreenTesting
import Testing

/// Many rows that were selected are selected again in one update; many masks hide their rows, whichever section they are in.
@MainActor @Suite struct RestoredManyTests {
  private final class Many: TableScreen {
    private(set) var told = 0
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [Section("All", items: Array(0..<500), id: \.self) { [.title: "\($0)"] }]
    }
    override func onSelectionChanged() { told += 1 }
  }

  @Test func `the selection is restored at once`() async throws {
    let screen = Many()
    let table = try await HeadlessHost.show(screen)
    screen.select(.section("All"))
    try await table.settle()
    let state = screen.state
    screen.clearSelection()
    try await table.settle()
    let told = screen.told
    screen.restore(state)
    try await table.settle()
    #expect(screen.selectedRows.count == 500 && screen.told == told + 1)
    table.close()
  }

  @Test func `each of many sections has its own masks`() throws {
    let model = TableModel(
      (0..<40).map { place in
        TableSection("\(place)") {
          [.id: "\(place) a", .title: "\(place) a"]
          [.id: "\(place) b", .title: "\(place) b", .masked: place % 3 == 0]
        }
      })
    model.setMasked(true, of: .all)
    #expect(model.layout.rowCount == 0)
    for place in 0..<40 where place % 2 == 0 { model.setMasked(false, of: .id(.key("\(place) b"))) }
    let titles = model.layout.rowIDs.compactMap { model.cell($0)?.title }
    #expect(titles == (0..<40).filter { $0 % 2 == 0 }.map { "\($0) b" })
  }
}
