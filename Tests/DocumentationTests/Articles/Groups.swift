// swift-format-ignore-file
// The examples of “Groups and sources”, word for word.
import TableScreen
import Testing
import TableScreenTesting

final class FolderScreen: TableScreen {
  override var tableData: [Section] { [
    Section("Mail") {
      [.title: "Inbox", .children: .cells(expanded: true) {
        [.title: "Work", .children: .cells { [.title: "Invoices"] }]
        [.title: "Home"]
      }]
      [.title: "Archive", .children: .cells(FolderScreen.years, 2026)]
    },
  ] }

  func years(_ last: Int) async throws -> [Cell] { (0..<3).map { [.title: "\(last - $0)"] } }
}

final class FilterGroup: TableGroup {
  var unreadOnly = false
  override var sections: [TableSection] { [
    TableSection("Filters") {
      [.title: "Unread only", .accessory: .switch(\FilterGroup.unreadOnly)]
      [.title: "Reset", .action: .perform(FilterGroup.reset)]
    },
  ] }

  func reset() { unreadOnly = false }
}

final class FilteredScreen: TableScreen {
  let filters = FilterGroup()
  override var tableData: [Section] { [Section("Letters") { [.title: "From Ada"] }] }

  override func onLoad() {
    do { try model.insert(filters, .beforeMain) } catch { onError(error) }
  }
}

final class ExpertScreen: TableScreen {
  override var tableData: [Section] { [
    Section("Basics") {
      [.title: "Name"]
      [.title: "Port", .tag: "expert", .masked: true]
    },
    Section("Advanced") { [.title: "Log level"] }.tagged("expert").masked(),
  ] }
}

struct Person: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var city: String
}

final class PeopleScreen: TableScreen {
  let people = ArraySource([Person(id: 1, name: "Ada", city: "London")]) { person in [.title: person.name] }
  override var tableData: [Section] { [Section("People", source: people)] }
}

final class CitiesScreen: TableScreen {
  let people = KeyedSource([Person](), by: { $0.city }) { person in [.title: person.name] }
  override var tableData: [Section] { [Section { [.title: "Add"] }, .sections(from: people)] }
}

final class StopwatchSource: RowSource {
  var laps: [Int] = [] { didSet { didChange() } }
  override var rows: TableSection {
    TableSection(items: laps, id: \.self) { lap in [.title: "\(lap) s"] }
  }
}

@MainActor struct GroupExamples {
  @Test func `rows have rows below them`() async throws {
    let table = try await HeadlessHost.show(FolderScreen())
    #expect(table.titles == ["Inbox", "Work", "Home", "Archive"])
    try await table.expand("Work")
    try await table.expand("Archive")
    #expect(table.titles == ["Inbox", "Work", "Invoices", "Home", "Archive", "2026", "2025", "2024"])
    try await table.collapse("Inbox")
    #expect(table.titles == ["Inbox", "Archive", "2026", "2025", "2024"])
  }

  @Test func `a group answers the actions of its own rows`() async throws {
    let screen = FilteredScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.sectionTitles == ["Filters", "Letters"])
    try await table.toggle("Unread only")
    #expect(screen.filters.unreadOnly)
    try await table.tap("Reset")
    #expect(!screen.filters.unreadOnly)
  }

  @Test func `what is masked shows when it is asked for`() async throws {
    let screen = ExpertScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["Name"])

    screen.unmask(.tag("expert"))
    try await table.settle()
    #expect(table.titles == ["Name", "Port", "Log level"])
  }

  @Test func `a source says that its rows have changed`() async throws {
    let screen = PeopleScreen()
    let table = try await HeadlessHost.show(screen)
    screen.people.items.append(Person(id: 2, name: "Grace", city: "New York"))
    try await table.settle()
    #expect(table.titles == ["Ada", "Grace"])
  }

  @Test func `a source can give sections`() async throws {
    let screen = CitiesScreen()
    let table = try await HeadlessHost.show(screen)
    screen.people.items = [Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Grace", city: "New York")]
    try await table.settle()
    #expect(table.sectionTitles == ["", "London", "New York"])
  }

  @Test func `a source of one's own calls didChange`() async throws {
    let laps = StopwatchSource()
    let screen = TableScreen(model: TableModel([TableSection("Laps", source: laps)]))
    let table = try await HeadlessHost.show(screen)
    laps.laps = [61, 59]
    try await table.settle()
    #expect(table.titles == ["61 s", "59 s"])
  }

  @Test func `a table can own its rows`() async throws {
    let model = TableModel([
      TableSection("Today", cells: [[.id: "milk", .title: "Milk"], [.id: "tea", .title: "Tea"]])
        .defaults([.editingStyle: .delete, .moveable: true]),
      TableSection("Later", cells: []),
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))

    try model.insertRows([[.id: "bread", .title: "Bread"]], at: .after("milk"))
    try model.moveRows("tea", to: .first(in: .section("Later")))
    try model.editRows("milk", merging: [.subtitle: "2 liters"])
    try await table.settle()
    #expect(table.titlesBySection == [["Milk", "Bread"], ["Tea"]])

    try await table.delete("Milk")
    try await table.undo()
    #expect(table.titlesBySection == [["Milk", "Bread"], ["Tea"]])
    #expect(throws: TableEditError.self) { try model.deleteRows("coffee") }
  }
}
