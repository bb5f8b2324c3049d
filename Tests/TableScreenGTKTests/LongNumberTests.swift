#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class CountsScreen: TableScreen {
  var count: Double
  init(_ count: Double) {
    self.count = count
    super.init()
  }
  override class var settings: Settings { [.title("Counts")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Free", .bind: .to(\CountsScreen.count), .cellClass: .of(.stepper())]
        [.title: "Held", .bind: .to(\CountsScreen.count), .cellClass: .of(.stepper(0...1e40))]
      }
    ]
  }
}

/// A stepper shows the number that it holds, as long as that is: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct LongNumberTests {
  @Test(arguments: [(123_456_789_012, "123456789012"), (5e30, "5e+30")])
  func `all of it shows`(count: Double, shown: String) async throws {
    let screen = CountsScreen(count)
    let window = OwnWindow([screen])
    await window.until { window.row("Held", of: screen) != nil }
    await window.rest(frames: 20)
    for title in ["Free", "Held"] {
      let view = try #require(window.row(title, of: screen)?.controls.first as? StepperView)
      let text = try #require(Obj(maybe: gtk_editable_get_delegate(view.root())))
      #expect(gtk_editable_get_text(view.root()).map { String(cString: $0) } == shown)
      let layout = Obj(gtk_widget_create_pango_layout(text(), shown))
      defer { g_object_unref(layout()) }
      var (width, height): (gint, gint) = (0, 0)
      pango_layout_get_pixel_size(layout(), &width, &height)
      #expect(gtk_widget_get_width(text()) >= width, "\(title)")
      #expect(screen.count == count)
    }
    window.close()
  }

  @Test func `one that is typed is taken as it is`() async throws {
    let screen = CountsScreen(4)
    let window = OwnWindow([screen])
    await window.until { window.row("Free", of: screen) != nil }
    await window.rest()
    let view = try #require(window.row("Free", of: screen)?.controls.first as? StepperView)
    gtk_widget_grab_focus(view.root())
    gtk_editable_set_text(view.root(), "7e+25")
    gtk_spin_button_update(view.root())
    await window.rest(frames: 20)
    #expect(screen.count == 7e25)
    #expect(gtk_editable_get_text(view.root()).map { String(cString: $0) } == "7e+25")
    window.close()
  }
}
#endif
