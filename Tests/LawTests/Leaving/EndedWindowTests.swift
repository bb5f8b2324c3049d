import TableScreen
import TableScreenTesting
import Testing

/// A window that has ended goes nowhere, says so, and holds nobody up.
@MainActor @Suite struct EndedWindowTests {
  private final class Note: TableScreen {
    var text = ""
    override class var settings: Settings { [.title("Note"), .drafts] }
    override var tableData: [Section] {
      [Section { [.title: "Field", .bind: .to(\Note.text)] }]
    }
  }

  /// Ends a window with a screen on top of another, beside a tab, with whatever is in view.
  private func ended(asking: Bool) async throws -> TableNavigator {
    let table = try await HeadlessHost.show(tabs: [TableScreen(), TableScreen()])
    let note = table.visibleScreen.open(Note())
    try await table.settle()
    if asking {
      try await table.type("z", into: "Field")
      try await table.back()
      #expect(table.question != nil)
    }
    _ = note
    let navigator = table.navigator
    navigator.end()
    return navigator
  }

  @Test(arguments: [false, true]) func `it says that it goes nowhere`(asking: Bool) async throws {
    let navigator = try await ended(asking: asking)
    #expect(!navigator.canGoBack)
    #expect(!navigator.back())
    #expect(!navigator.selectTab(1))
    #expect(navigator.selectedTab == 0)
  }

  @Test(arguments: [false, true]) func `it asks nobody before it is left`(asking: Bool) async throws
  {
    let navigator = try await ended(asking: asking)
    var ends = 0
    navigator.leaveAll { ends += 1 }
    navigator.leaveAll { ends += 1 }
    #expect(ends == 2)
  }
}
