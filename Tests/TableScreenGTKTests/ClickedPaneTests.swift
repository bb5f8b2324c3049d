#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class LetterPane: TableScreen {
  override class var settings: Settings { [.title("A letter"), .searchable()] }
  override var tableData: [Section] {
    [Section(cells: (0..<5).map { [.id: .key($0), .title: "Line \($0)"] })]
  }
}

private final class LettersPane: TableScreen {
  override class var settings: Settings { [.title("All letters"), .searchable()] }
  override var tableData: [Section] {
    [Section(cells: (0..<5).map { [.id: .key($0), .title: "Letter \($0)"] })]
  }
}

/// Of two screens side by side that one has the keys into which a person went: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct ClickedPaneTests {
  private let list = LettersPane()
  private let detail = LetterPane()
  private let window: OwnWindow

  init() async {
    window = OwnWindow([list], width: 1_000, height: 500)
    let (list, detail, window) = (list, detail, window)
    await window.until { window.row("Letter 0", of: list) != nil }
    await window.rest(frames: 20)
    list.open(detail, as: .detail)
    await window.until { window.row("Line 0", of: detail) != nil }
    await window.rest(frames: 40)
  }

  /// Moves GTK's focus, as a click on a row without an action does, or the tab key.
  private func focus(_ title: String, of screen: Screen) async throws {
    let node = try #require(window.row(title, of: screen)?.node)
    gtk_widget_grab_focus(node())
    await window.rest(frames: 10)
  }

  @Test func `keys go on from the row that has the focus`() async throws {
    defer { window.close() }
    // A display without a window manager has no title to look for until the window is named by its screen.
    await window.type("", focusing: window.host.visiblePage?.chrome.title)
    for (title, next, screen) in [
      ("Letter 1", "Letter 2", list as Screen), ("Line 1", "Line 2", detail),
      ("Letter 3", "Letter 4", list),
    ] {
      try await focus(title, of: screen)
      await window.press("Down")
      #expect(window.host.navigator?.visibleScreen === screen)
      #expect(window.host.page(of: screen).focusedRow?.content?.title == next)
    }
  }

  @Test func `a search is of the screen that has the focus`() async throws {
    defer { window.close() }
    await window.type("", focusing: window.host.visiblePage?.chrome.title)
    for screen in [list as Screen, detail, list] {
      try await focus(screen === list ? "Letter 1" : "Line 1", of: screen)
      await window.press("ctrl+f")
      #expect(await window.until { screen.chrome.search?.phase != .off })
      let other = screen === list ? detail as Screen : list
      #expect(other.chrome.search?.phase == .off)
      screen.send(.endSearch)
      await window.rest(frames: 20)
    }
    // What is typed begins a search, too.
    try await focus("Line 1", of: detail)
    await window.type("2")
    #expect(await window.until { detail.chrome.search?.text == "2" })
    #expect(list.chrome.search?.phase == .off)
  }

  @Test func `the other pane has the keys after F6, whatever has the focus`() async throws {
    defer { window.close() }
    await window.type("", focusing: window.host.visiblePage?.chrome.title)
    try await focus("Letter 1", of: list)
    await window.press("F6")
    #expect(window.host.navigator?.visibleScreen === detail)
    await window.press("F6")
    #expect(window.host.navigator?.visibleScreen === list)
  }
}
#endif
