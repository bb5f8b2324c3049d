#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class LetterScreen: TableScreen {
  var letter: String
  override class var settings: Settings { [.title("Letter")] }
  override var tableData: [Section] {
    [Section { [.title: "Letter", .bind: .to(\LetterScreen.letter)] }]
  }

  init(_ letter: String) {
    self.letter = letter
    super.init()
  }
}

/// A field holds all of a text of which GTK's entries hold no more than 65,534 bytes: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct LongFieldTests {
  @Test(arguments: ["a", "字", "👩‍👩‍👧‍👦"]) func `what is typed leaves the end of it`(letter: String)
    async throws
  {
    let text = String(repeating: letter, count: 70_000) + "END"
    let screen = LetterScreen(text)
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Letter", of: screen) != nil }
    await window.rest()
    let view = try #require(window.row("Letter", of: screen)?.controls.first as? FieldView)
    #expect(view.text == text)
    let entry = view.focusable
    let shown = gtk_editable_get_text(entry()).map { String(cString: $0) } ?? ""
    #expect(shown.hasSuffix("…"))
    gtk_widget_grab_focus(entry())
    var caret: gint = 0
    gtk_editable_insert_text(entry(), "b", -1, &caret)
    #expect(view.text == "b" + text)
    view.commit()
    await window.rest()
    #expect(screen.letter == "b" + text)
  }

  @Test func `a text that an entry holds is shown as a whole`() {
    for text in ["", "Milk", String(repeating: "a", count: EditedText.entryBytes)] {
      #expect(EditedText(text, bytes: EditedText.entryBytes).shown == text)
    }
  }
}
#endif
