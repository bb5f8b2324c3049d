import TableScreen
import TableScreenTesting
import Testing

/// The rows of a remote search are rows of their own, which come back as they were.
@MainActor @Suite struct RemoteResultTests {
  private final class Form: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Form.find), .selectable(.multiple), .drafts]
    }
    var value = "old"

    override var tableData: [Section] { [Section("Home") { [.title: "Own", .id: "own"] }] }

    func find(_ query: String) async throws -> [Section] {
      [
        Section("Found", id: "found") {
          [.title: "Hit", .id: "hit"]
          [.title: "Field", .id: "field", .bind: .to(self, \.value)]
        }
      ]
    }
  }

  @Test(arguments: ["query", "text", "end"])
  func `what a person has given a result comes back with it`(way: String) async throws {
    let screen = Form()
    let table = try await HeadlessHost.show(screen)
    try await table.search("x")
    try await table.tap("Hit")
    try await table.type("typed", into: "Field")
    switch way {
    case "query": break
    case "text": try await table.search("")
    default: try await table.endSearch()
    }
    #expect(screen.form.isDirty && (way == "query" || table.titles == ["Own"]))
    try await table.search("y")
    #expect(screen.selectedIDs == ["hit"])
    #expect(screen.form.isDirty && screen.form["field"].value == .text("typed"))
    try await table.endSearch()
    try await screen.commitForm()
    #expect(screen.value == "typed")
  }

  @Test func `rows of the table are not on screen while results are`() async throws {
    let screen = Form()
    let table = try await HeadlessHost.show(screen)
    let own = try #require(screen.model.resolve("own").first)
    let section = try #require(screen.layout.sectionID(at: 0))
    #expect(screen.visibility(of: own) == [] && screen.visibility(of: section) == [])
    try await table.search("x")
    #expect(screen.visibility(of: own) == [.filtered])
    #expect(screen.visibility(of: section) == [.filtered])
    let hit = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    #expect(screen.visibility(of: hit) == [])
  }

  private final class Sections: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Sections.find)]
    }
    let source = Loading()
    override var tableData: [Section] { [Section("Home", source: source)] }

    func find(_ query: String) async throws -> [Section] {
      if query == "none" { return [] }
      return [
        Section("Songs", cells: []),
        Section("Artists") {
          [
            .title: "Hit", .children: .cells { [[.title: "Song 1"], [.title: "Song 2"]] },
          ]
        },
      ]
    }

    final class Loading: RowSource {
      override init() {
        super.init()
        setLoading(true)
      }
    }
  }

  @Test func `a section without results does not show`() async throws {
    let table = try await HeadlessHost.show(Sections())
    try await table.search("q")
    #expect(table.sectionTitles == ["Artists"])
  }

  @Test func `the rows below a result count before it is opened, and after`() async throws {
    let table = try await HeadlessHost.show(Sections())
    try await table.search("q")
    #expect(table.titles == ["Hit"] && table.chrome.search?.found == 3)
    try await table.expand("Hit")
    #expect(table.titles.count == 3 && table.chrome.search?.found == 3)
  }

  @Test func `that nothing is found shows while the table's own rows are being loaded`()
    async throws
  {
    let table = try await HeadlessHost.show(Sections(), waitingAtMost: .milliseconds(10))
    #expect(table.chrome.waiting == "Loading…")
    try await table.waiting(atMost: .seconds(1)) { try await table.search("none") }
    for _ in 0..<200 where table.chrome.search?.isIndexing == true {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(table.chrome.waiting == nil && table.chrome.emptyText == "No results")
    #expect(table.chrome.search?.found == 0)
  }

  private final class Owned: TableScreen {
    override class var settings: Settings { [.searchable(debounce: .zero, remotely: Owned.find)] }
    var calls = 0
    func find(_ query: String) async throws -> [Section] {
      calls += 1
      return [Section("Found") { [.title: "Hit", .id: "hit", .editingStyle: .delete] }]
    }
  }

  @Test func `a result that a person deletes is no row of the model`() async throws {
    let model = TableModel([TableSection("Home") { [.title: "Hit", .id: "hit"] }])
    let screen = Owned(model: model)
    let table = try await HeadlessHost.show(screen)
    try await table.search("q")
    try await table.delete("Hit")
    #expect(screen.calls == 2 && table.chrome.notice?.offersUndo != true)
    try await table.endSearch()
    #expect(table.titles == ["Hit"])
  }
}
