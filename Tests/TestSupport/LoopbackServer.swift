package import Foundation

/// A server on this machine that answers as servers do on bad days.
package final class LoopbackServer: @unchecked Sendable {
  /// How it answers, by path.
  package enum Answer {
    case bytes(Data)
    /// It answers 304 to who has this version already.
    case version(Data, tag: String)
    /// It sends half, and the rest when it is told to go on.
    case slow(Data)
    /// It sends this, as if it were all, and hangs up without having said how much there is.
    case unannounced(Data)
    case status(Int)
    /// It announces so many bytes, sends some, and hangs up.
    case cut(announced: Int, sent: Int)
    /// It sends without an end and without a length, at the speed of a network: where data comes faster than it is
    /// judged, Foundation for Linux never gets to stop it, and every other download of the program waits.
    case endless
    /// It says nothing.
    case silent
  }

  package let port: UInt16
  private let socket: Int32
  private var answers: [String: Answer]
  private var goesOn = false
  private let lock = NSLock()
  private var asked: [String] = []
  private var left: [String] = []
  private var isClosed = false

  /// The paths that were asked for.
  package var requests: [String] { lock.withLock { asked } }

  /// The paths that it said nothing to, and whose asker has hung up.
  package var givenUp: [String] { lock.withLock { left } }

  package init(_ answers: [String: Answer]) throws {
    self.answers = answers
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    let socket = Foundation.socket(AF_INET, kind, 0)
    self.socket = socket
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isOpen else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in serve() }
  }

  package func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)/\(path)") else {
      throw POSIXError(.EINVAL)
    }
    return url
  }

  /// Answers otherwise from now on.
  package func answer(_ path: String, _ answer: Answer) {
    lock.withLock { answers[path] = answer }
  }

  /// Lets slow answers come to their end.
  package func goOn() { lock.withLock { goesOn = true } }

  /// Takes no more questions; who was not answered yet is hung up on.
  package func close() {
    lock.withLock { isClosed = true }
    shutdown(socket, Int32(2))
  }

  /// Answers until it is closed, and then gives its socket back.
  ///
  /// Nobody else may: the number of a socket that is closed goes to the next one that is opened, and a thread that still
  /// accepted under it would answer what another server is asked.
  private func serve() {
    defer { Foundation.close(socket) }
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while !lock.withLock({ isClosed }) {
      // Where a shutdown wakes nobody it is seen after this time.
      guard poll(&waiting, 1, 100) > 0, !lock.withLock({ isClosed }) else { continue }
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { return }
      #if canImport(Darwin)
      // Elsewhere each sending says so: who writes to a connection that was hung up gets an error, and no signal.
      var isSilent: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isSilent, size)
      #endif
      Thread.detachNewThread { [self] in
        answer(connection)
        Foundation.close(connection)
      }
    }
  }

  private func answer(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = recv(connection, &buffer, buffer.count, 0)
    guard count > 0 else { return }
    let request = String(decoding: buffer[..<count], as: UTF8.self)
    let line = request.split(separator: " ")
    let path = line.count > 1 ? String(line[1].dropFirst()) : ""
    lock.withLock { asked.append(path) }
    switch lock.withLock({ answers[path] }) ?? .status(404) {
    case .bytes(let data):
      send(
        "HTTP/1.1 200 OK\r\nContent-Length: \(data.count)\r\nConnection: close\r\n\r\n", connection)
      send(data, connection)
    case .version(let data, let tag):
      let isKnown = request.lowercased().contains("if-none-match: \(tag.lowercased())")
      let head = isKnown ? "304 Not Modified" : "200 OK"
      let body = isKnown ? Data() : data
      send(
        "HTTP/1.1 \(head)\r\nETag: \(tag)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n",
        connection)
      send(body, connection)
    case .slow(let data):
      send(
        "HTTP/1.1 200 OK\r\nContent-Length: \(data.count)\r\nConnection: close\r\n\r\n", connection)
      send(data.prefix(data.count / 2), connection)
      while !lock.withLock({ isClosed || goesOn }) { usleep(1_000) }
      send(data.dropFirst(data.count / 2), connection)
    case .unannounced(let data):
      send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n", connection)
      send(data, connection)
    case .status(let status):
      send("HTTP/1.1 \(status) No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", connection)
    case .cut(let announced, let sent):
      send("HTTP/1.1 200 OK\r\nContent-Length: \(announced)\r\n\r\n", connection)
      send(Data(repeating: 1, count: sent), connection)
    case .endless:
      send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n", connection)
      while !lock.withLock({ isClosed }), send(Data(repeating: 1, count: 8_192), connection) {
        usleep(1_000)
      }
    case .silent:
      while !lock.withLock({ isClosed }), recv(connection, &buffer, buffer.count, 0) > 0 {}
      lock.withLock { left.append(path) }
    }
  }

  private func send(_ text: String, _ connection: Int32) { send(Data(text.utf8), connection) }

  @discardableResult
  private func send(_ data: Data, _ connection: Int32) -> Bool {
    #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
    #else
    let flags: Int32 = 0
    #endif
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { bytes in
        Foundation.send(connection, bytes.baseAddress.map { $0 + sent }, data.count - sent, flags)
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
