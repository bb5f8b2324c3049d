#if Postgres
import Foundation
import TableQueries

/// A database of a PostgreSQL server, for reading and writing away from the main actor.
///
/// ```swift
/// let database = PostgresDatabase("postgresql://app@db.example.com/lists", setup: [
///   "CREATE TABLE IF NOT EXISTS people (id bigint PRIMARY KEY, name text NOT NULL)"
/// ])
/// try await database.execute("INSERT INTO people (id, name) VALUES ($1, $2)", 1, "Ada")
/// ```
///
/// The first use connects. Values reach the server only as parameters, and one statement at a time. A server that goes
/// away is looked for again: tables that show the database keep their rows, say since when, and go on by themselves.
public actor PostgresDatabase {
  /// The name of the database and its server, without a password.
  public nonisolated let name: String
  private let address: PostgresAddress
  let options: PostgresOptions
  private var idle: [PostgresConnection] = []
  /// The number of connections that are open or being opened, without the one that listens.
  private var connectionCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The numbers of the own connections: their changes are told without a notification.
  private var pids: Set<Int32> = []
  private var setup: Task<Void, any Error>?
  private var watchers = QueryWatchers()
  private var listener: PostgresListener?
  /// The time since which the server cannot be reached, or nil.
  private var lostSince: Date?

  /// Creates a database at an address such as `postgresql://user@host/database`; the first use connects.
  ///
  /// - Parameters:
  ///   - address: the address, as libpq has it: a URI, or pairs such as `host=/run/postgresql dbname=lists`.
  ///   - options: the options.
  public init(_ address: String, _ options: PostgresOptions = PostgresOptions()) {
    self.address = PostgresAddress(address)
    self.options = options
    name = self.address.name
  }

  /// Creates a database at an address; the `setup` statements bring its tables up to date before the first use.
  public init(_ address: String, setup: [String]) {
    var options = PostgresOptions()
    options.setup = { connection in for sql in setup { try await connection.execute(sql) } }
    self.init(address, options)
  }

  // MARK: Use

  /// Runs `body` as one transaction, which is committed as a whole, or rolled back if `body` throws.
  ///
  /// When the method returns, the change is committed, and the sources of this database know of it; those of another
  /// `PostgresDatabase`, in this program or elsewhere, learn of it by triggers. If the line is lost while the server
  /// commits, the server is asked what became of it; nothing is ever carried out twice.
  ///
  /// - Throws: the errors of `body`, and ``PostgresError``; nothing is committed then, unless
  ///   ``PostgresError/isUncertain`` says that nobody knows.
  @discardableResult
  public func write<Result: Sendable>(
    _ body: @Sendable (PostgresConnection) async throws -> Result
  ) async throws -> Result {
    try await setUp()
    return try await transaction(writes: true, body)
  }

  /// Runs `body` on a snapshot of the database, unaffected by later commits; its statements may only read.
  ///
  /// - Throws: the errors of `body`, and ``PostgresError``.
  public func read<Result: Sendable>(
    _ body: @Sendable (PostgresConnection) async throws -> Result
  ) async throws -> Result {
    try await setUp()
    return try await transaction(writes: false, body)
  }

  /// Executes one statement as a transaction of its own, and returns the number of rows that it changed.
  ///
  /// - Throws: ``PostgresError``.
  @discardableResult
  public func execute(
    _ sql: String, _ values: (any PostgresConvertible)?...
  ) async throws -> Int {
    let values = values.map { $0?.postgresValue ?? .null }
    return try await write { try await $0.changeCount(of: sql, values) }
  }

  /// Returns the rows of a query, all read into memory.
  ///
  /// - Throws: ``PostgresError``.
  public func rows(
    _ sql: String, _ values: (any PostgresConvertible)?...
  ) async throws -> [PostgresRow] {
    let values = values.map { $0?.postgresValue ?? .null }
    return try await read { try await $0.rows(sql, binding: values) }
  }

  /// Closes the connections that are not in use; the next use opens others.
  public func close() {
    for connection in idle { forget(connection) }
    idle = []
    if !watchers.hasAny {
      listener?.stop()
      listener = nil
    }
  }

  // MARK: Transactions

  private func transaction<Result: Sendable>(
    writes: Bool, _ body: @Sendable (PostgresConnection) async throws -> Result
  ) async throws -> Result {
    let connection = try await begin(writes: writes)
    do {
      let result = try await connection.transaction(writes: writes, body)
      await giveBack(connection)
      if writes { await tellWatchers() }
      return result
    } catch let lost as LostCommit<Result> {
      await giveBack(connection)
      let error = noted(lost.error)
      guard try await hasCommitted(lost.place) else { throw error }
      await tellWatchers()
      return lost.result
    } catch {
      await giveBack(connection)
      throw noted(error)
    }
  }

  /// Takes a connection and begins a transaction; one that the server has ended meanwhile is replaced, once.
  private func begin(writes: Bool) async throws -> PostgresConnection {
    var attempt = 0
    while true {
      attempt += 1
      let connection = try await take()
      do {
        try await connection.begin(writes: writes)
        return connection
      } catch {
        await giveBack(connection)
        // Each that was idle may have been ended.
        guard attempt <= options.connectionBound, (error as? PostgresError)?.isLoss == true else {
          throw noted(error)
        }
      }
    }
  }

  /// Takes a connection that is idle, or opens one, or waits for one.
  func take() async throws -> PostgresConnection {
    while true {
      if Task.isCancelled {
        // Who was woken for a connection leaves it to the next in line.
        wakeNext()
        throw CancellationError()
      }
      if let connection = idle.popLast() {
        if await connection.isUsable { return connection }
        forget(connection)
      } else if connectionCount < max(1, options.connectionBound) {
        connectionCount += 1
        do {
          let connection = try await address.connect(options)
          pids.insert(connection.pid)
          lostSince = nil
          return connection
        } catch {
          connectionCount -= 1
          wakeNext()
          throw noted(error)
        }
      } else {
        await withCheckedContinuation { waiting.append($0) }
      }
    }
  }

  func giveBack(_ connection: PostgresConnection) async {
    if await connection.isUsable { idle.append(connection) } else { forget(connection) }
    wakeNext()
  }

  /// The server's numbers of the connections.
  var pidsOfConnections: Set<Int32> { pids }

  /// The number of transactions that wait for a connection.
  var waitingCount: Int { waiting.count }

  private func forget(_ connection: PostgresConnection) {
    connectionCount -= 1
    pids.remove(connection.pid)
  }

  private func wakeNext() {
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }

  /// Returns an error with the time since which the server cannot be reached.
  private func noted(_ error: any Error) -> any Error {
    guard var error = error as? PostgresError, error.isLoss else { return error }
    error.since = lostSince ?? Date()
    lostSince = error.since
    return error
  }

  /// Has the setup carried out once, whoever asks first; one that has failed is tried again.
  private func setUp() async throws {
    guard let body = options.setup else { return }
    let task =
      setup
      ?? Task {
        try await transaction(writes: true) { connection in
          try await connection.takeTurn()
          try await body(connection)
        }
      }
    setup = task
    do { try await task.value } catch {
      if setup == task { setup = nil }
      throw error
    }
  }

  // MARK: Commits that nobody has heard the end of

  /// Asks the server whether it has committed a transaction.
  ///
  /// - Throws: an error of which ``PostgresError/isUncertain`` is true, if it cannot be asked in time or has crashed.
  func hasCommitted(_ lost: CommitPlace) async throws -> Bool {
    let deadline = ContinuousClock.now + options.recoveryTimeout
    var pause = Duration.milliseconds(20)
    while ContinuousClock.now < deadline {
      if let answer = await answer(about: lost) {
        switch answer {
        case "committed": return true
        case "aborted": return false
        case "in progress": break
        default: throw uncertain(lost, answer)
        }
      }
      // Who has cancelled the task has to know the answer all the same.
      await Task { [pause] in _ = try? await Task.sleep(for: pause) }.value
      pause = min(pause * 2, .seconds(1))
    }
    throw uncertain(lost, "it could not be asked within \(options.recoveryTimeout)")
  }

  /// Returns what the server says of a transaction, or nil while it cannot be asked.
  private func answer(about lost: CommitPlace) async -> String? {
    let task = Task { () -> String in
      let connection = try await take()
      let answer: String
      do {
        if await connection.serverRun != lost.serverRun {
          answer = "the server was started again meanwhile"
        } else {
          let rows = try await connection.ask(
            "SELECT pg_xact_status($1::xid8) AS status", [.text(lost.transaction)])
          answer = rows.first?.text("status") ?? "the server does not know it any more"
          if answer == "in progress" {
            // The server has not noticed yet that nobody is at the other end, and will never be asked to commit.
            try await connection.ask(
              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_xid = ($2::xid8)::xid",
              [.integer(Int64(lost.pid)), .text(lost.transaction)])
          }
        }
      } catch {
        await giveBack(connection)
        throw error
      }
      await giveBack(connection)
      return answer
    }
    return try? await task.value
  }

  private func uncertain(
    _ lost: CommitPlace, _ reason: String
  ) -> PostgresError {
    PostgresError(
      code: PostgresError.uncertain,
      message:
        "the line was lost while the server committed, and whether it has is not known: \(reason)",
      database: name)
  }

  // MARK: Changes

  /// Tells a watcher of every change that is notified, for as long as the watcher lives.
  ///
  /// When the method returns, the server notifies of changes, or refuses to; so nothing is missed between this and the reading
  /// that follows.
  ///
  /// - Throws: where the server could not be reached: a reading would only wait as long once more.
  package func add(_ watcher: any QueryWatcher) async throws {
    watchers.add(watcher)
    let listener = listener ?? makeListener()
    self.listener = listener
    if let error = await listener.untilFirstAttempt(), (error as? PostgresError)?.isLoss == true {
      throw noted(error)
    }
  }

  private func makeListener() -> PostgresListener {
    PostgresListener(
      address, options,
      tell: { [weak self] event in await self?.noticed(event) },
      notify: { [weak self] channel in await self?.notify(channel) ?? false })
  }

  /// Notifies a channel, and returns whether that could be done.
  private func notify(_ channel: String) async -> Bool {
    guard let connection = try? await take() else { return false }
    let hasNotified =
      (try? await connection.ask("SELECT pg_notify($1, '')", [.text(channel)])) != nil
    await giveBack(connection)
    return hasNotified
  }

  private func noticed(_ event: PostgresListener.Event) async {
    switch event {
    case .began:
      lostSince = nil
      await tellWatchers()
    case .changed(let senders):
      // This program's own changes have been told when they were committed.
      if !senders.isSubset(of: pids) { await tellWatchers() }
    case .failed(let error):
      let error = noted(error)
      watchers.clean()
      for watcher in watchers.alive { await watcher.databaseFailed(error) }
    }
  }

  private func tellWatchers() async {
    watchers.clean()
    for watcher in watchers.alive { await watcher.databaseChanged() }
  }
}
#endif
