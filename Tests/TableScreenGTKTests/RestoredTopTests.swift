#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

/// A list stands at the row that was at its top, whoever gets the keys: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct RestoredTopTests {
  /// A list whose rows are there at once, or come later.
  private final class LongScreen: TableScreen {
    let isLate: Bool
    private(set) var count: Int
    init(isLate: Bool) {
      self.isLate = isLate
      count = isLate ? 0 : 200
      super.init()
    }
    override class var settings: Settings { [.title("Long")] }
    override var restorationName: String? { "long" }
    override var tableData: [Section] {
      [Section(cells: (0..<count).map { [.id: .key($0), .title: "Row \($0)"] })]
    }
    override func onLoad() {
      guard isLate else { return }
      wait(for: "Reading") { [weak self] in
        try await Task.sleep(for: .milliseconds(300))
        self?.count = 200
        self?.updateTableData()
      }
    }
  }

  @Test(arguments: [false, true])
  func `it stands there after one restart, and after another`(isLate: Bool) async throws {
    var saved: TableNavigationState?
    let restoration = TableRestoration(load: { saved }, save: { saved = $0 }) { _ in nil }
    for run in 0..<3 {
      let screen = LongScreen(isLate: isLate)
      let window = OwnWindow([screen], restoration: restoration)
      let page = window.host.page(of: screen)
      #expect(await window.until { page.focusedRow != nil })
      if run == 0 { screen.scroll(to: .id(.key(120)), at: .top) }
      await window.rest(frames: 40)
      let deadline = ContinuousClock.now + .milliseconds(700)
      await window.until { .now > deadline }
      #expect(window.top(of: screen) == "Row 120", "run \(run)")
      if run > 0 { #expect(page.focusedRow?.content?.title == "Row 120", "run \(run)") }
      window.close()
    }
  }
}
#endif
