import TableScreen
import TableScreenTesting
import Testing

/// Rows are inserted, deleted, moved and changed by id; each edit says where it happened.
@MainActor struct RowEditTests {
  @Test(.structure("DX-01")) func `sections and rows stand where they were written`() async throws {
    let owned = try await OwnedTable()
    #expect(owned.rows == [["a1", "a2", "a3"], ["b1"], []])
    #expect(owned.model.resolve("a3").map { owned.model.dataPath(of: $0) } == [DataPath(0, 2)])
  }

  @Test(.structure("DX-15")) func `a row comes at the end of a section`() async throws {
    let owned = try await OwnedTable()
    let ids = try owned.model.insertRows(OwnedTable.cells("r"), at: .last(in: .section("C")))
    #expect(ids.map { owned.model.dataPath(of: $0) } == [DataPath(2, 0)])
    #expect(owned.last == "insert [T(2,0)]")
  }

  @Test(.structure("DX-17")) func `rows after another keep their order`() async throws {
    let owned = try await OwnedTable()
    try owned.model.insertRows(OwnedTable.cells("r", "s", "t"), at: .after("a1"))
    #expect(owned.rows[0] == ["a1", "r", "s", "t", "a2", "a3"])
    #expect(owned.last == "insert [T(0,1), T(0,2), T(0,3)]")
  }

  @Test(.structure("DX-18")) func `rows before another keep their order`() async throws {
    let owned = try await OwnedTable()
    try owned.model.insertRows(at: .before("a2")) {
      [.title: "r"]
      [.title: "s"]
    }
    #expect(owned.rows[0] == ["a1", "r", "s", "a2", "a3"])
    #expect(owned.last == "insert [T(0,1), T(0,2)]")
  }

  @Test(.structure("DX-19")) func `an empty section takes rows`() async throws {
    let owned = try await OwnedTable()
    try owned.model.insertRows(OwnedTable.cells("r", "s"), at: .first(in: .section("C")))
    #expect(owned.rows[2] == ["r", "s"])
    #expect(owned.last == "insert [T(2,0), T(2,1)]")
  }

  @Test(.structure("DX-21")) func `an unknown neighbor is refused, and nothing changes`()
    async throws
  {
    let owned = try await OwnedTable()
    #expect(throws: TableEditError.nothingMeant("id \"z\"")) {
      try owned.model.insertRows(OwnedTable.cells("r"), at: .after("z"))
    }
    #expect(throws: TableEditError.unknownPath(DataPath(0, 4))) {
      try owned.model.insertRows(OwnedTable.cells("r"), at: .path(DataPath(0, 4)))
    }
    #expect(throws: TableEditError.nothingMeant("tag z")) {
      try owned.model.deleteRows(.tag("z"))
    }
    #expect(owned.table.changes.isEmpty)
  }

  @Test(.structure("DX-22")) func `several rows go at once, by their old places`() async throws {
    let owned = try await OwnedTable()
    let paths = try owned.model.deleteRows(.rows(0..<2, section: 0))
    #expect(paths == [DataPath(0, 0), DataPath(0, 1)])
    #expect(owned.rows[0] == ["a3"])
    #expect(owned.last == "delete [T(0,0), T(0,1)]")
  }

  @Test(.structure("DX-23")) func `a row that went has no place any more`() async throws {
    let owned = try await OwnedTable()
    let row = try #require(owned.model.resolve("a2").first)
    #expect(try owned.model.deleteRows("a2") == [DataPath(0, 1)])
    #expect(owned.model.dataPath(of: row) == nil)
    #expect(throws: TableEditError.unknownRow(row)) { try owned.model.deleteRows([row]) }
  }

  @Test(.structure("DX-25")) func `a row moves to another section, and belongs to it`() async throws
  {
    let owned = try await OwnedTable()
    let row = try #require(owned.model.resolve("a1").first)
    let (from, to) = try owned.model.moveRow(row, to: DataPath(1, 0))
    #expect((from, to) == (DataPath(0, 0), DataPath(1, 0)))
    #expect(owned.rows == [["a2", "a3"], ["a1", "b1"], []])
    #expect(owned.last == "move T(0,0) to T(1,0)")
  }

  @Test func `rows move in the order in which they are named`() async throws {
    let owned = try await OwnedTable()
    #expect(
      try owned.model.moveRows(.rows(0..<2, section: 0), to: .last(in: .section("A")))
        == [DataPath(0, 1), DataPath(0, 2)])
    #expect(owned.rows[0] == ["a3", "a1", "a2"])
    try owned.model.moveRows("b1", to: .before("a1"))
    #expect(owned.rows == [["a3", "b1", "a1", "a2"], [], []])
  }

  @Test(.structure("DX-29")) func `a batch is one change set`() async throws {
    let owned = try await OwnedTable()
    try owned.screen.update {
      try owned.model.insertRows(OwnedTable.cells("r"), at: .after("a3"))
      try owned.model.deleteRows("a1")
      try owned.model.insertSections([TableSection("X", cells: [])], at: .after(.section("B")))
    }
    #expect(owned.table.changes.count == 1)
    #expect(owned.last == "insert sections [2], delete [T(0,0)], insert [T(0,2)]")
  }

  @Test(.structure("DX-58")) func `a section's rows are changed at once`() async throws {
    let owned = try await OwnedTable([.editingStyle: .delete])
    try owned.model.editRows(.section("A"), merging: [.editingStyle: .off])
    let styles = owned.model.cells(.section("A")).map(\.editingStyle)
    #expect(styles == [.off, .off, .off])
    #expect(owned.model.cells("b1").map(\.editingStyle) == [.delete])
  }

  @Test func `a changed row is refreshed in place, and one of another kind is loaded anew`()
    async throws
  {
    let owned = try await OwnedTable()
    try owned.model.editRows("a2", merging: [.title: "two"])
    #expect(owned.rows[0] == ["a1", "two", "a3"])
    #expect(owned.last == "reconfigure T(0,1) as T(0,1)")
    try owned.model.editRows("a2") { $0.merge([.subtitle: "below"]) }
    #expect(owned.last == "reload T(0,1) as T(0,1)")
    try owned.model.reloadRows("a1")
    #expect(owned.last == "reload T(0,0) as T(0,0)")
  }

  @Test(.structure("SD-07")) func `an edit that changes nothing that shows reaches nobody`()
    async throws
  {
    let owned = try await OwnedTable()
    try owned.model.editRows("a2", merging: [.title: "a2", .tag: "second"])
    #expect(owned.table.changes.isEmpty)
    #expect(owned.model.resolve(.tag("second")) == owned.model.resolve("a2"))
  }

  @Test func `a row that is made when needed keeps what it was given until the next reading`()
    async throws
  {
    let words = [Word("x"), Word("y"), Word("z")]
    let model = TableModel([TableSection("Words", items: words) { [.title: $0.id] }])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.editRows("y", merging: [.title: "why"])
    try model.deleteRows("x")
    try model.insertRows([[.title: "new"]], at: .after("y"))
    try await table.settle()
    #expect(table.titles == ["why", "new", "z"])
    #expect(model.resolve("y").map { model.dataPath(of: $0) } == [DataPath(0, 0)])
    try model.moveRows("y", to: .last(in: .section("Words")))
    #expect(table.titles == ["new", "z", "why"])
  }

  @Test func `a row cannot move among its own children`() async throws {
    let model = TableModel([
      TableSection {
        [
          .id: "host", .title: "Host",
          .children: .cells(expanded: true) { [.id: "in", .title: "In"] },
        ]
        [.id: "next", .title: "Next"]
      }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    let host = try #require(model.resolve("host").first)
    #expect(throws: TableEditError.insideItself(host)) {
      try model.moveRows("host", to: .after("in"))
    }
    try model.insertRows([[.title: "First"]], at: .first(in: .children(of: "host")))
    #expect(table.titles == ["Host", "First", "In", "Next"])
    try model.moveRows("next", to: .before("in"))
    #expect(table.titles == ["Host", "First", "Next", "In"])
    try model.moveRows("host", to: .path(DataPath(0, 0)))
    #expect(table.titles == ["Host", "First", "Next", "In"])
  }

  @Test func `edits while a search runs are searched too`() async throws {
    let owned = try await OwnedTable(make: SearchableScreen.init(model:))
    try await owned.table.search("a")
    try owned.model.insertRows(OwnedTable.cells("extra", "other"), at: .after("b1"))
    try await owned.table.settle()
    #expect(owned.table.titles == ["a1", "a2", "a3", "extra"])
    try owned.model.editRows("a1", merging: [.title: "one"])
    try await owned.table.settle()
    #expect(owned.table.titles == ["a2", "a3", "extra"])
    try await owned.table.endSearch()
    #expect(owned.table.titles == ["one", "a2", "a3", "b1", "extra", "other"])
  }

  struct Word: Identifiable, Equatable {
    let id: String
    init(_ id: String) { self.id = id }
  }

  final class SearchableScreen: TableScreen {
    override class var settings: Settings { [.searchable()] }
  }
}
