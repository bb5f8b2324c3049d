import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What undo brings back stands beside the rows beside which it stood, whatever the app has done to others meanwhile.
@MainActor @Suite struct FormerPlaceTests {
  /// A table whose rows the model owns, and what a person and the app do to it.
  struct Table {
    let model: TableModel
    let host: HeadlessHost
    var count = 0

    @MainActor init() async throws {
      model = TableModel([
        TableSection("One", cells: (0..<6).map { Self.cell("a\($0)") }),
        TableSection("Two", cells: (0..<6).map { Self.cell("b\($0)") }),
      ])
      let screen = TableScreen(model: model)
      host = try await HeadlessHost.show(screen)
    }

    static func cell(_ title: String) -> TableCell {
      [.title: title, .id: .key(title), .editingStyle: .delete, .moveable: true]
    }

    /// The titles of the rows, by section.
    @MainActor var titles: [[String]] {
      (0..<host.layout.sectionCount).map { host.titles(in: $0) }
    }

    /// Lets the app insert a row, or remove one that is not among some.
    @MainActor mutating func edit(but kept: [String], using random: inout SplitMix64) throws {
      let titles = titles
      if Bool.random(using: &random) {
        let section = Int.random(in: titles.indices, using: &random)
        count += 1
        let row = Int.random(in: 0...titles[section].count, using: &random)
        try model.insertRows([Self.cell("x\(count)")], at: .path(DataPath(section, row)))
      } else if let gone = titles.joined().filter({ !kept.contains($0) }).randomElement(
        using: &random)
      {
        try model.deleteRows(.id(.key(gone)))
      }
    }
  }

  /// Checks that rows stand where their neighbors of before say.
  func check(_ rows: [String], _ before: [[String]], _ after: [[String]], _ comment: Comment) {
    for (old, new) in zip(before, after) {
      for row in rows where old.contains(row) {
        guard let was = old.firstIndex(of: row), let place = new.firstIndex(of: row) else {
          Issue.record("\(row) is not there: \(comment)")
          continue
        }
        let above = was > 0 ? old[was - 1] : nil
        if let above, new.contains(above) {
          #expect(place > 0 && new[place - 1] == above, comment)
        } else if let below = old[was...].first(where: { !rows.contains($0) }), new.contains(below)
        {
          #expect(new[place...].first { !rows.contains($0) } == below, comment)
        }
      }
    }
  }

  @Test func `what undo brings back stands beside its former neighbors`() async throws {
    for round in 0..<Effort.rounds(100) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      var table = try await Table()
      for _ in 0..<3 {
        let before = table.titles
        let all = before.flatMap { $0 }
        let rows = Array(all.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
        let isMove = Bool.random(using: &random)
        let moved = isMove ? Array(rows.prefix(1)) : rows
        if isMove {
          let target = Int.random(in: 0..<2, using: &random)
          let room = before[target].count - (before[target].contains(moved[0]) ? 1 : 0)
          try await table.host.move(
            moved[0], to: TablePath(target, Int.random(in: 0...room, using: &random)))
          if table.titles == before { continue }
        } else {
          let ids = try moved.map { title in
            try #require(table.host.path(of: title).flatMap { table.host.layout.row(at: $0)?.id })
          }
          try await table.host.send(.delete(ids))
        }
        let edits = Int.random(in: 0...3, using: &random)
        for _ in 0..<edits { try table.edit(but: moved, using: &random) }
        try await table.host.settle()
        try await table.host.undo()
        let comment: Comment =
          "round \(round), \(isMove ? "moved" : "deleted") \(moved), \(edits) edits: \(before) to \(table.titles)"
        if edits == 0 { #expect(table.titles == before, comment) }
        check(moved, before, table.titles, comment)
        try await table.host.redo()
        #expect(isMove || table.titles.joined().allSatisfy { !moved.contains($0) }, comment)
        try await table.host.undo()
        check(moved, before, table.titles, comment)
      }
    }
  }
}
