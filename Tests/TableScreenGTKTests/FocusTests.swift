#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

/// Which row has the keys: see ``OwnDisplayTests``.
@MainActor @Suite(.enabled(if: Desktop.isOwn)) struct FocusTests {
  private final class ListScreen: TableScreen {
    override class var settings: Settings { [.title("Hundred"), .searchable()] }
    override var tableData: [Section] {
      [Section(cells: (0..<100).map { [.id: .init("\($0)"), .title: "Row \($0)"] })]
    }
  }

  private final class RingScreen: TableScreen {
    override class var settings: Settings { [.title("Ring")] }
    override var tableData: [Section] {
      [Section(cells: (0..<20).map { [.id: .init("\($0)"), .title: "Row \($0)"] })]
    }
  }

  private final class HighScreen: TableScreen {
    override var tableData: [Section] {
      let lines = (1...120).map { "line \($0)" }.joined(separator: "\n")
      return [
        Section {
          [.title: "One"]
          [.title: "Long", .subtitle: lines, .lines: 0]
          [.title: "Last"]
        }
      ]
    }
  }

  private let list = ListScreen()
  private let window: OwnWindow

  init() async {
    let list = list
    window = OwnWindow([list])
    await window.until { [window] in window.host.page(of: list).focusedRow != nil }
  }

  /// Draws no frame for some time, as on a machine that is busy, while all else goes on.
  private func drawNothing(until end: ContinuousClock.Instant) {
    usleep(17_000)
    if .now < end { MainLoop.beforeDrawing { drawNothing(until: end) } }
  }

  @Test func `a key that moves the focus shows where it is`() async throws {
    defer { window.host.end() }
    // The other tests have windows of the other name at the same time.
    let screen = RingScreen()
    let window = OwnWindow([screen])
    defer { window.host.end() }
    let page = window.host.page(of: screen)
    await window.until { page.focusedRow != nil }
    let root = try #require(window.host.window?.root)
    gtk_window_set_focus_visible(root(), 0)
    await window.pointer([
      "search", "--sync", "--onlyvisible", "--name", "^Ring$", "windowfocus", "--sync", "key",
      "Down",
    ])
    #expect(
      await window.until {
        guard let row = page.focusedRow, row.content?.title == "Row 1", let node = row.node else {
          return false
        }
        let flags = gtk_widget_get_state_flags(node()).rawValue
        return flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
      })
  }

  @Test func `Escape ends a search, then goes back, and does no more on the first screen`() async {
    defer { window.host.end() }
    let (host, detail) = (window.host, ListScreen())
    list.open(detail)
    #expect(await window.until { host.visiblePage?.screen === detail })
    host.visiblePage?.send(.beginSearch)
    #expect(await window.until { host.visiblePage?.chrome.search?.phase != .off })
    #expect(host.perform(.leave))
    #expect(await window.until { host.visiblePage?.chrome.search?.phase == .off })
    #expect(host.visiblePage?.screen === detail)
    #expect(host.perform(.leave))
    #expect(await window.until { host.visiblePage?.screen === list })
    #expect(!host.perform(.leave))
  }

  @Test func `keys show all of a row that is higher than the window, in both directions`() async {
    defer { window.host.end() }
    let screen = HighScreen()
    let window = OwnWindow([screen], width: 400, height: 400)
    defer { window.host.end() }
    let page = window.host.page(of: screen)
    await window.until { page.focusedRow?.content?.title == "One" }
    await window.rest(frames: 20)
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(page.area.root()))
    let height = Double(gtk_widget_get_height(page.area.root()))
    for (command, last) in [
      (GTKKeys.Command.nextRow, "Last"), (.previousRow, "One"), (.nextPage, "Last"),
      (.previousPage, "One"),
    ] {
      var places = [gtk_adjustment_get_value(adjustment())]
      while page.focusedRow?.content?.title != last, places.count < 60 {
        _ = window.host.perform(command)
        await window.rest(frames: 8)
        places.append(gtk_adjustment_get_value(adjustment()))
      }
      #expect(page.focusedRow?.content?.title == last, "\(command): \(places)")
      for (before, after) in zip(places, places.dropFirst()) {
        #expect(abs(after - before) < height, "\(command): \(places)")
      }
      #expect(abs(places[places.count - 1] - places[0]) > 2 * height, "\(command): \(places)")
    }
  }

  @Test func `a row out of view gets the keys, however late frames come`() async {
    defer { window.host.end() }
    drawNothing(until: .now + .milliseconds(1_500))
    let page = window.host.page(of: list)
    page.focusEnd(by: -1)
    #expect(await window.until { page.focusedRow?.content?.title == "Row 99" })
  }
}
#endif
