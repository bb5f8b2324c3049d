import TableScreenTesting
import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// What was deleted or moved comes back right, whatever was done to the table meanwhile.
@MainActor struct RareUndoTests {
  final class AskingScreen: TableScreen {
    let gate = Gate()
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      if cell.title == "a1" { await gate.wait() }
      return .delete
    }
  }

  @Test func `a moved row returns to its section, wherever that stands now`() async throws {
    let owned = try await OwnedTable([.moveable: true])
    try await owned.table.move("a3", to: TablePath(1, 0))
    try owned.model.insertSections([TableSection("New", cells: [])], at: .index(0))
    try await owned.table.undo()
    #expect(owned.rows == [[], ["a1", "a2", "a3"], ["b1"], []])
    try owned.model.deleteRows("a1")
    try owned.model.deleteRows("a2")
    try await owned.table.redo()
    #expect(owned.rows == [[], [], ["a3", "b1"], []])
    try await owned.table.undo()
    #expect(owned.rows == [[], ["a3"], ["b1"], []])
  }

  @Test func `where the section of a moved row is gone, that is said`() async throws {
    let owned = try await OwnedTable([.moveable: true])
    try await owned.table.move("b1", to: TablePath(0, 0))
    try owned.model.deleteSections(.section("B"))
    try? await owned.table.undo()
    #expect(owned.rows == [["b1", "a1", "a2", "a3"], []])
    #expect(owned.screen.chrome.notice?.isError == true)
  }

  @Test func `a row that is deleted late has a step of its own`() async throws {
    let owned = try await OwnedTable(
      [.editingStyle: .delete, .moveable: true], make: AskingScreen.init(model:))
    let screen = try #require(owned.screen as? AskingScreen)
    let rows = ["a1", "a3"].flatMap { owned.model.resolve(.id(TableCell.ID($0))) }
    screen.delete(rows)
    try await until { owned.rows[0].count != 3 }
    screen.send(.undo)
    #expect(owned.rows[0] == ["a1", "a2", "a3"])
    screen.gate.isOpen = true
    try await owned.table.settle()
    #expect(owned.rows[0] == ["a2", "a3"])
    #expect(owned.screen.chrome.notice?.text == "Deleted “a1”")
    try await owned.table.undo()
    #expect(owned.rows[0] == ["a1", "a2", "a3"])
  }

  @Test func `rows that were deleted together, one of them late, come back together`()
    async throws
  {
    let owned = try await OwnedTable(
      [.editingStyle: .delete, .moveable: true], make: AskingScreen.init(model:))
    let screen = try #require(owned.screen as? AskingScreen)
    screen.delete(["a1", "a2", "a3", "b1"].flatMap { owned.model.resolve(.id(TableCell.ID($0))) })
    try await until { owned.rows[0].count != 3 }
    #expect(owned.rows == [["a1"], [], []])
    screen.gate.isOpen = true
    try await owned.table.settle()
    #expect(owned.rows == [[], [], []])
    #expect(screen.chrome.notice?.text == "Deleted 4 rows")
    for _ in 0..<2 {
      try await owned.table.undo()
      #expect(owned.rows == [["a1", "a2", "a3"], ["b1"], []])
      try await owned.table.redo()
      #expect(owned.rows == [[], [], []])
    }
  }

  @Test func `a late deletion does not rename another step`() async throws {
    let owned = try await OwnedTable(
      [.editingStyle: .delete, .moveable: true], make: AskingScreen.init(model:))
    let screen = try #require(owned.screen as? AskingScreen)
    screen.delete(["a1", "a3"].flatMap { owned.model.resolve(.id(TableCell.ID($0))) })
    try await until { owned.rows[0].count != 3 }
    screen.send(.move(owned.model.resolve("a2")[0], to: TablePath(1, 0)))
    screen.gate.isOpen = true
    try await owned.table.settle()
    #expect(owned.rows == [[], ["a2", "b1"], []])
    try await owned.table.undo()
    #expect(owned.rows == [["a1"], ["a2", "b1"], []])
    try await owned.table.undo()
    #expect(owned.rows == [["a1", "a2"], ["b1"], []])
    try await owned.table.undo()
    #expect(owned.rows == [["a1", "a2", "a3"], ["b1"], []])
  }

  @Test func `a deleted row comes back selected, but not beside another where only one can be`()
    async throws
  {
    let owned = try await OwnedTable(
      [.editingStyle: .delete], make: ChoosingScreen.init(model:))
    for other in [nil, "a3"] {
      owned.screen.select("a2")
      try await owned.table.delete("a2")
      #expect(owned.screen.selectedRows == [])
      if let other { owned.screen.select(.id(TableCell.ID(other))) }
      try await owned.table.undo()
      #expect(owned.screen.selectedIDs == [TableCell.ID(other ?? "a2")])
    }
    owned.screen.select("a2")
    try await owned.table.delete("a2")
    owned.screen.clearSelection()
    try await owned.table.undo()
    #expect(owned.screen.selectedRows == [])
  }

  @Test func `a host and a row below it come back after each deletion`() async throws {
    func host() -> TableCell {
      [
        .id: "host", .title: "Host", .editingStyle: .delete,
        .children: .cells(
          ["in1", "in2"].map {
            [.id: TableCell.ID(stringLiteral: $0), .title: $0, .editingStyle: .delete]
          },
          expanded: true),
      ]
    }
    let model = TableModel([TableSection("A", id: "A", cells: [host()])])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    // The section that the host goes to is younger than that of its children.
    try model.insertSections([TableSection("B", id: "B", cells: [])], at: .last)
    try model.moveRows("host", to: .first(in: .section("B")))
    #expect(table.titles == ["Host", "in1", "in2"])
    try await table.delete("Host", "in2")
    #expect(table.titles == [])
    for _ in 0..<3 {
      try await table.undo()
      #expect(table.titles == ["Host", "in1", "in2"])
      try await table.redo()
      #expect(table.titles == [])
    }
  }

  @Test func `what is below a row that comes back is found, however much has gone meanwhile`()
    async throws
  {
    func host(_ name: String) -> TableCell {
      [
        .id: TableCell.ID(stringLiteral: name), .title: name, .editingStyle: .delete,
        .children: .cells([[.id: TableCell.ID(stringLiteral: "in \(name)")]], expanded: true),
      ]
    }
    let model = TableModel([TableSection("A", id: "A", cells: [host("first"), host("last")])])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    let inner = try #require(model.resolve("in first").first)
    try await table.delete("first")
    for number in 0..<200 {
      try model.insertRows([host("\(number)")], at: .last(in: .section("A")))
      try model.deleteRows(.id(TableCell.ID(stringLiteral: "\(number)")))
    }
    #expect(model.dataPath(of: inner) == nil)
    try await table.undo()
    #expect(model.resolve("in first") == [inner])
    #expect(model.dataPath(of: inner)?.row == 0)
    #expect(model.layout.tablePath(of: inner) == TablePath(0, 1))
  }

  @Test func `rows are found when what hung below a deleted row comes back`() async throws {
    func host(_ name: String) -> TableCell {
      func inner(_ number: Int) -> TableSection {
        TableSection("\(number)", cells: [[.id: TableCell.ID("\(name) \(number)"), .title: "x"]])
      }
      return [
        .id: TableCell.ID(name), .title: name, .editingStyle: .delete,
        .children: .sections([inner(1), inner(2)], expanded: true),
      ]
    }
    let model = TableModel([
      TableSection("A", id: "A", cells: [host("old")]), TableSection("B", id: "B", cells: []),
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    // So many turns between two sections that more is known of rows than can be kept.
    for number in 0..<200 {
      let section: TableSelector = .section(number.isMultiple(of: 2) ? "A" : "B")
      try model.insertRows([[.title: "\(number)"]], at: .last(in: section))
    }
    try model.insertRows([host("late")], at: .last(in: .section("A")))
    try await table.delete("late")
    // Its children are read again, and what belongs to nobody is forgotten.
    try model.editRows("old", merging: [.subtitle: "s"])
    let row = try model.insertRows([[.id: "plain"]], at: .last(in: .section("A")))[0]
    try await table.undo()
    #expect(model.dataPath(of: row) != nil)
    #expect(model.resolve("plain") == [row])
    for id: TableCell.ID in ["late 1", "late 2", "old 1", "old 2"] {
      let found = model.resolve(.id(id))
      #expect(
        found.count == 1 && found.allSatisfy { model.layout.tablePath(of: $0) != nil }, "\(id)")
    }
  }

  @Test func `a row of a source is not put back: it is the source's to give`() async throws {
    let source = ArraySource([Glyph(id: "x"), Glyph(id: "y"), Glyph(id: "z")]) {
      [.title: $0.id, .editingStyle: .delete, .moveable: true]
    }
    let model = TableModel([TableSection("A", source: source)])
    let screen = TableScreen(model: model)
    let table = try await HeadlessHost.show(screen)
    try await table.delete("z")
    #expect(!screen.canUndo)
    source.items.removeLast()
    #expect(table.titles == ["x", "y"])
  }

  @Test func `a row returns to a section that a source has taken over`() async throws {
    let source = ArraySource([Glyph(id: "x")]) { [.title: $0.id] }
    let model = TableModel([
      TableSection("A", id: "A", items: ["p", "q", "r"].map { Glyph(id: $0) }) {
        [.title: $0.id, .editingStyle: .delete]
      }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try await table.delete("r")
    model.setSource(source, of: .section("A"))
    #expect(table.titles == ["x"])
    try await table.undo()
    try model.reloadRows(.section("A"))
    #expect(table.titles == ["x", "r"])
  }

  @Test func `an item that moves to another section keeps its id`() async throws {
    let model = TableModel([
      TableSection("A", id: "A", items: ["p", "q"].map { Glyph(id: $0) }) { [.title: $0.id] },
      TableSection("B", id: "B", items: ["r"].map { Glyph(id: $0) }) { [.title: $0.id] },
      TableSection("C", id: "C", cells: [[.title: "c"]]),
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    let row = model.resolve("p")
    for place in ["B", "C", "A"] {
      try model.moveRows("p", to: .last(in: .section(TableCell.ID(stringLiteral: place))))
      #expect(model.resolve("p") == row)
    }
    #expect(table.titlesBySection == [["q", "p"], ["r"], ["c"]])
  }

  @Test func `an undo while searching puts back what is found`() async throws {
    let model = TableModel([
      TableSection(
        "A", cells: ["apple", "pear", "plum"].map { [.title: $0, .editingStyle: .delete] })
    ])
    let table = try await HeadlessHost.show(SearchingScreen(model: model))
    try await table.search("p")
    try await table.delete("pear")
    try await table.search("plu")
    try await table.undo()
    #expect(table.titles == ["plum"])
    try await table.endSearch()
    #expect(table.titles == ["apple", "pear", "plum"])
  }

  @Test func `children that were still coming are made when their row returns`() async throws {
    let model = TableModel([
      TableSection {
        [
          .id: "host", .title: "Host", .editingStyle: .delete,
          .children: .cells(LoadingScreen.load),
        ]
      }
    ])
    let screen = LoadingScreen(model: model)
    let table = try await HeadlessHost.show(screen)
    screen.setExpanded(true, of: "host")
    screen.delete(model.resolve("host"))
    try await until { table.titles.isEmpty }
    screen.gate.isOpen = true
    try await table.settle()
    #expect(model.resolve("in") == [], "nothing of what is gone is found")
    #expect(model.tree.sections.count == 1)
    try await table.undo()
    #expect(table.titles == ["Host", "In"])
    #expect(table.row("Host")?.isBusy == false)
  }

  @Test func `children that were still coming when the screen closed come when it opens again`()
    async throws
  {
    let model = TableModel([
      TableSection {
        [.id: "host", .title: "Host", .children: .cells(LoadingScreen.load)]
      }
    ])
    let first = try await HeadlessHost.show(TableScreen())
    let screen = LoadingScreen(model: model)
    first.visibleScreen.open(screen)
    screen.setExpanded(true, of: "host")
    screen.close()
    try await first.settle()
    screen.gate.isOpen = true
    first.visibleScreen.open(screen)
    try await first.settle()
    #expect(first.titles == ["Host", "In"])
    #expect(first.row("Host")?.isBusy == false)
  }

  @Test func `a screen that closed while searching shows all rows when it opens again`()
    async throws
  {
    let table = try await HeadlessHost.show(TableScreen())
    let model = TableModel([TableSection("A", cells: [[.title: "apple"], [.title: "pear"]])])
    let screen = SearchingScreen(model: model)
    table.visibleScreen.open(screen)
    try await table.search("app")
    #expect(table.titles == ["apple"])
    screen.close()
    try await table.settle()
    table.visibleScreen.open(screen)
    try await table.settle()
    #expect(table.titles == ["apple", "pear"])
  }

  final class ChoosingScreen: TableScreen {
    override class var settings: Settings { [.selectable(.single)] }
  }

  final class SearchingScreen: TableScreen {
    override class var settings: Settings { [.searchable()] }
  }

  final class LoadingScreen: TableScreen {
    let gate = Gate()
    func load() async throws -> [Cell] {
      await gate.wait()
      return [[.id: "in", .title: "In"]]
    }
  }
}
