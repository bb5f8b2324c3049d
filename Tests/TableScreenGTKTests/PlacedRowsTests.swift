#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class LongScreen: TableScreen {
  override class var settings: Settings { [.title("Long"), .searchable()] }
  override var tableHeader: RowElement? { .text("Above all rows") }
  override var tableData: [Section] {
    let cells = (0..<300).map { number -> Cell in [.id: .key(number), .title: "Row \(number)"] }
    return [Section("Rows", footer: "Below", cells: cells)]
  }
}

/// Rows that a list scrolls to while it gets another height have their places.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct PlacedRowsTests {
  @Test func `the end of a list is drawn where the list gets another height on the way there`()
    async throws
  {
    let screen = LongScreen()
    let window = OwnWindow([screen], width: 600, height: 500)
    await window.until { window.row("Row 1", of: screen) != nil }
    for round in 0..<12 {
      screen.scroll(to: .id(0), at: .top)
      screen.setBarButtons(.toolbar, [BarButton("Below", action: .submit)])
      await window.rest(frames: 25)
      screen.setBarButtons(.toolbar, [])
      await window.rest(frames: round / 4)
      screen.scroll(to: .id(299), at: .nearest)
      await window.rest(frames: 25)
      let box = window.row("Row 298", of: screen).map { window.box($0.root) } ?? .zero
      #expect(box.height > 20 && box.minY > 300 && box.maxY < 500, "round \(round): \(box)")
    }
    window.close()
  }
}
#endif
