#if Postgres
import CPostgres
import Dispatch
import Foundation

/// The address of a database, and how a connection to it is opened.
struct PostgresAddress: Sendable {
  /// The address as it was given, which may hold a password: it is in no error.
  private let text: String
  /// The name of the database and its server.
  let name: String
  /// The servers of an address that names more than one, in order.
  private let servers: [PostgresPlace]
  /// The reason for which the address is none, or nil.
  private let mistake: String?

  init(_ text: String) {
    self.text = text
    if text.utf8.contains(0) {
      (name, servers, mistake) = ("the database", [], "it holds a NUL")
      return
    }
    var message: UnsafeMutablePointer<CChar>?
    guard let options = PQconninfoParse(text, &message) else {
      let reason = message.map { String(cString: $0) } ?? ""
      PQfreemem(message)
      // Between quotation marks stands a part of the address, which may be the password.
      let parts = reason.split(separator: "\"", omittingEmptySubsequences: false)
      let clean = parts.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : "…" }
      (name, servers, mistake) = ("the database", [], clean.joined().oneLine)
      return
    }
    defer { PQconninfoFree(options) }
    var parts: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val { parts[String(cString: keyword)] = String(cString: value) }
      option += 1
    }
    let server = [parts["host"] ?? parts["hostaddr"] ?? "this machine", parts["port"]]
      .compactMap { $0 }.joined(separator: ":")
    (name, mistake) = ("\(parts["dbname"] ?? parts["user"] ?? "the database") on \(server)", nil)
    servers = PostgresPlace.all(in: parts)
  }

  /// Opens a connection.
  ///
  /// - Parameters:
  ///   - options: the options.
  ///   - patience: the longest time without a word from the server, in seconds; nil for some more than it has for a
  ///     statement.
  /// - Returns: the connection, ready for statements.
  /// - Throws: ``PostgresError``.
  func connect(
    _ options: PostgresOptions, patience: Double? = nil
  ) async throws -> PostgresConnection {
    if let mistake {
      throw PostgresError(
        code: PostgresError.unsent,
        message:
          "the address is none of PostgreSQL: \(mistake); it is written postgresql://user@host/database",
        database: name)
    }
    var rest = servers[...]
    while true {
      let handle = try await started(options, rest)
      if try await isOpen(handle, within: options.connectTimeout / max(1, servers.count)) {
        let usual = Double(options.statementMilliseconds) / 1_000 + 15
        let connection = PostgresConnection(handle, name: name, patience: patience ?? usual)
        try await connection.prepare(options)
        return connection
      }
      // libpq passes over a server that refuses, and waits for ever for one that says nothing.
      let silent = rest.firstIndex { $0.isAsked(by: handle) }
      rest = servers[((silent ?? servers.endIndex - 1) + 1)...]
      if rest.isEmpty {
        throw PostgresError(
          code: PostgresError.unreachable,
          message: "the server does not answer within \(options.connectTimeout)", database: name)
      }
    }
  }

  /// Waits until a connection is open, and returns false if the server that is asked does not answer in time.
  private func isOpen(_ handle: PostgresHandle, within limit: Duration) async throws -> Bool {
    var state = PGRES_POLLING_WRITING
    var place = PostgresPlace.asked(by: handle)
    var deadline = ContinuousClock.now + limit
    while true {
      switch state {
      case PGRES_POLLING_OK: return true
      case PGRES_POLLING_FAILED: throw failure(of: handle)
      default:
        // libpq has gone on to the next server of the address.
        let current = PostgresPlace.asked(by: handle)
        if current != place { (place, deadline) = (current, .now + limit) }
        let rest = Double((deadline - .now).milliseconds) / 1_000
        let event = await SocketWait.wait(
          for: PQsocket(handle.pointer), state == PGRES_POLLING_READING ? .reading : .writing,
          seconds: rest)
        switch event {
        case .ready: state = PQconnectPoll(handle.pointer)
        case .cancelled: throw CancellationError()
        case .timedOut: return false
        }
      }
    }
  }

  /// Begins to open a connection to the first of some servers of the address that lets it in.
  private func started(
    _ options: PostgresOptions, _ places: ArraySlice<PostgresPlace>
  ) async throws -> PostgresHandle {
    let seconds = Double(options.connectTimeout.milliseconds) / 1_000
    // What is not passed over stands in the address.
    let places = places.count < servers.count ? PostgresPlace.settings(places) : []
    // Names are looked up by a call that waits, so it has a thread that nobody else needs.
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try start(Int(seconds.rounded(.up)), places) })
      }
    }
  }

  private func start(
    _ seconds: Int, _ places: [(String, String)]
  ) throws -> PostgresHandle {
    // What stands before the address is only used where the address says nothing of it.
    let settings =
      [
        ("fallback_application_name", "TableScreen"), ("connect_timeout", "\(seconds)"),
        ("keepalives_idle", "30"), ("keepalives_interval", "10"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "30000"), ("dbname", text), ("client_encoding", "UTF8"),
      ] + places
    func terminated(_ texts: [String]) -> [[UInt8]?] { texts.map { Array($0.utf8) } + [nil] }
    let pointer = terminated(settings.map(\.0)).withCStrings { keywords in
      terminated(settings.map(\.1)).withCStrings { values in
        PQconnectStartParams(keywords.baseAddress, values.baseAddress, 1)
      }
    }
    guard let pointer else {
      throw PostgresError(
        code: PostgresError.unreachable, message: "there is no memory for a connection",
        database: name)
    }
    let handle = PostgresHandle(pointer)
    if PQstatus(pointer) == CONNECTION_BAD { throw failure(of: handle) }
    // libpq would write what the server mentions to standard error, over a screen in a terminal.
    PQsetNoticeProcessor(pointer, { _, _ in }, nil)
    // So that an error says its code, too.
    PQsetErrorVerbosity(pointer, PQERRORS_VERBOSE)
    return handle
  }

  private func failure(of handle: PostgresHandle) -> PostgresError {
    let message = PQerrorMessage(handle.pointer).map { String(cString: $0) } ?? ""
    let code = message.firstMatch(of: #/:\ +((?=[A-Z]*[0-9])[0-9A-Z]{5}):\ /#).map { String($0.1) }
    let lines = message.split(separator: "\n").filter { !$0.hasPrefix("LOCATION:") }
    return PostgresError(
      code: PQconnectionNeedsPassword(handle.pointer) == 1
        ? "28P01" : code ?? PostgresError.unreachable,
      message: lines.joined(separator: "\n").oneLine, database: name)
  }
}
#endif
