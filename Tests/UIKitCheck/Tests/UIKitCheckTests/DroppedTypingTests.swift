import TableScreen
import TableScreenCells
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// A field in use shows its value again once the form has dropped what is typed there.
  @MainActor @Suite struct DroppedTypingTests {
    private final class NoteScreen: TableScreen {
      var name = "old"
      var note = "old"
      override class var settings: Settings { [.drafts] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Name", .bind: .to(\NoteScreen.name)]
            [.title: "Note", .bind: .to(\NoteScreen.note), .cellClass: .of(.textArea())]
          }
        ]
      }
    }

    @Test func `what was discarded does not come back from a field`() async throws {
      let screen = NoteScreen()
      let phone = try await Phone.show(screen)
      let field = try phone.view(UITextField.self, in: "Name")
      field.becomeFirstResponder()
      field.type("typed")
      try await phone.settle()
      #expect(screen.form.isDirty)
      screen.reloadForm()
      try await phone.settle()
      #expect(field.text == "old")
      field.resignFirstResponder()
      try await phone.settle()
      #expect(!screen.form.isDirty && screen.name == "old")
    }

    @Test func `what was discarded does not come back from lines of text`() async throws {
      let screen = NoteScreen()
      let phone = try await Phone.show(screen)
      let area = try phone.view(UITextView.self, in: "Note")
      area.becomeFirstResponder()
      area.type("typed")
      try await phone.settle()
      #expect(screen.form.isDirty)
      screen.reloadForm()
      try await phone.settle()
      #expect(area.text == "old")
      area.resignFirstResponder()
      try await phone.settle()
      #expect(!screen.form.isDirty && screen.note == "old")
    }
  }
}
