import TableScreen
import TableScreenTesting
import Testing

/// Nobody searches in a screen that is closed, whatever it is asked meanwhile.
@MainActor @Suite struct ClosedSearchTests {
  private final class Local: TableScreen {
    override class var settings: Settings { [.searchable(scopes: ["All", "One"])] }
    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scope == 0 || cell.title?.hasSuffix("1") == true
    }
    override var tableData: [Section] {
      [Section("T", cells: ["own 1", "own 2"].map { [.title: $0] })]
    }
  }

  private final class Remote: TableScreen {
    override class var settings: Settings {
      [.searchable(scopes: ["All", "One"], debounce: .zero, remotely: Remote.find)]
    }
    var asked = 0
    override var tableData: [Section] {
      [Section(cells: ["own 1", "own 2"].map { [.title: $0] })]
    }
    func find(_ text: String) async throws -> [Section] {
      asked += 1
      return [Section { [.title: "found \(text)"] }]
    }
  }

  private final class Owning: TableScreen {
    override class var settings: Settings { [.searchable()] }
  }

  /// A screen that can be searched.
  enum Kind: CaseIterable {
    case local, remote, owning
    @MainActor func make() -> TableScreen {
      switch self {
      case .local: Local()
      case .remote: Remote()
      case .owning:
        Owning(model: TableModel([TableSection(cells: [[.title: "own 1"], [.title: "own 2"]])]))
      }
    }
  }

  /// What is asked of it while it is closed.
  enum Call: CaseIterable {
    case update, search, scope, begin, end, restore, commit
    @MainActor func ask(_ screen: TableScreen) async {
      switch self {
      case .update: screen.updateTableData()
      case .search: screen.search("1")
      case .scope: screen.setSearchScope(1)
      case .begin: screen.beginSearch()
      case .end: screen.endSearch()
      case .restore:
        var state = TableState()
        state.searchText = ""
        screen.restore(state)
      case .commit: try? await screen.commitForm()
      }
    }
  }

  @Test(arguments: Kind.allCases, Call.allCases)
  func `a screen that is opened again shows its own rows`(kind: Kind, call: Call) async throws {
    for wasSearching in [false, true] {
      let (home, screen) = (TableScreen(), kind.make())
      let table = try await HeadlessHost.show(home)
      home.open(screen)
      try await table.settle()
      if wasSearching { try await table.search("1") }
      screen.close()
      try await table.settle()
      await call.ask(screen)
      for _ in 0..<20 { await Task.yield() }
      home.open(screen)
      try await table.settle()
      #expect(table.titles == ["own 1", "own 2"], "\(wasSearching)")
      let isBegun = call == .restore
      #expect(table.chrome.search?.phase == (isBegun ? .entered : .off))
      #expect(!screen.isSearching && screen.searchScope == 0)
      try await table.search("1")
      #expect(table.titles == [kind == .remote ? "found 1" : "own 1"])
      try await table.endSearch()
      #expect(table.titles == ["own 1", "own 2"])
      table.close()
    }
  }

  @Test func `nothing is asked elsewhere for a screen that is closed`() async throws {
    let (home, screen) = (TableScreen(), Remote())
    let table = try await HeadlessHost.show(home)
    home.open(screen)
    try await table.search("a")
    #expect(screen.asked == 1)
    screen.close()
    screen.updateTableData()
    screen.search("b")
    for _ in 0..<20 { await Task.yield() }
    #expect(screen.asked == 1)
  }

  @Test func `a screen that was never open begins with what it was asked to search for`()
    async throws
  {
    let screen = Local()
    screen.search("1")
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["own 1"])
    #expect(table.chrome.search?.phase == .filtering)
    try await table.endSearch()
    #expect(table.titles == ["own 1", "own 2"])
  }

  @Test func `a state that is restored while the screen is closed shows when it is opened again`()
    async throws
  {
    let (home, screen) = (TableScreen(), Local())
    let table = try await HeadlessHost.show(home)
    home.open(screen)
    try await table.settle()
    screen.close()
    var state = TableState()
    state.searchText = "2"
    screen.restore(state)
    home.open(screen)
    try await table.settle()
    #expect(table.titles == ["own 2"])
    #expect(table.chrome.search?.text == "2")
  }
}
