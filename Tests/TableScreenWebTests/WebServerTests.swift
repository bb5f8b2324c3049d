#if Web && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// The server with its sockets.
@MainActor @Suite struct WebServerTests {
  /// A connection to a server, by hand.
  private final class Wire {
    private let socket: Int32
    private(set) var heard = ""
    private(set) var isOver = false

    init(to port: Int) throws {
      #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
      #else
      let kind = SOCK_STREAM
      #endif
      socket = Foundation.socket(AF_INET, kind, 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let status = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(status == 0)
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

  @Test func `a port in use is an error`() async throws {
    let server = try server()
    #expect(throws: WebError.self) {
      try WebServer(WebOptions(), port: server.port) { _ in [Screen()] }
    }
    await server.stop()
  }
}
#endif
