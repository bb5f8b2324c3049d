import TableScreen
import TableScreenTesting
import Testing

/// A scope is a search by itself, wherever that looks.
@MainActor @Suite struct RemoteScopeTests {
  private final class Remote: TableScreen {
    override class var settings: Settings {
      [.searchable(scopes: ["All", "One"], debounce: .zero, remotely: Remote.find)]
    }
    var asked: [String] = []
    override var tableData: [Section] { [Section { [.title: "own"] }] }
    func find(_ text: String) async throws -> [Section] {
      asked.append("\(text)/\(searchScope)")
      return [Section { [.title: "found \(text)/\(searchScope)"] }]
    }
  }

  private let screen = Remote()

  @Test func `a scope alone asks with an empty text`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.selectScope("One")
    #expect(screen.asked == ["/1"])
    #expect(table.titles == ["found /1"])
    #expect(screen.isSearching && screen.searchString == nil)
    #expect(table.chrome.search?.phase == .filtering)
    try await table.selectScope("All")
    #expect(table.titles == ["own"] && !screen.isSearching)
    #expect(screen.asked == ["/1"])
  }

  @Test func `it goes on when what was typed is taken away`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    try await table.selectScope("One")
    #expect(table.titles == ["found a/1"])
    try await table.search("")
    #expect(table.titles == ["found /1"])
    screen.updateTableData()
    try await table.settle()
    #expect(screen.asked == ["a/0", "a/1", "/1", "/1"])
    #expect(table.titles == ["found /1"])
    try await table.endSearch()
    #expect(table.titles == ["own"] && screen.searchScope == 0)
  }
}
