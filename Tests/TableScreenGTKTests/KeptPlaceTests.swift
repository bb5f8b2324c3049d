#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class GrowingScreen: TableScreen {
  private var count = 40
  private let text: String
  init(_ text: String = "Row") {
    self.text = text
    super.init()
  }
  override class var settings: Settings { [.title("Growing")] }
  override var tableData: [Section] {
    [Section(cells: (0..<count).map { [.id: .key($0), .title: "\(text) \($0)", .lines: 0] })]
  }
  /// Adds a row at the end, shows it and says so.
  func add() {
    count += 1
    updateTableData()
    scroll(to: .id(.key(count - 1)), at: .bottom)
    show(notice: "Added")
  }
}

/// What a person sees stays in view: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct KeptPlaceTests {
  @Test func `a new last row is not below the message about it`() async throws {
    GTKApp.noticeTime = .zero
    let screen = GrowingScreen()
    let window = OwnWindow([screen])
    let page = window.host.page(of: screen)
    #expect(await window.until { page.focusedRow != nil })
    await window.rest(frames: 30)
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(page.area.root()))
    gtk_adjustment_set_value(adjustment(), 1e6)
    await window.rest(frames: 20)
    screen.add()
    await window.until { !window.nodes("toast").isEmpty && window.row("Row 40", of: screen) != nil }
    await window.rest(frames: 60)
    let toast = try #require(window.nodes("toast").first)
    let row = try #require(window.row("Row 40", of: screen))
    #expect(window.box(row.root).maxY <= window.box(toast).minY + 1)
    window.close()
  }

  @Test func `who has scrolled within high rows stays there`() async throws {
    let screen = GrowingScreen(String(repeating: "A long text of several lines. ", count: 40))
    let window = OwnWindow([screen])
    let page = window.host.page(of: screen)
    #expect(await window.until { page.focusedRow != nil })
    await window.rest(frames: 30)
    let first = try #require(page.focusedRow)
    let height = Double(window.box(first.root).height)
    let view = Double(gtk_widget_get_height(page.area.root()))
    // The first row is cut above, and the next one below.
    let place = max(10, height + 40 - view)
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(page.area.root()))
    gtk_root_set_focus(gtk_widget_get_root(page.root()), nil)
    page.wantsFocus = true
    page.area.wasScrolled = true
    gtk_adjustment_set_value(adjustment(), place)
    #expect(await window.until { page.focusedRow != nil })
    await window.rest(frames: 30)
    #expect(abs(gtk_adjustment_get_value(adjustment()) - place) < 60)
    window.close()
  }
}
#endif
