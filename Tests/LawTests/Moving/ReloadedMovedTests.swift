import TableScreen
import TableScreenTesting
import Testing

/// A row that was moved by hand shows plain data anew when it is reloaded, wherever it stands.
@MainActor @Suite struct ReloadedMovedTests {
  private final class Unit { var name = "km" }
  private struct Way: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  @Test(arguments: [1, 2])
  func `it is made again, also once the move is undone`(section: Int) async throws {
    let unit = Unit()
    let ways = [Way(id: 1, name: "one"), Way(id: 2, name: "two")]
    let model = TableModel([
      TableSection("L", id: "l", items: ways) {
        [.title: "\($0.name) \(unit.name)", .moveable: true]
      },
      TableSection("W", cells: [[.id: "x", .title: "X"]]),
      TableSection("M", items: [Way]()) { [.title: $0.name] },
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try await table.move("two km", to: TablePath(section, 0))
    unit.name = "mi"
    try model.reloadRows(.all)
    try await table.settle()
    #expect(table.titlesBySection[0] == ["one mi"])
    #expect(table.titlesBySection[section].first == "two mi")
    try await table.undo()
    #expect(table.titlesBySection[0] == ["one mi", "two mi"])
  }
}
