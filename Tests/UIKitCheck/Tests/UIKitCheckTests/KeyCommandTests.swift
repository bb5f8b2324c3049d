import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// The keys of the core's commands come to the screen in view, and shaking to its history.
  @MainActor struct KeyCommandTests {
    private func press(
      _ phone: Phone, _ input: String, _ flags: UIKeyModifierFlags = .command
    ) async throws -> Bool {
      guard let keys = Keyboard.press(input, flags) else { return false }
      try phone.page.handle(keys)
      try await phone.settle()
      return true
    }

    @Test func `each command has a title, and comes with its keys while it does something`()
      async throws
    {
      let phone = try await Phone.show(ThingsScreen())
      #expect(try phone.page.isFirstResponder)
      let keys = Keyboard.commands
      #expect(keys.compactMap(\.input) == ["f", "r", "e", "a", "1"])
      #expect(
        keys.map { $0.discoverabilityTitle } == ["Search", "Refresh", "Edit", "Select all", "Add"])
      #expect(keys.map(\.title) == keys.map { $0.discoverabilityTitle ?? "" })
      #expect(keys.last?.modifierFlags == [.command, .alternate])
    }

    @Test func `keys search, refresh, edit, select, delete, and press the bar's buttons`()
      async throws
    {
      let screen = ThingsScreen()
      let phone = try await Phone.show(screen)
      #expect(try await press(phone, "f"))
      #expect(try phone.page.navigationItem.searchController?.isActive == true)
      #expect(try await press(phone, UIKeyCommand.inputEscape, []))
      #expect(try phone.page.navigationItem.searchController?.isActive == false)
      #expect(try await press(phone, "r"))
      #expect(try await press(phone, "1", [.command, .alternate]))
      #expect(screen.log == ["refresh", "add"])
      #expect(try await press(phone, "e"))
      #expect(try phone.table.isEditing)
      #expect(try await press(phone, UIKeyCommand.inputEscape, []))
      #expect(try !phone.table.isEditing)
      #expect(try await !press(phone, UIKeyCommand.inputDelete))
      #expect(try await press(phone, "a"))
      #expect(try await press(phone, UIKeyCommand.inputDelete))
      #expect(try phone.titles == ["Bread", "Salt", "Pressed"])
      #expect(try await press(phone, "z"))
      #expect(try phone.titles.count == 6)
      #expect(try await press(phone, "z", [.command, .shift]))
      #expect(try phone.titles.count == 3)
    }

    @Test func `keys lead back, to other tabs, and out of a modal`() async throws {
      let letters = MailScreen()
      let phone = try await Phone.show(tabs: [letters, ThingsScreen()])
      try await phone.tap("Ada")
      #expect(try await press(phone, "["))
      #expect(try phone.page.screen === letters)
      #expect(try await press(phone, "2"))
      #expect(try phone.page.title == "Things")
      #expect(try await press(phone, "]", [.command, .shift]))
      #expect(try phone.page.screen === letters)
      letters.open(LetterScreen(), as: .modal)
      try await phone.settle()
      #expect(try phone.page.title == "Letter")
      #expect(try await !press(phone, "2"))
      #expect(try await press(phone, UIKeyCommand.inputEscape, []))
      #expect(try phone.page.screen === letters && phone.page.isFirstResponder)
    }

    @Test func `a field keeps the keys that mean something in a text, and what was typed`()
      async throws
    {
      let letters = MailScreen()
      letters.registerUndo("Fold") {}
      let phone = try await Phone.show(letters)
      letters.registerUndo("Fold") {}
      try await phone.settle()
      #expect(Keyboard.commands.contains { $0.input == "z" })
      let field = try phone.view(UITextField.self, in: "Note")
      field.type("Hello")
      #expect(field.isFirstResponder)
      #expect(!Keyboard.commands.contains { $0.input == "z" })
      #expect(Keyboard.press("e", []) == nil)
      let root = try phone.page
      try await phone.tap("Ada")
      #expect(letters.note == "Hello")
      #expect(!field.isFirstResponder && !root.isFirstResponder)
      #expect(try phone.page.isFirstResponder)
    }

    @Test func `a shake offers what the screen can undo, by its name`() async throws {
      let screen = ThingsScreen()
      let phone = try await Phone.show(screen)
      #expect(phone.window.shake() == [])
      let path = try phone.path("Tea")
      #expect(try phone.table.swipe(path, "Delete"))
      try await phone.settle()
      #expect(phone.window.shake() == ["Undo Deleted “Tea”"])
      #expect(phone.window.shake(choosing: "Undo Deleted “Tea”"))
      try await phone.settle()
      #expect(try phone.titles.first == "Tea")
      #expect(phone.window.shake() == ["Redo Deleted “Tea”"])
      #expect(phone.window.shake(choosing: "Redo Deleted “Tea”"))
      try await phone.settle()
      #expect(try phone.titles.first == "Milk")
      // The notice and the history are one.
      screen.send(.undo)
      try await phone.settle()
      #expect(phone.window.shake() == ["Redo Deleted “Tea”"])
    }

    @Test func `after typing keys and shakes come to the screen again`() async throws {
      let letters = MailScreen()
      let phone = try await Phone.show(letters)
      letters.registerUndo("Fold") {}
      let field = try phone.view(UITextField.self, in: "Note")
      field.type("Hello")
      field.pressReturn()
      try await phone.settle()
      #expect(phone.window.shake() == ["Undo Fold"])
      // One that is left elsewhere, as by pulling the keyboard down.
      field.type("Hello again")
      field.resignFirstResponder()
      try await phone.settle()
      #expect(phone.window.shake() == ["Undo Fold"])
    }
  }
}
