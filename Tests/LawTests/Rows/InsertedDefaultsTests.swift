import TableScreen
import TableScreenTesting
import Testing

/// Rows that the app puts into a table that owns its rows have the defaults of their section.
@MainActor @Suite struct InsertedDefaultsTests {
  private func section() -> TableSection {
    TableSection("Today", cells: [[.id: "milk", .title: "Milk"]])
      .defaults([.editingStyle: .delete, .moveable: true])
  }

  @Test func `inserted ones as replaced ones`() async throws {
    let model = TableModel([section()])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.insertRows([[.id: "bread", .title: "Bread"]], at: .after("milk"))
    try model.insertRows(
      [[.id: "note", .title: "Note", .moveable: false]], at: .last(in: .section("Today")))
    try await table.settle()
    #expect(table.row("Bread")?.editing == .delete && table.row("Bread")?.isMoveable == true)
    #expect(table.row("Note")?.editing == .delete && table.row("Note")?.isMoveable == false)
    try await table.delete("Bread")
    #expect(table.titles == ["Milk", "Note"])
    try await table.undo()
    #expect(table.titles == ["Milk", "Bread", "Note"])
    try model.replaceRows(in: .section("Today"), with: [[.id: "new", .title: "New"]])
    try await table.settle()
    #expect(table.row("New")?.editing == .delete && table.row("New")?.isMoveable == true)
  }

  @Test func `a row that undo puts back is as it was, and not changed once more`() async throws {
    var section = TableSection("Today", cells: [[.id: "milk", .title: "Milk"]])
    section = section.defaults([.editingStyle: .delete]).map { cell in
      var cell = cell
      cell.title = (cell.title ?? "") + "!"
      return cell
    }
    let model = TableModel([section])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.insertRows([[.id: "bread", .title: "Bread"]], at: .after("milk"))
    try await table.settle()
    #expect(table.titles == ["Milk!", "Bread!"])
    try await table.delete("Bread!")
    try await table.undo()
    #expect(table.titles == ["Milk!", "Bread!"])
  }
}
