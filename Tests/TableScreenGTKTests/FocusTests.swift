#if GTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

/// Which row has the keys: see ``OwnDisplayTests``.
@MainActor @Suite(.enabled(if: Desktop.isOwn)) struct FocusTests {
  private final class ListScreen: TableScreen {
    override var tableData: [Section] {
      [Section(cells: (0..<100).map { [.id: .init("\($0)"), .title: "Row \($0)"] })]
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

  @Test func `a row out of view gets the keys, however late frames come`() async {
    defer { window.host.end() }
    drawNothing(until: .now + .milliseconds(1_500))
    let page = window.host.page(of: list)
    page.focusEnd(by: -1)
    #expect(await window.until { page.focusedRow?.content?.title == "Row 99" })
  }
}
#endif
