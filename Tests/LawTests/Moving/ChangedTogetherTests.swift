import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A place that an app gets is a place in its data as they are, also where they changed just before the person's event.
@MainActor @Suite struct ChangedTogetherTests {
  @Observable final class Store { var items = Array(0..<10) }

  private final class Sheet: TableScreen {
    let store = Store()
    override var tableData: [Section] {
      [
        Section(
          "Items", id: "items",
          cells: store.items.map {
            [
              .id: .key($0), .title: "\($0)", .moveable: true, .editingStyle: .delete,
              .action: .perform(Sheet.tell),
            ]
          })
      ]
    }
    var told: [Int] = []

    func tell(_ context: TableActionContext) {
      told.append(context.dataPath.map { store.items[$0.row] } ?? -1)
    }
    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
      store.items.insert(store.items.remove(at: from.row), at: to.row)
    }
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> Deletion {
      store.items.remove(at: path.row)
      return .done
    }
  }

  @Test func `the row that a person means is moved, deleted or tapped, and no other`() async throws
  {
    for round in 0..<Effort.rounds(200) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let screen = Sheet()
      let table = try await HeadlessHost.show(screen)
      let seen = screen.store.items
      let meant = seen.randomElement(using: &random) ?? 0
      let row = try #require(table.layout.row(at: TablePath(0, meant))).id
      // The data change, and the person acts, before the table shows it.
      switch Int.random(in: 0..<3, using: &random) {
      case 0: screen.store.items.removeFirst(Int.random(in: 0...3, using: &random))
      case 1:
        screen.store.items.insert(contentsOf: [20, 21], at: Int.random(in: 0...10, using: &random))
      default: screen.store.items.shuffle(using: &random)
      }
      var expected = screen.store.items
      let place = Int.random(in: 0..<10, using: &random)
      let what: Comment
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        what = "seed \(Seed.value), round \(round): \(meant) to \(place) in \(expected)"
        screen.send(.move(row, to: TablePath(0, place)))
        let others = seen.filter { $0 != meant }
        if let old = expected.firstIndex(of: meant) {
          expected.remove(at: old)
          let next = place < 9 ? expected.firstIndex(of: others[place]) : nil
          let last = place > 0 ? expected.firstIndex(of: others[place - 1]).map { $0 + 1 } : nil
          expected.insert(meant, at: next ?? last ?? min(place, expected.count))
        }
      case 1:
        what = "seed \(Seed.value), round \(round): \(meant) deleted of \(expected)"
        screen.send(.delete([row]))
        expected.removeAll { $0 == meant }
      default:
        what = "seed \(Seed.value), round \(round): \(meant) tapped in \(expected)"
        screen.send(.tap(row))
        #expect(screen.told == (expected.contains(meant) ? [meant] : []), what)
      }
      try await table.settle()
      #expect(screen.store.items == expected, what)
      #expect(table.titles == expected.map { "\($0)" }, what)
    }
  }

  private final class Group: TableGroup {
    let store = Store()
    override var sections: [TableSection] {
      [
        TableSection(
          "Group", cells: store.items.map { [.id: .key($0), .title: "\($0)", .moveable: true] })
      ]
    }
    override func onCellMoved(_ cell: TableCell, from: DataPath, to: DataPath) {
      store.items.insert(store.items.remove(at: from.row), at: to.row)
    }
  }

  @Test func `a group of the app's own is told of the row that is meant, too`() async throws {
    let screen = TableScreen()
    let group = Group()
    let table = try await HeadlessHost.show(screen)
    try screen.model.insert(group)
    try await table.settle()
    let row = try #require(table.path(of: "5").flatMap { table.layout.row(at: $0) })
    let end = try #require(table.path(of: "9"))
    group.store.items.removeFirst(2)
    screen.send(.move(row.id, to: end))
    try await table.settle()
    #expect(group.store.items == [2, 3, 4, 6, 7, 8, 9, 5])
  }
}
