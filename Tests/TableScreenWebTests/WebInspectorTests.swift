import Foundation
import TableScreen
import TableScreenInspector
import Testing

@testable import TableScreenWeb

/// The inspector in a browser: only where the server offers it, and without what other windows show.
@MainActor @Suite struct WebInspectorTests {
  private func sessions(offering isOffered: Bool) -> (WebSessions, WebGate) {
    let gate = WebGate(port: 8080, listen: "127.0.0.1")
    var options = WebOptions()
    options.offersInspector = isOffered
    return (WebSessions(options, gate: gate) { _ in [ListScreen(Store())] }, gate)
  }

  /// Opens a window, and returns its document.
  private func open(_ sessions: WebSessions, _ gate: WebGate) -> String {
    var headers = ["host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080"]
    let answer = sessions.answer(
      WebRequest(path: "/", query: ["token": gate.token], headers: headers))
    headers["cookie"] = String(answer.headers["set-cookie"]?.prefix { $0 != ";" } ?? "")
    return String(
      decoding: sessions.answer(WebRequest(path: "/", headers: headers)).body, as: UTF8.self)
  }

  private func commands(in page: String) -> String {
    page.components(separatedBy: #""cm":""#).dropFirst().first.map {
      String($0.prefix { $0 != "\"" })
    } ?? ""
  }

  @Test func `a server offers it only where its options say so`() {
    let (closed, gate) = sessions(offering: false)
    #expect(!commands(in: open(closed, gate)).contains("inspect"))
    let (offering, other) = sessions(offering: true)
    #if DEBUG
    #expect(commands(in: open(offering, other)).contains("inspect"))
    #else
    #expect(!commands(in: open(offering, other)).contains("inspect"))
    #endif
  }

  @Test func `a page that asks for it without being offered gets nothing`() async throws {
    let page = try await FakePage.open([ListScreen(Store())])
    let id = try #require(page.chromes.keys.first)
    try await page.send("k", .integer(id), "inspect")
    #expect(page.session.host.navigator?.modals.isEmpty == true)
  }

  #if DEBUG
  @Test func `of other windows it says only that they are there`() async throws {
    let (sessions, gate) = sessions(offering: true)
    _ = open(sessions, gate)
    let other = try #require(sessions.sessions.values.first)
    other.host.navigator?.visibleScreen.setTitle("Private letters")
    _ = open(sessions, gate)
    let own = try #require(sessions.sessions.values.first { $0 !== other })
    try #require(own.host.navigator?.toggleInspector() == true)
    let inspector = try #require(own.host.navigator?.visibleScreen as? InspectorScreen)
    #expect(inspector.text.contains("This window") && inspector.text.contains("Another window"))
    #expect(!inspector.text.contains("Private letters"))
  }
  #endif
}
