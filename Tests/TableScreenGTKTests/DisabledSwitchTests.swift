#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class LampCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let isLocked = row.cell.title == "Locked"
    return .row(
      .text(row.cell.title ?? ""), .spacer,
      .control(RowControl("lamp", .toggle, value: .flag(false), isEnabled: !isLocked)))
  }
}

private final class LampsScreen: TableScreen {
  private(set) var pressed = 0
  override class var settings: Settings { [.title("Lamps")] }
  override var tableData: [Section] {
    [
      Section(
        cells: ["Free", "Locked"].map {
          [
            .title: $0, .cellClass: .of(LampCell.self),
            .controls: .handlers(["lamp": .perform(LampsScreen.press)]),
          ]
        })
    ]
  }
  func press() { pressed += 1 }
}

/// A switch that is disabled stays as it is: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct DisabledSwitchTests {
  @Test(arguments: ["Free", "Locked"]) func `Space flips what may be flipped`(title: String)
    async throws
  {
    let screen = LampsScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row(title, of: screen) != nil }
    await window.rest(frames: 20)
    let row = try #require(window.row(title, of: screen))
    let lamp = try #require(row.controls.first?.root)
    let node = try #require(row.node)
    gtk_widget_grab_focus(node())
    #expect(window.host.page(of: screen).isRowFocused)
    let isFree = title == "Free"
    #expect(window.host.perform(.toggle) == isFree)
    await window.rest(frames: 60)
    #expect((screen.pressed > 0) == isFree)
    if !isFree { #expect(gtk_switch_get_active(lamp()) == 0) }
  }
}
#endif
