import TableScreen
import TableScreenTesting
import TestSupport
import Testing

struct Townsperson: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var town: String
}

/// Two sections of its own, and below them those of a source.
final class TownsScreen: TableScreen {
  var source: SectionSource
  init(_ source: SectionSource) {
    self.source = source
    super.init()
  }
  override var tableData: [Section] {
    [
      Section("First") { [.title: "1"] }, Section("Second") { [.title: "2"] },
      .sections(from: source), Section("Last") { [.title: "9"] },
    ]
  }
}

/// A source gives several sections by key.
@MainActor struct KeyedSourceTests {
  let source = KeyedSource(
    [
      Townsperson(id: 1, name: "Ada", town: "Bath"), Townsperson(id: 2, name: "Bo", town: "York"),
      Townsperson(id: 3, name: "Cy", town: "Bath"),
    ], by: { $0.town }
  ) { person in
    [
      .title: person.name,
      .children: person.id == 1 ? .cells(expanded: true) { [.title: "below Ada"] } : nil,
    ]
  }

  func shown() async throws -> (HeadlessHost, TownsScreen) {
    let screen = TownsScreen(source)
    let table = try await HeadlessHost.show(screen)
    _ = table.titles
    try await table.settle()
    table.forgetChanges()
    return (table, screen)
  }

  @Test func `its sections stand where it was named`() async throws {
    let (table, _) = try await shown()
    #expect(table.sectionTitles == ["First", "Second", "Bath", "York", "Last"])
    #expect(
      table.titlesBySection == [["1"], ["2"], ["Ada", "below Ada", "Cy"], ["Bo"], ["9"]])
  }

  @Test(.structure("BG-33")) func `an item that comes is inserted in its section`() async throws {
    let (table, _) = try await shown()
    source.items.insert(Townsperson(id: 4, name: "Di", town: "York"), at: 0)
    #expect(table.sectionTitles == ["First", "Second", "York", "Bath", "Last"])
    source.items.append(Townsperson(id: 5, name: "Ed", town: "Bath"))
    #expect(table.changes.last?.insertedPaths == [TablePath(3, 3)])
    #expect(table.layout.dataPath(at: TablePath(3, 3)) == DataPath(section: 3, row: 2))
    #expect(table.layout.sourceIndex(at: TablePath(3, 3)) == 2)
  }

  @Test(.structure("BG-34"), arguments: [true, false]) func `a hook may see to a change itself`(
    isHandled: Bool
  ) async throws {
    let (table, _) = try await shown()
    var asked: [TableSourceChange] = []
    source.onContentChange = {
      asked.append($0)
      return isHandled
    }
    source.items[1].name = "Bob"
    try await table.settle()
    #expect(asked.map(\.to) == [DataPath(section: 3, row: 0)])
    #expect(asked.map(\.from) == asked.map(\.to))
    #expect(table.changes.count == (isHandled ? 0 : 1))
    if !isHandled { #expect(table.changes[0].refreshedRows.map(\.new) == [TablePath(3, 0)]) }
    source.items[0].name = "Ann"
    #expect(asked.count == 2)
  }

  @Test(.structure("BG-35")) func `children go with their row when its item moves`() async throws {
    let (table, screen) = try await shown()
    source.items = [source.items[1], source.items[2], source.items[0]]
    try await table.settle()
    #expect(table.titlesBySection[3] == ["Cy", "Ada", "below Ada"])
    screen.update {
      let ada = source.items.removeLast()
      source.items.insert(ada, at: 0)
      source.items[0].town = "York"
    }
    try await table.settle()
    #expect(table.titlesBySection[2] == ["Ada", "below Ada", "Bo"])
    #expect(table.titlesBySection[3] == ["Cy"])
  }

  @Test(.structure("BG-37")) func `without items its sections go, and others come to their place`()
    async throws
  {
    let (table, _) = try await shown()
    let items = source.items
    source.items = []
    #expect(table.changes.last?.deletedSections == [2, 3])
    source.items = [items[1]]
    #expect(table.changes.last?.insertedSections == [2])
    #expect(table.sectionTitles == ["First", "Second", "York", "Last"])
  }

  @Test func `a key that may be nothing is said without its wrapping, and nothing without a title`()
    async throws
  {
    struct Guest: Identifiable, Equatable {
      let id: Int
      let town: String?
    }
    let guests = KeyedSource(
      [Guest(id: 1, town: "Oslo"), Guest(id: 2, town: nil)], by: { $0.town }
    ) { [.title: "\($0.id)"] }
    let table = try await HeadlessHost.show(ClosureScreen { [.sections(from: guests)] })
    #expect(table.sectionTitles == ["Oslo", ""])
  }

  @Test func `two sources without sections keep their order`() async throws {
    let other = KeyedSource([] as [Townsperson], by: { $0.town }) { [.title: $0.name] }
    let screen = ClosureScreen { [source] in [.sections(from: source), .sections(from: other)] }
    let table = try await HeadlessHost.show(screen)
    let items = source.items
    source.items = []
    other.items = [Townsperson(id: 7, name: "Zoe", town: "Zeal")]
    source.items = items
    #expect(table.sectionTitles == ["Bath", "York", "Zeal"])
    other.items = []
    source.items = []
    source.items = items
    other.items = [Townsperson(id: 7, name: "Zoe", town: "Zeal")]
    #expect(table.sectionTitles == ["Bath", "York", "Zeal"])
  }

  @Test(.structure("BG-38")) func `where items do not show, only sections come and go`()
    async throws
  {
    source.showsItems = false
    source.sectionCells = { town in
      [
        [.title: "about \(town)", .children: .cells(expanded: true) { [.title: "inner"] }]
      ]
    }
    let (table, screen) = try await shown()
    #expect(table.titlesBySection[2] == ["about \"Bath\"", "inner"])
    source.items[0].name = "Ann"
    source.items.append(Townsperson(id: 4, name: "Di", town: "York"))
    #expect(table.changes.isEmpty)
    source.items.append(Townsperson(id: 5, name: "Ed", town: "Deal"))
    #expect(table.changes.last?.insertedSections == [4])
    source.items = []
    #expect(table.sectionTitles == ["First", "Second", "Last"])
    source.items = [Townsperson(id: 5, name: "Ed", town: "Deal")]
    source.showsItems = true
    #expect(table.titlesBySection[2] == ["Ed"])
    screen.updateTableData()
    #expect(table.titlesBySection[2] == ["Ed"])
  }

  @Test func `keys of its own show sections without items`() async throws {
    source.keys = ["York", "Hull"]
    let (table, _) = try await shown()
    #expect(table.sectionTitles == ["First", "Second", "York", "Hull", "Last"])
    #expect(table.titlesBySection[3] == [])
  }

  @Test func `the sections of a group may come from a source`() async throws {
    let group = SourcedGroup(source)
    let table = try await HeadlessHost.show(HostingScreen(group))
    #expect(table.titles == ["Host", "Ada", "below Ada", "Cy", "Bo"])
    source.items.removeFirst()
    #expect(table.titles == ["Host", "Bo", "Cy"])
  }

  @Test func `an event after the screen has gone is ignored`() async throws {
    weak var screen: TownsScreen?
    do {
      let (table, shown) = try await shown()
      screen = shown
      table.close()
    }
    await Task.yield()
    #expect(screen == nil)
    #expect(!source.isShown)
    source.items = []
  }

  @Test func `random items end as a new reading of them would`() async throws {
    let seed = Seed.value
    let (table, _) = try await shown()
    let reports = try await TableDiagnostics.collect {
      var random = SplitMix64(seed: seed)
      for step in 0..<Effort.rounds(200) {
        source.items = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
          let id = Int.random(in: 10..<22, using: &random)
          return Townsperson(
            id: id, name: "\(id)\(Bool.random(using: &random))",
            town: ["A", "B", "C"].randomElement(using: &random) ?? "")
        }
        let other = TownsScreen(source)
        let fresh = try await HeadlessHost.show(other)
        try await table.settle()
        #expect(
          table.titlesBySection == fresh.titlesBySection, "step \(step) of seed \(seed)")
        fresh.close()
      }
    }
    #expect(reports.allSatisfy { $0.what.hasPrefix("duplicate id") })
  }
}

private final class SourcedGroup: TableGroup {
  let source: SectionSource
  init(_ source: SectionSource) { self.source = source }
  override var sections: [TableSection] { [.sections(from: source)] }
}
