import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// A form that is not saved asks before it is left, however UIKit lets a person leave.
  @MainActor struct LeavingFormTests {
    private let words = TableWords.current

    private func dirty(_ phone: Phone) throws -> NoteScreen {
      let screen = try #require(try phone.page.screen as? NoteScreen)
      screen.form["text"].value = .text("new")
      return screen
    }

    @Test func `back and its gesture ask, and the form stays meanwhile`() async throws {
      let phone = try await Phone.show(ShelfScreen())
      try await phone.tap("Note")
      let screen = try dirty(phone)
      for isSwiped in [false, true] {
        let navigation = try #require(try phone.page.navigationController)
        if isSwiped { navigation.swipeBack() } else { navigation.pressBack() }
        try await phone.settle()
        #expect(try phone.alert.title == words.unsavedTitle)
        try await phone.answer(words.stay)
        #expect(try phone.page.screen === screen)
        #expect(screen.form.isDirty)
      }
      try phone.page.navigationController?.swipeBack()
      try await phone.settle()
      try await phone.answer(words.discard)
      #expect(try phone.page.title == "Shelf")
      #expect(screen.text == "old")
    }

    @Test func `a modal that is swiped down asks, and goes when it is saved`() async throws {
      let phone = try await Phone.show(ShelfScreen())
      try await phone.tap("Modal note")
      let screen = try dirty(phone)
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(try phone.alert.title == words.unsavedTitle)
      #expect(try phone.alert.cancel())
      try await phone.settle()
      #expect(try phone.page.screen === screen)
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(try phone.alert.pressReturn())
      try await phone.settle()
      #expect(try phone.page.title == "Shelf")
      #expect(screen.text == "new")
    }
  }
}

private final class ShelfScreen: TableScreen {
  override class var settings: Settings { [.title("Shelf")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Note", .action: .perform(ShelfScreen.note)]
        [.title: "Modal note", .action: .perform(ShelfScreen.modal)]
      }
    ]
  }
  func note() { open(NoteScreen()) }
  func modal() { open(NoteScreen(), as: .modal) }
}

private final class NoteScreen: TableScreen {
  var text = "old"
  override class var settings: Settings { [.title("Note"), .drafts] }
  override var tableData: [Section] {
    [Section { [.id: "text", .title: "Text", .bind: .to(\NoteScreen.text)] }]
  }
}
