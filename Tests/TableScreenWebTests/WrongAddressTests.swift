#if Web && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// An address that is no text leads to what there is, as any other that nothing has; what no page asks for opens no window.
@MainActor @Suite struct WrongAddressTests {
  @Test(arguments: ["/%ff", "/%c3%28/x"])
  func `an address that is no text opens what there is`(_ path: String) async throws {
    let server = try WebServer(WebOptions(), port: 0) { _ in [ListScreen(Store())] }
    let visitor = try #require(
      server.gate.visitor(WebRequest(path: "/", query: ["token": server.gate.token])))
    let answer = try await WebServerTests.Wire.answer(
      of: server.port, to: path, "Cookie: \(server.gate.cookie)=\(visitor.browser)")
    #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(answer)")
    await server.stop()
  }

  @Test func `a request without a host is wrong, and not one for another server`() {
    let server = WebSessionTests.Server(Store())
    #expect(server.sessions.answer(WebRequest(path: "/todo/", headers: [:])).status == 400)
    #expect(server.sessions.count == 0)
  }

  @Test func `the style of the library's own answers opens no window`() {
    let server = WebSessionTests.Server(Store())
    let asked = WebRequest(path: "/error.css", headers: server.headers)
    #expect(server.sessions.answer(asked).status == 404)
    #expect(server.sessions.count == 0)
  }
}
#endif
