#if GTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

/// Which row has the keys: see ``OwnDisplayTests``.
@MainActor @Suite(.enabled(if: Desktop.isOwn)) struct FocusTests {
  private final class ListScreen: TableScreen {
    override var tableData: [Section] {
      [Section(cells: (0..<30).map { [.id: .init("\($0)"), .title: "Row \($0)"] })]
    }
  }

  /// Draws no frame for some time, as on a machine that is busy, while all else goes on.
  private func drawNothing(until end: ContinuousClock.Instant) {
    usleep(17_000)
    if .now < end { MainLoop.beforeDrawing { drawNothing(until: end) } }
  }

  @Test func `the row that was left has the keys again, however late frames come`() async throws {
    let (list, other) = (ListScreen(), ListScreen())
    let window = OwnWindow([list])
    defer { window.host.end() }
    let page = window.host.page(of: list)
    await window.until { window.row("Row 0", of: list) != nil }
    page.focusEnd(by: -1)
    #expect(await window.until { page.focusedRow?.content?.title == "Row 29" })
    list.open(other)
    let above = window.host.page(of: other)
    #expect(await window.until { above.focusedRow?.content?.title == "Row 0" })
    drawNothing(until: .now + .milliseconds(800))
    other.close()
    #expect(await window.until { page.focusedRow?.content?.title == "Row 29" })
  }

  @Test func `a screen that is left while its rows are made takes the keys from nobody`()
    async throws
  {
    let (list, other) = (ListScreen(), ListScreen())
    let window = OwnWindow([list])
    defer { window.host.end() }
    let page = window.host.page(of: list)
    await window.until { window.row("Row 0", of: list) != nil }
    page.focusEnd(by: -1)
    #expect(await window.until { page.focusedRow?.content?.title == "Row 29" })
    list.open(other)
    let above = window.host.page(of: other)
    #expect(await window.until { above.focusedRow != nil })
    // This row is out of view, so that it is made in a later frame.
    above.focusEnd(by: -1)
    other.close()
    #expect(await window.until { page.focusedRow?.content?.title == "Row 29" })
    await window.rest(frames: 60)
    #expect(page.focusedRow?.content?.title == "Row 29")
  }
}
#endif
