#if Web
import CWeb
import Foundation
import TableScreen

/// The event loop of libwebsockets: requests, lines, and the orders of the main actor.
///
/// The library has no locks, so that the loop is made, runs and ends in one thread.
final class WebLoop {
  private let mailbox: WebMailbox
  private let limits: WebLimits
  /// Returns the browser that may open a line; the main actor decides, so requests for lines wait for it.
  private let mayOpen: (WebRequest) -> WebAdmission
  /// Returns the place of a file that a request may bring.
  private let mayBring: (WebRequest) -> WebUpload?
  private let report: (WebReport) -> Void
  private var context: OpaquePointer?
  private var connections: [OpaquePointer: WebConnection] = [:]
  private var sockets: [UInt64: OpaquePointer] = [:]
  private var last: UInt64 = 0
  private var isStopping = false
  private let protocols: UnsafeMutablePointer<lws_protocols>
  /// The times after which the library asks a silent line whether it is there, and gives it up.
  private let idling: UnsafeMutablePointer<lws_retry_bo_t>
  private let name: UnsafeMutablePointer<CChar>?

  init(
    _ mailbox: WebMailbox, limits: WebLimits,
    mayOpen: @escaping (WebRequest) -> WebAdmission,
    mayBring: @escaping (WebRequest) -> WebUpload?, report: @escaping (WebReport) -> Void
  ) {
    (self.mailbox, self.limits, self.mayOpen) = (mailbox, limits, mayOpen)
    (self.mayBring, self.report) = (mayBring, report)
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    name = strdup("page")
    idling = .allocate(capacity: 1)
    idling.initialize(to: lws_retry_bo_t())
    (idling.pointee.secs_since_valid_ping, idling.pointee.secs_since_valid_hangup) = (30, 40)
  }

  deinit {
    protocols.deallocate()
    idling.deallocate()
    free(name)
  }

  /// Listens, and returns the port; nil where the address or the port cannot be used.
  func listen(_ address: String, _ port: Int) -> Int? {
    tablescreen_web_be_quiet()
    protocols[0].name = UnsafePointer(name)
    protocols[0].callback = { socket, reason, _, bytes, count in
      guard let socket, let context = lws_get_context(socket), let user = lws_context_user(context)
      else { return 0 }
      return Unmanaged<WebLoop>.fromOpaque(user).takeUnretainedValue()
        .handle(socket, reason, bytes, count)
    }
    protocols[0].rx_buffer_size = 4096
    var info = lws_context_creation_info()
    info.port = Int32(port)
    info.protocols = UnsafePointer(protocols)
    info.user = Unmanaged.passUnretained(self).toOpaque()
    // Without this the library takes an address of IPv4 for the name of an interface, finds none, and listens everywhere.
    info.options =
      UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
      | UInt64(address.contains(":") ? 0 : LWS_SERVER_OPTION_DISABLE_IPV6)
    info.timeout_secs = 10
    info.keepalive_timeout = 30
    info.retry_and_idle_policy = UnsafePointer(idling)
    // Cookies do not tell ports apart, and those of a proxy that knows people have kilobytes each.
    info.max_http_header_data = 32_768
    let place = address == "localhost" ? "127.0.0.1" : address
    context = place.withCString { address in
      info.iface = address
      return lws_create_context(&info)
    }
    return context.map { Int(tablescreen_web_port($0)) }
  }

  /// Serves until the order to stop.
  func run() {
    guard let context else { return }
    mailbox.open(WebWaker(context: context))
    while !isStopping { _ = lws_service(context, 0) }
    mailbox.close()
    lws_context_destroy(context)
  }

  private func handle(
    _ socket: OpaquePointer, _ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?,
    _ count: Int
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: carryOutOrders()
    case LWS_CALLBACK_HTTP: return begin(socket)
    case LWS_CALLBACK_HTTP_BODY: return receiveFile(socket, bytes, count)
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: return finishFile(socket)
    case LWS_CALLBACK_HTTP_WRITEABLE: return writeResponse(socket)
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return confirm(socket, bytes)
    case LWS_CALLBACK_ESTABLISHED: return open(socket)
    case LWS_CALLBACK_RECEIVE: return receive(socket, bytes, count)
    case LWS_CALLBACK_SERVER_WRITEABLE: return writeFrame(socket)
    case LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_WSI_DESTROY: forget(socket)
    default: break
    }
    return 0
  }

  private func carryOutOrders() {
    for order in mailbox.take() {
      switch order {
      case .respond(let number, let response): wake(number) { $0.response = response }
      case .send(let number, let text): wake(number) { $0.frame = text }
      case .close(let number, let fault): wake(number) { $0.fault = fault }
      case .stop: isStopping = true
      }
    }
  }

  private func wake(_ number: UInt64, _ change: (WebConnection) -> Void) {
    guard let socket = sockets[number], let connection = connections[socket] else { return }
    change(connection)
    lws_callback_on_writable(socket)
  }

  private func connect(_ socket: OpaquePointer) -> WebConnection {
    forget(socket)
    last += 1
    let connection = WebConnection(last)
    connections[socket] = connection
    sockets[last] = socket
    return connection
  }

  private func forget(_ socket: OpaquePointer) {
    guard let connection = connections.removeValue(forKey: socket) else { return }
    sockets[connection.number] = nil
    if let uploading = connection.uploading { report(.coming(uploading.upload, nil)) }
    if connection.visitor != nil { report(.closed(connection.number)) }
  }

  // MARK: Requests

  private func begin(_ socket: OpaquePointer) -> Int32 {
    if let (request, count) = WebHeaders(socket).bringing {
      return beginFile(socket, request, count)
    }
    guard let request = WebHeaders(socket).request else {
      return lws_return_http_status(socket, 405, nil) == 0
        && lws_http_transaction_completed(socket) == 0 ? 0 : -1
    }
    let connection = connect(socket)
    connection.accepted = request.headers["accept-encoding"]
    report(.request(connection.number, request))
    // A request that the main actor does not answer ends with the time that it may take.
    lws_set_timeout(socket, PENDING_TIMEOUT_HTTP_CONTENT, 30)
    return 0
  }

  private func writeResponse(_ socket: OpaquePointer) -> Int32 {
    guard let connection = connections[socket] else { return 0 }
    if let answer = connection.response {
      connection.response = nil
      let response = answer.encoded(for: connection.accepted)
      connection.body = (response.body, 0)
      guard WebHeaders(socket).write(response) else { return -1 }
      lws_callback_on_writable(socket)
      return 0
    }
    guard var body = connection.body else { return 0 }
    let count = min(body.bytes.count - body.written, 1 << 16)
    let isLast = body.written + count == body.bytes.count
    let kind = isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP
    guard write(socket, body.bytes[body.written..<(body.written + count)], kind) else { return -1 }
    body.written += count
    connection.body = body
    guard isLast else {
      // A long answer takes as long as the browser needs, as long as it goes on.
      lws_set_timeout(socket, PENDING_TIMEOUT_HTTP_CONTENT, 30)
      lws_callback_on_writable(socket)
      return 0
    }
    forget(socket)
    return lws_http_transaction_completed(socket) == 0 ? 0 : -1
  }

  private func write(
    _ socket: OpaquePointer, _ bytes: some Collection<UInt8>, _ kind: lws_write_protocol
  ) -> Bool {
    let padding = Int(tablescreen_web_padding)
    let count = bytes.count
    var buffer = [UInt8](repeating: 0, count: padding)
    buffer.reserveCapacity(padding + count)
    buffer += bytes
    return buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return lws_write(socket, start + padding, count, kind) >= 0
    }
  }

  // MARK: Files

  private func beginFile(_ socket: OpaquePointer, _ request: WebRequest, _ count: Int) -> Int32 {
    let coming = connections.values.count { $0.uploading != nil }
    guard coming < limits.uploads else { return refuse(socket, 429) }
    guard count <= limits.uploadSize else { return refuse(socket, 413) }
    guard let upload = mayBring(request) else { return refuse(socket, 403) }
    guard let uploading = WebUploading(upload, count) else { return refuse(socket, 500) }
    connect(socket).uploading = uploading
    tell(uploading)
    lws_set_timeout(socket, PENDING_TIMEOUT_HTTP_CONTENT, 30)
    return 0
  }

  /// Answers, and ends the connection, whose other end may still send.
  private func refuse(_ socket: OpaquePointer, _ status: UInt32) -> Int32 {
    _ = lws_return_http_status(socket, status, nil)
    return -1
  }

  private func receiveFile(
    _ socket: OpaquePointer, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    guard let uploading = connections[socket]?.uploading else { return -1 }
    // An empty file comes as one empty part.
    if count == 0 { return 0 }
    guard let bytes, uploading.write(UnsafeRawBufferPointer(start: bytes, count: count)) else {
      return -1
    }
    tell(uploading)
    lws_set_timeout(socket, PENDING_TIMEOUT_HTTP_CONTENT, 30)
    return 0
  }

  private func tell(_ uploading: WebUploading) {
    if let share = uploading.news() { report(.coming(uploading.upload, share)) }
  }

  private func finishFile(_ socket: OpaquePointer) -> Int32 {
    guard let connection = connections[socket], let uploading = connection.uploading else {
      return -1
    }
    uploading.finish()
    connection.uploading = nil
    report(.uploaded(connection.number, uploading.upload))
    return 0
  }

  // MARK: Lines

  private func confirm(_ socket: OpaquePointer, _ name: UnsafeMutableRawPointer?) -> Int32 {
    let kind = name.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    guard kind == "websocket", let request = WebHeaders(socket).request, request.path == "/live"
    else { return refuseLine(socket, 403) }
    switch mayOpen(request) {
    case .refused(let status): return refuseLine(socket, status)
    case .open(let visitor):
      connect(socket).visitor = visitor
      return 0
    }
  }

  private func refuseLine(_ socket: OpaquePointer, _ status: UInt32) -> Int32 {
    _ = lws_return_http_status(socket, status, nil)
    return 1
  }

  private func open(_ socket: OpaquePointer) -> Int32 {
    guard let connection = connections[socket], let visitor = connection.visitor else { return -1 }
    report(.opened(connection.number, visitor))
    return 0
  }

  private func receive(
    _ socket: OpaquePointer, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    guard let connection = connections[socket], connection.fault == nil else { return 0 }
    if let bytes {
      connection.message += UnsafeRawBufferPointer(start: bytes, count: count)
    }
    if connection.message.count > limits.messageSize { return end(socket, .tooLong) }
    guard lws_remaining_packet_payload(socket) == 0, lws_is_final_fragment(socket) != 0 else {
      return 0
    }
    defer { connection.message = [] }
    let second = Int(DispatchTime.now().uptimeNanoseconds / 2_000_000_000)
    if connection.counted.second != second { connection.counted = (second, 0) }
    connection.counted.messages += 1
    if connection.counted.messages > 2 * limits.messagesPerSecond { return end(socket, .tooMany) }
    guard lws_frame_is_binary(socket) == 0,
      let text = String(bytes: connection.message, encoding: .utf8),
      let message = PageMessage(text)
    else { return end(socket, .malformed) }
    report(.message(connection.number, message))
    return 0
  }

  /// Ends a line, with the reason.
  private func end(_ socket: OpaquePointer, _ fault: WebFault) -> Int32 {
    var reason = Array(fault.name.utf8)
    lws_close_reason(
      socket, lws_close_status(rawValue: lws_close_status.RawValue(fault.rawValue)), &reason,
      reason.count)
    return -1
  }

  private func writeFrame(_ socket: OpaquePointer) -> Int32 {
    guard let connection = connections[socket] else { return 0 }
    if let fault = connection.fault { return end(socket, fault) }
    guard let frame = connection.frame else { return 0 }
    connection.frame = nil
    guard write(socket, Array(frame.utf8), LWS_WRITE_TEXT) else { return -1 }
    report(.written(connection.number))
    return 0
  }
}
#endif
