import Observation
import TableScreen
import TableScreenTesting
import Testing

/// What a person discards is gone, and what a closed screen offered goes with it.
@MainActor @Suite struct DiscardTests {
  private final class Root: TableScreen {
    override var tableData: [Section] { [Section(cells: [[.title: "Root"]])] }
  }

  private final class Form: TableScreen {
    var name = "Ada"
    var price: Double? = 1
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "name", .title: "Name", .bind: .to(\Form.name)]
          [.id: "price", .title: "Price", .bind: .to(\Form.price)]
        }
      ]
    }
  }

  @Test func `what was discarded is not written later`() async throws {
    let (root, form) = (Root(), Form())
    let table = try await HeadlessHost.show(root)
    root.open(form)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    try await table.back()
    try await table.tap(TableWords.current.discard)
    root.open(form)
    try await table.settle()
    #expect(!form.form.isDirty)
    #expect(form.form["name"].value == .text("Ada"))
    try await table.type("2", into: "Price")
    try await form.commitForm()
    #expect(form.name == "Ada")
    #expect(form.price == 2)
  }

  @Test(arguments: ["nan", "inf", "1e400"])
  func `what is no number a person can mean is not taken`(text: String) async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    try await table.type(text, into: "Price")
    await #expect(throws: (any Error).self) { try await form.commitForm() }
    #expect(form.price == 1)
  }

  @Test func `a screen that was closed offers no undo when it is opened again`() async throws {
    let model = TableModel([
      TableSection("A", cells: [[.id: "a", .title: "a", .editingStyle: .delete], [.title: "b"]])
    ])
    let (root, screen) = (Root(), TableScreen(model: model))
    let table = try await HeadlessHost.show(root)
    root.open(screen)
    try await table.settle()
    try await table.delete("a")
    #expect(table.chrome.notice?.offersUndo == true)
    try await table.back()
    root.open(screen)
    try await table.settle()
    #expect(table.chrome.notice == nil)
  }

  final class Names: TableScreen {
    @Observable final class Value { var name = "Ada" }
    struct Item: Identifiable, Equatable { let id: Int }
    let values = (0..<3).map { _ in Value() }
    let isMadeWhenNeeded: Bool
    var ids = Array(0..<3)
    init(isMadeWhenNeeded: Bool) {
      self.isMadeWhenNeeded = isMadeWhenNeeded
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      isMadeWhenNeeded
        ? [Section("All", items: ids.map(Item.init)) { self.cell($0.id) }]
        : [Section("All", cells: ids.map(cell))]
    }
    private func cell(_ number: Int) -> Cell {
      var cell: Cell = [
        .title: "Name \(number)", .bind: .to(values[number], \.name),
        .deleteAction: .perform(Names.delete, number),
      ]
      if !isMadeWhenNeeded { cell[.id] = .key(number) }
      return cell
    }
    func delete(_ number: Int) {
      let old = ids
      ids.removeAll { $0 == number }
      registerUndo("Delete") { [weak self] in
        self?.ids = old
        self?.updateTableData()
      }
      updateTableData()
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `what was discarded does not come back with a row that undo brings back`(
    isMadeWhenNeeded: Bool, isDiscarded: Bool
  ) async throws {
    let screen = Names(isMadeWhenNeeded: isMadeWhenNeeded)
    let table = try await HeadlessHost.show(screen)
    try await table.type("Eve", into: "Name 1")
    try await table.delete("Name 1")
    if isDiscarded { screen.reloadForm() }
    try await table.undo()
    #expect(table.row("Name 1")?.controls.first?.value == .text(isDiscarded ? "Ada" : "Eve"))
    #expect(screen.form.isDirty == !isDiscarded)
  }
}
