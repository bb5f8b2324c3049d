import TableScreen
import TableScreenTesting
import Testing

private final class TapScreen: TableScreen {
  var calls: [String] = []
  var rows = ["0", "1", "2", "3", "4"]
  override var tableData: [Section] {
    (0..<6).map { Section("S\($0)", cells: []) } + [
      Section("Paths") {
        [.title: "method", .action: .perform(TapScreen.given), .arguments: .values(["data": 1])]
      },
      Section("Closures") {
        [
          .title: "closure", .arguments: .values(["data": 2]),
          .action: .run { [weak self] in self?.note($0) },
        ]
      },
      Section("Rows") {
        for row in rows { [.title: row, .id: .key(row)] }
        [.title: "append", .action: .perform(TapScreen.append)]
        [.title: "remove third", .action: .perform(TapScreen.removeThird)]
      },
    ]
  }
  func given(_ arguments: Arguments) { calls.append("\(arguments["data", as: Int.self] ?? 0)") }
  func note(_ context: TableActionContext) {
    let path = context.tablePath.map { "\($0.section),\($0.row)" } ?? ""
    calls.append("\(context.arguments["data", as: Int.self] ?? 0) at \(path)")
  }
  func append() {
    rows.append("new")
    updateTableData()
  }
  func removeThird() {
    rows.remove(at: 3)
    updateTableData()
  }
}

private final class DragScreen: TableScreen {
  var words = (1...5).map { "Cell \($0)" }
  var moves: [String] = []
  override var tableData: [Section] {
    [
      Section("Words", cells: words.map { [.title: $0, .moveable: .withinSection] }),
      Section("Free") {
        [.title: "free", .moveable: true]
        [.title: "fixed"]
      },
    ]
  }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    moves.append("\(cell.title ?? "") \(from.section),\(from.row) to \(to.section),\(to.row)")
  }
}

private final class SwipeScreen: TableScreen {
  var deleted: [String] = []
  override var tableData: [Section] {
    [
      Section {
        for row in 0..<6 { [.title: "\(row)"] }
        [.title: "deletable", .editingStyle: .delete]
      }
    ]
  }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
    deleted.append("\(cell.title ?? "") \(path.section),\(path.row)")
    return .delete
  }
}

/// Taps run actions, with what they were given and where.
@MainActor struct TappingAndEditingTests {
  @Test(.promotion(49, 50, 51)) func `an action learns its arguments and where its row is`()
    async throws
  {
    let screen = TapScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap(at: TablePath(6, 0))
    try await table.tap(at: TablePath(7, 0))
    #expect(screen.calls == ["1", "2 at 7,0"])
  }

  @Test(.promotion(53, 54)) func `an action may take nothing, and a row have none`() async throws {
    let screen = TapScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("append")
    #expect(screen.rows.count == 6)
    await #expect(throws: HeadlessError.notOffered("be tapped", by: "1")) {
      try await table.tap("1")
    }
    #expect(screen.calls == [])
    #expect(screen.rows.count == 6)
  }

  @Test(.promotion(66)) func `an action may delete a row itself`() async throws {
    let screen = SwipeScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles.count == 7)
    let row = try #require(table.path(of: "deletable").flatMap { table.layout.row(at: $0)?.id })
    screen.delete([row])
    try await table.settle()
    #expect(table.titles.count == 6)
  }

  @Test(.promotion(55, 65)) func `an action may change the data and update`() async throws {
    let table = try await HeadlessHost.show(TapScreen())
    try await table.tap("append")
    #expect(table.titles(in: 8) == ["0", "1", "2", "3", "4", "new", "append", "remove third"])
    try await table.tap("remove third")
    #expect(table.titles(in: 8) == ["0", "1", "2", "4", "new", "append", "remove third"])
    #expect(table.changes.map(\.insertedPaths) == [[TablePath(8, 5)], []])
    #expect(table.changes.map(\.deletedPaths) == [[], [TablePath(8, 3)]])
  }

  @Test(.promotion(67, 69, 70)) func `only a row with an editing style is deleted by a swipe`()
    async throws
  {
    let screen = SwipeScreen()
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: HeadlessError.notOffered("be deleted", by: "0")) {
      try await table.swipe("0")
    }
    let row = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    try await table.send(.delete([row]))
    #expect(table.titles.count == 7)
    try await table.swipe("deletable")
    #expect(table.titles.count == 6)
    #expect(screen.deleted == ["deletable 0,6"])
  }

  @Test(.promotion(71, 73)) func `edit mode is off until it is turned on`() async throws {
    let screen = SwipeScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(!screen.isEditing)
    screen.setEditing(true)
    #expect(table.chrome.isEditing)
    screen.toggleEditing()
    #expect(!table.chrome.isEditing)
    screen.toggleEditing()
    #expect(screen.isEditing)
  }

  @Test(.promotion(74, 75)) func `only a row that says so can be moved`() async throws {
    let table = try await HeadlessHost.show(DragScreen())
    #expect(table.row("Cell 1")?.isMoveable == true)
    #expect(table.row("fixed")?.isMoveable == false)
  }

  @Test(.promotion(77, 78)) func `the screen learns what was moved from where to where`()
    async throws
  {
    let screen = DragScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(screen.moves == [])
    try await table.move("Cell 1", to: 2)
    #expect(table.titles(in: 0) == ["Cell 2", "Cell 3", "Cell 1", "Cell 4", "Cell 5"])
    #expect(screen.moves == ["Cell 1 0,0 to 0,2"])
  }

  @Test(.promotion(79)) func `a row may leave its section unless it is confined to it`()
    async throws
  {
    let screen = DragScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.move("free", to: TablePath(0, 1))
    #expect(table.titles(in: 0).prefix(2) == ["Cell 1", "free"])
    try await table.move("Cell 5", to: TablePath(1, 0))
    #expect(table.titles(in: 0).last == "Cell 5")
    #expect(screen.moves == ["free 1,0 to 0,1"])
  }
}
