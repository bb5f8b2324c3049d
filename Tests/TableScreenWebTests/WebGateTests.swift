import Foundation
import TestSupport
import Testing

@testable import TableScreenWeb

/// Who comes in, from where, and with how many windows.
@MainActor @Suite struct WebGateTests {
  private func isLetIn(_ gate: WebGate, _ origin: String, _ host: String) -> Bool {
    let request = WebRequest(path: "/live", headers: ["host": host, "origin": origin])
    return gate.isForUs(request) && gate.isFromUs(request)
  }

  @Test(arguments: [
    "https://lists.example.org", "HTTPS://Lists.Example.org", "https://lists.example.org/",
    "https://lists.example.org:443", "https://lists.example.org:443/",
  ]) func `an origin is known however it was written`(_ origin: String) {
    let gate = WebGate(port: 8080, listen: "127.0.0.1", origins: [origin])
    #expect(isLetIn(gate, "https://lists.example.org", "lists.example.org"))
    #expect(!isLetIn(gate, "http://lists.example.org", "lists.example.org"))
    #expect(!isLetIn(gate, "https://lists.example.org:8443", "lists.example.org"))
    #expect(gate.isSecure)
  }

  @Test func `the usual port of a scheme is in no origin`() {
    #expect(
      isLetIn(WebGate(port: 80, listen: "127.0.0.1"), "http://127.0.0.1", "127.0.0.1"))
    let gate = WebGate(
      port: 1, listen: "127.0.0.1", origins: ["http://lists:443", "http://[::1]:80"])
    #expect(isLetIn(gate, "http://lists:443", "lists:443"))
    #expect(isLetIn(gate, "http://[::1]", "[::1]"))
  }

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
