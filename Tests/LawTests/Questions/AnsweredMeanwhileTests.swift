import Observation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// An action that asks first finds its row where that stands once the person has agreed, and does nothing for one that
/// is gone.
@MainActor @Suite struct AnsweredMeanwhileTests {
  enum Way: CaseIterable { case tap, button, toggle, set }

  @Observable @MainActor fileprivate final class Store { var items = ["A", "B", "C"] }

  private final class OrderCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(
        .text(row.cell.title ?? ""), .control(row.control("order", .button(title: "Order"))),
        .control(row.control("number", .slider(0...9, step: nil), value: .number(1))))
    }
  }

  private final class Orders: TableScreen {
    let store = Store()
    let way: Way
    private(set) var said: [String] = []
    init(_ way: Way) {
      self.way = way
      super.init()
    }
    override var tableData: [Section] { [Section(cells: store.items.map(cell))] }
    private func cell(_ item: String) -> Cell {
      let asked: TableAction = .confirm("Sure?", then: .perform(Orders.order))
      var cell: Cell = [.id: .key(item), .title: item]
      switch way {
      case .tap: cell.merge([.action: asked])
      case .button, .set:
        cell.merge([
          .cellClass: .of(OrderCell.self),
          .controls: .handlers(["order": asked, "number": asked]),
        ])
      case .toggle: cell.merge([.accessory: .switch(false, changed: asked)])
      }
      return cell
    }
    func order(_ context: ActionContext) {
      let item = context.dataPath.map { store.items[$0.row] } ?? "none"
      said.append("\(context.cell.title ?? "") at \(item)")
    }
  }

  private func use(_ way: Way, in table: HeadlessHost) async throws {
    switch way {
    case .tap: try await table.tap("B")
    case .button: try await table.press(in: "B", control: "order")
    case .toggle: try await table.toggle("B")
    case .set: try await table.set(.number(5), of: "B", control: "number")
    }
  }

  private func agree(in table: HeadlessHost) async throws {
    let title = try #require(table.question?.answers.first?.title)
    try await table.answer(title)
  }

  @Test(arguments: Way.allCases) func `a row that has moved is the one that was meant`(way: Way)
    async throws
  {
    let screen = Orders(way)
    let table = try await HeadlessHost.show(screen)
    try await use(way, in: table)
    screen.store.items.insert("New", at: 0)
    try await table.settle()
    try await agree(in: table)
    #expect(screen.said == ["B at B"])
  }

  @Test(arguments: Way.allCases) func `nothing is done for a row that is gone`(way: Way)
    async throws
  {
    let screen = Orders(way)
    let table = try await HeadlessHost.show(screen)
    try await use(way, in: table)
    screen.store.items.removeAll { $0 == "B" }
    try await table.settle()
    try await agree(in: table)
    #expect(screen.said.isEmpty && table.question == nil)
  }

  @Test func `a row that comes back shows the value of before`() async throws {
    let screen = Orders(.toggle)
    let table = try await HeadlessHost.show(screen)
    try await table.toggle("B")
    screen.store.items = ["A", "C"]
    try await table.settle()
    try await agree(in: table)
    screen.store.items = ["A", "B", "C"]
    try await table.settle()
    #expect(table.row("B")?.controls.first?.value == .flag(false))
    #expect(screen.said.isEmpty)
  }
}
