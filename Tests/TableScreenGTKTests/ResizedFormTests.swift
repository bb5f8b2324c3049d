#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class ReplyScreen: TableScreen {
  var text = "old"
  var count = 1
  override class var settings: Settings { [.title("Reply"), .drafts] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "First"]
        [.title: "Text", .bind: .to(\ReplyScreen.text)]
        [.title: "Area", .bind: .to(\ReplyScreen.text), .cellClass: .of(.textArea("Note"))]
        [.title: "Count", .bind: .to(\ReplyScreen.count)]
        [.title: "Step", .bind: .to(\ReplyScreen.count), .cellClass: .of(.stepper(0...99))]
      }
    ]
  }
}

private final class PostScreen: TableScreen {
  override class var settings: Settings { [.title("Post")] }
  override var tableData: [Section] { [Section { [.title: "Letter"] }] }
}

/// What is typed into a form beside a list stays in a window of another width: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct ResizedFormTests {
  private func text(of view: ControlView) -> String? {
    (view as? TypedView)?.text
      ?? gtk_editable_get_text(view.root()).map { String(cString: $0) }
  }

  private func type(_ text: String, into view: ControlView) {
    let widget = view.focusable
    if widget.isA(gtk_text_view_get_type()) {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(widget()), text, -1)
    } else {
      gtk_editable_set_text(widget(), text)
    }
  }

  @Test(arguments: [
    ("Text", "new"), ("Area", "new\nlines"), ("Count", "no number"), ("Step", "42"),
  ])
  func `it keeps its text and the keys`(title: String, text: String) async throws {
    let (post, reply) = (PostScreen(), ReplyScreen())
    let window = OwnWindow([post], width: 1_000, height: 500)
    defer { window.close() }
    await window.until { window.row("Letter", of: post) != nil }
    post.open(reply, as: .detail)
    await window.until { window.row(title, of: reply) != nil }
    await window.rest(frames: 40)
    let page = window.host.page(of: reply)
    let view = try #require(window.row(title, of: reply)?.controls.first)
    gtk_widget_grab_focus(view.focusable())
    type(text, into: view)
    view.focusable.typeOn(at: 2)
    for width in [700, 1_000] {
      await window.resize(width, 500)
      #expect(await window.until { window.host.navigator?.isWide == (width >= GTKHost.wideWidth) })
      await window.rest(frames: 40)
      #expect(page.focusedRow?.content?.title == title, "\(width)")
      let shown = try #require(window.row(title, of: reply)?.controls.first)
      #expect(self.text(of: shown) == text, "\(width)")
      #expect(shown.focusable.caret == 2, "\(width)")
    }
  }
}
#endif
