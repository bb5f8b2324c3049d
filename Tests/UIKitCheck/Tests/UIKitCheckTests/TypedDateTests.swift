import Foundation
import Testing

@testable import UIKitStandIn

extension UIKitSuite {
  /// A date picker that is typed into, each part of whose date is a new value.
  @MainActor @Suite struct TypedDateTests {
    @Test func `typing goes on in a date picker with each part that changes its date`() async throws
    {
      let screen = ControlsScreen()
      let phone = try await Phone.show(screen)
      let picker = try phone.view(UIDatePicker.self, in: "Day")
      // A picker has a view of its own into which its parts are typed.
      let part = UITextField()
      picker.addSubview(part)
      part.becomeFirstResponder()
      let day = Date(timeIntervalSince1970: 86_400)
      picker.choose(day)
      try await phone.settle()
      #expect(screen.values.day == day)
      #expect(part.isFirstResponder)
    }

    @Test func `a date that is chosen elsewhere ends the typing`() async throws {
      let screen = ControlsScreen()
      let phone = try await Phone.show(screen)
      let field = try phone.view(UITextField.self, in: "Field")
      field.type("typed")
      try phone.view(UIDatePicker.self, in: "Day").choose(Date(timeIntervalSince1970: 86_400))
      try await phone.settle()
      #expect(screen.values.field == "typed" && !field.isFirstResponder)
    }
  }
}
