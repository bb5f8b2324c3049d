#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class TowerScreen: TableScreen {
  override class var settings: Settings { [.title("Towers")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Tower", .height: 5_000]
        [.title: "House", .height: 90]
      }
    ]
  }
}

/// A row is as high as it is said to be: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct HighRowTests {
  @Test func `up to what is promised`() async throws {
    let screen = TowerScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Tower", of: screen) != nil }
    await window.rest(frames: 20)
    let row = try #require(window.row("Tower", of: screen))
    #expect(window.box(row.root).height >= 5_000)
  }
}
#endif
