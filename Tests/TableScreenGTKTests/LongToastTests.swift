#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

/// A message that is too long for one line of a toast is read as a whole: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct LongToastTests {
  private final class Plain: TableScreen {
    override class var settings: Settings { [.title("Plain")] }
    override var tableData: [Section] { [Section { [.title: "Only"] }] }
  }

  private static let text =
    "Not saved, as the server cannot be reached since 20:40; what you typed is kept"

  @Test(arguments: [360, 520, 900])
  func `no part of it is cut`(width: Int) async throws {
    GTKApp.noticeTime = .zero
    let screen = Plain()
    let window = OwnWindow([screen], width: width, height: 400)
    await window.until { window.row("Only", of: screen) != nil }
    await window.rest(frames: 20)
    screen.show(notice: Self.text)
    await window.until { !window.nodes("toast").isEmpty }
    await window.rest(frames: 60)
    let toast = try #require(window.nodes("toast").first)
    let label = try #require(
      window.all(in: toast).first {
        $0.isA(gtk_label_get_type())
          && gtk_label_get_text($0()).map { String(cString: $0) } == Self.text
      })
    let (outer, inner) = (window.box(toast), window.box(label))
    #expect(inner.minX >= outer.minX && inner.maxX <= outer.maxX, "\(inner) in \(outer)")
    #expect(inner.minY >= outer.minY && inner.maxY <= outer.maxY, "\(inner) in \(outer)")
    #expect(outer.minX >= 0 && outer.maxX <= Double(width))
    let layout = try #require(gtk_label_get_layout(label()))
    #expect(pango_layout_is_ellipsized(layout) == 0)
    var least: gint = 0
    gtk_widget_measure(
      label(), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(label()), &least, nil, nil, nil)
    #expect(Double(least) <= inner.height + 1)
    window.close()
  }
}
#endif
