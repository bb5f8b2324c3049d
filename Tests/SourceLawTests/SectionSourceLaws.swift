import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Two sections of its own, then those of a source, and one below them.
final class TownScreen: TableScreen {
  let source: SectionSource
  init(_ source: SectionSource) {
    self.source = source
    super.init()
  }
  override var tableData: [Section] {
    [
      Section("First") { [.title: "1"] }, .sections(from: source),
      Section("Last") { [.title: "9"] },
    ]
  }
}

/// What holds for a source of sections, wherever their rows are kept.
@MainActor struct SectionSourceLaws {
  static let people = [
    Person(id: "1", name: "Ada", town: "Bath"), Person(id: "2", name: "Bo", town: "York"),
    Person(id: "3", name: "Cy", town: "Bath"),
  ]

  func shown(_ kind: StoreKind) async throws -> (LawTable, PeopleStore, SectionSource) {
    let store = try await PeopleStore(kind)
    store.cell = { person in
      [
        .title: person.name,
        .children: person.id == "1" ? .cells(expanded: true) { [.title: "below"] } : nil,
      ]
    }
    try await store.set(Self.people)
    let source = store.sections()
    return (try await LawTable(TownScreen(source)), store, source)
  }

  /// The titles of the sections, without that of the rows that only make a result long.
  func sections(_ table: LawTable) -> [String] {
    table.host.sectionTitles.compactMap { $0 == "Others" ? nil : $0 }
  }

  /// The rows of a section.
  func rows(_ table: LawTable, _ title: String) -> [String]? {
    table.host.sectionTitles.firstIndex(of: title).map { table.titles[$0] }
  }

  @Test(arguments: StoreKind.allCases) func `sections stand where the source was named`(
    kind: StoreKind
  ) async throws {
    let (table, _, _) = try await shown(kind)
    #expect(sections(table) == ["First", "Bath", "York", "Last"])
    #expect(rows(table, "Bath") == ["Ada", "below", "Cy"])
    #expect(rows(table, "York") == ["Bo"])
  }

  @Test(arguments: StoreKind.allCases) func `who comes is inserted in a section`(kind: StoreKind)
    async throws
  {
    let (table, store, _) = try await shown(kind)
    try await store.set(store.people + [Person(id: "5", name: "Ed", town: "Bath")])
    try await table.settle()
    #expect(table.host.changes.first?.insertedPaths == [TablePath(1, 3)])
    #expect(table.host.layout.dataPath(at: TablePath(1, 3)) == DataPath(section: 1, row: 2))
    #expect(table.host.layout.sourceIndex(at: TablePath(1, 3)) == 2)
    try await store.set([Person(id: "4", name: "Di", town: "York")] + store.people)
    try await table.settle()
    #expect(sections(table) == ["First", "York", "Bath", "Last"])
  }

  @Test(arguments: StoreKind.allCases, [true, false]) func `a hook may see to a change itself`(
    kind: StoreKind, isHandled: Bool
  ) async throws {
    let (table, store, source) = try await shown(kind)
    var asked: [TableSourceChange] = []
    source.onContentChange = {
      asked.append($0)
      return isHandled
    }
    var people = store.people
    people[1].name = "Bob"
    try await store.set(people)
    try await table.settle()
    #expect(asked.map(\.to) == [DataPath(section: 2, row: 0)])
    #expect(asked.map(\.from) == asked.map(\.to))
    #expect(table.refreshed == (isHandled ? 0 : 1))
  }

  @Test(arguments: StoreKind.allCases) func `children go with their row`(kind: StoreKind)
    async throws
  {
    let (table, store, _) = try await shown(kind)
    try await store.set([Self.people[1], Self.people[2], Self.people[0]])
    try await table.settle()
    #expect(rows(table, "Bath") == ["Cy", "Ada", "below"])
    var people = store.people
    people[2].town = "York"
    try await store.set(people)
    try await table.settle()
    #expect(rows(table, "York") == ["Bo", "Ada", "below"])
    #expect(rows(table, "Bath") == ["Cy"])
  }

  @Test(arguments: StoreKind.allCases) func `without people sections go, and come to their place`(
    kind: StoreKind
  ) async throws {
    let (table, store, _) = try await shown(kind)
    try await store.set([])
    try await table.settle()
    #expect(table.host.changes.first?.deletedSections == [1, 2])
    try await store.set([Self.people[1]])
    try await table.settle()
    #expect(table.host.changes.contains { $0.insertedSections == [1] })
    #expect(sections(table) == ["First", "York", "Last"])
  }

  @Test(arguments: StoreKind.allCases) func `random people end as a new screen would show them`(
    kind: StoreKind
  ) async throws {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let (table, store, _) = try await shown(kind)
    for step in 0..<Effort.rounds(kind.rounds) {
      var ids = (1..<14).filter { _ in random.once(in: 2) }
      ids.shuffle(using: &random)
      try await store.set(
        ids.map { id in
          Person(
            id: "\(id)", name: "\(id) \(random.once(in: 2))",
            town: ["A", "B", "C"].randomElement(using: &random) ?? "")
        })
      try await table.settle()
      try await table.expectSame(
        as: TownScreen(store.sections()), "step \(step) of seed \(seed), \(kind)")
    }
  }
}
