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

  private func letIn(_ gate: WebGate) throws -> WebGate.Visitor {
    try #require(gate.visitor(WebRequest(path: "/", query: ["token": gate.token])))
  }

  private func isKnown(_ browser: String, _ gate: WebGate) -> Bool {
    gate.visitor(WebRequest(path: "/", headers: ["cookie": "\(gate.cookie)=\(browser)"])) != nil
  }

  @Test func `after a thousand browsers the next one comes in, and the first one goes`() throws {
    let gate = WebGate(port: 1, listen: "127.0.0.1")
    let (first, second) = (try letIn(gate), try letIn(gate))
    for _ in 2..<1_001 { _ = try letIn(gate) }
    #expect(!isKnown(first.browser, gate))
    #expect(isKnown(second.browser, gate))
  }

  @Test func `a browser is known after its end, for a year`() {
    let gate = WebGate(port: 8080, listen: "127.0.0.1")
    let sessions = WebSessions(WebOptions(), gate: gate) { _ in [] }
    let answer = sessions.answer(
      WebRequest(path: "/", query: ["token": gate.token], headers: ["host": "127.0.0.1:8080"]))
    #expect(answer.headers["set-cookie"]?.contains("Max-Age=34560000") == true)
  }

  @Test func `two servers with one store both know their browsers`() async throws {
    var options = WebOptions()
    options.states = MemoryStates()
    let gates = [1, 2].map { _ in WebGate(port: 8080, listen: "127.0.0.1") }
    let servers = gates.map {
      WebSessions(options, gate: $0, states: .patient(options)) { _ in [] }
    }
    var cookies: [String] = []
    for (gate, server) in zip(gates, servers) {
      let request = WebRequest(
        path: "/", query: ["token": gate.token], headers: ["host": "127.0.0.1:8080"])
      let answer = server.answer(request)
      #expect(answer.status == 303)
      cookies.append(String(answer.headers["set-cookie"]?.prefix { $0 != ";" } ?? ""))
    }
    let other = WebRequest(
      path: "/live",
      headers: [
        "host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080", "cookie": cookies[0],
      ])
    #expect(servers[1].visitor(asking: other) == nil)
    await servers[0].states?.rest()
    await servers[1].recognize(other)
    #expect(servers[1].visitor(asking: other) != nil)
    var guess = other.headers
    guess["cookie"] = gates[0].cookie + "=" + String(repeating: "0", count: 32)
    let guessed = WebRequest(path: "/live", headers: guess)
    await servers[1].recognize(guessed)
    #expect(servers[1].visitor(asking: guessed) == nil)
  }

  @Test(arguments: [
    (["https://lists.example.org"], 443), (["http://lists.example.org"], 80),
    (["https://lists.example.org:8443/"], 8443), (["https://[2001:db8::1]"], 443),
    (["http://[2001:db8::1]:81"], 81), ([], 8080),
  ])
  func `servers behind one name have one cookie`(_ origins: [String], _ port: Int) {
    let gate = WebGate(port: 8080, listen: "127.0.0.1", origins: origins)
    #expect(gate.cookie == "tablescreen-\(port)")
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

  @Test func `who has all windows open is told so, and gets one when another is closed`() throws {
    let gate = WebGate(port: 8080, listen: "127.0.0.1") { _ in "Ada" }
    var options = WebOptions()
    options.limits.sessionsOfOne = 1
    let sessions = WebSessions(options, gate: gate) { _ in [ListScreen()] }
    var request = WebRequest(path: "/", headers: ["host": "127.0.0.1:8080"])
    let first = sessions.answer(request)
    let cookie = try #require(first.headers["set-cookie"]?.split(separator: ";").first)
    request = WebRequest(path: "/", headers: ["host": "127.0.0.1:8080", "cookie": String(cookie)])
    let session = try #require(sessions.sessions.values.first)
    let visitor = try #require(gate.visitor(request))
    func connect(_ id: String, fresh: String, _ line: FakeLine) throws(WebFault) -> WebSession {
      try sessions.connect(
        line, of: visitor,
        .hello(session: id, epoch: "", fresh: fresh, hasLeft: id != fresh))
    }
    let line = FakeLine()
    session.take(line, isFresh: true)
    // The document of a page that is loaded again is one more, for a moment.
    for _ in 0..<3 {
      #expect(sessions.answer(request).status == 200)
      let document = try #require(sessions.sessions.values.first { $0 !== session })
      #expect(try connect(session.id, fresh: document.id, line) === session)
      #expect(sessions.count == 1)
    }
    #expect(sessions.answer(request).status == 200)
    let other = try #require(sessions.sessions.values.first { $0 !== session })
    #expect(throws: WebFault.gone) { try connect(other.id, fresh: other.id, FakeLine()) }
    #expect(sessions.count == 1 && session.isConnected)
    let refused = sessions.answer(request)
    #expect(refused.status == 503 && refused.headers["refresh"] == "5; url=/?waiting=1")
    #expect(String(decoding: refused.body, as: UTF8.self).contains("close one"))
    // It asks for its own address, so that a window that is loaded again meanwhile is the same.
    let waiting = WebRequest(path: "/", query: ["waiting": "1"], headers: request.headers)
    #expect(sessions.answer(waiting).status == 503)
    #expect(sessions.answer(request).status == 200)
    let reloaded = try #require(sessions.sessions.values.first { $0 !== session })
    session.disconnect(line)
    // Nor does the one that waits take its place before it has come back: with a document it would only be turned away.
    #expect(sessions.answer(waiting).status == 503)
    #expect(try connect(session.id, fresh: reloaded.id, line) === session)
    session.disconnect(line)
    sessions.returnTime = .zero
    #expect(sessions.answer(waiting).status == 200)
    let last = try #require(sessions.sessions.values.first { $0 !== session })
    #expect(try connect(last.id, fresh: last.id, FakeLine()) === last)
    #expect(sessions.count == 1)
  }
}
