#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

/// A list that is longer than its window, between a header and a footer, whose rows are there at once, or come later.
private final class FramedScreen: TableScreen {
  let isLate: Bool
  private var count: Int
  init(isLate: Bool) {
    self.isLate = isLate
    count = isLate ? 0 : 80
    super.init()
  }
  override class var settings: Settings { [.title("Framed"), .style(.grouped)] }
  override var tableHeader: RowElement? { count > 0 ? .text("Above all rows") : nil }
  override var tableFooter: RowElement? { .text("Below all rows") }
  override var tableData: [Section] {
    count == 0 ? [] : [Section("Rows", cells: (0..<count).map { [.title: "Row \($0)"] })]
  }
  func come(saying notice: String? = nil) {
    count = 80
    updateTableData()
    if let notice { show(notice: notice) }
  }
}

/// A list is seen from its beginning, and where a person scrolls: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct FirstSightTests {
  @Test(arguments: [(false, nil), (true, nil), (true, "Something is not as it should be")])
  func `it stands at its beginning from the first frame on`(isLate: Bool, notice: String?)
    async throws
  {
    let screen = FramedScreen(isLate: isLate)
    let window = OwnWindow([screen])
    let page = window.host.page(of: screen)
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(page.area.root()))
    var places: [Double] = []
    on(adjustment, "value-changed") { _ in places.append(gtk_adjustment_get_value(adjustment())) }
    if isLate {
      await window.until { gtk_widget_get_mapped(page.root()) != 0 }
      await window.rest(frames: 20)
      screen.come(saying: notice)
    }
    #expect(await window.until { page.focusedRow != nil })
    await window.rest(frames: 30)
    #expect(places.allSatisfy { $0 == 0 }, "\(places)")
    #expect(gtk_adjustment_get_value(adjustment()) == 0)
    #expect(gtk_adjustment_get_upper(adjustment()) > 1000)
    let header = try #require(page.area.view(of: .tableHeader))
    #expect(window.box(header.root).minY >= window.box(page.area.root).minY - 1)
    window.close()
  }

  @Test func `who has scrolled before the keys come stays there`() async throws {
    let screen = FramedScreen(isLate: false)
    let window = OwnWindow([screen])
    let page = window.host.page(of: screen)
    #expect(await window.until { page.focusedRow != nil })
    await window.rest(frames: 30)
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(page.area.root()))
    gtk_root_set_focus(gtk_widget_get_root(page.root()), nil)
    page.wantsFocus = true
    page.area.wasScrolled = true
    gtk_adjustment_set_value(adjustment(), 700)
    #expect(await window.until { page.focusedRow != nil })
    await window.rest(frames: 30)
    #expect(abs(gtk_adjustment_get_value(adjustment()) - 700) < 60)
    window.close()
  }
}
#endif
