public import Foundation

/// An SQLite database, for reading and writing away from the main actor.
///
/// ```swift
/// let database = SQLiteDatabase(creating: url, setup: [
///   "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"
/// ])
/// try await database.execute("INSERT INTO people (name) VALUES (?)", "Ada")
/// ```
///
/// It is opened when it is used first, in WAL mode; a file that may not be written, as one that comes with an app, is
/// read as it is. Values reach SQLite only as bound parameters.
///
/// Where its files are removed or replaced while it is open, every use throws, since what was written would be lost; the
/// tables that show it keep their rows, and say so. After ``close()`` the next use opens what stands there then.
public actor SQLiteDatabase {
  /// The location of the database.
  public nonisolated let location: SQLiteLocation
  private let options: SQLiteOptions
  private var opened: SQLiteConnection?
  private var knownVersion: Int64?
  private var knownCommits = 0
  private var watchers: [ObjectIdentifier: WeakWatcher] = [:]
  private var watch: SQLiteFileWatch?
  /// Waits for the file to be touched.
  private var watching: Task<Void, Never>?
  /// Looks for a change after the file was touched.
  private var looking: Task<Void, Never>?
  /// Whether the database was opened before.
  private var wasOpened = false

  /// Names a database; nothing is opened yet.
  public init(_ location: SQLiteLocation, _ options: SQLiteOptions = SQLiteOptions()) {
    self.location = location
    self.options = options
  }

  /// Names a database in a file that is there, with statements that bring its tables up to date.
  public init(_ url: URL, setup: [String] = []) {
    self.init(.file(url), SQLiteOptions(setup, createsFile: false))
  }

  /// Names a database in a file, which is made, with its folder, where it is not there; `setup` makes its tables.
  public init(creating url: URL, setup: [String] = []) {
    self.init(.file(url), SQLiteOptions(setup, createsFile: true))
  }

  deinit {
    watching?.cancel()
    looking?.cancel()
  }

  // MARK: Use

  /// Runs `body` as one transaction: all of it is committed, or where it throws nothing.
  ///
  /// When this returns, the change is on disk, and the sources of this program know of it. While another
  /// program writes this waits, up to ``SQLiteOptions/busyTimeout``.
  ///
  /// - Throws: what `body` throws, and ``SQLiteError``; nothing is committed then.
  @discardableResult
  public func write<Result: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Result
  ) async throws -> Result {
    let connection = try open()
    let result = Swift.Result {
      let result = try connection.transaction("BEGIN IMMEDIATE", .writing) { try body(connection) }
      try connection.checkFiles()
      return result
    }
    await noticeCommits()
    return try result.get()
  }

  /// Runs `body` outside a transaction, for what SQLite carries out nowhere else: `VACUUM`, and some `PRAGMA`s.
  ///
  /// ```swift
  /// try await database.withoutTransaction { try $0.execute("VACUUM") }
  /// ```
  ///
  /// Each statement is committed by itself.
  ///
  /// - Throws: what `body` throws, and ``SQLiteError``; what came before stays committed.
  @discardableResult
  public func withoutTransaction<Result: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Result
  ) async throws -> Result {
    let connection = try open()
    let result = Swift.Result { try connection.withoutTransaction { try body(connection) } }
    await noticeCommits()
    return try result.get()
  }

  /// Runs `body` with one state of the database, whatever is committed meanwhile; its statements may only read.
  ///
  /// - Throws: what `body` throws, and ``SQLiteError``.
  public func read<Result: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Result
  ) async throws -> Result {
    let connection = try open()
    return try connection.transaction("BEGIN", .reading) { try body(connection) }
  }

  /// Carries out one statement as a transaction of its own, and returns how many rows it changed.
  ///
  /// - Throws: ``SQLiteError``; nothing is committed then.
  @discardableResult
  public func execute(_ sql: String, _ values: (any SQLiteConvertible)?...) async throws -> Int {
    let values = values.map { $0?.sqliteValue ?? .null }
    return try await write { connection in
      try connection.run(sql, values)
      return connection.changeCount
    }
  }

  /// Returns the rows that a query gives, all of them read into memory.
  ///
  /// - Throws: ``SQLiteError``.
  public func rows(
    _ sql: String, _ values: (any SQLiteConvertible)?...
  ) async throws -> [SQLiteRow] {
    let values = values.map { $0?.sqliteValue ?? .null }
    return try await read { try $0.rows(sql, binding: values) }
  }

  /// Closes the database; the next use opens it again.
  public func close() {
    opened = nil
    knownVersion = nil
  }

  private func open() throws -> SQLiteConnection {
    if let opened {
      do {
        try opened.checkFiles()
        return opened
      } catch {
        // A connection that only reads has no write to lose.
        guard opened.isReadOnly else { throw error }
        close()
      }
    }
    var options = options
    // A file that was there and is gone is not made anew: an empty table would pass for its rows.
    if wasOpened { options.createsFile = false }
    let connection = try SQLiteConnection(location, options)
    if let setup = options.setup {
      try connection.transaction("BEGIN IMMEDIATE", .writing) { try setup(connection) }
    }
    knownCommits = connection.commitCount
    knownVersion = try connection.dataVersion()
    wasOpened = true
    opened = connection
    // The folder may be another one than was watched, or was not there yet.
    if watch != nil { startWatching() }
    return connection
  }

  /// Gives up files that were lost, and tells the watchers, which then open what stands in their place.
  func openAnew() async {
    close()
    await tellWatchers()
  }

  // MARK: Changes

  /// Tells a watcher of every change that is committed, by whomever, for as long as it lives.
  func add(_ watcher: any DatabaseWatcher) {
    watchers[ObjectIdentifier(watcher)] = WeakWatcher(watcher: watcher)
    if watch == nil { startWatching() }
  }

  private func startWatching() {
    guard case .file(let url) = location else { return }
    watching?.cancel()
    let watch = SQLiteFileWatch(of: url.resolvingSymlinksInPath())
    let events = watch.events
    self.watch = watch
    watching = Task { [weak self] in
      for await _ in events {
        await self?.look()
        // However often the file is touched, this looks a hundred times a second at most.
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  /// Looks for a change of another connection, now and again for some seconds: a writer touches its file
  /// before others can see what it commits, and nobody knows how long before.
  private func look() {
    looking?.cancel()
    looking = Task { [weak self] in
      var pause = Duration.milliseconds(2)
      while pause < .seconds(10), !Task.isCancelled {
        guard let self, await noticeOthers() else { return }
        try? await Task.sleep(for: pause)
        pause *= 2
      }
    }
  }

  /// Tells the watchers where another connection has committed a change; returns whether there are any.
  private func noticeOthers() async -> Bool {
    var version: Int64?
    if let opened, (try? opened.checkFiles()) != nil { version = try? opened.dataVersion() }
    // While the database cannot be read its sources say so, and try again when the file is touched.
    if version == nil || version != knownVersion {
      knownVersion = version
      await tellWatchers()
    }
    return watchers.values.contains { $0.watcher != nil }
  }

  private func noticeCommits() async {
    guard let count = opened?.commitCount, count != knownCommits else { return }
    knownCommits = count
    await tellWatchers()
  }

  private func tellWatchers() async {
    watchers = watchers.filter { $0.value.watcher != nil }
    for watcher in watchers.values.compactMap(\.watcher) { await watcher.databaseChanged() }
  }

  private struct WeakWatcher {
    weak var watcher: (any DatabaseWatcher)?
  }
}

/// An observer of changes of a database.
@MainActor protocol DatabaseWatcher: AnyObject, Sendable {
  /// Something was committed.
  func databaseChanged()
}
