import TableScreen
import TableScreenTesting
import Testing

/// A row that is described as hidden is in no frame, whatever kind of section it stands in.
@MainActor struct DescribedMaskTests {
  private struct Word: Identifiable, Equatable {
    let id: Int
    var title: String { "word \(id)" }
    var isHidden: Bool { id % 3 == 1 }
  }

  enum Kind: CaseIterable { case cells, items, searchedItems, count, source }

  private final class Words: TableScreen {
    let kind: Kind
    var words: [Word]
    /// Which of them are hidden.
    let isHidden: (Word) -> Bool
    /// How many rows were made.
    var made = 0
    private lazy var source = ArraySource(words) { [unowned self] in cell($0) }
    override class var settings: Settings { [.searchable()] }

    init(_ kind: Kind, _ count: Int, isHidden: @escaping (Word) -> Bool = \.isHidden) {
      self.kind = kind
      self.isHidden = isHidden
      words = (0..<count).map { Word(id: $0) }
      super.init()
    }

    override var tableData: [Section] {
      switch kind {
      case .cells: [Section(cells: words.map { cell($0) })]
      case .items: [Section(items: words) { [unowned self] in cell($0) }]
      // A search looks at these without making them.
      case .searchedItems:
        [Section(items: words, searchText: { $0.title }) { [unowned self] in cell($0) }]
      case .count: [Section(count: words.count, cell: Words.row)]
      case .source: [Section(id: "words", source: source)]
      }
    }

    func row(_ index: Int) -> Cell { cell(words[index]) }

    private func cell(_ word: Word) -> Cell {
      made += 1
      return [.title: word.title, .masked: isHidden(word)]
    }

    func replace(_ words: [Word]) {
      self.words = words
      source.items = words
      updateTableData()
    }
  }

  /// The words in a frame, by their numbers.
  private func words(in frame: String) -> [Int] {
    frame.split(separator: "\n").compactMap { line in
      line.firstRange(of: "word ").flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
    }
  }

  private func words(in titles: [String?]) -> [Int] {
    titles.compactMap { $0.flatMap { Int($0.dropFirst(5)) } }
  }

  @Test(arguments: Kind.allCases) func `hidden rows are not in the first frame`(kind: Kind)
    async throws
  {
    let table = try await HeadlessHost.show(Words(kind, 8))
    #expect(words(in: table.frame(columns: 40, rows: 20)) == [0, 2, 3, 5, 6])
    #expect(table.layout.rowCount == 5)
  }

  @Test(arguments: Kind.allCases) func `hidden rows are not in the first page`(kind: Kind)
    async throws
  {
    let table = try await HeadlessHost.show(Words(kind, 100))
    table.pageLength = 6
    #expect(words(in: table.page.map(\.title)) == [0, 2, 3, 5, 6, 8])
  }

  @Test(arguments: Kind.allCases) func `hidden rows are found by no title`(kind: Kind) async throws
  {
    let table = try await HeadlessHost.show(Words(kind, 8))
    #expect(table.row("word 4") == nil)
    #expect(table.path(of: "word 1") == nil)
    #expect(table.row(at: TablePath(0, 1))?.title == "word 2")
    #expect(words(in: table.titles) == [0, 2, 3, 5, 6])
    #expect(table.titlesBySection.map(words(in:)) == [[0, 2, 3, 5, 6]])
    await #expect(throws: HeadlessError.self) { try await table.tap("word 7") }
  }

  @Test(arguments: Kind.allCases) func `rows that come hidden do not show`(kind: Kind) async throws
  {
    let screen = Words(kind, 1)
    let table = try await HeadlessHost.show(screen)
    #expect(words(in: table.frame(columns: 40, rows: 20)) == [0])
    screen.replace((0..<6).map { Word(id: $0) })
    #expect(words(in: table.frame(columns: 40, rows: 20)) == [0, 2, 3, 5])
  }

  @Test(arguments: Kind.allCases) func `a search does not show hidden rows`(kind: Kind) async throws
  {
    let table = try await HeadlessHost.show(Words(kind, 20))
    table.visibleScreen.send(.beginSearch)
    table.visibleScreen.send(.search("d 1"))
    #expect(words(in: table.frame(columns: 40, rows: 20)) == [11, 12, 14, 15, 17, 18])
  }

  @Test(arguments: Kind.allCases) func `what comes into view is hidden already`(kind: Kind)
    async throws
  {
    let screen = Words(kind, 3_000)
    let table = try await HeadlessHost.show(screen)
    screen.scroll(to: .rows(1_500..<1_501, section: 0), at: .top)
    let page = words(in: table.page.map(\.title))
    #expect(page.count == table.pageLength)
    #expect(page == Array((1_500..<1_600).filter { $0 % 3 != 1 }.prefix(page.count)))
    if kind != .cells { #expect(screen.made < 100) }
  }

  @Test(arguments: [Kind.items, .count, .source]) func `a frame makes some pages of rows at most`(
    kind: Kind
  ) async throws {
    let screen = Words(kind, 1_000_000) { _ in true }
    let table = try await HeadlessHost.show(screen)
    screen.made = 0
    _ = table.frame(columns: 40, rows: 24)
    #expect(1...1_000 ~= screen.made)
    let before = table.layout.rowCount
    _ = table.frame(columns: 40, rows: 24)
    #expect(table.layout.rowCount < before, "the next frame goes on")
  }

  @Test(arguments: [Kind.items, .count, .source])
  func `rows behind many hidden ones show in the end`(kind: Kind) async throws {
    let table = try await HeadlessHost.show(Words(kind, 3_000) { $0.id < 2_990 })
    for _ in 0..<20 {
      _ = table.frame(columns: 40, rows: 24)
      try await table.settle()
    }
    #expect(words(in: table.frame(columns: 40, rows: 24)) == Array(2_990..<3_000))
  }

  @Test func `a host that shows others at once makes few of them in a turn`() async throws {
    let screen = Words(.items, 2_000) { _ in true }
    let host = EagerHost()
    let window = TableNavigator([screen], host: host)
    window.start()
    host.drawFirst(of: screen)
    for _ in 0..<10 { await Task.yield() }
    #expect(2...100 ~= screen.made)
  }
}

/// A host that asks for the first row whenever others show.
private final class EagerHost: TableHost {
  let capabilities: HostCapabilities = []

  func drawFirst(of screen: any HostedScreen) {
    if let row = screen.layout.row(at: TablePath(0, 0)) {
      _ = screen.content(of: row.id, cell: TableRowCell())
    }
  }

  func navigate(_ change: TableNavigationChange) {}
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) { drawFirst(of: screen) }
  func refreshChrome(of screen: any HostedScreen) {}
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {}
}
