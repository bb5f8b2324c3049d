#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class DayScreen: TableScreen {
  var day = Date(timeIntervalSince1970: 0)
  override class var settings: Settings { [.title("Day")] }
  override var tableData: [Section] {
    [Section { [.title: "Day", .bind: .to(\DayScreen.day), .cellClass: .of(.date(.day))] }]
  }
}

/// A calendar opens at the day that stands in its field: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct TypedDayTests {
  @Test func `a typed day is that of the calendar that a key opens`() async throws {
    let screen = DayScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Day", of: screen) != nil }
    await window.rest(frames: 20)
    let view = try #require(window.row("Day", of: screen)?.controls.first as? FieldView)
    gtk_widget_grab_focus(view.focusable())
    await window.rest()
    gtk_editable_set_text(view.focusable(), "2026-01-15")
    #expect(window.host.perform(.pick))
    func calendar() -> Obj? {
      window.all(in: view.root).first { $0.isA(gtk_calendar_get_type()) }
    }
    #expect(await window.until { calendar() != nil })
    let shown = try #require(calendar())
    let date = try #require(gtk_calendar_get_date(shown()))
    defer { g_date_time_unref(date) }
    #expect(g_date_time_get_year(date) == 2026 && g_date_time_get_month(date) == 1)
    #expect(g_date_time_get_day_of_month(date) == 15)
    await window.rest(frames: 20)
  }
}
#endif
