import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// An undo takes back what a person did last, however soon it comes.
@MainActor @Suite struct UndoneAtOnceTests {
  private final class Bag: TableScreen {
    var delay = 0
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      for _ in 0..<delay { await Task.yield() }
      return .delete
    }
  }

  private func bag(_ delay: Int) async throws -> (Bag, HeadlessHost) {
    let names = ["socks", "shirt", "hat", "book"]
    let cells = names.map { name -> TableScreen.Cell in
      [.id: .key(name), .title: name, .editingStyle: .delete]
    }
    let bag = Bag(model: TableModel([TableSection("Bag", cells: cells)]))
    bag.delay = delay
    return (bag, try await HeadlessHost.show(bag))
  }

  @Test(arguments: [0, 3, 30], [0, 1, 2, 5, 50])
  func `it follows the deletion that goes on`(delay: Int, turns: Int) async throws {
    for earlier in [false, true] {
      let (bag, table) = try await bag(delay)
      if earlier {
        try await table.delete("socks")
      }
      let before = table.titles
      bag.send(.delete([try #require(bag.model.resolve(.id("shirt")).first)]))
      for _ in 0..<turns { await Task.yield() }
      #expect(bag.canUndo)
      bag.send(.undo)
      try await table.settle()
      #expect(table.titles == before)
      #expect(bag.canUndo == earlier)
      try await table.redo()
      #expect(table.titles == before.filter { $0 != "shirt" })
    }
  }

  @Test func `one that asks for more than one is carried out in order`() async throws {
    let (bag, table) = try await bag(3)
    try await table.delete("socks")
    bag.send(.delete([try #require(bag.model.resolve(.id("shirt")).first)]))
    bag.send(.undo)
    bag.send(.undo)
    bag.send(.redo)
    try await table.settle()
    #expect(table.titles == ["shirt", "hat", "book"])
  }

  @Test func `a deletion that is cancelled holds no undo back`() async throws {
    let (bag, table) = try await bag(0)
    try await table.delete("socks")
    bag.delay = .max
    let shirt = try #require(bag.model.resolve(.id("shirt")).first)
    bag.send(.delete([shirt]))
    bag.send(.undo)
    for _ in 0..<5 { await Task.yield() }
    #expect(table.titles == ["shirt", "hat", "book"])
    bag.send(.cancel(shirt))
    bag.delay = 0
    try await until { table.titles == ["socks", "shirt", "hat", "book"] }
  }
}
