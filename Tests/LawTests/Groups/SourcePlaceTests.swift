import TableScreen
import TableScreenTesting
import Testing

/// The sections of a source stand where the source was put, also if it had none by then, and whatever left the table since.
@MainActor @Suite struct SourcePlaceTests {
  struct Item: Identifiable, Equatable {
    let id: String
  }

  private func source(_ ids: String...) -> KeyedSource<String, Item> {
    KeyedSource(ids.map { Item(id: $0) }, by: { $0.id }) { [.title: $0.id] }
  }

  private func section(_ title: String) -> TableSection { TableSection(title, cells: []) }

  @Test func `an empty source that is inserted at the top stays there`() async throws {
    let (other, empty) = (source("x"), source())
    let model = TableModel([section("First"), .sections(from: other)])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    let places = try model.insertSections([.sections(from: empty)], at: .index(0))
    #expect(places == 0..<0)
    empty.items.append(Item(id: "y"))
    try await table.settle()
    #expect(table.sectionTitles == ["y", "First", "x"])
  }

  @Test func `an empty source keeps its place as the section before it leaves`() async throws {
    let empty = source()
    let model = TableModel([section("A"), section("B"), .sections(from: empty), section("C")])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.deleteSections(.section("B"))
    empty.items.append(Item(id: "y"))
    try await table.settle()
    #expect(table.sectionTitles == ["A", "y", "C"])
  }

  @Test func `an empty source keeps its place as the section before it is moved`() async throws {
    let empty = source()
    let model = TableModel([section("A"), section("B"), .sections(from: empty), section("C")])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.moveSections(.section("B"), to: .last)
    empty.items.append(Item(id: "y"))
    try await table.settle()
    #expect(table.sectionTitles == ["A", "y", "C", "B"])
  }

  private final class Two: TableScreen {
    let (first, second): (KeyedSource<String, Item>, KeyedSource<String, Item>)
    init(_ first: KeyedSource<String, Item>, _ second: KeyedSource<String, Item>) {
      (self.first, self.second) = (first, second)
      super.init()
    }
    override var tableData: [Section] {
      [
        Section("A", cells: []), .sections(from: first), .sections(from: second),
        Section("C", cells: []),
      ]
    }
  }

  @Test func `an empty source keeps its place as the sections of the one before it leave`()
    async throws
  {
    let screen = Two(source("x"), source())
    let table = try await HeadlessHost.show(screen)
    screen.first.items = []
    try await table.settle()
    screen.second.items = [Item(id: "y")]
    try await table.settle()
    #expect(table.sectionTitles == ["A", "y", "C"])
    screen.first.items = [Item(id: "z")]
    try await table.settle()
    #expect(table.sectionTitles == ["A", "z", "y", "C"])
  }

  @Test func `the places of inserted sections are those of all that a source has`() async throws {
    let model = TableModel([section("A")])
    let source = source("x", "y", "z")
    #expect(try model.insertSections([.sections(from: source)], at: .index(0)) == 0..<3)
    #expect(try model.insertSections([section("B")], at: .last) == 4..<5)
  }

  @Test func `items whose key does not equal itself share a section`() async throws {
    let items = ["p1", "p2", "p3"].map { Item(id: $0) }
    let prices = ["p1": Double.nan, "p2": 1.5, "p3": .nan]
    let source = KeyedSource(items, by: { prices[$0.id] ?? 0 }) { [.title: $0.id] }
    let table = try await HeadlessHost.show(
      TableScreen(model: TableModel([.sections(from: source)])))
    #expect(table.titles == ["p1", "p3", "p2"])
    source.items.removeFirst()
    try await table.settle()
    #expect(table.titles == ["p2", "p3"])
  }

  @Test func `rows that are not made yet stay as they are while their section is edited`()
    async throws
  {
    let model = TableModel([
      TableSection("S", id: "s", items: (0..<60).map { Item(id: "\($0)") }) { [.title: $0.id] }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    _ = table.page
    try model.editSections(.section("s")) {
      $0 = $0.defaults([.subtitle: "sub"])
      $0.title = "T"
    }
    try await table.settle()
    #expect(table.sectionTitles == ["T"])
    let texts = model.cells(.section("s")).compactMap { $0[.subtitle] as String? }
    #expect(texts == [])
  }
}
