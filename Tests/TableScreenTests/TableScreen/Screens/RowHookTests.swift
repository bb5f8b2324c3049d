import Observation
import TableScreen
import TableScreenTesting
import TableScreenText
import Testing

/// What a screen may say about its rows while a person uses them.
@MainActor struct RowHookTests {
  final class GuardedScreen: TableScreen {
    var chosen: [String] = []
    var ended: [NodeID] = []
    var headers = 0
    var edits: [Bool] = []
    override class var settings: Settings { [.selectable(.single)] }
    override var tableData: [Section] {
      [
        Section("First", footer: "end") {
          for name in ["free", "refused", "passed on"] {
            [
              .title: name, .tag: name, .moveable: true,
              .action: .run { [weak self] context in
                self?.chosen.append(context.cell.title ?? "")
              },
            ]
          }
        },
        Section("Many", cells: (0..<60).map { [.title: "row \($0)"] }),
      ]
    }
    override func willSelect(_ row: NodeID, _ cell: Cell) -> NodeID? {
      switch cell.title {
      case "refused": nil
      case "passed on": node(tag: "free")
      default: row
      }
    }
    override func destination(of cell: Cell, from: TablePath, proposed: TablePath) -> TablePath {
      TablePath(0, 0)
    }
    override func onEndDisplaying(_ row: NodeID) { ended.append(row) }
    override func onEndDisplayingHeader(of section: NodeID) { headers += 1 }
    override func onEditingChanged(_ isEditing: Bool) { edits.append(isEditing) }
  }

  final class LockedScreen: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] { [Section { [.title: "locked"] }] }
    override func shouldDeselect(_ row: NodeID, _ cell: Cell) -> Bool { false }
  }

  let screen = GuardedScreen()

  @Test(.structure("DX-35")) func `a tap can be refused, or mean another row`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.tap("refused")
    #expect(screen.chosen == [])
    #expect(screen.selectedRows == [])
    try await table.tap("passed on")
    #expect(screen.chosen == ["free"])
    #expect(screen.selectedRows == [screen.node(tag: "free")])
  }

  @Test func `a selected row can refuse to be let go of`() async throws {
    let locked = LockedScreen()
    let table = try await HeadlessHost.show(locked)
    try await table.tap("locked")
    try await table.tap("locked")
    #expect(locked.selectedRows.count == 1)
  }

  @Test(.structure("DX-27")) func `a drop can be led elsewhere`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.move("passed on", to: TablePath(0, 1))
    #expect(table.titles(in: 0) == ["passed on", "free", "refused"])
  }

  @Test func `what leaves view is told`() async throws {
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 5
    _ = table.page
    let first = try #require(screen.node(tag: "free"))
    try await table.scroll(to: "row 40")
    _ = table.page
    #expect(screen.ended.contains(first))
    let stage = try await TextStage(GuardedScreen(), columns: 40, rows: 8)
    stage.paint()
    stage.move(.end)
    stage.paint()
    #expect((stage.screen as? GuardedScreen)?.headers == 1)
  }

  @Observable @MainActor fileprivate final class Look { var kinds = [0, 0, 0] }

  private final class OtherCell: TableRowCell {}

  /// Rows that become of other kinds, counted while they are in view.
  private final class CountingScreen: TableScreen {
    let look = Look()
    var shown: [NodeID: Int] = [:]
    override var tableData: [Section] {
      [
        Section(
          cells: look.kinds.enumerated().map { place, kind in
            var cell: Cell = [.id: .key(place), .title: "row \(place)"]
            if kind == 1 { cell[.subtitle] = "below" }
            if kind == 2 { cell[.cellClass] = .of(OtherCell.self) }
            return cell
          })
      ]
    }
    override func willDisplay(_ cell: TableRowCell, _ row: NodeID) { shown[row, default: 0] += 1 }
    override func onEndDisplaying(_ row: NodeID) { shown[row, default: 0] -= 1 }
  }

  @Test func `a row that becomes of another kind is in view once`() async throws {
    let screen = CountingScreen()
    let table = try await HeadlessHost.show(screen)
    for kinds in [
      [0, 0, 0], [1, 0, 0], [1, 2, 0], [0, 2, 1], [2, 0, 1], [0, 0, 0], [1, 1, 1],
    ] {
      screen.look.kinds = kinds
      try await table.settle()
      _ = table.frame(columns: 40, rows: 12)
      #expect(screen.shown.values.sorted() == [1, 1, 1], "\(kinds)")
    }
    table.close()
    #expect(screen.shown.values.allSatisfy { $0 == 0 })
  }

  @Test func `edit mode is told`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.setEditing(true)
    screen.toggleEditing()
    screen.setEditing(false)
    #expect(screen.edits == [true, false])
    withExtendedLifetime(table) {}
  }

  @Test(.structure("DX-37")) func `a row says by default that it cannot be edited or moved`() {
    let cell: TableCell = [.title: "plain"]
    #expect(cell.editingStyle == .off)
    #expect(cell.moves == .not)
    #expect(cell.isSearchable)
    #expect(!cell.isMasked)
  }

  @Test func `rows lead to their neighbors, across sections`() async throws {
    let table = try await HeadlessHost.show(screen)
    let free = try #require(screen.node(tag: "free"))
    let last = try #require(screen.node(tag: "passed on"))
    #expect(screen.nextRow(after: free) { $0.tags == ["passed on"] } == last)
    let many = try #require(screen.nextRow(after: last))
    #expect(screen.model.cell(many)?.title == "row 0")
    #expect(screen.previousRow(before: many) { $0.tags == ["free"] } == free)
    #expect(screen.previousRow(before: free) == nil)
    #expect(screen.nextRow(after: many) { $0.tags == ["free"] } == nil)
    withExtendedLifetime(table) {}
  }

  @Test(.structure("DX-57")) func `a row's menu offers what it was given, and each is done once`()
    async throws
  {
    final class CopyScreen: TableScreen {
      var copied: [String] = []
      override var tableData: [Section] {
        [
          Section {
            [.title: "text", .menu: .actions([.init("Copy", .perform(CopyScreen.copy, "text"))])]
          }
        ]
      }
      func copy(_ text: String) { copied.append(text) }
    }
    let screen = CopyScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("text")?.rowActions[.menu]?.map(\.title) == ["Copy"])
    try await table.choose("Copy", of: "text")
    #expect(screen.copied == ["text"])
    await #expect(throws: HeadlessError.self) { try await table.choose("Paste", of: "text") }
  }

  @Test(.structure("DX-38")) func `deleting can be called otherwise`() async throws {
    final class ArchiveScreen: TableScreen {
      override var tableData: [Section] {
        [Section { [.title: "letter", .editingStyle: .delete, .deleteTitle: "Archive"] }]
      }
    }
    let stage = try await TextStage(ArchiveScreen(), columns: 50, rows: 6)
    let row = try #require(stage.screen.layout.row(at: TablePath(0, 0))?.id)
    stage.state.focus = .confirmDelete(row)
    #expect(stage.paint().lines.contains { $0.contains("Archive “letter”?") })
  }
}
