import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// A shake opens the inspector where it is offered.
  @MainActor struct InspectorTests {
    @Test func `a shake opens the inspector, and another one closes it`() async throws {
      let screen = ThingsScreen()
      let phone = try await Phone.show(screen)
      screen.registerUndo("Fold") {}
      TableDiagnostics.offersInspector = true
      defer { TableDiagnostics.offersInspector = false }
      #expect(phone.window.shake() == [])
      try await phone.settle()
      #expect(try phone.page.title == "Inspector")
      #expect(try phone.titles.contains("Class"))
      try await phone.press("Copy as text")
      #expect(UIPasteboard.general.string?.contains("ThingsScreen") == true)
      #expect(phone.window.shake() == [])
      try await phone.settle()
      #expect(try phone.page.screen === screen)
    }

    @Test func `keys open it too, and what closes any modal closes it`() async throws {
      let screen = ThingsScreen()
      let phone = try await Phone.show(screen)
      TableDiagnostics.offersInspector = true
      defer { TableDiagnostics.offersInspector = false }
      try phone.page.handle(try #require(Keyboard.press("d", [.command, .shift])))
      try await phone.settle()
      #expect(try phone.page.title == "Inspector")
      try phone.page.handle(try #require(Keyboard.press("[", .command)))
      try await phone.settle()
      #expect(try phone.page.screen === screen)
    }

    @Test func `where it is not offered a shake undoes`() async throws {
      let screen = ThingsScreen()
      let phone = try await Phone.show(screen)
      screen.registerUndo("Fold") {}
      #expect(phone.window.shake() == ["Undo Fold"])
      #expect(Keyboard.press("d", [.command, .shift]) == nil)
      try await phone.settle()
      #expect(try phone.page.screen === screen)
    }
  }
}
