import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The command that selects all rows selects what a person sees, and nothing else.
@MainActor @Suite struct SelectAllTests {
  private static let words = ["ash", "birch", "cedar", "seaweed", "seal"]

  private static func sections(
    _ name: String, _ random: inout SplitMix64, depth: Int = 0
  ) -> [TableSection] {
    (0..<2).map { place in
      let masked = random.once(in: 6)
      let cells = (0..<3).map { row -> TableCell in
        let word = words.randomElement(using: &random) ?? ""
        var cell: TableCell = [
          .id: .key("\(name)\(place)\(row)"), .title: "\(word) \(name)\(place)\(row)",
          .masked: random.once(in: 4),
        ]
        if depth < 2, random.once(in: 3) {
          cell[.children] = TableChildren.sections(
            sections("\(name)\(place)\(row)/", &random, depth: depth + 1),
            expanded: random.once(in: 2),
            showsTitles: true)
        }
        return cell
      }
      return TableSection("section \(name)\(place)", id: .key("s\(name)\(place)"), cells: cells)
        .masked(masked)
    }
  }

  /// The ids that sections made for a name can have, and their rows.
  private static func ids(_ name: String, depth: Int = 0) -> [TableSelector] {
    (0..<2).flatMap { place in
      [.section(.key("s\(name)\(place)"))]
        + (0..<3).flatMap { row -> [TableSelector] in
          let row = "\(name)\(place)\(row)"
          return [.id(.key(row))] + (depth < 2 ? ids("\(row)/", depth: depth + 1) : [])
        }
    }
  }

  private final class Group: TableGroup {
    let given: [TableSection]
    init(_ given: [TableSection]) {
      self.given = given
      super.init()
    }
    override var sections: [TableSection] { given }
  }

  private final class Part: TableScreen {
    let given: [Section]
    init(_ given: [Section]) {
      self.given = given
      super.init()
    }
    override class var settings: Settings { [.selectable(.multiple), .searchable()] }
    override var tableData: [Section] { given }
  }

  @Test func `each row on screen is selected, and every other is as before`() async throws {
    for number in 0..<Effort.rounds(40) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(number))
      let screen = Part(random.once(in: 3) ? [] : Self.sections("a", &random))
      let child = Part(Self.sections("b", &random))
      let group = Group(Self.sections("c", &random))
      if random.once(in: 2) { screen.addChild(child) }
      let table = try await HeadlessHost.show(screen)
      if random.once(in: 2) { try screen.model.insert(group) }
      if random.once(in: 2) {
        try await table.search(["se", "sea", "ash", "r"].randomElement(using: &random) ?? "")
      }
      let shown = screen.layout.rowsOnScreen.filter { screen.model.cell($0)?.id != nil }
      if let row = screen.selectedRows.first ?? shown.randomElement(using: &random),
        random.once(in: 2)
      {
        screen.select(.node(row))
      }
      let before = Set(screen.selectedRows)
      let command = try #require(screen.commands.first { $0.name == .selectAll })
      #expect(screen.perform(command) == !shown.isEmpty, "seed \(Seed.value), round \(number)")
      #expect(
        Set(screen.selectedRows) == before.union(shown), "seed \(Seed.value), round \(number)")
    }
  }

  @Test func `a line shows if nothing hides it, and not else, in a search and without`()
    async throws
  {
    for number in 0..<Effort.rounds(60) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(number))
      let screen = Part(Self.sections("a", &random))
      let table = try await HeadlessHost.show(screen)
      for text in ["", "se", "seal", "ash"] {
        if !text.isEmpty { try await table.search(text) }
        let shown = Set(screen.layout.rowsOnScreen)
        let nodes = Self.ids("a").flatMap { screen.model.resolve($0) }
        #expect(shown.isSubset(of: nodes))
        for node in nodes where screen.layout.index(ofSection: node) == nil {
          let isSeen = screen.visibility(of: node) == []
          #expect(
            isSeen == shown.contains(node),
            "seed \(Seed.value), round \(number), “\(text)”: \(screen.model.cell(node)?.title ?? "")"
          )
        }
      }
    }
  }

  @Test func `a search shows no name of a section in which it finds hidden rows alone`()
    async throws
  {
    let screen = Part([
      TableSection {
        [
          .title: "Host",
          .children: .sections(
            [
              TableSection("Secret", id: "s") { [.title: "seaweed", .masked: true] },
              TableSection("Open", id: "o") { [.title: "seal"] },
            ], expanded: true, showsTitles: true),
        ]
      }
    ])
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["Host", "Secret", "Open", "seal"])
    try await table.search("sea")
    #expect(table.titles == ["Host", "Open", "seal"])
  }
}

extension TableLayout {
  /// The rows, from top to bottom.
  fileprivate var rowsOnScreen: [NodeID] {
    (0..<sectionCount).flatMap { section in
      (0..<rowCount(in: section)).compactMap { row(at: TablePath(section, $0))?.id }
    }
  }
}
