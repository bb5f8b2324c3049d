import TableScreenTesting
import Testing

@testable import TableCore
@testable import TableScreen

final class BlockGroup: TableGroup {
  let name: String
  var counts: [Int]
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

final class CountedGroup: TableGroup {
  let counters = Counters()
  var readings = 0
  override var sections: [TableSection] {
    readings += 1
    return [TableSection(cells: [[.title: "\(counters.a)"]])]
  }
}

final class HostingScreen: TableScreen {
  let group: TableGroup
  init(_ group: TableGroup) {
    self.group = group
    super.init()
  }
  override var tableData: [Section] {
    [Section { [.title: "Host", .children: .group(group, expanded: true)] }]
  }
}

/// Groups stand in a stack, or below rows; their rows answer to them.
@MainActor struct GroupTests {
  let red = BlockGroup("Red", [3, 3])
  let green = BlockGroup("Green", [2, 2, 2, 2, 2])
  let blue = BlockGroup("Blue", [1, 1, 1])

  func shown() async throws -> (HeadlessHost, TableModel) {
    let (table, screen) = try await shownScreen()
    return (table, screen.model)
  }

  func shownScreen() async throws -> (HeadlessHost, TableScreen) {
    let screen = TableScreen()
    for group in [red, green, blue] { try screen.model.insert(group) }
    return (try await HeadlessHost.show(screen), screen)
  }

  @Test(.tags(.bg)) func `BG-01 the sections of the groups follow each other`() async throws {
    let (table, _) = try await shown()
    #expect(table.titlesBySection.map(\.count) == [3, 3, 2, 2, 2, 2, 2, 1, 1, 1])
  }

  @Test(.tags(.bg), .structure("BG-03"))
  func `BG-02 paths lead from the table to the group and back`() async throws {
    let (table, model) = try await shown()
    let ids = model.tree.stack.dropFirst().map(\.id)
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

  @Test(.tags(.bg)) func `BG-06 an unknown neighbor is refused, and nothing changes`() async throws
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

  @Test func `a change is read once, however often the group was read before`() async throws {
    let group = CountedGroup()
    let screens = [HostingScreen(group), HostingScreen(group)]
    let tables = [
      try await HeadlessHost.show(screens[0]), try await HeadlessHost.show(screens[1]),
    ]
    for _ in 0..<5 { screens[0].updateTableData() }
    let readings = group.readings
    group.counters.a = 1
    for table in tables { try await table.settle() }
    #expect(group.readings == readings + 2)
    for table in tables { #expect(table.titles == ["Host", "1"]) }
  }

  @Test func `an update reads the groups of the stack too`() async throws {
    let (table, screen) = try await shownScreen()
    red.counts = [1]
    screen.updateTableData()
    #expect(table.titlesBySection.first == ["Red 0,0"])
    #expect(table.sectionTitles.first { $0 == "Red 1" } == nil)
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
