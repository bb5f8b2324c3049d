#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class BirthdayScreen: TableScreen {
  private(set) var changes = 0
  var birthday: Date? { didSet { changes += 1 } }
  override class var settings: Settings { [.title("Birthday")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Born", .bind: .to(\BirthdayScreen.birthday), .cellClass: .of(.date(.day))]
      }
    ]
  }
}

/// Of the days that keys pass over in a calendar, the last one is chosen: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct PassedDayTests {
  private let screen = BirthdayScreen()
  private let window: OwnWindow

  init() { window = OwnWindow([screen]) }

  /// Opens the calendar of the field, and passes over some days.
  private func pass() async throws -> (field: FieldView, popover: Obj) {
    await window.until { window.row("Born", of: screen) != nil }
    await window.rest(frames: 20)
    await window.type("", focusing: "Birthday")
    let view = try #require(window.row("Born", of: screen)?.controls.first as? FieldView)
    gtk_widget_grab_focus(view.focusable())
    #expect(view.pick())
    func popover() -> Obj? {
      window.all(in: view.root).first { $0.isA(gtk_popover_get_type()) }
    }
    #expect(await window.until { popover() != nil })
    await window.rest(frames: 10)
    await window.press("Right", "Right", "Down")
    #expect(screen.changes == 0)
    return (view, try #require(popover()))
  }

  private func isClosed(_ popover: Obj) async -> Bool {
    let isClosed = await window.until { gtk_widget_get_mapped(popover()) == 0 }
    await window.rest(frames: 10)
    return isClosed
  }

  @Test func `Escape leaves an empty field empty`() async throws {
    defer { window.close() }
    let (view, popover) = try await pass()
    await window.press("Escape")
    #expect(await isClosed(popover))
    #expect(screen.changes == 0 && view.text.isEmpty)
  }

  @Test(arguments: [true, false])
  func `Return and a click beside the calendar choose once`(isByKey: Bool) async throws {
    defer { window.close() }
    let (view, popover) = try await pass()
    let calendar = try #require(window.all(in: popover).first { $0.isA(gtk_calendar_get_type()) })
    let date = try #require(gtk_calendar_get_date(calendar()))
    defer { g_date_time_unref(date) }
    if isByKey { await window.press("Return") } else { gtk_popover_popdown(popover()) }
    #expect(await isClosed(popover))
    #expect(screen.changes == 1)
    #expect(view.text.hasSuffix(String(format: "%02d", g_date_time_get_day_of_month(date))))
  }

  @Test func `a click chooses a day at once`() async throws {
    defer { window.close() }
    let (_, popover) = try await pass()
    let calendar = try #require(window.all(in: popover).first { $0.isA(gtk_calendar_get_type()) })
    let date = try #require(g_date_time_new_local(2001, 2, 3, 12, 0, 0))
    defer { g_date_time_unref(date) }
    gtk_calendar_select_day(calendar(), date)
    #expect(screen.changes == 1)
    await window.press("Escape")
    #expect(await isClosed(popover))
    #expect(screen.changes == 1)
  }
}
#endif
