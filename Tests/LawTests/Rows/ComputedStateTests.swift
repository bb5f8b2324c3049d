import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What a person did to a computed row waits for its return, however many rows come and go with it.
@MainActor @Suite struct ComputedStateTests {
  @Observable final class Store { var count = 0 }

  private final class Sheet: TableScreen {
    let store = Store()
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [Section("Rows", id: "rows", count: store.count) { [.title: "\($0)"] }]
    }
  }

  @Test func `selected and hidden rows go and come back among a billion`() async throws {
    for round in 0..<Effort.rounds(20) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let screen = Sheet()
      let table = try await HeadlessHost.show(screen)
      var (selected, hidden): (Set<Int>, Set<Int>) = ([], [])
      for step in 0..<20 {
        let count = screen.store.count
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where count > 0:
          let row = Int.random(in: 0..<count, using: &random)
          screen.select(.id(.key(row)))
          selected.insert(row)
        case 1 where count > 0:
          let row = [0, count / 2, count - 1].randomElement(using: &random) ?? 0
          screen.setMasked(true, of: .id(.key(row)))
          hidden.insert(row)
        default:
          screen.store.count =
            [0, 3, 10, 1_000, 1_000_000, 999_999_999, 1_000_000_000].randomElement(using: &random)
            ?? 0
        }
        try await table.settle()
        let now = screen.store.count
        let place: Comment = "seed \(Seed.value), round \(round), step \(step), \(now) rows"
        let expected = selected.filter { $0 < now }
        #expect(Set(screen.selectedIDs) == Set(expected.map { .key($0) }), place)
        #expect(table.layout.rowCount == now - hidden.count { $0 < now }, place)
      }
      table.close()
    }
  }
}
