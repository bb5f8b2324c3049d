import TableScreen
import TableScreenTesting
import Testing

private let states = """
  Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,\
  Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,\
  Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,\
  New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,\
  South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,\
  Wisconsin,Wyoming
  """.split(separator: ",").map { String($0) }

private class AllStatesScreen: TableScreen {
  var ends = 0
  override class var settings: Settings { [.searchable(), .noResultsText("Nada!")] }
  override var tableData: [Section] {
    [
      Section(
        "States",
        cells: states.map { [.title: $0, .arguments: .values(["stabbed": "\($0) stabby"])] })
    ]
  }
  override func willEndSearch() { ends += 1 }
}

/// Every word of the query has to be in what the row does not show.
private final class StabbyScreen: AllStatesScreen {
  override class var settings: Settings {
    [.searchable(hidesInitially: true, matching: StabbyScreen.matches)]
  }
  func matches(_ cell: Cell, _ query: String) -> Bool {
    let text = cell.arguments["stabbed", as: String.self]?.lowercased() ?? ""
    return query.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}

private final class GroupsScreen: TableScreen {
  var hasNameless = false
  override class var settings: Settings { [.indexable(), .refreshable()] }
  override var tableData: [Section] {
    let titles = ["Apple", "Google", "Microsoft", "Oracle", "Sun", "UNIX"].map { "\($0) Group" }
    let sections = titles.map { title in Section(title) { [.title: title] } }
    return hasNameless ? sections + [Section { [.title: "nameless"] }] : sections
  }
}

private final class AlphabetScreen: TableScreen {
  override class var settings: Settings { [.indexable()] }
  override var tableData: [Section] {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { letter in
      Section("Chapter", id: .key(letter)) { [.title: "\(letter)"] }.indexed(as: "\(letter)")
    }
  }
}

/// The states are searched, as ProMotion searches them.
@MainActor struct SearchAndIndexTests {
  @Test(.promotion(81, 82, 83, 85, 91)) func `a query leaves its states until the search ends`()
    async throws
  {
    let screen = AllStatesScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.search != nil)
    #expect(table.titles.count == 50)
    try await table.search("New")
    #expect(table.titles == ["New Hampshire", "New Jersey", "New Mexico", "New York"])
    try await table.search("North")
    #expect(table.titles.count == 2)
    #expect(screen.ends == 0)
    try await table.endSearch()
    #expect(!screen.isSearching)
    #expect(table.titles.count == 50)
    #expect(screen.ends == 1)
  }

  @Test(.promotion(86, 87)) func `a matcher of one's own looks where it likes`() async throws {
    let screen = StabbyScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.search("New Stabby")
    #expect(table.layout.sectionCount == 1)
    #expect(table.titles == ["New Hampshire", "New Jersey", "New Mexico", "New York"])
  }

  @Test(.promotion(89, 90, 97), arguments: [false, true])
  func `a query without a hit leaves nothing, and says so`(hasMatcher: Bool) async throws {
    let screen = hasMatcher ? StabbyScreen() : AllStatesScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.search("Totally Bogus")
    #expect(table.titles == [])
    #expect(table.layout.sectionCount == 0)
    #expect(table.layout.rowCount == 0)
    #expect(hasMatcher || table.chrome.emptyText == "Nada!")
  }

  @Test(.promotion(93, 94)) func `the field is in view unless it hides at first`() async throws {
    let plain = try await HeadlessHost.show(AllStatesScreen())
    #expect(plain.chrome.search?.hidesInitially == false)
    let hiding = try await HeadlessHost.show(StabbyScreen())
    #expect(hiding.chrome.search?.hidesInitially == true)
  }

  @Test(.promotion(95)) func `what was typed is known until the search ends`() async throws {
    let screen = AllStatesScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.search("North")
    #expect(screen.searchString == "north")
    #expect(screen.originalSearchString == "North")
    try await table.endSearch()
    #expect(screen.searchString == nil)
    #expect(screen.originalSearchString == nil)
  }

  @Test(.promotion(98, 99)) func `the index has a letter for each title`() async throws {
    let screen = GroupsScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.index.map(\.title) == ["A", "G", "M", "O", "S", "U"])
    screen.hasNameless = true
    screen.updateTableData()
    #expect(table.chrome.index.map(\.title) == ["A", "G", "M", "O", "S", "U"])
  }

  @Test(.promotion(101)) func `sections may say what leads to them`() async throws {
    let table = try await HeadlessHost.show(AlphabetScreen())
    #expect(table.chrome.index.map(\.title).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    try await table.jump(to: "T")
    #expect(table.page.first?.title == "T")
  }

  @Test(.promotion(102, 103)) func `a refreshable screen has a refresh control from the start`()
    async throws
  {
    let table = try await HeadlessHost.show(GroupsScreen())
    #expect(table.chrome.refresh?.isRefreshing == false)
    let other = try await HeadlessHost.show(AllStatesScreen())
    #expect(other.chrome.refresh == nil)
  }
}
