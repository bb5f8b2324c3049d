#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class CupsScreen: TableScreen {
  var cups: Int? = 4
  override class var settings: Settings { [.title("Cups")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Cups", .bind: .to(\CupsScreen.cups), .cellClass: .of(.stepper(2...9))]
        [.title: "Other", .bind: .to(\CupsScreen.cups), .cellClass: .of(.stepper(0...9))]
      }
    ]
  }
}

/// A stepper holds what was typed into it, and nothing where that is nothing.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct EmptiedStepperTests {
  @Test(arguments: ["Cups", "Other"]) func `emptied, it holds nothing`(title: String) async throws {
    let screen = CupsScreen()
    let window = OwnWindow([screen])
    await window.until { window.row(title, of: screen) != nil }
    await window.rest()
    let view = try #require(window.row(title, of: screen)?.controls.first as? StepperView)
    gtk_widget_grab_focus(view.root())
    gtk_editable_set_text(view.root(), "")
    gtk_spin_button_update(view.root())
    await window.rest(frames: 20)
    #expect(screen.cups == nil)
    #expect(gtk_editable_get_text(view.root()).map { String(cString: $0) } == "")
    gtk_editable_set_text(view.root(), "7")
    gtk_spin_button_update(view.root())
    await window.rest(frames: 20)
    #expect(screen.cups == 7)
    window.close()
  }
}
#endif
