import TableScreen
import TableScreenTesting
import Testing

/// A row that a search has found elsewhere is not the row of the table that has the same id: what a person did to the one
/// stays with it, whenever the other comes or goes.
@MainActor @Suite struct FoundRowsTests {
  /// A directory whose names are looked for on a server.
  private final class Directory: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Directory.find)]
    }
    /// The names of the table.
    var names = ["Ann"]
    /// What the server knows.
    var known = ["Ann"]
    var note = "old"
    var foundNote = "old"
    /// Holds an answer back that the server has given already, until it is resumed.
    var isHolding = false
    private(set) var held: CheckedContinuation<Void, Never>?

    override var tableData: [Section] {
      [
        Section(
          "Names",
          cells: names.map { [.id: .key($0), .title: $0, .bind: .draft(\Directory.note)] })
      ]
    }

    func find(_ text: String) async -> [Section] {
      let cells: [Cell] = known.map {
        [.id: .key($0), .title: $0, .bind: .draft(\Directory.foundNote)]
      }
      if isHolding { await withCheckedContinuation { held = $0 } }
      return [Section("Found", cells: cells)]
    }

    /// Waits until an answer is held back.
    func hold() async {
      isHolding = true
      search("n")
      updateTableData()
      while held == nil { await Task.yield() }
    }

    /// Lets the answer arrive in the turn in which the table is read again.
    func read(_ names: [String]) {
      isHolding = false
      held?.resume()
      held = nil
      self.names = names
      updateTableData()
    }
  }

  @Test func `a row that is found as the table loses it does not take its mask along`() async throws
  {
    let screen = Directory()
    let table = try await HeadlessHost.show(screen)
    screen.mask("Ann")
    await screen.hold()
    screen.read([])
    try await table.settle()
    #expect(table.titles == ["Ann"])
    try await table.endSearch()
    screen.read(["Ann"])
    try await table.settle()
    #expect(table.titles == [])
    screen.unmask("Ann")
    #expect(table.titles == ["Ann"])
  }

  @Test func `a row that is found as the table loses it does not take along what was typed`()
    async throws
  {
    let screen = Directory()
    let table = try await HeadlessHost.show(screen)
    try await table.type("new", into: "Ann")
    await screen.hold()
    screen.read([])
    try await table.settle()
    #expect(table.row("Ann")?.fieldText == .text("old"))
    try await table.endSearch()
    screen.read(["Ann"])
    try await table.settle()
    #expect(table.row("Ann")?.fieldText == .text("new"))
    try await screen.commitForm()
    #expect((screen.note, screen.foundNote) == ("new", "old"))
  }

  @Test func `a row that comes as it is found no more is not hidden as the found one was`()
    async throws
  {
    let screen = Directory()
    screen.names = []
    let table = try await HeadlessHost.show(screen)
    try await table.search("n")
    screen.mask("Ann")
    #expect(table.titles == [])
    screen.known = []
    await screen.hold()
    screen.read(["Ann"])
    try await table.settle()
    try await table.endSearch()
    #expect(table.titles == ["Ann"])
  }

  @Test(arguments: [true, false])
  func `a mask that waits for a row of the table is not heeded by one that is found`(
    isShownAgain: Bool
  ) async throws {
    let screen = Directory()
    screen.names = []
    let table = try await HeadlessHost.show(screen)
    screen.mask("Ann")
    try await table.search("n")
    #expect(table.titles == ["Ann"])
    #expect(screen.isMasked("Ann"))
    if isShownAgain { screen.unmask("Ann") }
    try await table.endSearch()
    screen.read(["Ann"])
    try await table.settle()
    #expect(table.titles == (isShownAgain ? ["Ann"] : []))
  }

  @Test func `what was typed into a row that was found is written after the search`() async throws {
    let screen = Directory()
    screen.names = []
    let table = try await HeadlessHost.show(screen)
    try await table.search("n")
    try await table.type("new", into: "Ann")
    try await table.endSearch()
    #expect(screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.foundNote == "new")
  }

  // MARK: Sources

  private struct Job: Identifiable, Equatable {
    let id: Int
    var list = "Open"
    var title: String { "Job \(id)" }
  }

  /// Jobs of which others are found on a server; sources tell of the changes of both.
  private final class Jobs: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .zero, remotely: Jobs.find)]
    }
    let open = ArraySource([Job(id: 1)]) { [.title: $0.title] }
    let done = ArraySource<Job> { [.title: $0.title] }
    let lists = KeyedSource<String, Job>(by: { $0.list }) { [.title: $0.title] }
    let found = ArraySource([Job(id: 1)]) { [.title: $0.title] }
    let foundLists = KeyedSource<String, Job>(by: { $0.list }) { [.title: $0.title] }

    override var tableData: [Section] {
      [
        Section("Open", source: open), Section("Done", source: done),
        .sections(from: lists),
      ]
    }

    func find(_ text: String) async -> [Section] {
      [Section("Found", source: found), .sections(from: foundLists)]
    }
  }

  @Test func `a row keeps its mask in another section as one of its id is found no more`()
    async throws
  {
    let screen = Jobs()
    let table = try await HeadlessHost.show(screen)
    screen.mask(.id(1))
    try await table.search("j")
    screen.mask(.node(try #require(table.layout.row(at: TablePath(0, 0))).id))
    #expect(table.titles == [])
    screen.update {
      screen.done.items = screen.open.items
      screen.open.items = []
      screen.found.items = []
    }
    try await table.settle()
    try await table.endSearch()
    #expect(table.titles == [])
    screen.unmask(.id(1))
    #expect(table.titles == ["Job 1"])
  }

  @Test func `a section that is found as the table loses it does not take its mask along`()
    async throws
  {
    let screen = Jobs()
    let later = [Job(id: 2, list: "Later")]
    screen.lists.items = later
    let table = try await HeadlessHost.show(screen)
    screen.mask(.section("Later"))
    try await table.search("j")
    screen.update {
      screen.lists.items = []
      screen.foundLists.items = later
    }
    try await table.settle()
    #expect(table.titles == ["Job 1", "Job 2"])
    screen.update {
      screen.lists.items = later
      screen.foundLists.items = []
    }
    try await table.settle()
    try await table.endSearch()
    #expect(table.titles == ["Job 1"])
  }
}

extension RowContent {
  /// What stands in its field.
  fileprivate var fieldText: TableValue? { controls.first?.value }
}
