import TestSupport
import Testing

@testable import TableCore

/// A filter by itself, over rows that are just there: what it finds is what a walk over the titles finds.
@MainActor struct TableFilterTests {
  nonisolated static let seeds = (1...20).map { UInt64($0) }

  @Test(arguments: seeds) func `a filter finds what a walk over the rows finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let table = PlainTable(titles: (0..<200).map { _ in PlainTable.title(using: &random) })
    let filter = TableFilter(of: table)
    for _ in 0..<Effort.rounds(40) {
      let query = PlainTable.title(using: &random).prefix(Int.random(in: 1...3, using: &random))
      filter.change(to: SearchState(query: SearchQuery("\(query)")))
      #expect(filter.findMatches().isEmpty)
      let expected = table.titles.indices.filter { table.titles[$0].contains(query) }
      #expect(table.found == expected, "seed \(seed), \(query)")
    }
  }

  @Test func `what is found stays until the section is marked, and nothing is looked for twice`() {
    let table = PlainTable(titles: ["bee", "ant"])
    let filter = TableFilter(of: table)
    var asked = 0
    filter.change(
      to: SearchState(query: SearchQuery("x")) { _, _ in
        asked += 1
        return true
      })
    _ = filter.findMatches()
    _ = filter.findMatches()
    #expect(asked == 2, "once for each row")
    filter.askAgain()
    _ = filter.findMatches()
    #expect(asked == 4)
  }

  @Test(arguments: [true, false])
  func `rows beyond the limit are not looked at, which is said once`(asksApp: Bool) async {
    let table = PlainTable(titles: (0..<20_000).map { "row \($0)" })
    let filter = TableFilter(of: table, sliceTime: .seconds(60), limit: 10_000)
    for query in ["w 9", "w 12", "w 9"] {
      func matches(_ cell: TableCell, _ text: String) -> Bool {
        cell.title?.contains(text) == true
      }
      filter.change(
        to: SearchState(query: SearchQuery(query), matcher: asksApp ? matches : nil))
      _ = filter.findMatches()
      while filter.isIndexing { await Task.yield() }
      _ = filter.findMatches()
      #expect(table.found == (0..<10_000).filter { "row \($0)".contains(query) }, "\(query)")
    }
    #expect(table.limits == [10_000])
    #expect(filter.indexedCount == (asksApp ? 0 : 10_000))
  }

  @Test func `a filter without a search looks for nothing`() {
    let table = PlainTable(titles: ["bee"])
    let filter = TableFilter(of: table)
    #expect(filter.findMatches().isEmpty)
    #expect(table.section.matches == nil)
    #expect(filter.indexedCount == 0)
    filter.change(to: SearchState(query: SearchQuery("bee")))
    _ = filter.findMatches()
    #expect(table.found == [0])
    filter.change(to: nil)
    #expect(table.section.matches == nil)
  }

  @Test func `subtitles are indexed anew where they begin to count`() {
    let table = PlainTable(titles: ["bee"])
    let filter = TableFilter(of: table)
    filter.change(to: SearchState(query: SearchQuery("below")))
    _ = filter.findMatches()
    #expect(table.found.isEmpty)
    filter.includeSubtitles(true)
    _ = filter.findMatches()
    #expect(table.found == [0])
  }

  @Test func `many rows are indexed slice by slice, with a turn after each`() async {
    let table = PlainTable(titles: (0..<3 * TableFilter.slice).map { "row \($0)" })
    let filter = TableFilter(of: table, sliceTime: .seconds(60))
    filter.change(to: SearchState(query: SearchQuery("row")))
    _ = filter.findMatches()
    #expect(filter.indexedCount == TableFilter.slice)
    #expect(filter.isIndexing)
    while filter.isIndexing { await Task.yield() }
    _ = filter.findMatches()
    #expect(filter.indexedCount == table.titles.count)
    #expect(table.changes >= 2, "the table shows more with each slice")
    #expect(table.found == Array(table.titles.indices))
  }

  @Test func `a table that goes while its rows are indexed goes with its filter`() async {
    weak var gone: PlainTable?
    do {
      let table = PlainTable(titles: (0..<3 * TableFilter.slice).map { "row \($0)" })
      let filter = TableFilter(of: table)
      filter.change(to: SearchState(query: SearchQuery("row")))
      _ = filter.findMatches()
      gone = table
    }
    for _ in 0..<100 where gone != nil { await Task.yield() }
    #expect(gone == nil)
  }
}

/// A table of one section of rows with titles, for a filter.
@MainActor private final class PlainTable: FilteredTable {
  let tree = TableTree()
  let tasks = TaskBox()
  let others = OtherThreads()
  let titles: [String]
  let section: SectionNode
  /// How often the filter has found other rows by itself.
  private(set) var changes = 0
  /// The limits of which it was told.
  private(set) var limits: [Int] = []

  init(titles: [String]) {
    self.titles = titles
    let cells: [TableCell] = titles.map { [.title: $0, .subtitle: "below"] }
    section = SectionNode(
      id: NodeID(tree.mint()), group: tree.main, descriptor: TableSection(nil, cells: cells))
    let first = tree.mint(titles.count)
    let ids = titles.indices.map { first + UInt64($0) }
    section.rows = RowStore(
      column: RowColumn(ids: ids, stamps: ids.map { _ in 0 }), rows: .cells(cells))
    tree.main.sections = [section]
    tree.add(section)
  }

  /// The rows that were found.
  var found: [Int] { section.matches.map { Array($0) } ?? [] }

  static func title(using random: inout SplitMix64) -> String {
    String((0..<6).map { _ in "abcde".randomElement(using: &random) ?? "a" })
  }

  func searchedCell(_ row: Int, of section: SectionNode) -> TableCell {
    section.rows.made(row) ?? TableCell()
  }

  func searches(_ child: ChildNode, of host: NodeID, in section: SectionNode) -> Bool { true }

  func matchesChanged(in sections: [SectionNode]) {
    section.markDirty()
    changes += 1
  }

  func searchEnds(at limit: Int, in section: SectionNode) { limits.append(limit) }

  func searchStateChanged() {}
}
