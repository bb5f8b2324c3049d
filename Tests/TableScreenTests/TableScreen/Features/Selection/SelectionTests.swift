import TableScreen
import TableScreenTesting
import TestSupport
import Testing

class SelectingScreen: TableScreen {
  var words = ["a", "b", "c"]
  var changes = 0
  override var tableData: [Section] {
    [Section(cells: words.map { [.id: .key($0), .title: $0, .keepSelection: $0 == "c"] })]
  }
  override func onSelectionChanged() { changes += 1 }
  var selected: [String] { selectedRows.compactMap { model.cell($0)?.title } }
}

final class SingleScreen: SelectingScreen {
  override class var settings: Settings { [.selectable(.single)] }
}

final class MultipleScreen: SelectingScreen {
  override class var settings: Settings { [.selectable(.multiple)] }
}

final class UnselectableScreen: SelectingScreen {
  override class var settings: Settings { [.selectable(.off)] }
}

/// Selection is by identity, and stays as the screen says.
@MainActor struct SelectionTests {
  @Test func `a section stands for its rows`() async throws {
    let screen = MultipleScreen()
    _ = try await HeadlessHost.show(screen)
    let section = try #require(screen.model.layout.sectionID(at: 0))
    screen.select(.node(section))
    #expect(screen.selected == ["a", "b", "c"])
    screen.deselect(.node(section))
    #expect(screen.selected == [] && screen.changes == 2)
    let single = SingleScreen()
    _ = try await HeadlessHost.show(single)
    single.select(.all)
    #expect(single.selected == ["c"])
  }

  private final class Towns: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [
        Section(cells: [
          [.id: "town", .title: "Town", .children: .cells([[.id: "street", .title: "Street"]])],
          [.id: "sea", .title: "Sea"],
        ])
      ]
    }
  }

  @Test func `a tap that opens a row selects it not, and one that closes it lets it be`()
    async throws
  {
    let screen = Towns()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Town")
    #expect(table.titles == ["Town", "Street", "Sea"] && screen.selectedIDs == [])
    try await table.tap("Street")
    try await table.tap("Town")
    #expect(table.titles == ["Town", "Sea"] && screen.selectedIDs == ["street"])
    screen.select(.all)
    try await table.tap("Town")
    #expect(Set(screen.selectedIDs) == ["town", "street", "sea"])
  }

  @Test(.structure("DX-34"))
  func `usually a row is let go of after its action, unless it keeps its selection`()
    async throws
  {
    let screen = SelectingScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.send(.tap(#require(table.layout.row(at: TablePath(0, 0))).id))
    #expect(screen.selected == [])
    #expect(screen.changes == 0)
    try await table.tap("c")
    #expect(screen.selected == ["c"])
    #expect(table.row("c")?.isSelected == true)
    #expect(screen.changes == 1)
  }

  @Test func `one row at a time stays selected, with a mark`() async throws {
    let screen = SingleScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("a")
    try await table.tap("b")
    #expect(screen.selected == ["b"])
    #expect(table.page.map(\.accessory) == [.off, .checkmark, .off])
    try await table.tap("b")
    #expect(screen.selected == ["b"])
    #expect(screen.changes == 2)
  }

  @Test func `any number of rows stay selected until they are tapped again`() async throws {
    let screen = MultipleScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("a")
    try await table.tap("c")
    try await table.tap("a")
    try await table.tap("b")
    #expect(screen.selected == ["c", "b"])
    #expect(screen.selectedIDs == ["c", "b"])
    screen.clearSelection()
    #expect(screen.selected == [])
    screen.select(.rows(0..<2, section: 0))
    #expect(screen.selected == ["a", "b"])
    screen.deselect(.id("a"))
    #expect(screen.selected == ["b"])
  }

  @Test func `selection survives updates, moves and search`() async throws {
    let screen = MultipleScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("b")
    screen.words = ["b", "x", "a"]
    screen.updateTableData()
    #expect(screen.selected == ["b"])
    #expect(table.row("b")?.isSelected == true)
    screen.words = ["x"]
    screen.updateTableData()
    #expect(screen.selected == [])
    screen.words = ["x", "b"]
    screen.updateTableData()
    #expect(screen.selected == ["b"])
  }

  @Test func `a hundred thousand rows are selected, let go of, and deleted by thousands`()
    async throws
  {
    final class ManyScreen: TableScreen {
      override class var settings: Settings { [.selectable(.multiple)] }
    }
    let count = Effort.rounds(100_000)
    let model = TableModel([
      TableSection(
        cells: (0..<count).map { [.id: .key($0), .title: "\($0)", .editingStyle: .delete] })
    ])
    let screen = ManyScreen(model: model)
    let table = try await HeadlessHost.show(screen)
    table.timeout = .seconds(3600)
    screen.select(.all)
    #expect(screen.selectedRows.count == count)
    screen.clearSelection()
    #expect(screen.selectedRows == [])
    screen.select(.all)
    let shown = table.changes.count
    screen.delete(Array(screen.selectedRows[count / 100..<count / 100 + count / 10]))
    try await table.settle()
    #expect(
      table.changes.count { !$0.deletedRows.isEmpty } == 1 && table.changes.count <= shown + 2)
    #expect(screen.selectedRows.count == count - count / 10)
    #expect(table.layout.rowCount(in: 0) == count - count / 10)
    try await table.undo()
    #expect(table.layout.rowCount(in: 0) == count)
    #expect(table.titles == (0..<count).map { "\($0)" })
  }

  @Test func `a row that is selected again is the last`() async throws {
    let screen = MultipleScreen()
    let table = try await HeadlessHost.show(screen)
    for row in ["a", "b", "c", "a", "a"] { try await table.tap(row) }
    #expect(screen.selected == ["b", "c", "a"])
  }

  @Test func `nothing is selected where selection is off`() async throws {
    let screen = UnselectableScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("c")
    #expect(screen.selected == [])
  }
}
