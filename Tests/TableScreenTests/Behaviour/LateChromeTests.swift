import Testing

@testable import TableScreen

/// What lazy rows say of themselves once they are made reaches the bar.
@MainActor struct LateChromeTests {
  @Test func `a host learns that rows can be edited after it has drawn them`() async throws {
    let host = DrawingHost()
    let screen = ToDoScreen(store: .sample)
    let window = Navigator([screen], host: host)
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

/// A host that counts how often it is told to draw its chrome.
private final class DrawingHost: TableHost {
  let capabilities: HostCapabilities = []
  var refreshes = 0

  func navigate(_ change: NavigationChange) {}
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {}
  func refreshChrome(of screen: any HostedScreen) { refreshes += 1 }
  func scroll(to path: TablePath, at position: ScrollPosition, in screen: any HostedScreen) {}
}
