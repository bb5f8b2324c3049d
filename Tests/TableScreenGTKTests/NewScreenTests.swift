#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class LettersScreen: TableScreen {
  override class var settings: Settings { [.title("Letters")] }
  override var tableData: [Section] {
    [Section(cells: (0..<9).map { [.id: .key($0), .title: "Letter \($0)"] })]
  }
}

private final class BareScreen: TableScreen {
  override class var settings: Settings { [.title("Bare"), .emptyText("Nothing here")] }
  override var tableData: [Section] { [] }
}

private final class NoteScreen: TableScreen {
  var name = ""
  var note = ""
  override class var settings: Settings { [.title("Note"), .drafts] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Name", .bind: .to(\NoteScreen.name)]
        [.title: "Note", .bind: .to(\NoteScreen.note)]
      }
    ]
  }
}

/// Who comes to a screen acts there at once: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct NewScreenTests {
  @Test func `letters go into the first field of a new form`() async throws {
    let (root, form) = (LettersScreen(), NoteScreen())
    let window = OwnWindow([root])
    #expect(await window.until { window.host.page(of: root).focusedRow != nil })
    root.open(form, as: .modal)
    let page = window.host.page(of: form)
    #expect(await window.until { page.focusedControl?.control.isTyped == true })
    await window.rest(frames: 20)
    #expect(page.focusedRow?.content?.title == "Name")
    await window.type("Qw", focusing: "Note")
    let field = try #require(page.focusedControl as? FieldView)
    #expect(await window.until { field.text == "Qw" })
    form.close()
    #expect(await window.until { window.host.navigator?.modals.isEmpty == true })
    await window.rest(frames: 20)
    window.close()
  }

  @Test func `a tab without rows takes the focus from that of another`() async throws {
    let (letters, bare) = (LettersScreen(), BareScreen())
    let window = OwnWindow([letters, bare])
    let page = window.host.page(of: letters)
    #expect(await window.until { page.focusedRow != nil })
    for _ in 0..<2 {
      window.host.navigator?.selectTab(1)
      let other = window.host.page(of: bare)
      await window.rest(frames: 30)
      let root = try #require(window.host.window?.root)
      let focus = Obj(maybe: gtk_root_get_focus(root()))
      #expect(focus.map { gtk_widget_is_ancestor($0(), other.root()) != 0 } == true)
      #expect(focus.map { gtk_widget_is_ancestor($0(), other.header.root()) != 0 } == false)
      window.host.navigator?.selectTab(0)
      #expect(await window.until { page.focusedRow != nil })
      await window.rest(frames: 30)
    }
    window.close()
  }
}
#endif
