#if Web
import Observation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// The law of the page that stands: whatever comes and goes above what a person looks at, the page holds the same row still, at
/// its new position.
@MainActor @Suite struct StandingPageLaw {
  @Observable @MainActor fileprivate final class Store { var numbers = Array(0..<600) }

  private final class ListScreen: TableScreen {
    let store = Store()
    let isWritten: Bool
    init(_ isWritten: Bool) {
      self.isWritten = isWritten
      super.init()
    }
    override var tableData: [Section] {
      isWritten
        ? [Section(cells: store.numbers.map { [.id: .key($0), .title: "Row \($0)"] })]
        : [Section(items: store.numbers, id: \.self) { [.title: "Row \($0)"] }]
    }
  }

  @Test(arguments: Effort.some((0..<20).map { UInt64($0) }), [false, true])
  func `it holds the row that is looked at`(seed: UInt64, isWritten: Bool) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let screen = ListScreen(isWritten)
    let store = screen.store
    let page = try await FakePage.open([screen])
    var next = store.numbers.count
    for _ in 0..<12 {
      let top = Int.random(in: 30..<max(31, store.numbers.count - 30), using: &random)
      let looked = store.numbers[top]
      try page.receive(#"["v",1,\#(top - 20),50,\#(top),10]"#)
      for _ in 0..<40 { await Task.yield() }
      page.take()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = store.numbers.firstIndex(of: looked) ?? 0
        let range = Int.random(in: 0...place, using: &random)..<place
        if Bool.random(using: &random), store.numbers.count - range.count > 100 {
          store.numbers.removeSubrange(range)
        } else {
          let count = Int.random(in: 1...200, using: &random)
          let at = Int.random(in: 0...place, using: &random)
          store.numbers.insert(contentsOf: next..<(next + count), at: at)
          next += count
        }
        if Bool.random(using: &random) {
          for _ in 0..<40 { await Task.yield() }
        }
      }
      for _ in 0..<40 { await Task.yield() }
      page.take()
      let place = try #require(store.numbers.firstIndex(of: looked))
      let held = place - (page.firsts[1] ?? 0)
      #expect(
        page.titles.indices.contains(held) && page.titles[held] == "Row \(looked)",
        "seed \(Seed.value &+ seed): Row \(looked) is at \(place), held from \(page.firsts[1] ?? 0): \(page.titles)"
      )
    }
  }

  @Test(arguments: Effort.some((0..<20).map { UInt64($0) }), [false, true])
  func `it goes with the row to which a person has gone by keys`(seed: UInt64, isWritten: Bool)
    async throws
  {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let screen = ListScreen(isWritten)
    let store = screen.store
    let page = try await FakePage.open([screen])
    for _ in 0..<12 {
      let top = Int.random(in: 0..<(store.numbers.count - 30), using: &random)
      let looked = store.numbers[top + Int.random(in: 0..<10, using: &random)]
      try page.receive(#"["v",1,\#(max(0, top - 20)),50,\#(top),10]"#)
      for _ in 0..<40 { await Task.yield() }
      page.take()
      let handle = try #require(page.handle("Row \(looked)").integer)
      try page.receive(#"["at",1,\#(handle)]"#)
      let from = try #require(store.numbers.firstIndex(of: looked))
      let to = Int.random(in: 0..<store.numbers.count, using: &random)
      store.numbers.insert(store.numbers.remove(at: from), at: to)
      for _ in 0..<40 { await Task.yield() }
      page.take()
      #expect(
        page.titles.contains("Row \(looked)"),
        "seed \(Seed.value &+ seed): Row \(looked) from \(from) to \(to): \(page.titles)")
    }
  }
}
#endif
