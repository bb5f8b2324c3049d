import TableScreen
import TableScreenTesting
import Testing

/// A row is dragged within the table of the screen that it belongs to.
@MainActor @Suite struct ChildEdgeTests {
  private final class Child: TableScreen {
    var told: [String] = []
    var names = ["x", "y"]
    override var tableData: [Section] {
      [
        Section(
          "child",
          cells: names.map { name in
            [.id: .key(name), .title: name, .moveable: true, .action: .perform(Child.hit)]
          }),
        Section("empty") { [.id: "z", .title: "z"] },
      ]
    }
    func hit() { told.append("hit") }
    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
      told.append("\(from.section),\(from.row) to \(to.section),\(to.row)")
    }
  }

  private final class Parent: TableScreen {
    let child = Child()
    var told: [String] = []
    override func onLoad() { addChild(child, .above) }
    override var tableData: [Section] {
      [Section("parent") { [.id: "p", .title: "p", .moveable: true] }]
    }
    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) { told.append("moved") }
  }

  private let screen = Parent()

  @Test func `out of a child, or into it, it stays where it was`() async throws {
    let table = try await HeadlessHost.show(screen)
    let before = [["x", "y"], ["z"], ["p"]]
    for (title, target) in [("x", TablePath(2, 0)), ("x", TablePath(2, 1)), ("p", TablePath(0, 1))]
    {
      try await table.move(title, to: target)
      #expect(table.titlesBySection == before)
      #expect(table.chrome.notice?.text == TableWords.current.staysWithSource)
      let row = try #require(table.path(of: title).flatMap { table.layout.row(at: $0) })
      #expect(screen.target(of: row.id, proposed: target) == table.path(of: title))
      screen.send(.dismissNotice)
    }
    #expect(screen.told == [] && screen.child.told == [])
    try await table.tap("x")
    #expect(screen.child.told == ["hit"])
  }

  @Test func `within the child it moves, and the child is told`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.move("x", to: TablePath(0, 1))
    #expect(table.titlesBySection == [["y", "x"], ["z"], ["p"]])
    try await table.move("x", to: TablePath(1, 0))
    #expect(table.titlesBySection == [["y"], ["x", "z"], ["p"]])
    #expect(screen.child.told == ["0,0 to 0,1", "0,1 to 1,0"] && screen.told == [])
    #expect(table.chrome.notice == nil)
  }
}
