import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Of several deletions each has its place among what was done, however long it takes.
@MainActor @Suite struct UndoneInOrderTests {
  private final class Bag: TableScreen {
    var slow: [String: Latch] = [:]
    var kept: Set<String> = []
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      let title = cell.title ?? ""
      await slow[title]?.wait()
      return kept.contains(title) ? .keep : .delete
    }
  }

  private func bag() async throws -> (Bag, HeadlessHost) {
    let cells = ["s", "a", "b", "c"].map { (name: String) -> TableScreen.Cell in
      [.id: .key(name), .title: name, .editingStyle: .delete]
    }
    let bag = Bag(model: TableModel([TableSection("Bag", cells: cells)]))
    let table = try await HeadlessHost.show(bag)
    try await table.delete("s")
    return (bag, table)
  }

  private func delete(_ name: String, _ bag: Bag) async throws {
    bag.send(.delete([try #require(bag.model.resolve(.id(.key(name))).first)]))
    await turns()
  }

  private func turns() async { for _ in 0..<60 { await Task.yield() } }

  @Test(arguments: [false, true])
  func `an undo means the deletion that goes on, once what was done after it is undone`(
    isOtherSlow: Bool
  ) async throws {
    let (bag, table) = try await bag()
    let (first, second) = (Latch(), Latch())
    bag.slow["a"] = first
    if isOtherSlow { bag.slow["b"] = second }
    try await delete("a", bag)
    try await delete("b", bag)
    second.open()
    await turns()
    #expect(table.titles == ["a", "c"])
    bag.send(.undo)
    await turns()
    #expect(table.titles == ["a", "b", "c"])
    bag.send(.undo)
    await turns()
    #expect(table.titles == ["a", "b", "c"])
    first.open()
    try await table.settle()
    #expect(table.titles == ["a", "b", "c"])
    try await table.redo()
    #expect(table.titles == ["b", "c"])
    try await table.redo()
    #expect(table.titles == ["c"])
    for _ in 0..<3 { try await table.undo() }
    #expect(table.titles == ["s", "a", "b", "c"] && !bag.canUndo)
  }

  @Test func `one that ends later than what follows it stands before that`() async throws {
    let (bag, table) = try await bag()
    let first = Latch()
    bag.slow["a"] = first
    try await delete("a", bag)
    try await delete("b", bag)
    first.open()
    try await table.settle()
    #expect(table.titles == ["c"])
    try await table.undo()
    #expect(table.titles == ["b", "c"])
    try await table.undo()
    // Their neighbors left in the other order, which decides where they stand.
    #expect(table.titles.sorted() == ["a", "b", "c"])
  }

  @Test func `two that are asked to be undone at once are, the last one first`() async throws {
    let (bag, table) = try await bag()
    let (first, second) = (Latch(), Latch())
    (bag.slow["a"], bag.slow["b"]) = (first, second)
    try await delete("a", bag)
    try await delete("b", bag)
    bag.send(.undo)
    bag.send(.undo)
    second.open()
    await turns()
    #expect(table.titles == ["a", "b", "c"])
    first.open()
    try await table.settle()
    #expect(table.titles == ["a", "b", "c"] && bag.undoTitle == "Deleted “s”")
  }

  @Test func `one that comes to nothing takes the undo that was meant for it along`() async throws {
    let (bag, table) = try await bag()
    let first = Latch()
    bag.slow["a"] = first
    bag.kept = ["a"]
    try await delete("a", bag)
    try await delete("b", bag)
    bag.send(.undo)
    await turns()
    bag.send(.undo)
    first.open()
    try await table.settle()
    #expect(table.titles == ["a", "b", "c"])
    try await table.redo()
    #expect(table.titles == ["a", "c"])
  }

  @Test func `what was undone before a deletion began cannot be redone after it`() async throws {
    let (bag, table) = try await bag()
    try await table.undo()
    let first = Latch()
    bag.slow["a"] = first
    try await delete("a", bag)
    first.open()
    try await table.settle()
    #expect(table.titles == ["s", "b", "c"] && !bag.canRedo)
  }

  @Test func `while one goes on no undo of something else is named or offered`() async throws {
    let (bag, table) = try await bag()
    #expect(bag.undoTitle == "Deleted “s”" && table.chrome.notice?.offersUndo == true)
    let first = Latch()
    bag.slow["a"] = first
    try await delete("a", bag)
    #expect(bag.canUndo && bag.undoTitle == nil && table.chrome.notice == nil)
    first.open()
    try await table.settle()
    #expect(bag.undoTitle == "Deleted “a”" && table.chrome.notice?.text == "Deleted “a”")
  }

  private final class Shop: TableScreen {
    let gate = Latch()
    private(set) var log: [String] = []
    override var tableData: [Section] {
      [
        Section(
          cells: ["a", "b"].map { (name: String) -> Cell in
            [
              .id: .key(name), .title: name, .deleteAction: .perform(Shop.remove),
              .accessory: .button("Buy", .perform(Shop.buy)),
            ]
          })
      ]
    }
    func remove() async throws { await gate.wait() }
    func buy() { log.append("bought") }
  }

  @Test func `a button in a row that is being deleted does nothing`() async throws {
    let shop = Shop()
    let table = try await HeadlessHost.show(shop)
    let (row, other) = (
      try #require(shop.model.resolve("a").first), try #require(shop.model.resolve("b").first)
    )
    shop.send(.delete([row]))
    await turns()
    shop.send(.control(row, name: RowControl.accessoryName, value: .null))
    await turns()
    #expect(shop.log.isEmpty)
    shop.send(.control(other, name: RowControl.accessoryName, value: .null))
    await turns()
    #expect(shop.log == ["bought"])
    shop.gate.open()
    try await table.settle()
  }
}
