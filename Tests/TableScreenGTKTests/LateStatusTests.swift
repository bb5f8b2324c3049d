#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class FullScreen: TableScreen {
  override class var settings: Settings { [.title("Full")] }
  override var tableData: [Section] { [Section(cells: [[.title: "Only"]])] }
}

/// A screen whose rows may still come, as its footer says, and turn out to be none.
private final class LateScreen: TableScreen {
  private var isThere = false
  private let rows: [Cell] = []
  override class var settings: Settings { [.title("Late"), .emptyText("Nothing here")] }
  override var tableData: [Section] {
    isThere ? [] : [Section("Letters", footer: "They are on their way", cells: rows)]
  }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .toolbar ? [BarButton("Go offline", action: .perform(LateScreen.come))] : []
  }
  func come() {
    isThere = true
    updateTableData()
  }
}

/// A status that comes late has the keys as one that is there at once: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct LateStatusTests {
  @Test func `the status has the focus, and not the button of another tab`() async throws {
    let (full, late) = (FullScreen(), LateScreen())
    let window = OwnWindow([full, late])
    #expect(await window.until { window.host.page(of: full).focusedRow != nil })
    window.host.navigator?.selectTab(1)
    let page = window.host.page(of: late)
    await window.rest(frames: 30)
    #expect(gtk_widget_get_mapped(page.status.root()) == 0)
    late.come()
    #expect(await window.until { gtk_widget_get_mapped(page.status.root()) != 0 })
    await window.rest(frames: 30)
    let root = try #require(window.host.window?.root)
    let focus = Obj(maybe: gtk_root_get_focus(root()))
    #expect(
      focus.map {
        $0 == page.status.root
          || gtk_widget_is_ancestor($0(), page.status.root()) != 0
      } == true)
    window.close()
  }

  @Test func `the status has the focus, and not a button of the toolbar`() async throws {
    let late = LateScreen()
    let window = OwnWindow([late])
    late.come()
    let page = window.host.page(of: late)
    #expect(await window.until { gtk_widget_get_mapped(page.status.root()) != 0 })
    await window.rest(frames: 30)
    let root = try #require(window.host.window?.root)
    gtk_widget_child_focus(page.toolbar.root(), GTK_DIR_TAB_FORWARD)
    let button = Obj(maybe: gtk_root_get_focus(root()))
    #expect(button.map { gtk_widget_is_ancestor($0(), page.toolbar.root()) != 0 } == true)
    page.wantsFocus = true
    await window.rest(frames: 30)
    #expect(Obj(maybe: gtk_root_get_focus(root())) == page.status.root)
    window.close()
  }

  @Test func `a button that cancels waits for a tab, and one that tries again has the keys`()
    async throws
  {
    let late = LateScreen()
    let window = OwnWindow([late])
    late.come()
    let page = window.host.page(of: late)
    #expect(await window.until { gtk_widget_get_mapped(page.status.root()) != 0 })
    await window.rest(frames: 30)
    var chrome = page.chrome
    chrome.waiting = "Loading"
    chrome.canCancelWaiting = true
    page.status.show(chrome)
    page.status.takeKeys()
    await window.rest()
    let root = try #require(window.host.window?.root)
    #expect(Obj(maybe: gtk_root_get_focus(root())) == page.status.root)
    chrome.waiting = nil
    chrome.failure = "No connection"
    page.status.show(chrome)
    await window.rest()
    let focus = try #require(Obj(maybe: gtk_root_get_focus(root())))
    #expect(focus.isA(gtk_button_get_type()))
    #expect(gtk_widget_is_ancestor(focus(), page.status.root()) != 0)
    window.close()
  }
}
#endif
