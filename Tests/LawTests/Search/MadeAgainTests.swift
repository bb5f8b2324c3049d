import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A row that is made again, since what it was made of has changed, is among the rows that are found if it fits, and else is
/// not, though it looks the same.
@MainActor @Suite struct MadeAgainTests {
  enum Kind: CaseIterable { case cells, items, count }
  enum Way: CaseIterable { case scope, search, matching }

  @Observable @MainActor final class Work {
    var done: Set<Int> = [3]
  }

  struct Item: Identifiable, Equatable, Sendable {
    var id: Int
  }

  private class WorkScreen: TableScreen {
    let kind: Kind
    let work = Work()

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    override class var settings: Settings { [.searchable(scopes: ["All", "Open"])] }
    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scope == 0 || !cell.tags.contains("done")
    }
    override var tableData: [Section] {
      switch kind {
      case .cells: [Section("A", id: "a", cells: (1...9).map { cell($0) })]
      case .items: [Section("A", items: (1...9).map(Item.init)) { [unowned self] in cell($0.id) }]
      case .count: [Section("A", count: 9) { [unowned self] in cell($0 + 1) }]
      }
    }

    private func cell(_ number: Int) -> Cell {
      let isDone = work.done.contains(number)
      var cell: Cell = [
        .title: "item \(number)", .searchText: isDone ? "closed" : "open",
        .tag: isDone ? "done" : "open",
      ]
      if kind != .items { cell[.id] = .key(number) }
      return cell
    }
  }

  private final class MatchingScreen: WorkScreen {
    override class var settings: Settings { [.searchable(matching: MatchingScreen.matches)] }
    func matches(_ cell: Cell, _ query: String) -> Bool { cell.tags.contains(query) }
  }

  @Test(arguments: Kind.allCases, Way.allCases)
  func `it is searched anew`(kind: Kind, way: Way) async throws {
    for round in 0..<Effort.rounds(10) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let screen = way == .matching ? MatchingScreen(kind) : WorkScreen(kind)
      let table = try await HeadlessHost.show(screen)
      switch way {
      case .scope: try await table.selectScope("Open")
      case .search, .matching: try await table.search("open")
      }
      for step in 0..<10 {
        screen.work.done = Set((1...9).filter { _ in random.once(in: 3) })
        try await table.settle()
        let open = (1...9).filter { !screen.work.done.contains($0) }.map { "item \($0)" }
        #expect(table.titles == open, "seed \(Seed.value), round \(round), step \(step)")
      }
    }
  }
}
