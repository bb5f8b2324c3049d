import TableScreen
import TableScreenTesting
import Testing

/// The rows of a section that the model owns are replaced by the difference.
@MainActor struct ReplacedRowsTests {
  private let model = TableModel([
    TableSection("Bag") {
      [.id: "a", .title: "A"]
      [.id: "b", .title: "B"]
      [.id: "c", .title: "C"]
    }.defaults([.moveable: true]),
    TableSection("Other") { [.title: "Z"] },
  ])

  @Test func `only what differs changes, and rows that stay keep their identity`() async throws {
    let table = try await HeadlessHost.show(TableScreen(model: model))
    let kept = model.resolve("b")
    table.forgetChanges()
    try model.replaceRows(
      in: .section("Bag"),
      with: [
        [.id: "b", .title: "B"], [.id: "c", .title: "C!"], [.id: "d", .title: "D"],
      ])
    #expect(table.titles == ["B", "C!", "D", "Z"])
    #expect(model.resolve("b") == kept)
    #expect(table.changes.count == 1)
    #expect(table.changes[0].deletedPaths == [TablePath(0, 0)])
    #expect(table.changes[0].insertedPaths == [TablePath(0, 2)])
    #expect(table.changes[0].movedRows.isEmpty)
    #expect(table.changes[0].refreshedRows.count == 1)
    #expect(table.row("D")?.isMoveable == true)
  }

  @Test func `the same rows are no change`() async throws {
    let table = try await HeadlessHost.show(TableScreen(model: model))
    table.forgetChanges()
    try model.replaceRows(in: .section("Bag"), with: model.cells(.section("Bag")))
    #expect(table.changes.isEmpty)
    try model.replaceRows(in: .section("Bag")) { [.id: "a", .title: "A"] }
    #expect(table.titles == ["A", "Z"])
    try model.replaceRows(in: .section("Bag"), with: [])
    #expect(table.titles == ["Z"])
  }

  @Test func `what is hidden or expanded stays so`() async throws {
    let table = try await HeadlessHost.show(TableScreen(model: model))
    table.screen?.mask("b")
    #expect(table.titles == ["A", "C", "Z"])
    try model.replaceRows(
      in: .section("Bag"), with: [[.id: "b", .title: "B!"], [.id: "a", .title: "A"]])
    #expect(table.titles == ["A", "Z"])
  }

  @Test func `a section that is not there, or whose rows a source gives, is an error`() {
    #expect(throws: TableEditError.self) { try model.replaceRows(in: .section("Bog"), with: []) }
    let sourced = TableModel([
      TableSection("S", source: ArraySource(["x"], id: \.self) { [.title: $0] })
    ])
    #expect(throws: TableEditError.self) { try sourced.replaceRows(in: .section("S"), with: []) }
  }
}
