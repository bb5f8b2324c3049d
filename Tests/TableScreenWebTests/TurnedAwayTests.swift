#if Web
import TableScreen
import Testing

@testable import TableScreenWeb

/// A page that is one window too many asks for its document again, and is told so then, however slow its line is.
@MainActor @Suite struct TurnedAwayTests {
  @Test func `over a slow line, too, it is told so, and once`() throws {
    let gate = WebGate(port: 8080, listen: "127.0.0.1") { _ in "Ada" }
    var options = WebOptions()
    options.limits.sessionsOfOne = 1
    let sessions = WebSessions(options, gate: gate) { _ in [ListScreen()] }
    let headers = ["host": "127.0.0.1:8080"]
    let cookie = sessions.answer(WebRequest(path: "/", headers: headers)).headers["set-cookie"]
    let request = WebRequest(
      path: "/",
      headers: headers.merging(["cookie": cookie?.prefix { $0 != ";" }.description ?? ""]) { $1 })
    let visitor = try #require(gate.visitor(request))
    let first = try #require(sessions.sessions.values.first)
    first.take(FakeLine(), isFresh: true)
    #expect(sessions.answer(request).status == 200)
    let other = try #require(sessions.sessions.values.first { $0 !== first })
    #expect(throws: WebFault.gone) {
      try sessions.connect(
        FakeLine(), of: visitor,
        .hello(session: other.id, epoch: "", fresh: other.id, hasLeft: false))
    }
    // A new connection with TLS, its request, and the word that it is refused: eight ways of a second and a half.
    let later = ContinuousClock.now + .seconds(12)
    #expect(throws: WebFault.tooMany) {
      try sessions.makeRoom(forDocumentOf: visitor, isWaiting: false, now: later)
    }
    #expect(throws: Never.self) {
      try sessions.makeRoom(forDocumentOf: visitor, isWaiting: false, now: later)
    }
  }
}
#endif
