import TableScreen
import TableScreenTesting
import Testing

/// An action that begins after its event, as all do that take time, has the place that its row has by then.
@MainActor @Suite struct PlaceMeanwhileTests {
  private final class Letters: TableScreen {
    var names = ["A", "B", "C", "D"]
    var removed: [String] = []
    override var tableData: [Section] { [Section(cells: names.map(row))] }
    private func row(_ name: String) -> Cell {
      let remove = TableAction.run { [weak self] context in
        guard let self, let path = context.dataPath else { return }
        removed.append(names.remove(at: path.row))
      }
      return [
        .id: .key(name), .title: name, .editingStyle: .delete,
        .menu: .actions([TableRowAction("Remove", .confirm("Really?", then: remove))]),
      ]
    }
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      removed.append(names.remove(at: path.row))
      return .done
    }
  }

  private func row(_ id: String, _ screen: TableScreen) throws -> NodeID {
    try #require(screen.model.resolve(.id(TableCell.ID(id))).first)
  }

  @Test func `an app that deletes by position deletes what was meant, however soon the next comes`()
    async throws
  {
    let screen = Letters()
    let table = try await HeadlessHost.show(screen)
    let (b, c) = (try row("B", screen), try row("C", screen))
    screen.send(.delete([b]))
    screen.send(.delete([c]))
    try await table.settle()
    #expect(screen.removed == ["B", "C"] && table.titles == ["A", "D"])
  }

  @Test func `a row that comes above in the same turn shifts no deletion`() async throws {
    let screen = Letters()
    let table = try await HeadlessHost.show(screen)
    screen.send(.delete([try row("B", screen)]))
    screen.names.insert("New", at: 0)
    screen.updateTableData()
    try await table.settle()
    #expect(screen.removed == ["B"] && table.titles == ["New", "A", "C", "D"])
  }

  @Test func `rows of one call are deleted in one update`() async throws {
    let screen = Letters()
    let table = try await HeadlessHost.show(screen)
    table.forgetChanges()
    try await table.delete("A", "C", "D")
    #expect(screen.removed == ["D", "C", "A"] && table.titles == ["B"])
    #expect(table.changes.map(\.deletedPaths.count).filter { $0 > 0 } == [3])
  }

  @Test func `an action that has asked has the place of after the answer`() async throws {
    let screen = Letters()
    let table = try await HeadlessHost.show(screen)
    try await table.choose("Remove", of: "B")
    screen.names.insert("New", at: 0)
    screen.updateTableData()
    try await table.answer("Remove")
    #expect(screen.removed == ["B"])
  }

  @Test func `an action that has asked does not run for a row that is gone`() async throws {
    let screen = Letters()
    let table = try await HeadlessHost.show(screen)
    try await table.choose("Remove", of: "B")
    screen.names.remove(at: 1)
    screen.updateTableData()
    try await table.answer("Remove")
    #expect(screen.removed.isEmpty && screen.names == ["A", "C", "D"])
  }

  private final class Adding: TableScreen {
    var names = ["A", "B"]
    override var tableData: [Section] {
      [Section(cells: names.map { [.id: .key($0), .title: $0, .editingStyle: .insert] })]
    }
    override func onCellInserted(_ cell: Cell, at path: DataPath) async throws {
      names.insert("after \(cell.title ?? "")", at: path.row + 1)
      updateTableData()
    }
  }

  @Test func `an app that inserts by position does so where it was meant`() async throws {
    let screen = Adding()
    let table = try await HeadlessHost.show(screen)
    let rows = (try row("A", screen), try row("B", screen))
    screen.send(.insert(rows.0))
    screen.send(.insert(rows.1))
    try await table.settle()
    #expect(table.titles == ["A", "after A", "B", "after B"])
  }

  private final class Slow: TableScreen {
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      for _ in 0..<20 { await Task.yield() }
      return .delete
    }
  }

  @Test func `a row on its way out is not moved`() async throws {
    let cells = ["a", "b", "c"].map { (name: String) -> TableScreen.Cell in
      [.id: .key(name), .title: name, .editingStyle: .delete, .moveable: true]
    }
    let screen = Slow(model: TableModel([TableSection("S", cells: cells)]))
    let table = try await HeadlessHost.show(screen)
    let row = try row("a", screen)
    screen.send(.delete([row]))
    screen.send(.move(row, to: TablePath(0, 2)))
    #expect(table.titles == ["a", "b", "c"] && screen.undoTitle == nil)
    try await table.settle()
    #expect(table.titles == ["b", "c"])
  }
}
