import Testing

@testable import TableScreen

final class BlockGroup: TableGroup {
  let name: String
  let counts: [Int]
  var taps: [String] = []
  init(_ name: String, _ counts: [Int]) {
    self.name = name
    self.counts = counts
  }
  override var sections: [TableSection] {
    counts.enumerated().map { section, count in
      TableSection(
        "\(name) \(section)",
        cells: (0..<count).map { row in
          [.title: "\(name) \(section),\(row)", .action: .perform(BlockGroup.tap)]
        })
    }
  }
  func tap() { taps.append(name) }
}

/// Groups stand in a stack, or below rows; their rows answer to them.
@MainActor struct GroupTests {
  let red = BlockGroup("Red", [3, 3])
  let green = BlockGroup("Green", [2, 2, 2, 2, 2])
  let blue = BlockGroup("Blue", [1, 1, 1])

  func shown() async throws -> (HeadlessHost, TableModel) {
    let screen = TableScreen()
    for group in [red, green, blue] { try screen.model.insert(group) }
    return (try await HeadlessHost.show(screen), screen.model)
  }

  @Test(.tags(.bg)) func `BG-01 the sections of the groups follow each other`() async throws {
    let (table, _) = try await shown()
    #expect(table.titlesBySection.map(\.count) == [3, 3, 2, 2, 2, 2, 2, 1, 1, 1])
  }

  @Test(.tags(.bg)) func `BG-02 paths lead from the table to the group and back`() async throws {
    let (table, model) = try await shown()
    let ids = model.stack.dropFirst().map(\.id)
    let path = DataPath(group: ids[1], section: 2, row: 1)
    #expect(table.layout.tablePath(of: path) == TablePath(4, 1))
    #expect(table.layout.dataPath(at: TablePath(4, 1)) == path)
    #expect(
      table.layout.dataPath(at: TablePath(7, 0)) == DataPath(group: ids[2], section: 0, row: 0))
    #expect(table.layout.dataPath(at: TablePath(10, 0)) == nil)
  }

  @Test(.tags(.bg)) func `BG-05 a group comes before, between and after others`() async throws {
    for (place, expected) in [
      (GroupPlace.before(red), [0, 1]), (.after(red), [2, 3]), (.last, [10, 11]),
    ] {
      let (table, model) = try await shown()
      try model.insert(BlockGroup("New", [1, 1]), place)
      #expect(table.changes.last?.insertedSections == expected)
    }
  }

  @Test(.tags(.bg)) func `BG-06 an unknown neighbour is refused, and nothing changes`() async throws
  {
    let (table, model) = try await shown()
    #expect(throws: TableEditError.unknownGroup) {
      try model.insert(BlockGroup("New", [1]), .after(BlockGroup("Foreign", [])))
    }
    #expect(table.changes.isEmpty)
  }

  @Test(.tags(.bg)) func `BG-10 a group that is there already stays where it is`() async throws {
    let (table, model) = try await shown()
    try model.insert(green, .before(red))
    #expect(table.changes.isEmpty)
  }

  @Test func `an action goes to the group of its row`() async throws {
    let (table, _) = try await shown()
    try await table.tap("Green 2,1")
    #expect(green.taps == ["Green"])
    #expect(red.taps == [])
  }

  @Test func `a removed group takes its sections with it`() async throws {
    let (table, model) = try await shown()
    try model.remove(green)
    #expect(table.changes.last?.deletedSections == [2, 3, 4, 5, 6])
    #expect(table.sectionTitles == ["Red 0", "Red 1", "Blue 0", "Blue 1", "Blue 2"])
  }
}

extension Tag {
  /// A case of BGRecursiveTableViewDataSource.
  @Tag static var bg: Self
}
