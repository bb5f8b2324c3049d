// swift-format-ignore-file
// The examples of “Writing a host”, word for word.
import TableScreen
import Testing
import TableScreenTesting

@MainActor final class PlainHost: TableHost {
  let capabilities: HostCapabilities = []
  private(set) lazy var navigator = TableNavigator([root], host: self)
  private let root: Screen
  private let pool = RowCellPool()
  private(set) var text = ""

  init(_ root: Screen) {
    self.root = root
    navigator.start()
  }

  func navigate(_ change: TableNavigationChange) { draw() }

  func apply(_ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen) { draw() }

  func refreshChrome(of screen: any HostedScreen) { draw() }

  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {}
}

extension PlainHost {
  private func draw() { text = navigator.drawing { drawnText() } }

  private func drawnText() -> String {
    let screen = navigator.visibleScreen
    let layout = screen.layout
    var lines = [screen.chrome.title]
    for section in 0..<layout.sectionCount {
      if let title = layout.content(ofSection: section).title { lines.append("# \(title)") }
      for row in 0..<layout.rowCount(in: section) {
        guard let id = layout.row(at: TablePath(section, row))?.id,
          let content = pool.content(of: id, in: screen)
        else { continue }
        lines.append("- " + content.texts.map(\.text.plain).joined(separator: ", "))
      }
    }
    return lines.joined(separator: "\n")
  }

  func tap(_ path: TablePath) {
    let screen = navigator.visibleScreen
    guard let row = screen.layout.row(at: path) else { return }
    screen.send(.tap(row.id))
  }
}

@MainActor struct HostExamples {
  @Test func `a host of sixty lines shows a screen`() {
    let host = PlainHost(InboxScreen())
    #expect(host.text == "Inbox\n# Letters\n- Anthem\n- Ballad\n- Canon")
    host.tap(TablePath(0, 1))
    #expect(host.text == "Ballad\n- Rename")
    _ = host.navigator.back()
    #expect(host.text.hasPrefix("Inbox"))
  }

  @Test func `a change set turns one layout into the next`() async throws {
    let screen = InboxScreen()
    let table = try await HeadlessHost.show(screen)
    var replay = ChangeReplay(screen.layout)
    table.forgetChanges()

    screen.library.songs.swapAt(0, 2)
    try await table.settle()
    try replay.apply(table.changes[0], to: screen.layout)
  }
}
