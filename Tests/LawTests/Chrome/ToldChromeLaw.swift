import Observation
import TableScreen
import TestSupport
import Testing

/// The law of what stands around the rows: a host that reads it only when it is told shows what is so.
@MainActor @Suite struct ToldChromeLaw {
  /// What an app says in one place, by a number that changes.
  enum Part: CaseIterable {
    case title, below, tab, index, header, footer, button, children, lazy, masked
  }

  @Observable @MainActor final class Facts {
    private var numbers: [Part: Int] = [:]
    subscript(part: Part) -> Int {
      get { numbers[part] ?? 0 }
      set { numbers[part] = newValue }
    }
  }

  private struct Item: Identifiable, Equatable, Sendable { let id: Int }

  private final class Below: TableScreen {
    let facts: Facts
    init(_ facts: Facts) {
      self.facts = facts
      super.init()
    }
    override var title: String { "Below \(facts[.below])" }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  private final class Other: TableScreen {
    let facts: Facts
    init(_ facts: Facts) {
      self.facts = facts
      super.init()
    }
    override var title: String { "Other \(facts[.tab])" }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  private final class Top: TableScreen {
    let facts: Facts
    init(_ facts: Facts) {
      self.facts = facts
      super.init()
    }
    override class var settings: Settings { [.searchable(), .indexable()] }
    override var title: String { "Top \(facts[.title])" }
    override var tableHeader: RowElement? { .text("Header \(facts[.header])") }
    override var tableFooter: RowElement? { .text("Footer \(facts[.footer])") }
    override var tableIndex: [TableIndexEntry]? {
      [TableIndexEntry("\(facts[.index] % 10)", section: "rows")]
    }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .trailing ? [BarButton("Button \(facts[.button])", action: .submit)] : []
    }
    override var tableData: [Section] {
      [
        Section("Rows", id: "rows") {
          [.title: "alpha"]
          [.title: "beta", .children: .cells(Top.children)]
        },
        Section("Items", items: (0..<3).map(Item.init)) { [facts] item in
          [
            .title: "item \(item.id) \(facts[.lazy])",
            .masked: item.id < facts[.masked] % 4,
          ]
        },
      ]
    }
    func children() -> [Cell] { (0...facts[.children] % 5).map { [.title: "child \($0)"] } }
  }

  /// Keeps what stood around the rows when it was told of it last.
  private final class Keeper: TableHost {
    let capabilities: HostCapabilities = []
    private(set) var chrome: ScreenChrome?
    weak var window: TableNavigator?
    func navigate(_ change: TableNavigationChange) { chrome = window?.visibleScreen.chrome }
    func apply(
      _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
    ) {}
    func refreshChrome(of screen: any HostedScreen) { chrome = screen.chrome }
    func scroll(
      to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen
    ) {}
  }

  @Test(arguments: Effort.some((0..<40).map { UInt64($0) }))
  func `a host that is told of it shows what is so`(seed: UInt64) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let (facts, host) = (Facts(), Keeper())
    let (below, top) = (Below(facts), Top(facts))
    let window = TableNavigator([below, Other(facts)], host: host)
    host.window = window
    window.start()
    below.open(top)
    try await until { top.layout.rowCount == 5 }
    let beta = try #require(top.layout.row(at: TablePath(0, 1))?.id)
    if random.once(in: 2) {
      top.send(.setExpanded(beta, true))
      if random.once(in: 2) { top.send(.setExpanded(beta, false)) }
    }
    var steps: [String] = []
    for _ in 0..<12 {
      if random.once(in: 4) {
        let query = ["alpha", "child", "item", ""].randomElement(using: &random) ?? ""
        top.send(query.isEmpty ? .endSearch : .search(query))
        steps.append("search \(query)")
      } else {
        let part = Part.allCases.randomElement(using: &random) ?? .title
        facts[part] += 1
        steps.append("\(part)")
      }
      // What is told comes within a few turns.
      for _ in 0..<60 { await Task.yield() }
      #expect(host.chrome == top.chrome, "seed \(Seed.value &+ seed), \(steps)")
      if host.chrome != top.chrome { break }
    }
    window.end()
  }

  /// What keeps a row from the screen.
  enum Hiding: CaseIterable { case search, mask, section }

  private final class Counting: TableScreen {
    var count: Int { model.cells(.all).count }
    override class var settings: Settings { [.searchable()] }
    override var title: String { "\(count)" }
    override var tableHeader: RowElement? { .text("\(count) things") }
    override var tableFooter: RowElement? { .text("\(count) in all") }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .trailing ? [BarButton("\(count)", action: .submit)] : []
    }
  }

  /// Who deletes a row.
  enum Deleter: CaseIterable { case app, person }

  @Test(arguments: Hiding.allCases, Deleter.allCases)
  func `rows that nothing shows count as well`(hiding: Hiding, by deleter: Deleter) async throws {
    let screen = Counting(
      model: TableModel([
        TableSection("Bag", id: "bag", cells: [[.title: "Book"], [.title: "Socks"]]),
        TableSection(
          "Box", id: "box", cells: [[.id: "Towel", .title: "Towel", .editingStyle: .delete]]),
      ]))
    let host = Keeper()
    let window = TableNavigator([screen], host: host)
    host.window = window
    window.start()
    let towel = try #require(screen.model.resolve(.id("Towel")).first)
    if deleter == .person { screen.send(.delete([towel])) }
    switch hiding {
    case .search: screen.send(.search("book"))
    case .mask: screen.setMasked(true, of: .id("Towel"))
    case .section: screen.setMasked(true, of: .section("box"))
    }
    try await until { screen.model.resolve(.id("Towel")).compactMap(screen.layout.tablePath) == [] }
    if deleter == .app { try screen.model.deleteRows(.id("Towel")) }
    try await until { screen.count == 2 }
    for _ in 0..<60 { await Task.yield() }
    #expect(host.chrome == screen.chrome)
    #expect(screen.chrome.title == "2")
    #expect(screen.chrome.tableHeader == .text("2 things"))
    #expect(screen.chrome.tableFooter == .text("2 in all"))
    #expect(screen.chrome.trailing.map(\.label) == ["2"])
    if deleter == .person {
      screen.send(.undo)
      #expect(host.chrome == screen.chrome)
      #expect(screen.chrome.tableHeader == .text("3 things"))
    }
    window.end()
  }
}
