import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

final class StatesScreen: TableScreen {
  static let states = [
    "North Carolina", "New York", "Oregon", "North Dakota", "New Mexico", "Élan", "New Jersey",
    "New Hampshire", "São Paulo",
  ]
  var words = StatesScreen.states
  var hooks: [String] = []
  override class var settings: Settings { [.searchable(placeholder: "States"), .indexable()] }
  override var tableData: [Section] {
    [
      Section("States", footer: "All of them", cells: words.map { [.title: $0] }),
      Section("Others") {
        [.title: "Hidden", .searchable: false]
        [.title: "Found by text", .searchText: "nickname"]
        [.title: "Host", .children: .cells { [.title: "Deep Newt"] }]
      },
    ]
  }
  override func willBeginSearch() { hooks.append("begin") }
  override func onSearchChanged(_ query: String) { hooks.append("change \(query)") }
  override func willEndSearch() { hooks.append("end") }
}

/// A search filters what shows, and nothing else.
@MainActor struct SearchTests {
  let screen = StatesScreen()

  @Test(arguments: [
    ("New", ["New York", "New Mexico", "New Jersey", "New Hampshire", "Host"]),
    ("north", ["North Carolina", "North Dakota"]),
    ("elan", ["Élan"]), ("  SAO  ", ["São Paulo"]), ("nickname", ["Found by text"]),
    ("hidden", []), ("zzz", []),
  ]) func `a query leaves the rows that hold it`(query: String, titles: [String]) async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search(query)
    #expect(table.titles == titles)
    #expect(screen.isSearching)
    try await table.endSearch()
    #expect(table.titles.count == 12)
  }

  @Test(arguments: [
    ("stras", "Straße", [0..<5]), ("se", "Straße", [4..<6]), ("in", "ﬁnden", [0..<2]),
    ("fi", "ﬁnden", [0..<1]), ("f", "ﬁnden", [0..<1]),
  ]) func `parts of a letter that folds to several find it, and mark the whole letter`(
    query: String, title: String, matches: [Range<Int>]
  ) async throws {
    screen.words = ["Straße", "ﬁnden", "Oder"]
    let table = try await HeadlessHost.show(screen)
    try await table.search(query)
    #expect(table.titles.contains(title) && !table.titles.contains("Oder"))
    let texts = table.row(title)?.texts ?? []
    #expect(texts.first?.matches == matches)
  }

  @Test func `what is found is never more than what was looked at`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.search?.total == nil, "nothing is looked for")
    try await table.search("  ")
    try await table.expand("Host")
    #expect(table.titles.contains("Deep Newt"))
    #expect(table.chrome.search?.found == 12)
    #expect(table.chrome.search?.total == 12)
  }

  @Test func `a query of spaces finds all that can be found`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("  ")
    #expect(table.titles.count == 11)
    #expect(!table.titles.contains("Hidden"))
  }

  @Test func `sections without a match vanish, others keep title and footer`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("oregon")
    #expect(table.sectionTitles == ["States"])
    #expect(table.layout.content(ofSection: 0).footer == "All of them")
    #expect(table.chrome.index == [])
  }

  @Test func `what is searched for is known until the search ends`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search(" North ")
    #expect(screen.searchString == "north")
    #expect(screen.originalSearchString == " North ")
    #expect(table.chrome.search?.found == 2)
    try await table.endSearch()
    #expect(screen.searchString == nil)
    #expect(screen.originalSearchString == nil)
    #expect(screen.hooks == ["begin", "change  North ", "end"])
  }

  @Test func `an update while searching filters again`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("new")
    screen.words = ["New Delhi", "Oslo"]
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["New Delhi", "Host"])
  }

  @Test func `a search never unmasks`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.mask(.path(DataPath(0, 1)))
    try await table.search("New York")
    #expect(table.titles == [])
    #expect(table.chrome.emptyText == "No results")
  }

  @Test func `what was found is marked in the title`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("lan")
    #expect(table.row("Élan")?.texts.first?.matches == [1..<4])
  }

  @Test func `a method of the screen can match instead`() async throws {
    let table = try await HeadlessHost.show(MatchingScreen())
    try await table.search("b")
    #expect(table.titles == ["ab", "bc"])
  }

  @Test func `a long lazy section is found in slices`() async throws {
    let table = try await HeadlessHost.show(LongScreen())
    try await table.search("row 19999")
    #expect(table.titles == ["Row 19999"])
    #expect(table.chrome.search?.isIndexing == false)
    try await table.search("row 123")
    #expect(table.titles.count == 111)
  }

  @Test func `a scope limits what a search finds`() async throws {
    let table = try await HeadlessHost.show(ScopedScreen())
    #expect(table.chrome.search?.hidesInitially == true)
    try await table.search("te")
    #expect(table.titles == ["tea", "tealight"])
    try await table.selectScope("Short")
    #expect(table.titles == ["tea"])
    try await table.search("")
    #expect(table.titles == ["tea", "milk"])
    try await table.endSearch()
    #expect(table.titles.count == 3)
    #expect(table.chrome.search?.scope == 0)
  }

  @Test func `subtitles are searched where the screen says so`() async throws {
    let table = try await HeadlessHost.show(ScopedScreen())
    try await table.search("SUB 4")
    #expect(table.titles == ["milk"])
  }

  @Test func `a search elsewhere shows its answer in place of the table`() async throws {
    let screen = RemoteScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.search("tea")
    #expect(table.titles == ["tea 1", "tea 2"])
    #expect(table.sectionTitles == ["Found"])
    #expect(table.chrome.search?.total == nil, "nobody knows how much there is elsewhere")
    #expect(table.frame(columns: 60, rows: 8).contains("2 found · esc ends"))
    try await table.endSearch()
    #expect(table.titles == ["at home"])
  }

  @Test func `a search elsewhere is asked again for another scope`() async throws {
    let screen = RemoteScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.search("tea")
    try await table.selectScope("Near")
    #expect(screen.asked == ["tea", "tea"])
    #expect(table.titles == ["tea 1 near", "tea 2"])
  }

  @Test func `a position on screen and one as written lead to their cells`() async throws {
    let table = try await HeadlessHost.show(ScopedScreen())
    let screen = try #require(table.screen)
    try await table.search("milk")
    #expect(screen.cell(at: TablePath(0, 0))?.title == "milk")
    #expect(screen.cell(at: DataPath(group: .main, section: 0, row: 0))?.title == "tea")
    #expect(screen.cell(at: TablePath(0, 1)) == nil)
    #expect(screen.cell(at: DataPath(group: .main, section: 3, row: 7)) == nil)
  }

  @Test func `only what was typed last is asked for, and late answers never show`() async throws {
    let screen = RemoteScreen()
    let table = try await HeadlessHost.show(screen)
    screen.isOpen["slow"] = false
    screen.send(.search("s"))
    screen.send(.search("slow"))
    try await until { !screen.asked.isEmpty }
    #expect(screen.asked == ["slow"])
    #expect(table.chrome.search?.isIndexing == true)
    #expect(table.chrome.search?.found == nil)
    try await table.search("quick")
    screen.isOpen["slow"] = true
    try await table.settle()
    for _ in 0..<10 { await Task.yield() }
    #expect(table.titles == ["quick 1", "quick 2"])
  }

  @Test func `an error of a search elsewhere is shown in place of the rows`() async throws {
    let table = try await HeadlessHost.show(RemoteScreen())
    try await table.search("down")
    #expect(table.chrome.failure == "The server is down")
    #expect(table.titles == [])
  }

  @Test func `the index leads to the first section of each letter`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.index == [.init(title: "S", section: 0), .init(title: "O", section: 1)])
    try await table.jump(to: "O")
    #expect(table.top == TablePath(1, 0))
  }
}

final class ScopedScreen: TableScreen {
  override class var settings: Settings {
    [.searchable(scopes: ["All", "Short"], includesSubtitles: true, hidesInitially: true)]
  }
  override var tableData: [Section] {
    [
      Section(
        cells: ["tea", "tealight", "milk"].map { (word: String) in
          [.title: word, .subtitle: "sub \(word.count)"]
        })
    ]
  }
  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
    scope == 0 || (cell.title?.count ?? 0) < 5
  }
}

struct ServerDown: LocalizedError {
  var errorDescription: String? { "The server is down" }
}

final class RemoteScreen: TableScreen {
  var asked: [String] = []
  var isOpen: [String: Bool] = [:]
  override class var settings: Settings {
    [
      .searchable(
        scopes: ["All", "Near"], debounce: .milliseconds(1), remotely: RemoteScreen.find)
    ]
  }
  override var tableData: [Section] { [Section { [.title: "at home"] }] }
  func find(_ query: String) async throws -> [Section] {
    asked.append(query)
    while isOpen[query] == false { await Task.yield() }
    if query == "down" { throw ServerDown() }
    let near = searchScope == 1 ? " near" : ""
    return [Section("Found", cells: [[.title: "\(query) 1\(near)"], [.title: "\(query) 2"]])]
  }
}

final class MatchingScreen: TableScreen {
  override class var settings: Settings { [.searchable(matching: MatchingScreen.matches)] }
  override var tableData: [Section] {
    [Section(cells: ["ab", "bc", "cd"].map { word in [.title: word] })]
  }
  func matches(_ cell: Cell, _ query: String) -> Bool { cell.title?.contains(query) ?? false }
}

final class LongScreen: TableScreen {
  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] {
    [Section(count: 20_000, searchText: { "Row \($0)" }, cell: LongScreen.row)]
  }
  func row(_ index: Int) -> Cell { [.title: "Row \(index)"] }
}
