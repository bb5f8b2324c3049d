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
  private var task: Task<Void, Never>?
  private var hasTried = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The seconds after which an idle line is tried: a line that was cut says nothing by itself.
  private static let heartbeat = 20.0

  init(
    _ address: PostgresAddress, _ options: PostgresOptions,
    _ tell: @escaping @Sendable (Event) async -> Void
  ) {
    self.address = address
    self.options = options
    self.tell = tell
  }

  deinit { task?.cancel() }

  /// Stops listening for good.
  nonisolated func stop() { Task { await task?.cancel() } }

  /// Begins to listen, and waits until that has succeeded or failed for the first time.
  func untilFirstAttempt() async {
    if task == nil {
      let (address, options, tell) = (address, options, tell)
      task = Task { [weak self] in
        await Self.listen(address, options, tell) { [weak self] in await self?.tried() }
      }
    }
    if !hasTried { await withCheckedContinuation { waiting.append($0) } }
  }

  private func tried() {
    hasTried = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Listens until the task is cancelled; while the server cannot be reached, it is tried at longer and longer intervals.
  private static func listen(
    _ address: PostgresAddress, _ options: PostgresOptions,
    _ tell: @Sendable (Event) async -> Void, tried: @Sendable () async -> Void
  ) async {
    var pause = Duration.milliseconds(50)
    while !Task.isCancelled {
      do {
        let connection = try await address.connect(options)
        try await connection.ask("LISTEN \(PostgresName.quoted(options.channel))")
        pause = .milliseconds(50)
        await tried()
        await tell(.began)
        while true {
          let senders = try await connection.notifiers(seconds: heartbeat)
          if senders.isEmpty {
            try await connection.ask("SELECT 1")
          } else {
            await tell(.changed(senders))
            // A burst is told a hundred times a second at most, and its end always.
            try await Task.sleep(for: .milliseconds(10))
          }
        }
      } catch {
        if Task.isCancelled { break }
        await tell(.failed(error))
        await tried()
        try? await Task.sleep(for: pause)
        pause = min(pause * 2, .seconds(5))
      }
    }
    await tried()
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
