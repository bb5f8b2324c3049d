import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// While a row without an id waits for its deletion, the data may lose another one: each keeps its own state.
@MainActor @Suite struct NeighborLeavesTests {
  @Observable final class Store {
    var items = (0..<6).map { "T\($0)" }
    @ObservationIgnored var waiting: [CheckedContinuation<TableDeletion, Never>] = []
    @ObservationIgnored var asked: [String] = []

    func answer(_ answer: TableDeletion) {
      let all = waiting
      waiting = []
      for each in all { each.resume(returning: answer) }
    }
  }

  enum Making: CaseIterable { case cells, tagged, children }

  private final class ListScreen: TableScreen {
    let store: Store
    let making: Making
    init(_ store: Store, _ making: Making) {
      (self.store, self.making) = (store, making)
      super.init()
    }
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      let cells = store.items.map(row)
      guard making == .children else { return [Section(cells: cells)] }
      return [Section(cells: [[.title: "Host", .children: .cells(cells, expanded: true)]])]
    }
    private func row(_ item: String) -> Cell {
      [
        .title: item, .tag: making == .tagged ? item : nil, .editingStyle: .delete,
        .deleteAction: .perform(ListScreen.remove, item),
      ]
    }
    func remove(_ item: String) async -> Deletion {
      store.asked.append(item)
      return await withCheckedContinuation { store.waiting.append($0) }
    }
  }

  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  @Test(arguments: Making.allCases, [2, 4])
  func `a row that goes hands its state to no row that waits for its deletion`(
    making: Making, gone: Int
  ) async throws {
    let store = Store()
    let screen = ListScreen(store, making)
    let table = try await HeadlessHost.show(screen)
    func id(_ title: String) throws -> NodeID {
      let path = try #require(table.path(of: title))
      return try #require(table.layout.row(at: path)?.id)
    }
    let third = try id("T3")
    screen.select(.node(try id("T\(gone)")))
    screen.send(.delete([third]))
    try await until { store.asked == ["T3"] }
    store.items.remove(at: gone)
    try await until { table.path(of: "T\(gone)") == nil }
    #expect(try id("T3") == third)
    #expect(table.row("T3")?.isSelected == false)
    #expect(table.row("T3")?.isBusy == true)
    store.answer(.keep)
    try await until { table.row("T3")?.isBusy != true }
    #expect(table.row("T3") != nil)
    screen.mask(.node(try id("T1")))
    screen.send(.delete([try id("T0")]))
    try await until { store.asked.count == 2 }
    store.items.removeAll { $0 == "T1" }
    await turns()
    store.answer(.keep)
    try await until { table.row("T0")?.isBusy != true }
    screen.updateTableData()
    #expect(table.row("T0") != nil, "hidden was the other one")
    table.close()
  }
}
