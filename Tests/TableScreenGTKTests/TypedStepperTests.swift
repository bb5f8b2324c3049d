#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class PlatesScreen: TableScreen {
  var plates = 1
  var guests: Int?
  var price = "1 €"
  override class var settings: Settings { [.title("Plates")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Plates", .subtitle: price, .bind: .to(\PlatesScreen.plates),
          .cellClass: .of(.stepper(0...99)),
        ]
        [
          .title: "Guests", .subtitle: price, .bind: .to(\PlatesScreen.guests),
          .cellClass: .of(.stepper(0...99)),
        ]
      }
    ]
  }
}

/// A number that is typed into a stepper is lost by nothing but another number: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct TypedStepperTests {
  /// Shows the screen, and types a number into one of its steppers without leaving it.
  private func type(
    _ number: String, into title: String, of screen: PlatesScreen
  ) async throws -> (OwnWindow, StepperView) {
    let window = OwnWindow([screen])
    await window.until { window.row(title, of: screen) != nil }
    await window.rest(frames: 20)
    let view = try #require(window.row(title, of: screen)?.controls.first as? StepperView)
    gtk_widget_grab_focus(view.root())
    gtk_editable_set_text(view.root(), number)
    return (window, view)
  }

  private func text(_ view: StepperView) -> String? {
    gtk_editable_get_text(view.root()).map { String(cString: $0) }
  }

  @Test(arguments: ["Plates", "Guests"])
  func `it stays while its row is shown again`(title: String) async throws {
    let screen = PlatesScreen()
    let (window, view) = try await type("42", into: title, of: screen)
    defer { window.close() }
    screen.price = "2 €"
    screen.updateTableData()
    window.host.page(of: screen).area.refreshAll()
    await window.rest(frames: 20)
    #expect(text(view) == "42")
    gtk_spin_button_update(view.root())
    await window.rest(frames: 20)
    #expect((title == "Plates" ? screen.plates : screen.guests) == 42)
    #expect(text(view) == "42")
  }

  @Test func `another number of the app takes its place`() async throws {
    let screen = PlatesScreen()
    let (window, view) = try await type("42", into: "Plates", of: screen)
    defer { window.close() }
    screen.plates = 7
    screen.updateTableData()
    await window.rest(frames: 20)
    #expect(text(view) == "7")
  }

  @Test(arguments: ["Plates", "Guests"])
  func `it is sent before the window closes`(title: String) async throws {
    let screen = PlatesScreen()
    let (window, _) = try await type("3", into: title, of: screen)
    defer { window.close() }
    _ = window.host.closeWasAsked(of: nil)
    #expect((title == "Plates" ? screen.plates : screen.guests) == 3)
  }
}
#endif
