#if Web && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// The server with its sockets.
@MainActor @Suite struct WebServerTests {
  /// A connection to a server, by hand.
  final class Wire {
    private let socket: Int32
    private(set) var heard = ""
    private(set) var isOver = false

    init(to port: Int, at place: String = "127.0.0.1") throws {
      #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
      #else
      let kind = SOCK_STREAM
      #endif
      socket = Foundation.socket(AF_INET, kind, 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr(place)
      let status = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard status == 0 else { throw CocoaError(.fileReadUnknown) }
      _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    }

    deinit { close(socket) }

    func say(_ lines: [String]) {
      let text = lines.joined(separator: "\r\n") + "\r\n\r\n"
      _ = text.withCString { write(socket, $0, strlen($0)) }
    }

    /// Reads what has come.
    func hear() {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(socket, &bytes, bytes.count)
      if count > 0 { heard += String(decoding: bytes[..<count], as: UTF8.self) }
      if count == 0 { isOver = true }
    }

    /// Asks for a path, and returns the answer.
    ///
    /// Where the main actor is held up for long, the library ends a line that waits for its answer, and its request
    /// uses the token up later. So the path is read each time that it is asked for, and once more where it has changed
    /// since.
    @MainActor static func answer(
      of port: Int, to path: @autoclosure () -> String, _ headers: String...
    ) async throws -> String {
      func ask() throws -> (path: String, wire: Wire) {
        let (path, wire) = (path(), try Wire(to: port))
        wire.say(["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers)
        return (path, wire)
      }
      var asked = try ask()
      try await until("an answer") {
        asked.wire.hear()
        let answer = asked.wire.heard
        let wasUsed = answer.hasPrefix("HTTP/1.1 401 ") && asked.path != path()
        if wasUsed || answer.isEmpty && asked.wire.isOver { asked = try ask() }
        return asked.wire.heard.contains("\r\n\r\n")
      }
      return asked.wire.heard
    }
  }

  private func server() throws -> WebServer {
    try WebServer(WebOptions(), port: 0) { _ in [ListScreen(Store())] }
  }

  @Test func `a line that never says whose it is ends`() async throws {
    let server = try server()
    let visitor = try #require(
      server.gate.visitor(WebRequest(path: "/", query: ["token": server.gate.token])))
    let wire = try Wire(to: server.port)
    wire.say([
      "GET /live HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "Upgrade: websocket",
      "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Origin: http://127.0.0.1:\(server.port)",
      "Cookie: \(server.gate.cookie)=\(visitor.browser)",
    ])
    try await until("the line is open") {
      wire.hear()
      return wire.heard.contains("101 ")
    }
    var limits = WebLimits()
    server.sweep(limits)
    #expect(!wire.isOver)
    limits.firstLine = .zero
    try await until("the line has ended") {
      server.sweep(limits)
      wire.hear()
      return wire.isOver
    }
    await server.stop()
  }

  @Test(arguments: [
    "", "a=1&", "a=1&&", "&x&y=&", "x=\(String(repeating: "a", count: 1_100))&", "%ff=1&a=%ff&",
  ])
  func `what stands before the token of an address does not take it away`(_ parts: String)
    async throws
  {
    let server = try server()
    let answer = try await Wire.answer(
      of: server.port, to: "/?\(parts)token=\(server.gate.token)")
    #expect(answer.hasPrefix("HTTP/1.1 303 "), "\(answer)")
    await server.stop()
  }

  @Test func `an order after the end is left alone, and the port is free again`() async throws {
    let server = try server()
    await server.stop()
    var next: WebServer?
    try await until("the port is free") {
      next = try? WebServer(WebOptions(), port: server.port) { _ in [Screen()] }
      return next != nil
    }
    // The loop of the first one has ended by now.
    await server.stop()
    await next?.stop()
  }

  #if os(Linux)
  @Test func `another address of this machine reaches nobody`() async throws {
    let server = try server()
    #expect(throws: (any Error).self) { try Wire(to: server.port, at: "127.0.0.2") }
    await server.stop()
  }
  #endif

  @Test(arguments: ["203.0.113.7", "2001:db8::7", "no-such-name"])
  func `an address that is not this machine's is an error`(_ address: String) {
    var options = WebOptions()
    options.listen = address
    #expect(throws: WebError.self) { try WebServer(options, port: 0) { _ in [Screen()] } }
  }

  @Test func `the name of this machine is an address`() async throws {
    var options = WebOptions()
    options.listen = "localhost"
    let server = try WebServer(options, port: 0) { _ in [Screen()] }
    _ = try Wire(to: server.port)
    await server.stop()
  }

  @Test func `a port in use is an error`() async throws {
    let server = try server()
    #expect(throws: WebError.self) {
      try WebServer(WebOptions(), port: server.port) { _ in [Screen()] }
    }
    await server.stop()
  }
}
#endif
