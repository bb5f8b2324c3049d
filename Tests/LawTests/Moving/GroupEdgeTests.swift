import TableScreen
import TableScreenTesting
import Testing

/// A row is dragged from one list of sections to another: the one that loses it is told, then the one that has it now,
/// then the screen.
@MainActor @Suite struct GroupEdgeTests {
  private final class Log { var told: [String] = [] }

  private final class Group: TableGroup {
    let name: String
    var rows: [String]
    let log: Log
    init(_ name: String, _ rows: [String], _ log: Log) {
      (self.name, self.rows, self.log) = (name, rows, log)
      super.init()
    }
    override var sections: [TableSection] { [TableSection(name, cells: rows.map(Screen.cell))] }
    override func onCellMoved(_ cell: TableCell, from: DataPath, to: DataPath) {
      let title = cell.title ?? ""
      let isLost = from.group != to.group && rows.contains(title)
      log.told.append("\(name) \(isLost ? "loses" : "has") \(title)")
      rows.removeAll { $0 == title }
      if !isLost { rows.insert(title, at: to.row) }
    }
  }

  private final class Screen: TableScreen {
    let log = Log()
    var rows = ["m"]
    lazy var groups = [Group("A", ["a1", "a2"], log), Group("B", ["b1"], log)]
    override var tableData: [Section] { [Section("Own", cells: rows.map(Self.cell))] }
    static func cell(_ title: String) -> Cell {
      [.id: .key(title), .title: title, .moveable: true]
    }
    override func onLoad() {
      for group in groups {
        do { try model.insert(group) } catch { onError(error) }
      }
    }
    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
      let title = cell.title ?? ""
      log.told.append("screen")
      rows.removeAll { $0 == title }
      if to.group == .main { rows.insert(title, at: to.row) }
    }
  }

  private let screen = Screen()

  @Test(arguments: [
    ("a1", TablePath(0, 0), ["A loses a1", "screen"], [["a1", "m"], ["a2"], ["b1"]]),
    ("a1", TablePath(2, 0), ["A loses a1", "B has a1", "screen"], [["m"], ["a2"], ["a1", "b1"]]),
    (
      "b1", TablePath(1, 2), ["B loses b1", "A has b1", "screen"], [["m"], ["a1", "a2", "b1"], []]
    ),
    ("m", TablePath(1, 1), ["A has m", "screen"], [[], ["a1", "m", "a2"], ["b1"]]),
    ("a1", TablePath(1, 1), ["A has a1", "screen"], [["m"], ["a2", "a1"], ["b1"]]),
  ])
  func `each is told once, and the row stays where it was dropped`(
    title: String, target: TablePath, told: [String], rows: [[String]]
  ) async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.move(title, to: target)
    #expect(screen.log.told == told)
    #expect(table.titlesBySection == rows)
    screen.updateTableData()
    #expect(table.titlesBySection == rows)
  }

  @Test func `a move that is taken back is told the other way round`() async throws {
    let log = Log()
    let group = Listener(log)
    let model = TableModel([TableSection("Own") { [.title: "m", .moveable: true] }])
    try model.insert(group)
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try await table.move("m", to: TablePath(1, 0))
    try await table.undo()
    try await table.redo()
    #expect(log.told == ["comes", "goes", "comes"])
  }

  /// A group that notes what comes to it and goes.
  private final class Listener: TableGroup {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override var sections: [TableSection] {
      [TableSection("Group") { [.title: "g", .moveable: true] }]
    }
    override func onCellMoved(_ cell: TableCell, from: DataPath, to: DataPath) {
      log.told.append(to.group == .main ? "goes" : "comes")
    }
  }
}
