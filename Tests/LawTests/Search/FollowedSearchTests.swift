import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A search finds what rows say now, whatever changed them: an edit by hand, a reading, a reload, or a property that they read.
@MainActor @Suite struct FollowedSearchTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var ref = 0
  }

  @Observable @MainActor final class Name {
    var text: String
    init(_ text: String) { self.text = text }
  }

  @Observable @MainActor final class Store {
    var items = (0..<100).map { Item(id: $0, ref: $0) }
    @ObservationIgnored let names = (0..<300).map { Name("name \($0)") }
  }

  private final class Rows: TableScreen {
    override class var settings: Settings { [.searchable()] }
  }

  @Test func `a row of an item that was edited by hand is found by what it shows`() async throws {
    let titles = [1: "Anthem", 2: "Ballad"]
    let screen = Rows(
      model: TableModel([
        TableSection(
          "S", items: [Item(id: 1), Item(id: 2)], searchText: { "\(titles[$0.id] ?? "") zebra" }
        ) { [.title: titles[$0.id]] }
      ]))
    let table = try await HeadlessHost.show(screen)
    try await table.search("anthem")
    #expect(table.titles == ["Anthem"])
    try screen.model.editRows(.id(1), merging: [.title: "Bread"])
    try await table.settle()
    #expect(table.titles == [])
    try await table.search("bread")
    #expect(table.titles == ["Bread"])
    try await table.search("zebra")
    #expect(table.titles == ["Bread", "Ballad"])
    try screen.model.editRows(.id(2), merging: [.subtitle: "a song"])
    try await table.search("ballad")
    #expect(table.titles == ["Ballad"])
  }

  private final class Names: TableScreen {
    let store = Store()
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      let names = store.names
      return [Section("R", items: store.items) { [.title: names[$0.ref].text] }]
    }
  }

  @Test func `it follows what a row reads whose item has changed in its place`() async throws {
    let screen = Names()
    let table = try await HeadlessHost.show(screen)
    try await table.search("zzz")
    #expect(table.titles == [])
    screen.store.items[90].ref = 200
    try await table.settle()
    screen.store.names[200].text = "zzz"
    try await table.settle()
    #expect(table.titles == ["zzz"])
  }

  @Test func `it follows what a row reads whose cell is kept no longer`() async throws {
    let name = Name("first")
    let screen = Rows(
      model: TableModel([
        TableSection("S", items: (0..<5_000).map { Item(id: $0) }) {
          [.title: $0.id == 0 ? name.text : "row \($0.id)"]
        }
      ]))
    let table = try await HeadlessHost.show(screen)
    #expect(table.page.first?.title == "first")
    try await table.search("first")
    #expect(table.titles == ["first"])
    try await table.endSearch()
    // More rows are made than are kept.
    _ = screen.model.cells(.section("S")).count
    name.text = "zzz"
    try await table.settle()
    try await table.search("first")
    #expect(table.titles == [])
    try await table.search("zzz")
    #expect(table.titles == ["zzz"])
  }

  @Test func `it finds reloaded rows by what they say now`() async throws {
    var name = "one"
    let screen = Rows(
      model: TableModel([
        TableSection("S", items: [Item(id: 1), Item(id: 2)]) {
          [.title: $0.id == 1 ? name : "two"]
        }
      ]))
    let table = try await HeadlessHost.show(screen)
    try await table.search("one")
    #expect(table.titles == ["one"])
    try await table.endSearch()
    for isWhole in [false, true] {
      name = isWhole ? "yak" : "zebra"
      if isWhole {
        try screen.model.reloadSections(.section("S"))
      } else {
        try screen.model.reloadRows(.id(1))
      }
      try await table.search(name)
      #expect(table.titles == [name])
      try await table.search("one")
      #expect(table.titles == [])
      try await table.endSearch()
    }
  }

  private final class Flagged: TableScreen {
    var isEarly = true
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "C", .searchable: !isEarly]
          [.title: "D", .searchText: isEarly ? "foo" : nil]
          [.title: "B", .subtitle: isEarly ? "x" : "y"]
        }
      ]
    }
  }

  @Test func `it finds rows that may be searched now, and forgets texts that are gone`()
    async throws
  {
    let screen = Flagged()
    let table = try await HeadlessHost.show(screen)
    try await table.search("foo")
    #expect(table.titles == ["D"])
    try await table.search("c")
    #expect(table.titles == [])
    screen.isEarly = false
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["C"])
    try await table.search("foo")
    #expect(table.titles == [])
  }

  private final class Below: TableGroup {
    let text: String
    init(_ text: String) { self.text = text }
    override var sections: [TableSection] { [TableSection { [.title: text] }] }
  }

  private final class Stacked: TableGroup {
    let store: Place
    init(_ store: Place) { self.store = store }
    override var sections: [TableSection] {
      [TableSection("G", cells: store.isInGroup ? [store.row, [.title: "other"]] : [])]
    }
  }

  @Observable @MainActor final class Place {
    var isInGroup = true
    @ObservationIgnored private let group = Below("deep")
    var row: TableCell { [.id: "x", .title: "x", .children: .group(group)] }
  }

  private final class Adopting: TableScreen {
    let place = Place()
    private lazy var stacked = Stacked(place)
    override class var settings: Settings { [.searchable(), .selectable(.multiple)] }
    override func onLoad() { _ = try? model.insert(stacked, .beforeMain) }
    override var tableData: [Section] {
      [Section("Own", cells: place.isInGroup ? [] : [place.row])]
    }
  }

  @Test(arguments: [false, true])
  func `it looks below a row that went to another group`(isSelected: Bool) async throws {
    let screen = Adopting()
    let table = try await HeadlessHost.show(screen)
    if isSelected { screen.select("x") }
    screen.place.isInGroup = false
    try await table.settle()
    try await table.search("deep")
    #expect(table.titles == ["x"])
  }

  @Test func `within an update rows that it finds are not said to be filtered out`() async throws {
    let screen = Rows(
      model: TableModel([
        TableSection("S") {
          [.id: "x", .title: "ax"]
          [.id: "y", .title: "ay"]
          [.id: "z", .title: "z"]
        }
      ]))
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    let nodes = try ["y", "z"].map { try #require(screen.model.resolve(.id(.key($0))).first) }
    let seen = screen.update {
      screen.mask("x")
      return nodes.map { screen.model.visibility(of: $0) }
    }
    #expect(seen == [[], [.filtered]])
    #expect(table.titles == ["ay"])
  }
}
