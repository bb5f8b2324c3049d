#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class NothingScreen: TableScreen {
  var subtitle = ""
  override class var settings: Settings { [.title("Nothing")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "No letters", .subtitle: subtitle, .cellClass: .of(.empty(button: "Write one")),
          .action: .perform(NothingScreen.write),
        ]
      }
    ]
  }
  func write() {}
}

/// What a row has in its middle stands there: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct MiddleTextTests {
  @Test func `a text of one line, and of several`() async throws {
    let screen = NothingScreen()
    let long = String(repeating: "What you are sent will be here. ", count: 4)
    for subtitle in ["Nothing here to see", long, "short"] {
      screen.subtitle = subtitle
      let window = OwnWindow([screen], width: 700)
      await window.until { window.row("No letters", of: screen) != nil }
      await window.rest(frames: 20)
      let row = try #require(window.row("No letters", of: screen))
      let middle = window.box(row.root).midX
      let labels = window.all(in: row.root).filter {
        $0.isA(gtk_label_get_type())
          && gtk_label_get_text($0()).map { String(cString: $0) } != "Write one"
      }
      #expect(labels.count == 2)
      for label in labels {
        var ink = PangoRectangle()
        pango_layout_get_pixel_extents(gtk_label_get_layout(label()), nil, &ink)
        var (x, y): (gint, gint) = (0, 0)
        gtk_label_get_layout_offsets(label(), &x, &y)
        let text = window.box(label).minX + Double(x + ink.x) + Double(ink.width) / 2
        #expect(abs(text - middle) < 3, "\(subtitle): \(text), not \(middle)")
      }
      window.close()
    }
  }
}
#endif
