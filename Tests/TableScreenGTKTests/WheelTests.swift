#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class WheelScreen: TableScreen {
  var level = 4.0
  var count = 5.0
  var stars = 20
  override class var settings: Settings { [.title("Wheel")] }
  override var tableData: [Section] {
    let controls: [Cell] = [
      [.title: "Slider", .bind: .to(\WheelScreen.level), .cellClass: .of(.slider(0...10))],
      [.title: "Stepper", .bind: .to(\WheelScreen.count), .cellClass: .of(.stepper(0...9))],
      [.title: "Rating", .bind: .to(\WheelScreen.stars), .cellClass: .of(.rating(100))],
    ]
    return [Section(cells: controls + (0..<60).map { [.id: .key($0), .title: "Row \($0)"] })]
  }
}

/// The wheel scrolls the list, whatever is under the pointer: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct WheelTests {
  @Test(arguments: ["Slider", "Stepper", "Rating"])
  func `it scrolls past a control, and leaves that as it is`(title: String) async throws {
    let screen = WheelScreen()
    let window = OwnWindow([screen])
    await window.until { window.row(title, of: screen) != nil }
    await window.rest(frames: 20)
    let page = window.host.page(of: screen)
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(page.area.root()))
    let row = try #require(window.row(title, of: screen))
    let box = window.box(try #require(row.controls.first).root)
    let place = window.onDisplay(CGPoint(x: box.midX, y: box.midY))
    await window.pointer(["mousemove", place.x, place.y])
    await window.rest(frames: 10)
    page.area.wasScrolled = false
    await window.pointer(["click", "5", "click", "5"])
    #expect(await window.until { gtk_adjustment_get_value(adjustment()) > 10 })
    await window.rest(frames: 20)
    #expect(screen.level == 4 && screen.count == 5 && screen.stars == 20)
    #expect(page.area.wasScrolled)
    window.close()
  }
}
#endif
