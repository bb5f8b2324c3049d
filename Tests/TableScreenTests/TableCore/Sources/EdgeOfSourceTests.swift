import TableScreen
import TableScreenTesting
import Testing

private struct Letter: Identifiable, Equatable, Sendable {
  let id: String
}

@MainActor private func letters(_ ids: String...) -> ArraySource<Letter> {
  ArraySource(ids.map { Letter(id: $0) }) { [.title: $0.id, .moveable: true] }
}

/// Rows of a source and rows beside them are never dragged into each other.
@MainActor struct EdgeOfSourceTests {
  private let model = TableModel()
  private let source = letters("x", "y")

  private func shown() async throws -> HeadlessHost {
    try model.insertSections(
      [
        TableSection("Own") {
          [.title: "a", .id: "a", .moveable: true]
          [.title: "b", .id: "b", .moveable: .withinSection]
        },
        TableSection("Sourced", source: source),
      ], at: .index(0))
    return try await HeadlessHost.show(TableScreen(model: model))
  }

  @Test(arguments: [("a", TablePath(1, 1)), ("x", TablePath(0, 1))])
  func `a drag across a source's edge is refused, and says why`(
    title: String, target: TablePath
  ) async throws {
    let table = try await shown()
    try await table.move(title, to: target)
    #expect(table.titlesBySection == [["a", "b"], ["x", "y"]])
    #expect(table.chrome.notice?.isError == true)
    await #expect(throws: HeadlessError.self) { try await table.undo() }
    source.items.append(Letter(id: "z"))
    #expect(table.titlesBySection == [["a", "b"], ["x", "y", "z"]])
  }

  @Test func `moves by code are refused before anything changes`() async throws {
    let table = try await shown()
    #expect(throws: TableEditError.self) {
      try model.moveRows("a", to: .last(in: .section("Sourced")))
    }
    #expect(throws: TableEditError.self) { try model.moveRows("x", to: .before("a")) }
    #expect(table.titlesBySection == [["a", "b"], ["x", "y"]])
    try model.moveRows("y", to: .before("x"))
    #expect(table.titlesBySection == [["a", "b"], ["y", "x"]])
  }

  @Test func `rows go from one section of a source to another`() async throws {
    struct Person: Identifiable, Equatable {
      let id: Int
      let town: String
    }
    let people = KeyedSource(
      [Person(id: 1, town: "Bath"), Person(id: 2, town: "York")], by: { $0.town }
    ) { [.title: "\($0.id)", .moveable: true] }
    try model.insertSections([.sections(from: people)], at: .index(0))
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try await table.move("1", to: TablePath(1, 0))
    #expect(table.titlesBySection == [[], ["1", "2"]])
  }

  @Test func `a row that moves within its section goes back to its start from elsewhere`()
    async throws
  {
    let screen = StayingScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.move("a", to: TablePath(1, 0))
    #expect(table.titlesBySection == [["a", "b", "c"], ["x"]])
    #expect(screen.moves == 0)
    try await table.move("a", to: TablePath(0, 2))
    #expect(table.titlesBySection == [["b", "c", "a"], ["x"]])
    #expect(screen.moves == 1)
  }

  @Test(arguments: [false, true])
  func `edits of rows that the table owns survive a source in their place`(isUndone: Bool)
    async throws
  {
    let model = TableModel([
      TableSection("Songs") {
        [.title: "a", .id: "a", .editingStyle: .delete]
        [.title: "b", .id: "b", .editingStyle: .delete]
      }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.insertRows([[.title: "c", .id: "c"]], at: .after("a"))
    try model.editRows("b", merging: [.title: "b!"])
    try await table.delete("a")
    model.setSource(source, of: .section("Songs"))
    #expect(table.titles == ["x", "y"])
    if isUndone {
      try await table.undo()
      #expect(table.titles == ["x", "y"], "what is put back waits with its section")
    }
    model.setSource(nil, of: .section("Songs"))
    #expect(table.titles == (isUndone ? ["a", "c", "b!"] : ["c", "b!"]))
  }
}

private final class StayingScreen: TableScreen {
  var moves = 0
  override var tableData: [Section] {
    [["a", "b", "c"], ["x"]].map { titles in
      Section(
        cells: titles.map { (title: String) in
          [.title: title, .id: .key(title), .moveable: .withinSection]
        })
    }
  }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) { moves += 1 }
}
