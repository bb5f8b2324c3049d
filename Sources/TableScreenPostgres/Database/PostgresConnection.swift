#if Postgres
import CPostgres
import Foundation
import TableQueries

/// An open transaction inside ``PostgresDatabase/write(_:)`` or ``PostgresDatabase/read(_:)``.
///
/// Each call sends one statement and waits for its answer without holding a thread; calls at the same time take turns.
/// It is of no use once the transaction has ended.
public actor PostgresConnection {
  /// The name of the database and its server, in errors.
  nonisolated let name: String
  /// The server's number of this connection, by which it names who has notified.
  nonisolated let pid: Int32
  private let handle: PostgresHandle
  private let canceller: PostgresCanceller
  /// The longest time that a statement may take without a word from the server.
  private let patience: Double
  /// The request to end the statement that was cancelled; false if it has not come to its end in time.
  private var cancelling: Task<Bool, Never>?
  private var turn = Turn()
  private var isLent = false
  /// True if the connection is of no use any more.
  private var isBroken = false
  /// Names the run of the server that this connection began in.
  private(set) var serverRun = ""
  /// The collations that the server has in place of those that were asked for.
  private var collations: [String: String] = [:]

  init(_ handle: PostgresHandle, name: String, patience: Double) {
    self.name = name
    self.handle = handle
    self.patience = patience
    pid = PQbackendPID(handle.pointer)
    canceller = PostgresCanceller(handle)
    PQsetnonblocking(handle.pointer, 1)
  }

  // MARK: Statements

  /// Executes a statement with values for its `$1`, `$2` and so on.
  ///
  /// - Returns: the number of rows that the statement changed.
  /// - Throws: ``PostgresError``.
  @discardableResult
  public func execute(
    _ sql: String, _ values: (any PostgresConvertible)?...
  ) async throws -> Int {
    try await inTransaction(sql, values.map { $0?.postgresValue ?? .null }).changeCount
  }

  /// Returns the rows of a query, with values for its `$1`, `$2` and so on.
  ///
  /// - Throws: ``PostgresError``.
  public func rows(
    _ sql: String, _ values: (any PostgresConvertible)?...
  ) async throws -> [PostgresRow] {
    try await rows(sql, binding: values.map { $0?.postgresValue ?? .null })
  }

  /// Returns the rows of a query, with a list of values for its `$1`, `$2` and so on.
  ///
  /// - Throws: ``PostgresError``.
  public func rows(_ sql: String, binding values: [PostgresValue]) async throws -> [PostgresRow] {
    try await inTransaction(sql, values).rows
  }

  /// Executes a statement, and returns the number of rows that it changed.
  func changeCount(of sql: String, _ values: [PostgresValue]) async throws -> Int {
    try await inTransaction(sql, values).changeCount
  }

  private func inTransaction(
    _ sql: String, _ values: [PostgresValue]
  ) async throws -> PostgresResult {
    guard isLent else { throw mistake("the transaction has ended", in: sql) }
    if StatementWords.endsTransaction(sql) {
      throw mistake("the transaction begins and ends with `write` or `read`", in: sql)
    }
    let result = try await run(sql, values)
    // A procedure can end it, too; later statements would then be committed one by one.
    if PQtransactionStatus(handle.pointer) == PQTRANS_IDLE {
      isLent = false
      throw mistake("the statement has ended the transaction", in: sql)
    }
    return result
  }

  /// Returns the columns of a statement, without carrying it out.
  func columns(of sql: String) async throws -> ColumnNames {
    try await turns {
      try await send(sql) { PQsendPrepare(handle.pointer, "", sql, 0, nil) }
      return try await send(sql) { PQsendDescribePrepared(handle.pointer, "") }.names
    }
  }

  /// Executes a statement, inside a transaction or not.
  @discardableResult
  func run(
    _ sql: String, _ values: [PostgresValue] = [], untilCancelled: Bool = true
  ) async throws -> PostgresResult {
    // libpq reads only up to a NUL, and no text of the server holds one.
    if sql.utf8.contains(0) { throw mistake("a statement holds no NUL", in: sql) }
    // libpq refuses more, as the protocol counts them by two bytes.
    guard values.count <= UInt16.max else {
      throw mistake(
        "\(values.count) values are given, and a statement takes 65535; bind many as one array, as in = ANY ($1)",
        in: sql)
    }
    let parameters = values.map { PostgresText.parameter($0) }
    if let place = parameters.firstIndex(where: PostgresText.holdsNUL) {
      throw mistake(
        "$\(place + 1) holds a NUL, which no text of PostgreSQL can; bind bytes, for a column of the type bytea",
        in: sql)
    }
    return try await turns {
      try await send(sql, untilCancelled: untilCancelled) {
        parameters.withCStrings { texts in
          PQsendQueryParams(
            handle.pointer, sql, Int32(texts.count), nil, texts.baseAddress, nil, nil, 0)
        }
      }
    }
  }

  /// Returns a collation of ICU; where the server has none of this name, that of no language.
  func collation(_ name: String) async throws -> String {
    if let known = collations[name] { return known }
    let found = try await ask(
      """
      SELECT 1 FROM pg_collation WHERE collname = $1
      AND collencoding IN (-1, (SELECT encoding FROM pg_database WHERE datname = current_database()))
      """, [.text(name)])
    let collation = found.isEmpty ? "und-x-icu" : name
    collations[name] = collation
    return collation
  }

  /// Executes a statement of this module's own, and returns its rows.
  @discardableResult
  func ask(_ sql: String, _ values: [PostgresValue] = []) async throws -> [PostgresRow] {
    try await run(sql, values).rows
  }

  /// Returns an error about a statement that this module found, not PostgreSQL.
  nonisolated func mistake(_ message: String, in sql: String) -> PostgresError {
    PostgresError(code: PostgresError.unsent, message: message, database: name, statement: sql)
  }

  /// Runs `body` when all that was asked for before is done.
  private func turns<Result>(_ body: () async throws -> Result) async throws -> Result {
    await withCheckedContinuation { turn.begin($0) }
    defer { turn.end() }
    return try await body()
  }

  /// Sends what `begin` has libpq send, and waits for all of its answer.
  @discardableResult
  private func send(
    _ sql: String, untilCancelled: Bool = true, _ begin: () -> Int32
  ) async throws -> PostgresResult {
    guard !isBroken else { throw lost(sql) }
    if untilCancelled { try Task.checkCancellation() }
    guard begin() == 1 else { throw lost(sql) }
    do {
      let result = try await answer(to: sql, untilCancelled: untilCancelled)
      try await endCancelling()
      return result
    } catch {
      let isCancelled = cancelling != nil || untilCancelled && Task.isCancelled
      try? await endCancelling()
      // Who asks no more is told of no server, whether it failed or said nothing.
      throw isCancelled ? CancellationError() : error
    }
  }

  /// Waits until a request to end the statement can end no later one.
  ///
  /// - Throws: `CancellationError` if that takes too long, so that the connection, and with it the transaction, is given up.
  private func endCancelling() async throws {
    guard let cancelling else { return }
    self.cancelling = nil
    guard !isBroken, await !cancelling.value else { return }
    isBroken = true
    throw CancellationError()
  }

  private func answer(to sql: String, untilCancelled: Bool) async throws -> PostgresResult {
    try await flush(sql, untilCancelled: untilCancelled)
    try await waitForAnswer(sql, untilCancelled: untilCancelled)
    var last: PostgresResult?
    while let pointer = PQgetResult(handle.pointer) {
      let result = PostgresResult(pointer)
      if last?.isFailure != true { last = result }
      if result.isCopy {
        isBroken = true
        throw mistake("COPY cannot be carried out here", in: sql)
      }
      // The next result of the same answer may not have come yet.
      try await waitForAnswer(sql, untilCancelled: false)
    }
    if PQstatus(handle.pointer) == CONNECTION_BAD { throw lost(sql, last) }
    guard let last else { throw lost(sql) }
    if let error = last.error(name, sql) { throw error }
    return last
  }

  /// Sends all of a statement; the server has `patience` for each part of it.
  ///
  /// Half of a statement cannot be taken back: a connection that it stands in is of no use any more.
  private func flush(_ sql: String, untilCancelled: Bool) async throws {
    var deadline = ContinuousClock.now + .seconds(patience)
    while true {
      switch PQflush(handle.pointer) {
      case 0: return
      case 1:
        let event = await SocketWait.wait(
          for: PQsocket(handle.pointer), .writing, seconds: 0.1, untilCancelled: untilCancelled)
        switch event {
        case .ready: deadline = .now + .seconds(patience)
        case .cancelled:
          isBroken = true
          throw CancellationError()
        case .timedOut: if ContinuousClock.now > deadline { throw silence(sql, patience) }
        }
        // The server may not read on before what it has written is read.
        guard PQconsumeInput(handle.pointer) == 1 else { throw lost(sql) }
      default: throw lost(sql)
      }
    }
  }

  /// Waits until a result can be taken; who is cancelled asks the server to end the statement, and waits on for that.
  private func waitForAnswer(_ sql: String, untilCancelled: Bool) async throws {
    var rest = patience
    while PQisBusy(handle.pointer) == 1 {
      let event = await SocketWait.wait(
        for: PQsocket(handle.pointer), .reading, seconds: rest,
        untilCancelled: untilCancelled && cancelling == nil)
      switch event {
      case .ready:
        guard PQconsumeInput(handle.pointer) == 1 else { throw lost(sql) }
      case .cancelled:
        rest = min(rest, 10)
        cancelling = Task { [canceller] in await canceller.send(seconds: 5) }
      case .timedOut: throw silence(sql, rest)
      }
    }
  }

  private func silence(_ sql: String, _ seconds: Double) -> PostgresError {
    isBroken = true
    return PostgresError(
      code: PostgresError.unreachable,
      message: "the server has said nothing for \(Int(seconds)) seconds", database: name,
      statement: sql)
  }

  private func lost(_ sql: String, _ result: PostgresResult? = nil) -> PostgresError {
    isBroken = true
    if let error = result?.error(name, sql), error.isLoss { return error }
    let message = PQerrorMessage(handle.pointer).map { String(cString: $0) } ?? ""
    return PostgresError(
      code: PostgresError.unreachable,
      message: message.isEmpty ? "the line to the server was lost" : message.oneLine,
      database: name, statement: sql)
  }

  // MARK: Transactions

  /// Runs `body` as one transaction, which is committed as a whole, or rolled back if `body` throws.
  ///
  /// - Throws: the errors of `body`, ``PostgresError``, and ``LostCommit``, where nobody knows its end.
  func transaction<Result: Sendable>(
    writes: Bool, _ body: @Sendable (PostgresConnection) async throws -> Result
  ) async throws -> Result {
    do {
      isLent = true
      defer { isLent = false }
      let result = try await body(self)
      guard isLent else { throw mistake("the transaction was ended before", in: "COMMIT") }
      isLent = false
      if !writes {
        try await run("COMMIT")
      } else if let lost = try await commit() {
        throw LostCommit(result: result, place: lost.place, error: lost.error)
      }
      return result
    } catch {
      await rollBack()
      throw error
    }
  }

  /// Begins a transaction; one that only reads sees the database as it is at its first statement.
  func begin(writes: Bool) async throws {
    try await run(writes ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  }

  /// Commits, and returns what the server can be asked by if the line is lost meanwhile.
  private func commit() async throws -> (place: CommitPlace, error: PostgresError)? {
    // Where a statement has failed and its error was not passed on.
    if PQtransactionStatus(handle.pointer) == PQTRANS_INERROR {
      throw mistake(
        "a statement of the transaction had failed; nothing of it is kept", in: "COMMIT")
    }
    let number = try await run("SELECT pg_current_xact_id_if_assigned()::text AS number").rows[0]
    let result: PostgresResult
    do { result = try await run("COMMIT", untilCancelled: false) } catch let error as PostgresError
    {
      guard isBroken, let number = number.text("number") else { throw error }
      return (CommitPlace(transaction: number, pid: pid, serverRun: serverRun), error)
    }
    // The server answers otherwise where it has rolled back, as for a deferred constraint.
    guard result.command == "COMMIT" else {
      throw mistake("the server has rolled back; nothing of it is kept", in: "COMMIT")
    }
    return nil
  }

  private func rollBack() async {
    guard !isBroken, PQtransactionStatus(handle.pointer) != PQTRANS_IDLE else { return }
    _ = try? await run("ROLLBACK", untilCancelled: false)
    if PQtransactionStatus(handle.pointer) != PQTRANS_IDLE { isBroken = true }
  }

  // MARK: State

  /// Prepares a new connection for use.
  func prepare(_ options: PostgresOptions) async throws {
    let timeout = "\(options.statementMilliseconds)"
    for (setting, value) in [
      ("statement_timeout", timeout), ("DateStyle", "ISO"), ("bytea_output", "hex"),
      ("IntervalStyle", "postgres"),
    ] {
      try await run("SELECT set_config($1, $2, false)", [.text(setting), .text(value)])
    }
    // After a crash the numbers of transactions that were lost are given again; all statistics begin anew then.
    let run = try await run(
      "SELECT pg_postmaster_start_time()::text || ' ' || stats_reset::text AS run FROM pg_stat_bgwriter"
    )
    serverRun = run.rows.first?.text("run") ?? UUID().uuidString
  }

  /// Returns whether the connection can be used for something else.
  var isUsable: Bool {
    // An idle connection has nothing to read, unless the server says that it ends it.
    !isBroken && PQconsumeInput(handle.pointer) == 1 && PQstatus(handle.pointer) == CONNECTION_OK
      && PQtransactionStatus(handle.pointer) == PQTRANS_IDLE
  }

  /// Waits for notifications, for some seconds at most, and returns the numbers of those who have sent them, by channel.
  func notifications(seconds: Double) async throws -> [String: Set<Int32>] {
    var senders: [String: Set<Int32>] = [:]
    while true {
      while let notification = PQnotifies(handle.pointer) {
        senders[String(cString: notification.pointee.relname), default: []]
          .insert(notification.pointee.be_pid)
        PQfreemem(notification)
      }
      if !senders.isEmpty { return senders }
      switch await SocketWait.wait(for: PQsocket(handle.pointer), .reading, seconds: seconds) {
      case .ready:
        guard PQconsumeInput(handle.pointer) == 1, PQstatus(handle.pointer) == CONNECTION_OK else {
          throw lost("LISTEN")
        }
      case .timedOut: return [:]
      case .cancelled: throw CancellationError()
      }
    }
  }
}

extension Duration {
  /// The longest time that PostgreSQL knows, in milliseconds.
  static let longest = Int64(Int32.max)

  /// The time in milliseconds, from none to the longest; a part of one counts as one.
  var milliseconds: Int64 {
    let (seconds, rest) = min(max(self, .zero), .milliseconds(Self.longest)).components
    return seconds * 1_000 + (rest + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}

extension String {
  /// The text without line breaks, and without spaces around it.
  var oneLine: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }
}
#endif
