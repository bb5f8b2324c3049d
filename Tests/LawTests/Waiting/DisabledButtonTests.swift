import TableScreen
import TableScreenTesting
import Testing

/// A test that uses what a person cannot use is told so.
@MainActor @Suite struct DisabledButtonTests {
  private final class Mail: TableScreen {
    var edge = TableBarButton.Edge.trailing
    var isReady = false
    var second: Bool?
    var sent = 0

    override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
      if edge != self.edge { return [] }
      return [isReady, second].compactMap { isEnabled in
        guard let isEnabled else { return nil }
        var button = TableBarButton("Send", action: .perform(Mail.send))
        button.isEnabled = isEnabled
        return button
      }
    }

    func send() { sent += 1 }
  }

  @Test(arguments: TableBarButton.Edge.allCases)
  func `a bar button that is disabled is not offered`(edge: TableBarButton.Edge) async throws {
    let screen = Mail()
    screen.edge = edge
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: HeadlessError.notOffered("be pressed", by: "Send")) {
      try await table.press("Send")
    }
    #expect(screen.sent == 0)
    screen.isReady = true
    screen.refreshChrome()
    try await table.press("Send")
    #expect(screen.sent == 1)
  }

  @Test func `one of the same label that is enabled is pressed`() async throws {
    let screen = Mail()
    screen.second = true
    let table = try await HeadlessHost.show(screen)
    try await table.press("Send")
    #expect(screen.sent == 1)
  }
}
