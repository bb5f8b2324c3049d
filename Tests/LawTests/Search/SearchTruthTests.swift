import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What a search shows is true of what is asked now, and of the data as it is now.
@MainActor @Suite struct SearchTruthTests {
  // MARK: What the app decides

  private final class Letters: TableScreen {
    override class var settings: Settings {
      [
        .searchable(scopes: ["All", "Starred"]), .indexable(), .emptyText("No letters."),
        .noResultsText("No such letter."),
      ]
    }
    var starred: Set<String> = ["Ann"]
    var tags = ["Ann": "new", "Bea": "old"]

    override var tableData: [Section] {
      [Section("All", cells: ["Ann", "Bea"].map { [.title: $0, .tag: tags[$0]] })]
    }

    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scope == 0 || starred.contains(cell.title ?? "") || cell.tags.contains("starred")
    }
  }

  @Test func `a reading filters by a set of the screen's own again`() async throws {
    let screen = Letters()
    let table = try await HeadlessHost.show(screen)
    try await table.send(.beginSearch)
    try await table.selectScope("Starred")
    #expect(table.titles == ["Ann"])
    screen.starred = ["Bea"]
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["Bea"])
  }

  @Test func `a reading filters by tags again, though nothing that shows has changed`() async throws
  {
    let screen = Letters()
    screen.starred = []
    let table = try await HeadlessHost.show(screen)
    try await table.send(.beginSearch)
    try await table.selectScope("Starred")
    #expect(table.titles == [])
    screen.tags["Bea"] = "starred"
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["Bea"])
  }

  private final class Matching: TableScreen {
    override class var settings: Settings { [.searchable(matching: Matching.matches)] }
    var wanted = 1

    override var tableData: [Section] {
      [
        Section {
          [.title: "One", .arguments: .values(["number": 1])]
          [.title: "Two", .arguments: .values(["number": 2])]
          [.title: "Never", .arguments: .values(["number": 1]), .searchable: false]
        }
      ]
    }

    func matches(_ cell: Cell, _ query: String) -> Bool {
      cell.arguments["number", as: Int.self] == wanted
    }
  }

  @Test func `a reading asks a matcher of the app's own again`() async throws {
    let screen = Matching()
    let table = try await HeadlessHost.show(screen)
    try await table.search("x")
    #expect(table.titles == ["One"])
    screen.wanted = 2
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["Two"])
  }

  @Test func `a matcher of the app's own is not asked about what no search finds`() async throws {
    let table = try await HeadlessHost.show(Matching())
    try await table.search("x")
    #expect(!table.titles.contains("Never"))
  }

  // MARK: Scopes

  @Test func `a scope without a text is a search`() async throws {
    let screen = Letters()
    let table = try await HeadlessHost.show(screen)
    #expect(!table.chrome.index.isEmpty)
    try await table.send(.beginSearch)
    try await table.selectScope("Starred")
    #expect(screen.isSearching)
    #expect(table.chrome.index.isEmpty)
    #expect(table.chrome.search?.phase == .filtering)
    #expect(table.chrome.search?.found == 1)
    screen.starred = []
    screen.updateTableData()
    try await table.settle()
    #expect(table.chrome.emptyText == "No such letter.")
    try await table.endSearch()
    #expect(!screen.isSearching)
    #expect(table.titles == ["Ann", "Bea"])
  }

  // MARK: Elsewhere

  private struct Down: LocalizedError {
    var errorDescription: String? { "The server is down." }
  }

  private final class Remote: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Remote.find), .noResultsText("Unknown.")]
    }
    var isDown = false
    var answer: [String: [String]] = ["a": ["Ann", "Ada"], "b": ["Bea"]]
    var asked: [String] = []
    /// Holds an answer back until it is let go.
    var gate: AsyncStream<Void>?

    override var tableData: [Section] { [Section(cells: [[.title: "At home"]])] }

    func find(_ text: String) async throws -> [Section] {
      asked.append(text)
      if let gate { for await _ in gate { break } }
      if isDown { throw Down() }
      return [Section(cells: (answer[text] ?? []).map { [.title: $0] })]
    }
  }

  @Test func `a failed search shows the failure, no rows and no count, and can be tried again`()
    async throws
  {
    let screen = Remote()
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    #expect(table.titles == ["Ann", "Ada"])
    screen.isDown = true
    try await table.search("b")
    #expect(table.titles == [])
    #expect(table.chrome.failure == "The server is down.")
    #expect(table.chrome.emptyText == "Unknown." || table.chrome.emptyText == nil)
    #expect(table.chrome.search?.found == nil)
    #expect(table.chrome.notice == nil)
    screen.isDown = false
    try await table.retry()
    #expect(table.titles == ["Bea"])
    #expect(table.chrome.failure == nil)
    #expect(table.chrome.search?.found == 1)
    try await table.endSearch()
    #expect(table.titles == ["At home"])
    #expect(table.chrome.failure == nil)
  }

  @Test func `the answer to one question never stands under another`() async throws {
    let screen = Remote()
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    let (gate, opener) = AsyncStream<Void>.makeStream()
    screen.gate = gate
    screen.send(.search("b"))
    #expect(table.titles == [])
    #expect(table.chrome.search?.found == nil)
    #expect(table.chrome.waiting == TableWords.current.searching)
    opener.yield()
    try await table.settle()
    #expect(table.titles == ["Bea"])
  }

  @Test func `a reading asks elsewhere again, and keeps the rows meanwhile`() async throws {
    let screen = Remote()
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    screen.answer["a"] = ["Ada"]
    screen.updateTableData()
    #expect(table.titles == ["Ann", "Ada"])
    try await table.settle()
    #expect(table.titles == ["Ada"])
    #expect(screen.asked == ["a", "a"])
  }

  // MARK: Nothing typed

  private final class Words: TableScreen {
    override class var settings: Settings {
      [.searchable(scopes: ["All", "New"], matching: Words.matches)]
    }
    var answer: Bool?
    override var tableData: [Section] {
      [
        Section(cells: [
          [.title: "Ann Lee", .tag: "new"], [.title: "Bea", .tag: "new"], [.title: "Cy"],
        ])
      ]
    }
    func matches(_ cell: Cell, _ text: String) -> Bool {
      answer ?? (cell.title ?? "").split(separator: " ").contains { $0 == text }
    }
    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scope == 0 || cell.tags.contains("new")
    }
  }

  @Test(arguments: [nil, true, false])
  func `while nothing is typed a scope alone decides, whatever the app's matching says`(
    answer: Bool?
  ) async throws {
    let screen = Words()
    screen.answer = answer
    let table = try await HeadlessHost.show(screen)
    try await table.send(.beginSearch)
    try await table.selectScope("New")
    #expect(table.titles == ["Ann Lee", "Bea"])
    try await table.send(.search("Lee"))
    #expect(table.titles == [nil: ["Ann Lee"], true: ["Ann Lee", "Bea"], false: []][answer])
    try await table.send(.search(""))
    #expect(table.titles == ["Ann Lee", "Bea"])
    try await table.selectScope("All")
    #expect(table.titles == ["Ann Lee", "Bea", "Cy"])
  }

  // MARK: What a hook reveals

  private final class Focusing: TableScreen {
    override class var settings: Settings { [.searchable()] }
    var name = ""
    override var tableData: [Section] {
      [
        Section {
          [.title: "Ann"]
          [
            .id: "name", .title: "Name", .bind: .to(\Focusing.name),
          ]
        }
      ]
    }
    override func onSearchChanged(_ query: String) { if query == "Ann" { focus("name") } }
  }

  @Test func `a row that a hook of the search gives the focus is revealed, and has it`()
    async throws
  {
    let table = try await HeadlessHost.show(Focusing())
    try await table.search("Ann")
    #expect(table.titles == ["Ann", "Name"])
    #expect(table.focusedTitle == "Name")
  }
}
