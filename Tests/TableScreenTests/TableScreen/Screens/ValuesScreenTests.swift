import TableScreenTesting
import Testing

@testable import TableScreen

/// Every kind of value and of action of the contract works.
@MainActor struct ValuesScreenTests {
  @Test func `every row of the contract shows`() async throws {
    let table = try await HeadlessHost.show(ValuesScreen())
    #expect(table.layout.rowCount(in: 1) == 1_000_000)
    let titles = table.titles(in: 0)
    #expect(titles.contains("Any hashable id"))
    #expect(titles.contains("Otherwise"))
    #expect(titles.suffix(3) == ["Row 1", "Row 2", "Row 3"])
  }

  @Test func `no literal of the contract holds a mistake`() async throws {
    let found = try await TableDiagnostics.collect {
      _ = try await HeadlessHost.show(ValuesScreen())
    }
    #expect(found == [])
  }

  @Test func `rows of a million are made only when they are shown`() async throws {
    let table = try await HeadlessHost.show(CountingScreen())
    #expect(CountingScreen.made == 0)
    _ = table.page
    #expect(CountingScreen.made == table.pageLength)
    table.scroll(to: TablePath(0, 999_990), at: .top, in: table.visibleScreen)
    #expect(table.page.map(\.title).last == "Row 999999")
    #expect(CountingScreen.made == table.pageLength + 10)
  }

  @Test func `a subclass adds settings and sections to what it inherits`() async throws {
    let screen = MoreValuesScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.search != nil)
    #expect(screen.settingValues.longPressDuration == 1)
    #expect(table.sectionTitles == ["Values", "A million", "More"])
  }

  @Test func `a generic screen shows its items`() async throws {
    let screen = ListScreen<ToDo>()
    screen.items = [ToDo(id: 1, title: "a")]
    let table = try await HeadlessHost.show(screen)
    #expect(table.layout.rowCount == 1)
  }

  @Test func `a screen's own observed state is tracked`() async throws {
    let screen = FilteredScreen()
    screen.filter = "one"
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["one"])
    screen.filter = "two"
    try await table.settle()
    #expect(table.titles == ["two"])
    #expect(table.changes.count == 1)
  }

  @Test func `conditional rows come and go with what they depend on`() async throws {
    let screen = ValuesScreen()
    let table = try await HeadlessHost.show(screen)
    screen.values.isOn = true
    try await table.settle()
    #expect(table.row(at: TablePath(0, 14))?.title == "Sometimes")
    #expect(table.changes.count == 1)
  }

  @Test func `an element that is gone is neither read nor written`() async throws {
    let screen = ValuesScreen()
    screen.values.items = [ToDo(id: 3, title: "third")]
    let table = try await HeadlessHost.show(screen)
    let path = TablePath(0, 6)
    #expect(table.row(at: path)?.controls.first?.value == .text("third"))
    try await table.type("changed", into: "Of an element")
    #expect(screen.values.items[0].title == "changed")
    screen.values.items = []
    try await table.settle()
    #expect(table.row(at: path)?.controls.first?.isEnabled == false)
  }

  @Test func `a group's methods answer its rows`() async throws {
    let screen = GroupScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Host")
    try await table.tap("Pick")
    #expect(screen.group.picked == [3])
  }
}

final class CountingScreen: TableScreen {
  static var made = 0
  override var tableData: [Section] { [Section(count: 1_000_000, cell: CountingScreen.row)] }
  func row(_ index: Int) -> Cell {
    Self.made += 1
    return [.title: "Row \(index)"]
  }
}

final class PickingGroup: TableGroup {
  var picked: [Int] = []
  func pick(_ number: Int) { picked.append(number) }
  override var sections: [TableSection] {
    [TableSection { [.title: "Pick", .action: .perform(PickingGroup.pick, 3)] }]
  }
}

final class GroupScreen: TableScreen {
  let group = PickingGroup()
  override var tableData: [Section] {
    [Section { [.title: "Host", .children: .group(group)] }]
  }
}
