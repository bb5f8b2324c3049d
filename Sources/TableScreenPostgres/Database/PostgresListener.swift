#if Postgres
import Foundation

/// The one connection by which a program hears of changes, opened again whenever it is lost.
actor PostgresListener {
  /// What the listener tells its database.
  enum Event: Sendable {
    /// Changes are heard of from now on; there may have been some before.
    case began
    /// Changes were notified by connections with these numbers.
    case changed(Set<Int32>)
    /// Changes cannot be heard of.
    case failed(any Error)
  }

  private let address: PostgresAddress
  private let options: PostgresOptions
  private let tell: @Sendable (Event) async -> Void
  /// Notifies a channel by another connection, and returns whether that could be done.
  private let notify: @Sendable (String) async -> Bool
  private var task: Task<Void, Never>?
  private var hasTried = false
  private var waiting: [CheckedContinuation<(any Error)?, Never>] = []
  /// The seconds after which an idle line is tried: a line that was cut says nothing by itself.
  private static let heartbeat = 20.0
  /// The time after which a notification that was sent is taken to be lost: long, since a server may have much else to do.
  private static let patience = Duration.seconds(30)

  init(
    _ address: PostgresAddress, _ options: PostgresOptions,
    tell: @escaping @Sendable (Event) async -> Void,
    notify: @escaping @Sendable (String) async -> Bool
  ) {
    self.address = address
    self.options = options
    self.tell = tell
    self.notify = notify
  }

  deinit { task?.cancel() }

  /// Stops listening for good.
  nonisolated func stop() { Task { await task?.cancel() } }

  /// Begins to listen, and waits until that has succeeded or failed for the first time.
  ///
  /// - Returns: the error of the first attempt, to those who have waited for it.
  @discardableResult
  func untilFirstAttempt() async -> (any Error)? {
    if task == nil {
      let (address, options, tell, notify) = (address, options, tell, notify)
      task = Task { [weak self] in
        await Self.listen(address, options, tell, notify) { [weak self] in await self?.tried($0) }
      }
    }
    return hasTried ? nil : await withCheckedContinuation { waiting.append($0) }
  }

  private func tried(_ error: (any Error)?) {
    hasTried = true
    for continuation in waiting { continuation.resume(returning: error) }
    waiting = []
  }

  /// Listens until the task is cancelled; while the server cannot be reached, it is tried at longer and longer intervals.
  private static func listen(
    _ address: PostgresAddress, _ options: PostgresOptions,
    _ tell: @escaping @Sendable (Event) async -> Void,
    _ notify: @escaping @Sendable (String) async -> Bool,
    tried: @Sendable ((any Error)?) async -> Void
  ) async {
    var pause = Duration.milliseconds(50)
    while !Task.isCancelled {
      do {
        let connection = try await address.connect(options)
        try connection.check(channel: options.channel)
        let trial = "tablescreen \(UUID().uuidString)"
        try await connection.ask("LISTEN \(PostgresName.quoted(trial))")
        try await connection.ask("LISTEN \(PostgresName.quoted(options.channel))")
        pause = .milliseconds(50)
        await tried(nil)
        await tell(.began)
        let name = connection.name
        let hearing = Task { await tellOfSilence(on: trial, name, tell, notify) }
        defer { hearing.cancel() }
        while true {
          var heard = try await connection.notifications(seconds: heartbeat)
          if heard.isEmpty {
            try await connection.ask("SELECT 1")
          } else {
            if heard.removeValue(forKey: trial) != nil {
              hearing.cancel()
              // Who was told of silence has to know that it was none.
              if await hearing.value { await tell(.began) }
            }
            let senders = heard.values.reduce(into: Set()) { $0.formUnion($1) }
            if !senders.isEmpty { await tell(.changed(senders)) }
            // A burst is told a hundred times a second at most, and its end always.
            try await Task.sleep(for: .milliseconds(10))
          }
        }
      } catch {
        if Task.isCancelled { break }
        await tell(.failed(error))
        await tried(error)
        try? await Task.sleep(for: pause)
        pause = min(pause * 2, .seconds(5))
      }
    }
    await tried(nil)
  }

  /// Notifies a channel of the listener's own, as soon as it can, and tells again and again that nothing is heard, until it is cancelled
  /// because the notification has come.
  ///
  /// A pooler that lends its connections for a transaction answers `LISTEN`, and passes no notification on.
  ///
  /// - Returns: whether it was told.
  private static func tellOfSilence(
    on channel: String, _ name: String, _ tell: @Sendable (Event) async -> Void,
    _ notify: @Sendable (String) async -> Bool
  ) async -> Bool {
    while await !notify(channel) {
      guard (try? await Task.sleep(for: patience)) != nil else { return false }
    }
    var hasTold = false
    while (try? await Task.sleep(for: patience)) != nil {
      hasTold = true
      await tell(.failed(PostgresError.silence(of: name)))
    }
    return hasTold
  }
}

/// Names of tables and channels in statements.
enum PostgresName {
  /// Returns the name of a table as a statement takes it.
  static func quoted(_ table: String, in schema: String?) -> String {
    [schema, table].compactMap { $0 }.map { quoted($0) }.joined(separator: ".")
  }

  /// Returns a name as a statement takes it, whatever characters it has.
  static func quoted(_ name: String) -> String {
    // The connection's encoding is UTF-8, in which no other character has the byte of a quotation mark.
    "\"\(name.replacing("\"", with: "\"\""))\""
  }
}
#endif
