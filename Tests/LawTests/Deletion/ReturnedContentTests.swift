import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A row that was out of the table for a while, deleted or while a source gave others, shows what its data say by now, as do the
/// rows below it.
@MainActor @Suite struct ReturnedContentTests {
  struct Item: Identifiable, Equatable {
    let id: String
  }

  @Observable @MainActor final class Notes {
    var text = "old"
    var list = ["one"]
  }

  private final class Group: TableGroup {
    let notes: Notes
    init(_ notes: Notes) { self.notes = notes }
    override var sections: [TableSection] { [TableSection(cells: notes.list.map { [.title: $0] })] }
  }

  private final class Rows: TableScreen {
    override class var settings: Settings { [.searchable()] }
  }

  private func subtitle(of title: String, _ table: HeadlessHost) -> String? {
    table.row(title)?.texts.last?.text.plain
  }

  /// How the row leaves and comes back.
  enum Way: CaseIterable { case deleted, aside }

  private func leave(_ way: Way, _ title: String, _ screen: TableScreen, _ table: HeadlessHost)
    async throws
  {
    switch way {
    case .deleted: try await table.delete(title)
    case .aside:
      screen.model.setSource(
        ArraySource([Item(id: "other")]) { [.title: $0.id] }, of: .section("S"))
    }
    try await table.settle()
    #expect(!table.titles.contains(title))
  }

  private func comeBack(_ way: Way, _ screen: TableScreen, _ table: HeadlessHost) async throws {
    switch way {
    case .deleted: try await table.undo()
    case .aside: screen.model.setSource(nil, of: .section("S"))
    }
    try await table.settle()
  }

  @Test(arguments: Way.allCases)
  func `a row of an item shows what it reads`(way: Way) async throws {
    let notes = Notes()
    let items = [Item(id: "a"), Item(id: "b")]
    let screen = Rows(
      model: TableModel([
        TableSection("S", items: items) {
          [.title: $0.id, .subtitle: notes.text, .editingStyle: .delete]
        }
      ]))
    let table = try await HeadlessHost.show(screen)
    #expect(subtitle(of: "a", table) == "old")
    try await leave(way, "a", screen, table)
    notes.text = "new"
    try await table.settle()
    try await comeBack(way, screen, table)
    #expect(subtitle(of: "a", table) == "new")
    #expect(subtitle(of: "b", table) == "new")
    notes.text = "newer"
    try await table.settle()
    #expect(subtitle(of: "a", table) == "newer")
  }

  @Test(arguments: Way.allCases)
  func `rows of items below it show what they read`(way: Way) async throws {
    let notes = Notes()
    let below = TableSection("In", items: [Item(id: "in")]) {
      [.title: $0.id, .subtitle: notes.text]
    }
    let screen = Rows(
      model: TableModel([
        TableSection("S") {
          [
            .title: "host", .id: "host", .editingStyle: .delete,
            .children: .sections([below], expanded: true),
          ]
        }
      ]))
    let table = try await HeadlessHost.show(screen)
    #expect(subtitle(of: "in", table) == "old")
    try await leave(way, "host", screen, table)
    notes.text = "new"
    try await table.settle()
    try await comeBack(way, screen, table)
    #expect(subtitle(of: "in", table) == "new")
  }

  @Test(arguments: Way.allCases, [false, true])
  func `the group below it shows its sections of now`(way: Way, isExpanded: Bool) async throws {
    let notes = Notes()
    let group = Group(notes)
    let screen = Rows(
      model: TableModel([
        TableSection("S") {
          [
            .title: "a", .id: "a", .editingStyle: .delete,
            .children: .group(group, expanded: isExpanded),
          ]
        }
      ]))
    let table = try await HeadlessHost.show(screen)
    if !isExpanded {
      try await table.expand("a")
      try await table.collapse("a")
    }
    try await leave(way, "a", screen, table)
    notes.list = ["one", "two"]
    try await table.settle()
    try await comeBack(way, screen, table)
    if !isExpanded { try await table.expand("a") }
    #expect(table.titles == ["a", "one", "two"])
    notes.list = ["two"]
    try await table.settle()
    #expect(table.titles == ["a", "two"])
  }

  @Test(arguments: Way.allCases)
  func `a search looks into the group below it`(way: Way) async throws {
    let notes = Notes()
    notes.list = ["deep"]
    let group = Group(notes)
    let screen = Rows(
      model: TableModel([
        TableSection("S") {
          [.title: "x", .id: "x", .editingStyle: .delete, .children: .group(group)]
        },
        TableSection("Other") { [.title: "y"] },
      ]))
    let table = try await HeadlessHost.show(screen)
    try await leave(way, "x", screen, table)
    try await table.search("deep")
    try await comeBack(way, screen, table)
    #expect(table.titles == ["x"])
  }

  @Test(arguments: Way.allCases)
  func `sources below it show their rows of now`(way: Way) async throws {
    let own = ArraySource([Item(id: "one")]) { [.title: $0.id] }
    let keyed = KeyedSource([Item(id: "k x")], by: { $0.id }) { [.title: $0.id] }
    let screen = Rows(
      model: TableModel([
        TableSection("S") {
          [
            .title: "h", .id: "h", .editingStyle: .delete,
            .children: .sections(
              [.sections(from: keyed), TableSection("In", source: own)], expanded: true),
          ]
        }
      ]))
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["h", "k x", "one"])
    try await leave(way, "h", screen, table)
    own.items.append(Item(id: "two"))
    keyed.items.append(Item(id: "k y"))
    try await table.settle()
    try await comeBack(way, screen, table)
    #expect(table.titles == ["h", "k x", "k y", "one", "two"])
  }
}
