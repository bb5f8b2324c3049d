import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// After any edits each look-up finds what a walk over the whole table finds.
@MainActor struct LookUpLaws {
  @Test(arguments: (0..<30).map { Seed.value &+ UInt64($0) })
  func `look-ups find what a walk finds`(seed: UInt64) {
    TableDiagnostics.withReporter({ _ in }) {
      let table = Table(seed)
      for step in 0..<60 {
        table.edit()
        table.check("step \(step) of seed \(seed)")
      }
    }
  }

  @Test func `what has a name is found, however many names rows had before`() throws {
    let model = TableModel([TableSection("S", cells: [[.id: 0], [.id: "other", .tag: "tag"]])])
    for number in 0..<3_000 {
      let (old, new) = (TableCell.ID(number % 3), TableCell.ID((number + 1) % 3))
      try model.editRows(.id(old), merging: [.id: new])
      #expect(model.resolve(.id(old)).isEmpty && model.resolve(.id(new)).count == 1)
      if number % 500 == 0 { try model.insertSections([TableSection("T", cells: [])], at: .last) }
    }
    #expect(model.resolve("other").count == 1)
    #expect(model.resolve(.tag("tag")) == model.resolve("other"))
    #expect(model.resolve(.section("S")).count == 1)
  }

  /// A table that is edited at random, by hand and by reading it anew.
  @MainActor final class Table {
    private var random: SplitMix64
    private let screen = TableScreen()
    private let model: TableModel
    private var described: RandomTable
    private var taken: [TakenRow] = []
    private var older: TableLayout

    init(_ seed: UInt64) {
      var random = SplitMix64(seed: seed)
      model = screen.model
      described = RandomTable(using: &random)
      self.random = random
      older = model.layout
      read()
    }

    private func read() {
      model.update { model.read(described.descriptors) }
    }

    // MARK: Edits

    private var rows: [NodeID] {
      model.tree.allSections.flatMap { $0.rows.column.ids.map { NodeID($0) } }
    }

    private var cell: TableCell {
      let tag = "t\(Int.random(in: 0...2, using: &random))"
      var cell: TableCell = [.title: "by hand"]
      if !random.once(in: 3) { cell.merge([.id: Int.random(in: 0...9, using: &random)]) }
      if random.once(in: 3) { cell.merge([.tag: tag]) }
      if random.once(in: 3) { cell.merge([.tag: ["mine", tag]]) }
      return cell
    }

    func edit() {
      if random.once(in: 5) { older = model.layout }
      guard let row = rows.randomElement(using: &random), !random.once(in: 5) else {
        described.edit(using: &random)
        taken = []
        return read()
      }
      let other = rows.randomElement(using: &random) ?? row
      switch Int.random(in: 0..<6, using: &random) {
      case 0: _ = try? model.insertRows([cell, cell], at: .after(.node(row)))
      case 1: _ = try? model.editRows(.node(row), merging: cell)
      case 2: _ = try? model.moveRows(.node(row), to: .before(.node(other)))
      case 3: taken += model.update { model.takeForGood([row]) }
      case 4:
        _ = model.update { model.putBack(taken) }
        taken = []
      default: model.toggleMask(.node(row))
      }
      if random.once(in: 2) { taken = [] }
    }

    // MARK: Looking up

    func check(_ place: Comment) {
      let sections = model.tree.allSections
      for id in 0..<10 where random.once(in: 3) {
        let plain = model.tree.walked { section, row in
          row >= 0 && section.rows.authorID(row) == TableCell.ID(id)
        }
        #expect(model.resolve(.id(TableCell.ID(id))).first == plain.first, place)
      }
      for tag in ["t0", "t1", "t2"] where random.once(in: 2) {
        let plain = model.tree.walked { section, row in
          row >= 0 && section.rows.made(row)?.tags.contains(tag) == true
        }
        #expect(model.resolve(.tag(tag)) == plain, place)
      }
      for section in sections { check(section, place) }
      checkLayout(model.layout, place)
      checkLayout(older, place)
    }

    /// The ways from each row to its position as written, and from there to its cell.
    private func check(_ section: SectionNode, _ place: Comment) {
      let index = section.group.sections.firstIndex { $0 === section }
      #expect(section.index == index, place)
      for row in 0..<section.rows.count {
        let id = section.rows.column.id(at: row)
        let path = DataPath(group: section.group.id, section: index ?? -1, row: row)
        #expect(model.dataPath(of: id) == path, place)
        #expect(screen.cell(at: path)?.title == model.cell(id)?.title, place)
        #expect(screen.cell(at: path)?.title != nil, place)
      }
    }

    private func checkLayout(_ layout: TableLayout, _ place: Comment) {
      var plain: [NodeID: TablePath] = [:]
      for (number, section) in layout.sections.enumerated() {
        for (row, id) in section.rows.ids.enumerated() {
          plain[NodeID(id)] = TablePath(number, row)
        }
      }
      for row in Set(rows).union(plain.keys) {
        #expect(layout.tablePath(of: row) == plain[row], place)
      }
    }
  }
}
