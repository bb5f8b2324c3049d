import TableScreenTesting
import Testing

@testable import TableCore
@testable import TableScreen

/// Edits that nobody would try on purpose: none loses a row, shows one twice, or leaves something behind.
@MainActor struct RareEditTests {
  @Test func `a row that is meant twice is one row`() async throws {
    let model = TableModel([
      TableSection("A", id: "A", cells: [[.id: "a", .title: "a", .tag: "x"], [.title: "b"]]).tagged(
        "x"),
      TableSection("B", id: "B", cells: []),
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    var edits = 0
    try model.editRows(.tag("x")) { _ in edits += 1 }
    #expect(edits == 2)
    #expect(try model.moveRows(.tag("x"), to: .first(in: .section("B"))).count == 2)
    #expect(table.titlesBySection == [[], ["a", "b"]])
    try model.moveRows(.section("B"), to: .last(in: .section("A")))
    #expect(try model.deleteRows(.tag("x")).count == 2)
    #expect(table.titles == [])
  }

  @Test func `a row that only stands deeper, or less deep, is drawn again`() async throws {
    let model = TableModel([
      TableSection("A", id: "A") {
        [.id: "a", .title: "a", .children: .cells(expanded: true) { [.id: "c", .title: "c"] }]
        [.id: "b", .title: "b", .children: .cells(expanded: true) { [.id: "d", .title: "d"] }]
      }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    for place in [RowPlace.last(in: .children(of: "a")), .last(in: .section("A"))] {
      table.forgetChanges()
      try model.moveRows("b", to: place)
      #expect(table.titles == ["a", "c", "b", "d"])
      let refreshed = table.changes.flatMap(\.refreshedRows).map(\.new)
      #expect(refreshed == [TablePath(0, 2), TablePath(0, 3)])
    }
  }

  @Test func `an inserted row of a section of items is found by its tag`() async throws {
    let model = TableModel([
      TableSection("A", items: [Glyph(id: "x")]) { [.title: $0.id, .tag: "old"] }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    #expect(table.titles == ["x"])
    let rows = try model.insertRows([[.title: "new", .tag: "t"]], at: .after(.tag("old")))
    #expect(model.resolve(.tag("t")) == rows)
    try model.editRows("x", merging: [.tag: "u"])
    #expect(model.resolve(.tag("u")) == model.resolve("x"))
    #expect(model.resolve(.tag("old")) == [])
  }

  @Test func `a masked row stays masked below what a source complains of`() async throws {
    let source = ArraySource([Glyph(id: "x"), Glyph(id: "y")]) { [.title: $0.id] }
    let screen = ClosureScreen { [TableSection("A", source: source)] }
    let table = try await HeadlessHost.show(screen)
    screen.mask("x")
    source.didChange(failure: LostContact())
    #expect(table.titles == ["The contact is lost", "y"])
    source.didChange()
    #expect(table.titles == ["y"])
  }

  @Test func `a change of a source is shown as the update around it says`() async throws {
    let source = ArraySource([Glyph(id: "x")]) { [.title: $0.id] }
    let screen = ClosureScreen { [TableSection("A", source: source)] }
    let table = try await HeadlessHost.show(screen)
    table.forgetChanges()
    screen.update(animation: .fade) { source.items.append(Glyph(id: "y")) }
    #expect(table.changes.map { $0.animations[.insertRows] } == [.fade])
  }

  @Test func `hidden sections and groups say why`() async throws {
    let group = NestedLetters()
    let screen = ClosureScreen {
      [TableSection { [.id: "host", .title: "Host", .children: .group(group)] }]
    }
    let table = try await HeadlessHost.show(screen)
    let inner = try #require(screen.model.resolve(.section("inner")).first)
    let node = try #require(screen.model.resolve(.children(of: "host")).first)
    #expect(screen.visibility(of: inner) == [.collapsed])
    #expect(screen.visibility(of: node) == [.collapsed])
    try await table.expand("Host")
    #expect(screen.visibility(of: inner) == [])
    #expect(screen.visibility(of: node) == [])
    screen.mask(.children(of: "host"))
    #expect(screen.visibility(of: node) == [.masked])
    #expect(screen.visibility(of: inner) == [.ancestor])
    #expect(table.titles == ["Host"])
  }

  @Test func `a section cannot take the id of another`() async throws {
    let owned = try await OwnedTable()
    #expect(throws: TableEditError.duplicateSection("\"A\"")) {
      try owned.model.editSections(.section("B")) { $0.id = "A" }
    }
    #expect(owned.model.resolve(.section("B")).count == 1)
    try owned.model.editSections(.section("B")) { $0.title = "Bees" }
    #expect(owned.table.sectionTitles == ["A", "Bees", "C"])
  }

  @Test func `a title line is no row to select`() async throws {
    let screen = SelectingScreen()
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: HeadlessError.notOffered("be tapped", by: "Inner")) {
      try await table.tap("Inner")
    }
    #expect(screen.selectedRows == [])
    #expect(screen.model.overlay.selection.isEmpty)
  }

  @Test func `an edit for each change that is told comes to rest`() async throws {
    let owned = try await OwnedTable()
    owned.model.onCommand = { command in
      guard command.kind == .deleteRows, owned.model.layout.rowCount(in: 2) == 0 else { return }
      _ = try? owned.model.insertRows(OwnedTable.cells("echo"), at: .last(in: .section("C")))
    }
    try owned.model.deleteRows(.section("A"))
    #expect(owned.rows[0] == [])
    #expect(owned.rows[2] == ["echo", "echo", "echo"])
  }

  @Test func `a description that asks for itself is read once`() async throws {
    let found = await TableDiagnostics.collect {
      let screen = SelfReadingScreen()
      let table = try? await HeadlessHost.show(screen)
      #expect(table?.titles == ["row"])
      screen.updateTableData()
      #expect(table?.titles == ["row"])
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.kind == "restlessUpdates" })
  }

  private final class SelfReadingScreen: TableScreen {
    override var tableData: [Section] {
      updateTableData()
      return [Section { [.title: "row"] }]
    }
  }

  private final class NestedLetters: TableGroup {
    override var sections: [TableSection] {
      [TableSection("Inner", id: "inner") { [.title: "in"] }]
    }
  }

  private final class SelectingScreen: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Host",
            .children: .sections(
              [Section("Inner") { [.title: "in"] }], expanded: true, showsTitles: true),
          ]
        }
      ]
    }
  }
}
