import Foundation
import TestSupport
import Testing

@testable import TableScreenWeb

/// Who comes in, from where, and with how many windows.
@MainActor @Suite struct WebGateTests {
  @Test func `a person without cookies has no more windows than another`() {
    let gate = WebGate(port: 8080, listen: "127.0.0.1") { $0.headers["x-forwarded-user"] }
    var options = WebOptions()
    (options.limits.sessions, options.limits.sessionsOfOne) = (4, 2)
    let sessions = WebSessions(options, gate: gate) { _ in [ListScreen()] }
    func load(_ person: String) -> Int {
      sessions.answer(
        WebRequest(
          path: "/", headers: ["host": "127.0.0.1:8080", "x-forwarded-user": person])
      ).status
    }
    for _ in 0..<5 { #expect(load("Ada") == 200) }
    #expect(sessions.count == 2)
    #expect(load("Bea") == 200)
    #expect(sessions.count == 3)
  }
}
