import TableScreen
import TableScreenTesting
import Testing

/// A node of one table means nothing in another.
@MainActor struct NodeOwnerTests {
  private let model = TableModel([TableSection("S", cells: [[.id: "a"], [.id: "b"], [.id: "c"]])])
  private let other = TableModel([TableSection("T", cells: [[.id: "x"], [.id: "y"], [.id: "z"]])])

  @Test func `a row of another table is found nowhere`() throws {
    for row in other.resolve(.all) + other.resolve(.section("T")) {
      #expect(model.resolve(.node(row)).isEmpty)
      #expect(model.cell(row) == nil)
      #expect(model.dataPath(of: row) == nil)
      #expect(model.visibility(of: row) == nil)
      #expect(model.isExpanded(row) == nil)
      #expect(model.layout.tablePath(of: row) == nil)
    }
  }

  @Test func `an edit of a row of another table throws, and changes nothing`() throws {
    let row = try #require(other.resolve("x").first)
    #expect(throws: TableEditError.self) { try model.deleteRows([row]) }
    #expect(throws: TableEditError.self) { try model.deleteRows(.node(row)) }
    #expect(throws: TableEditError.self) { try model.moveRow(row, to: TablePath(0, 2)) }
    #expect(throws: TableEditError.self) { try model.editRows(.node(row), merging: [.title: "?"]) }
    #expect(throws: TableEditError.self) {
      try model.insertRows([[.id: "n"]], at: .before(.node(row)))
    }
    #expect(model.resolve(.all).count == 3)
  }

  @Test func `a person's deletion of a row of another screen deletes nothing`() async throws {
    let screen = TableScreen(model: model)
    let table = try await HeadlessHost.show(screen)
    let row = try #require(other.resolve("x").first)
    screen.send(.delete([row]))
    try await table.settle()
    #expect(table.layout.rowCount(in: 0) == 3)
  }
}
