import TableScreen
import TableScreenTesting
import Testing

/// An undo is meant for the last thing that a person did: where that comes to nothing, so does the undo.
@MainActor @Suite struct UndoneDeletionTests {
  private struct Refused: Error {}

  /// A bag whose decisions take some turns.
  private final class Bag: TableScreen {
    var delays: [String: Int] = [:]
    var answer: Result<TableDeletion, any Error> = .success(.delete)
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      let answer = answer
      for _ in 0..<delays[cell.title ?? "", default: 0] { await Task.yield() }
      return try answer.get()
    }
  }

  private func bag() async throws -> (Bag, HeadlessHost) {
    let cells = ["socks", "shirt", "hat", "book"].map { (name: String) -> TableScreen.Cell in
      [.id: .key(name), .title: name, .editingStyle: .delete]
    }
    let bag = Bag(model: TableModel([TableSection("Bag", cells: cells)]))
    return (bag, try await HeadlessHost.show(bag))
  }

  private func row(_ id: String, _ screen: TableScreen) throws -> NodeID {
    try #require(screen.model.resolve(.id(TableCell.ID(id))).first)
  }

  @Test(arguments: [true, false])
  func `an undo of a deletion that is refused takes nothing back`(throwing: Bool) async throws {
    let (bag, table) = try await bag()
    try await table.delete("socks")
    bag.delays["shirt"] = 20
    bag.answer = throwing ? .failure(Refused()) : .success(.keep)
    bag.send(.delete([try row("shirt", bag)]))
    bag.send(.undo)
    try await table.settle()
    #expect(table.titles == ["shirt", "hat", "book"])
    // The next one means what was done before.
    try await table.undo()
    #expect(table.titles == ["socks", "shirt", "hat", "book"])
  }

  @Test func `what is asked for behind it means what was done before`() async throws {
    let (bag, table) = try await bag()
    try await table.delete("socks")
    bag.delays["shirt"] = 20
    bag.answer = .success(.keep)
    bag.send(.delete([try row("shirt", bag)]))
    for event in [TableEvent.undo, .redo, .undo, .undo] { bag.send(event) }
    try await table.settle()
    #expect(table.titles == ["socks", "shirt", "hat", "book"])
  }

  @Test func `of two deletions the one that was begun last is undone first`() async throws {
    let (bag, table) = try await bag()
    bag.delays = ["socks": 60, "shirt": 20]
    bag.send(.delete([try row("socks", bag)]))
    bag.send(.delete([try row("shirt", bag)]))
    bag.send(.undo)
    try await table.settle()
    #expect(table.titles == ["shirt", "hat", "book"])
  }

  private final class Part: TableScreen {
    var names = ["x", "y", "z"]
    override var tableData: [Section] {
      [
        Section(
          cells: names.map {
            [.id: .key($0), .title: $0, .tag: "t\($0)", .deleteAction: .perform(Part.remove, $0)]
          })
      ]
    }
    func remove(_ name: String) async throws {
      for _ in 0..<40 { await Task.yield() }
      try Task.checkCancellation()
      names.removeAll { $0 == name }
      registerUndo("Deleted \(name)") { [weak self] in
        self?.names.append(name)
        self?.updateTableData()
      }
    }
  }

  private final class Outer: TableScreen {
    var undone: [String] = []
    override var tableData: [Section] { [Section { [.title: "own"] }] }
  }

  @Test func `a deletion that a child begins is undone and cancelled as any other`() async throws {
    let (outer, part) = (Outer(), Part())
    outer.addChild(part)
    let table = try await HeadlessHost.show(outer)
    outer.registerUndo("Earlier") { [weak outer] in outer?.undone.append("Earlier") }
    part.delete(.tag("ty"))
    outer.send(.undo)
    try await table.settle()
    #expect(outer.undone.isEmpty && part.names == ["x", "z", "y"])
    part.delete(.tag("tx"))
    #expect(table.row("x")?.isCancellable == true)
    part.cancelActions(of: .tag("tx"))
    try await table.settle()
    #expect(part.names == ["x", "z", "y"])
  }

  @Test func `an undo that fails in a full history stands below what was done meanwhile`()
    async throws
  {
    let screen = Outer()
    let table = try await HeadlessHost.show(screen)
    for number in 1...99 { screen.registerUndo("\(number)") {} }
    screen.registerUndo("slow") { () async throws -> Void in
      for _ in 0..<20 { await Task.yield() }
      throw Refused()
    }
    screen.send(.undo)
    for number in 1...3 { screen.registerUndo("later \(number)") {} }
    try await table.settle()
    var titles: [String] = []
    while let title = screen.undoTitle, title != "slow" {
      titles.append(title)
      try await table.undo()
    }
    #expect(titles == ["later 3", "later 2", "later 1"])
  }

  @Test func `an undo puts no second row beside one that the app has put back`() async throws {
    let names = ["milk", "tea", "jam"]
    let cells = names.map { (name: String) -> TableScreen.Cell in
      [.id: .key(name), .title: name, .editingStyle: .delete]
    }
    let model = TableModel([TableSection("S", cells: cells)])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try await table.delete("milk", "jam")
    try model.insertRows([cells[0]], at: .first(in: .section("S")))
    #expect(table.titles == ["milk", "tea"])
    try await table.undo()
    #expect(table.titles == names)
    try await table.redo()
    #expect(table.titles == ["milk", "tea"])
  }

  @Test func `of two rows of one id each comes back`() async throws {
    let cells = ["a", "b"].map { (name: String) -> TableScreen.Cell in
      [.id: "same", .title: name, .editingStyle: .delete]
    }
    _ = try await TableDiagnostics.collect {
      let model = TableModel([TableSection("S", cells: cells)])
      let table = try await HeadlessHost.show(TableScreen(model: model))
      try await table.delete("a")
      try await table.undo()
      #expect(table.titles == ["a", "b"])
    }
  }
}
