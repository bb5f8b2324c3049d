import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of commands: a list of one's own that follows the table, as their page says, shows what the table shows.
@MainActor @Suite struct FollowingListLaw {
  private static func rows(of section: Int, in layout: TableLayout) -> [NodeID] {
    (0..<layout.rowCount(in: section)).compactMap { layout.row(at: TablePath(section, $0))?.id }
  }

  /// Sections of rows, as an app keeps them that has only the commands to go by.
  @MainActor private struct List {
    var sections: [(id: NodeID, rows: [NodeID])] = []

    init(_ layout: TableLayout) {
      sections = (0..<layout.sectionCount).compactMap { section in
        layout.sectionID(at: section).map { ($0, FollowingListLaw.rows(of: section, in: layout)) }
      }
    }

    mutating func follow(_ commands: [ChangeSet.Command]) {
      var taken: [NodeID: [NodeID]] = [:]
      for command in commands {
        switch command.kind {
        case .deleteSections, .moveSections:
          guard let place = sections.firstIndex(where: { $0.id == command.node }) else { continue }
          taken[command.node] = sections.remove(at: place).rows
        case .deleteRows, .moveRows:
          for place in sections.indices { sections[place].rows.removeAll { $0 == command.node } }
          for section in taken.keys { taken[section]?.removeAll { $0 == command.node } }
        case .insertSections, .insertRows, .refreshRows, .refreshSections: continue
        }
      }
      var rows: [(TablePath, NodeID)] = []
      var others: [(Int, NodeID)] = []
      for command in commands where command.kind != .refreshRows && command.kind != .refreshSections
      {
        switch command.new {
        case .section(let section)?: others.append((section, command.node))
        case .row(let path)?: rows.append((path, command.node))
        case nil: continue
        }
      }
      for (section, id) in others.sorted(by: { $0.0 < $1.0 }) {
        sections.insert((id, taken[id] ?? []), at: section)
      }
      for (path, id) in rows.sorted(by: { $0.0 < $1.0 }) {
        sections[path.section].rows.insert(id, at: path.row)
      }
    }
  }

  @Test(arguments: Effort.some((0..<60).map { UInt64($0) }))
  func `a list that follows them shows the same`(seed: UInt64) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    func cell(_ number: Int) -> TableCell { [.id: .key(number), .title: "row \(number)"] }
    let model = TableModel(
      (0..<3).map { section in
        TableSection(
          "S\(section)", id: .key("s\(section)"), cells: (0..<4).map { cell(section * 4 + $0) })
      })
    let table = try await HeadlessHost.show(TableScreen(model: model))
    var list = List(model.layout)
    var commands: [ChangeSet.Command] = []
    model.onCommand = { commands.append($0) }
    var next = 100
    for step in 0..<10 {
      try model.update {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let layout = model.layout
          let rows = (0..<layout.sectionCount).flatMap { Self.rows(of: $0, in: layout) }
          // Some are deleted by an edit of the same update.
          let row = rows.filter { model.cell($0) != nil }.randomElement(using: &random)
          let section = TableCell.ID("s\(Int.random(in: 0..<3, using: &random))")
          switch Int.random(in: 0..<6, using: &random) {
          case 0:
            next += 1
            let place: RowPlace =
              random.once(in: 2) ? .first(in: .section(section)) : .last(in: .section(section))
            try model.insertRows([cell(next)], at: place)
          case 1: if let row, random.once(in: 2) { try model.deleteRows(.node(row)) }
          case 2, 3:
            if let row {
              try model.moveRows(
                .node(row),
                to: random.once(in: 2)
                  ? .first(in: .section(section)) : .last(in: .section(section)))
            }
          case 4:
            try model.moveSections(
              .section(section), to: .index(Int.random(in: 0..<3, using: &random)))
          default: if let row { try model.editRows(.node(row), merging: [.subtitle: "\(step)"]) }
          }
        }
      }
      list.follow(commands)
      commands = []
      let shown = List(model.layout)
      #expect(
        list.sections.map(\.id) == shown.sections.map(\.id),
        "seed \(Seed.value &+ seed), step \(step)")
      #expect(
        list.sections.map(\.rows) == shown.sections.map(\.rows),
        "seed \(Seed.value &+ seed), step \(step)")
    }
    _ = table
  }
}
