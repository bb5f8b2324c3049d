#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class AnswerScreen: TableScreen {
  var text = ""
  override class var settings: Settings { [.title("Answer")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "First"]
        [.title: "Text", .bind: .to(\AnswerScreen.text)]
      }
    ]
  }
}

private final class MailScreen: TableScreen {
  override class var settings: Settings { [.title("Mail")] }
  override var tableData: [Section] { [Section { [.title: "Letter"] }] }
}

/// What is typed beside a list stays where the window gets or loses the room for both: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct ResizedTypingTests {
  @Test func `a field keeps its text and the keys`() async throws {
    let (mail, answer) = (MailScreen(), AnswerScreen())
    let window = OwnWindow([mail], width: 1_000, height: 500)
    defer { window.close() }
    await window.until { window.row("Letter", of: mail) != nil }
    mail.open(answer, as: .detail)
    await window.until { window.row("Text", of: answer) != nil }
    await window.rest(frames: 40)
    let page = window.host.page(of: answer)
    let field = try #require(window.row("Text", of: answer)?.control(nil)?.focusable)
    gtk_widget_grab_focus(field())
    var typed = ""
    for (letters, width) in [("abc", 700), ("de", 1_000), ("f", 700)] {
      typed += letters
      let entry = try #require(page.focusedControl?.focusable)
      var caret = gtk_editable_get_position(entry())
      gtk_editable_insert_text(entry(), letters, -1, &caret)
      gtk_editable_set_position(entry(), caret)
      await window.resize(width, 500)
      #expect(await window.until { window.host.navigator?.isWide == (width >= GTKHost.wideWidth) })
      await window.rest(frames: 40)
      #expect(page.focusedRow?.content?.title == "Text")
      let view = try #require(page.focusedControl as? FieldView)
      #expect(view.text == typed)
      #expect(gtk_editable_get_selection_bounds(view.focusable(), nil, nil) == 0)
      #expect(answer.text == typed)
    }
  }
}
#endif
