import TableScreen
import Testing

/// What lazy rows say of themselves once they are made reaches the bar.
@MainActor struct LateChromeTests {
  @Test func `a host learns that rows can be edited after it has drawn them`() async throws {
    let host = CountingHost()
    let screen = ToDoScreen(store: .sample)
    let window = TableNavigator([screen], host: host)
    window.start()
    #expect(!screen.chrome.isEditable, "no row was made yet")
    let first = try #require(screen.layout.row(at: TablePath(0, 0)))
    _ = screen.content(of: first.id, cell: TableRowCell())
    let before = host.refreshes
    for _ in 0..<10 { await Task.yield() }
    #expect(host.refreshes > before)
    #expect(screen.chrome.isEditable)
  }
}
