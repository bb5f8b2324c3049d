#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class FewScreen: TableScreen {
  var rows = ["Only"]
  override class var settings: Settings { [.title("Few"), .emptyText("Nothing here")] }
  override var tableData: [Section] {
    rows.isEmpty ? [] : [Section(cells: rows.map { [.id: .init($0), .title: $0] })]
  }
}

/// Where the last row goes that had the keys, what comes in its place has them: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct EmptiedListTests {
  @Test func `the status has the focus, and then the rows that come back`() async throws {
    let screen = FewScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    let page = window.host.page(of: screen)
    #expect(await window.until { page.focusedRow != nil })
    await window.rest(frames: 20)
    screen.rows = []
    screen.updateTableData()
    let root = try #require(window.host.window?.root)
    #expect(
      await window.until {
        Obj(maybe: gtk_root_get_focus(root())).map {
          $0 == page.status.root || $0.isInside(page.status.root)
        } == true
      })
    screen.rows = ["Other"]
    screen.updateTableData()
    #expect(await window.until { page.focusedRow?.content?.title == "Other" })
  }
}
#endif
