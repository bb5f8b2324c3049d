#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class GreatScreen: TableScreen {
  var count: Double
  private(set) var changes: [TableValue] = []
  init(_ count: Double) {
    self.count = count
    super.init()
  }
  override class var settings: Settings { [.title("Great")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Free", .bind: .to(\GreatScreen.count), .cellClass: .of(.stepper())]
        [.title: "Other"]
      }
    ]
  }
  override func onValueChanged(_ change: TableValueChange) { changes.append(change.value) }
}

/// A stepper that only has the keys for a moment leaves its number as it is: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct WholeNumberTests {
  @Test(arguments: [1.234_567_890_123_456_7e20, 1_234_567_890_123_456.5, -9.876_543_210_987_654e15])
  func `no digit gets lost when the focus leaves`(count: Double) async throws {
    let screen = GreatScreen(count)
    let window = OwnWindow([screen])
    await window.until { window.row("Free", of: screen) != nil }
    await window.rest()
    let view = try #require(window.row("Free", of: screen)?.controls.first as? StepperView)
    let text = gtk_editable_get_text(view.root()).map { String(cString: $0) }
    #expect(text.flatMap { Double($0) } == count)
    gtk_widget_grab_focus(view.root())
    await window.rest()
    gtk_spin_button_update(view.root())
    gtk_root_set_focus(gtk_widget_get_root(view.root()), nil)
    await window.rest(frames: 20)
    #expect(screen.count == count && screen.changes.isEmpty, "\(screen.changes)")
    window.close()
  }
}
#endif
