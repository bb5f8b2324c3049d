import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// Every difference turns the old layout into the new one, by the strict judge and by UIKit's rules.
@MainActor struct ChangeLaws {
  static let pairs = Effort.rounds(1_000)

  @Test(.structure("SD-33"), arguments: (1...10).map { UInt64($0) })
  func `a change set is accepted by both judges`(seed: UInt64) throws {
    let seed = Seed.value &+ seed
    var random = SplitMix64(seed: seed)
    try TableDiagnostics.withReporter({ _ in }) {
      for pair in 0..<Self.pairs { try check(&random, "seed \(seed), pair \(pair)") }
    }
  }

  private static func cells(_ numbers: some Sequence<Int>) -> [TableCell] {
    numbers.map { (number: Int) in [.id: number, .title: "\(number)"] }
  }

  private func check(_ random: inout SplitMix64, _ place: String) throws {
    let model = TableModel()
    var table = RandomTable(using: &random)
    model.update { model.read(table.descriptors) }
    let old = model.layout
    if random.once(in: 2) {
      for _ in 0..<Int.random(in: 1...12, using: &random) { table.edit(using: &random) }
    } else {
      table = RandomTable(using: &random)
    }
    model.update { model.read(table.descriptors) }
    let new = model.layout
    let changes = new.changes(from: old)
    #expect(new.changes(from: new).isEmpty, "\(place)")
    var replay = ChangeReplay(old)
    #expect(throws: Never.self, "\(place): \(changes)") { try replay.apply(changes, to: new) }
    try checkStages(changes, old, new, place)
  }

  private func checkStages(
    _ changes: ChangeSet, _ old: TableLayout, _ new: TableLayout, _ place: String
  ) throws {
    var rules = TableViewRules(old)
    var replay = ChangeReplay(old)
    let stages = changes.stages(from: old, to: new)
    for stage in stages {
      let comment: Comment = "\(place): \(changes) in stages \(stages.map(\.changes))"
      #expect(throws: Never.self, comment) { try rules.perform(stage.changes, to: stage.layout) }
      #expect(throws: Never.self, comment) { try replay.apply(stage.changes, to: stage.layout) }
      #expect(!stage.changes.isEmpty, comment)
    }
    #expect(stages.isEmpty == changes.isEmpty, "\(place)")
    #expect(stages.last.map { $0.layout == new } ?? true, "\(place)")
  }

  @Test(.structure("SD-34")) func `five thousand rows in reverse are one move less than there are`()
  {
    let model = TableModel([TableSection(cells: Self.cells(0..<5_000))])
    let old = model.layout
    model.update {
      model.read(
        [TableSection(cells: Self.cells((0..<5_000).reversed()))],
        into: model.tree.main)
    }
    #expect(model.layout.changes(from: old).movedRows.count == 4_999)
  }

  @Test func `the rules of a table view are strict`() {
    let model = TableModel([TableSection(cells: Self.cells(0..<3))])
    let layout = model.layout
    func refuses(_ make: (inout ChangeSet) -> Void) {
      var changes = ChangeSet()
      make(&changes)
      var rules = TableViewRules(layout)
      #expect(throws: TableViewRules.Violation.self, "\(changes)") {
        try rules.perform(changes, to: layout)
      }
    }
    let row = TablePath(0, 0)
    refuses { $0.deletedRows = [.init(section: 0, rows: 0..<1)] }
    refuses { $0.insertedRows = [.init(section: 0, rows: 3..<4)] }
    refuses { $0.deletedSections = [0] }
    refuses {
      $0.movedRows = [.init(from: row, to: TablePath(0, 1))]
      $0.refreshedRows = [.init(old: row, new: TablePath(0, 1), kind: .reload)]
    }
    refuses {
      $0.movedRows = [.init(from: row, to: TablePath(0, 1))]
      $0.deletedRows = [.init(section: 0, rows: 0..<1)]
      $0.insertedRows = [.init(section: 0, rows: 0..<1)]
    }
    refuses {
      $0.movedSections = [.init(from: 0, to: 0)]
      $0.refreshedRows = [.init(old: row, new: row, kind: .reload)]
    }
  }
}
