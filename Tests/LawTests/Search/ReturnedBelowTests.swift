import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A search finds what is below a row that was expanded once, also where the row was away.
@MainActor @Suite struct ReturnedBelowTests {
  struct Line: Identifiable, Equatable, Sendable {
    let id: Int
    let text: String
  }

  @Observable @MainActor final class Lines {
    var items = (0..<3).map { Line(id: $0, text: "row \($0)") }
  }

  private final class Tree: TableScreen {
    let lines = Lines()
    let hasText: Bool
    init(hasText: Bool) {
      self.hasText = hasText
      super.init()
    }
    override class var settings: Settings { [.title("Tree"), .searchable()] }
    override var tableData: [Section] {
      let items = lines.items
      func row(_ line: Line) -> Cell {
        [.title: line.text, .children: .cells(Tree.children, line.id)]
      }
      return hasText
        ? [Section(items: items, searchText: { $0.text }, cell: row)]
        : [Section(items: items, cell: row)]
    }
    func children(_ row: Int) -> [Cell] { (0..<3).map { [.title: "row \(row) child \($0)"] } }
  }

  /// When the row is away.
  enum Time: CaseIterable { case before, within }

  @Test(arguments: Time.allCases, [false, true])
  func `what is below it is found, and counted, as before`(time: Time, hasText: Bool)
    async throws
  {
    let screen = Tree(hasText: hasText)
    let table = try await HeadlessHost.show(screen)
    try await table.expand("row 1")
    try await table.collapse("row 1")
    if time == .within { try await table.search("child") }
    let line = screen.lines.items.remove(at: 1)
    try await table.settle()
    screen.lines.items.insert(line, at: 1)
    try await table.settle()
    if time == .before { try await table.search("child") }
    let search = try #require(table.chrome.search)
    #expect(table.titles == ["row 1"])
    #expect(search.found == 3)
    #expect(search.total == 6)
    _ = table.frame()
    #expect(table.chrome.search == search)
  }
}
