import TableScreen
import TableScreenTesting
import Testing

/// A screen can own its rows: no reading brings back what was there before, and edits can be undone.
@MainActor struct OwnedModelTests {
  final class MovingScreen: TableScreen {
    var moves: [(DataPath, DataPath)] = []
    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
      moves.append((from, to))
    }
  }

  final class AskingScreen: TableScreen {
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      cell.title == "a2" ? .keep : .delete
    }
  }

  @Test func `an update keeps what was edited`() async throws {
    let owned = try await OwnedTable()
    try owned.model.deleteRows("a2")
    owned.screen.updateTableData()
    #expect(owned.rows == [["a1", "a3"], ["b1"], []])
  }

  @Test func `what stands above the table follows its rows`() async throws {
    final class CountingScreen: TableScreen {
      override var tableHeader: RowElement? { .text("\(model.cells(.all).count) rows") }
    }
    let owned = try await OwnedTable([.editingStyle: .delete], make: CountingScreen.init(model:))
    #expect(owned.table.frame(columns: 40, rows: 6).contains("4 rows"))
    try await owned.table.delete("a1")
    #expect(owned.table.frame(columns: 40, rows: 6).contains("3 rows"))
  }

  @Test func `an update reads groups below rows again`() async throws {
    let group = PinnedGroup("G", 1)
    let owned = try await OwnedTable()
    try owned.model.editRows("a1", merging: [.children: .group(group, expanded: true)])
    group.counts = [2]
    owned.screen.updateTableData()
    #expect(owned.rows[0] == ["a1", "G 0,0", "G 0,1", "a2", "a3"])
  }

  @Test func `a deleted row is put back, and deleted again`() async throws {
    let owned = try await OwnedTable([.editingStyle: .delete])
    let row = owned.model.resolve("a2")
    try await owned.table.delete("a2")
    #expect(owned.rows[0] == ["a1", "a3"])
    try await owned.table.undo()
    #expect(owned.rows[0] == ["a1", "a2", "a3"])
    #expect(owned.model.resolve("a2") == row)
    try await owned.table.redo()
    #expect(owned.rows[0] == ["a1", "a3"])
    try await owned.table.undo()
    #expect(owned.rows[0] == ["a1", "a2", "a3"])
  }

  @Test func `what is deleted at once is put back at once`() async throws {
    let owned = try await OwnedTable([.editingStyle: .delete])
    try await owned.table.delete("a1", "a3", "b1")
    #expect(owned.rows == [["a2"], [], []])
    #expect(owned.screen.chrome.notice?.text == "Deleted 3 rows")
    try await owned.table.undo()
    #expect(owned.rows == [["a1", "a2", "a3"], ["b1"], []])
    #expect(!owned.screen.canUndo)
  }

  @Test func `a veto is heeded`() async throws {
    let owned = try await OwnedTable([.editingStyle: .delete], make: AskingScreen.init(model:))
    try await owned.table.delete("a1", "a2")
    #expect(owned.rows[0] == ["a2", "a3"])
    #expect(owned.screen.chrome.notice?.text == "Deleted “a1”")
  }

  @Test(.structure("DX-26")) func `a moved row is moved back, and the screen is told each time`()
    async throws
  {
    let owned = try await OwnedTable([.moveable: true], make: MovingScreen.init(model:))
    let screen = try #require(owned.screen as? MovingScreen)
    try await owned.table.move("a3", to: TablePath(1, 1))
    #expect(owned.rows == [["a1", "a2"], ["b1", "a3"], []])
    try await owned.table.undo()
    #expect(owned.rows == [["a1", "a2", "a3"], ["b1"], []])
    try await owned.table.redo()
    #expect(owned.rows == [["a1", "a2"], ["b1", "a3"], []])
    #expect(screen.moves.map(\.0) == [DataPath(0, 2), DataPath(1, 1), DataPath(0, 2)])
    #expect(screen.moves.map(\.1) == [DataPath(1, 1), DataPath(0, 2), DataPath(1, 1)])
  }

  @Test func `a host returns with its children as they were`() async throws {
    let model = TableModel([
      TableSection {
        [
          .id: "host", .title: "Host", .editingStyle: .delete,
          .children: .cells { [.id: "in", .title: "In"] },
        ]
      }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try await table.expand("Host")
    try model.insertRows([[.title: "Added"]], at: .after("in"))
    try await table.delete("Host")
    #expect(table.titles == [])
    #expect(model.resolve("in") == [])
    try await table.undo()
    #expect(table.titles == ["Host", "In", "Added"])
    #expect(model.resolve("in").map { model.visibility(of: $0) } == [[]])
  }

  @Test func `where the section is gone, that is said, and nothing is lost beside it`() async throws
  {
    let owned = try await OwnedTable([.editingStyle: .delete])
    try await owned.table.delete("b1")
    try owned.model.deleteSections(.section("B"))
    try? await owned.table.undo()
    #expect(owned.rows == [["a1", "a2", "a3"], []])
    #expect(owned.screen.chrome.notice?.isError == true)
  }

  @Test func `a screen that closes and opens again shows its rows`() async throws {
    let owned = try await OwnedTable()
    let root = TableScreen()
    let table = try await HeadlessHost.show(root)
    let model = TableModel([TableSection(cells: [[.title: "kept"]])])
    let screen = TableScreen(model: model)
    for _ in 0..<2 {
      root.open(screen)
      try await table.settle()
      #expect(table.titles == ["kept"])
      try await table.back()
    }
    withExtendedLifetime(owned) {}
  }

  @Test func `a closed screen is let go, and its model with it`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    weak let model: TableModel?
    weak let screen: TableScreen?
    do {
      let owned = TableModel([TableSection(cells: [[.title: "row"]])])
      let opened = TableScreen(model: owned)
      (model, screen) = (owned, opened)
      table.visibleScreen.open(opened)
    }
    #expect(model != nil)
    try await table.back()
    #expect(screen == nil)
    #expect(model == nil)
  }

  @Test func `one model in two screens is reported`() async throws {
    let model = TableModel([])
    let first = TableScreen(model: model)
    let found = await TableDiagnostics.collect { _ = TableScreen(model: model) }
    #expect(found.map(\.what) == ["a model was given to two screens"])
    withExtendedLifetime(first) {}
  }
}
