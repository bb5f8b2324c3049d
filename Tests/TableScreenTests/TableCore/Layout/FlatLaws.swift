import TableScreen
import TestSupport
import Testing

/// A layout as one list, and what turns one such list into another.
@MainActor struct FlatLaws {
  @Test(arguments: (1...5).map { UInt64($0) })
  func `splices turn the old list into the new one`(seed: UInt64) {
    let seed = Seed.value &+ seed
    var random = SplitMix64(seed: seed)
    TableDiagnostics.withReporter({ _ in }) {
      for pair in 0..<Effort.rounds(500) { check(&random, "seed \(seed), pair \(pair)") }
    }
  }

  private func check(_ random: inout SplitMix64, _ place: String) {
    let model = TableModel()
    var table = RandomTable(using: &random)
    func read() -> TableLayout {
      var sections = table.descriptors
      for index in sections.indices where random.once(in: 3) { sections[index].footer = "Footer" }
      model.update { model.read(sections) }
      return model.layout
    }
    let old = FlatLayout(read(), ends(&random))
    for _ in 0..<Int.random(in: 0...12, using: &random) { table.edit(using: &random) }
    let new = FlatLayout(read(), ends(&random))
    let changes = new.layout.changes(from: old.layout)
    for limit in [256, 1] {
      var items = items(of: old)
      for splice in old.splices(to: new, changes, limit: limit) {
        let range = splice.position..<(splice.position + splice.removed)
        guard range.upperBound <= items.count else {
          Issue.record("\(place): \(splice) reaches beyond \(items.count) items")
          return
        }
        let come = (splice.position..<(splice.position + splice.added)).compactMap {
          new.item(at: $0)
        }
        items.replaceSubrange(range, with: come)
      }
      #expect(items == self.items(of: new), "\(place): \(changes)")
    }
  }

  private func ends(_ random: inout SplitMix64) -> FlatLayout.Ends {
    var ends = FlatLayout.Ends()
    ends.hasHeader = random.once(in: 2)
    ends.hasPaging = random.once(in: 2)
    ends.hasFooter = random.once(in: 2)
    return ends
  }

  private func items(of list: FlatLayout) -> [FlatLayout.Item] {
    let items = (0..<list.count).compactMap { list.item(at: $0) }
    #expect(items.count == list.count)
    #expect(list.item(at: list.count) == nil)
    #expect(list.item(at: -1) == nil)
    for (position, item) in items.enumerated() {
      #expect(list.position(of: item) == position)
      guard case .row(let row) = item else { continue }
      #expect(list.layout.tablePath(of: row).flatMap { list.position(of: $0) } == position)
    }
    return items
  }

  @Test func `a section begins with its header, or else with its first row`() {
    let model = TableModel([
      TableSection("A", cells: [[.id: 1, .title: "One"]]),
      TableSection(cells: []),
      TableSection(cells: [[.id: 2, .title: "Two"]]),
    ])
    let list = FlatLayout(model.layout)
    #expect(list.count == 3)
    #expect(list.position(ofSection: 0) == 0)
    #expect(list.position(ofSection: 1) == nil)
    #expect(list.position(ofSection: 2) == 2)
    #expect(list.position(of: TablePath(0, 0)) == 1)
    #expect(list.position(of: TablePath(0, 1)) == nil)
  }
}
