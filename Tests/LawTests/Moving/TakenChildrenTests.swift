import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A row that a person moves, and whose children its hook changes, shows what a new screen shows.
@MainActor @Suite struct TakenChildrenTests {
  struct Job: Identifiable, Hashable {
    let id: String
    var steps: [String] = []
    var note = ""
  }

  @Observable final class Store {
    var lists = [[Job(id: "a1")], [Job(id: "b1", steps: ["k"]), Job(id: "b2")]]
  }

  enum Change: CaseIterable { case nothing, take, add, other, note }

  private final class Jobs: TableScreen {
    let store: Store
    let change: Change
    init(_ store: Store, _ change: Change) {
      (self.store, self.change) = (store, change)
      super.init()
    }
    override var tableData: [Section] {
      store.lists.enumerated().map { index, jobs in
        Section("List \(index)", items: jobs) { job in
          [
            .title: job.id, .subtitle: job.note, .moveable: true,
            .children: job.steps.isEmpty ? nil : .cells(Jobs.steps, job),
          ]
        }
      }
    }
    func steps(_ job: Job) -> [Cell] { job.steps.map { [.title: $0] } }
    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
      var job = store.lists[from.section].remove(at: from.row)
      switch change {
      case .nothing: break
      case .take: job.steps = []
      case .add: job.steps.append("new")
      case .other: job.steps = ["other"]
      case .note: job.note = "moved"
      }
      store.lists[to.section].insert(job, at: to.row)
    }
  }

  private func look(_ table: HeadlessHost) -> [String] {
    table.page.map { row in
      "\(row.title) \(row.texts.last?.text.plain ?? "") \(row.isExpanded.map { "\($0)" } ?? "-")"
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func `what hangs below it is what a new screen shows`(
    change: Change, isWithin: Bool
  ) async throws {
    for isExpanded in [false, true] {
      let store = Store()
      let screen = Jobs(store, change)
      let table = try await HeadlessHost.show(screen)
      if isExpanded { try await table.expand("b1") }
      let target = isWithin ? TablePath(1, isExpanded ? 2 : 1) : TablePath(0, 0)
      try await table.move("b1", to: target)
      let fresh = try await HeadlessHost.show(Jobs(store, change))
      if isExpanded, change != .take { try await fresh.expand("b1") }
      #expect(look(table) == look(fresh), "expanded \(isExpanded)")
      if change == .take {
        await #expect(throws: HeadlessError.notOffered("be tapped", by: "b1")) {
          try await table.tap("b1")
        }
        #expect(table.row("b1")?.isExpanded == nil)
      }
    }
  }
}
