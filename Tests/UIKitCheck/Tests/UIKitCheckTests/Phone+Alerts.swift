import Testing

@testable import UIKitStandIn

extension Phone {
  /// The alert in view.
  var alert: UIAlertController { get throws { try #require(top as? UIAlertController) } }

  /// Presses a button of the alert in view.
  func answer(_ title: String) async throws {
    #expect(try alert.press(title))
    try await settle()
  }
}
