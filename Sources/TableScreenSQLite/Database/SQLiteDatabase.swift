public import Foundation
package import TableQueries

/// An SQLite database, for reading and writing away from the main actor.
///
/// ```swift
/// let database = SQLiteDatabase(creating: url, setup: [
///   "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"
/// ])
/// try await database.execute("INSERT INTO people (name) VALUES (?)", "Ada")
/// ```
///
/// The first use opens the database, in WAL mode; a file that may not be written, such as one shipped with an app, is
/// opened for reading only. Values reach SQLite only as bound parameters.
///
/// If the database's files are removed or replaced while it is open, every use throws, because writes would be lost;
/// tables that show the database keep their rows and report the error. After ``close()``, the next use opens the files
/// that are there then.
public actor SQLiteDatabase {
  /// The location of the database.
  public nonisolated let location: SQLiteLocation
  private let options: SQLiteOptions
  private var opened: SQLiteConnection?
  private var knownVersion: Int64?
  private var knownCommits = 0
  private var watchers = QueryWatchers()
  private var watch: SQLiteFileWatch?
  /// The task that waits for the file to be touched.
  private var watching: Task<Void, Never>?
  /// The task that looks for a change after the file was touched.
  private var looking: Task<Void, Never>?
  /// True if the database has been opened at least once.
  private var wasOpened = false
  /// True if a file of states has tables of others as well, which would look empty in a new file.
  private var holdsOthers = false

  /// Creates a database at a location; the first use opens it.
  public init(_ location: SQLiteLocation, _ options: SQLiteOptions = SQLiteOptions()) {
    self.location = location
    self.options = options
  }

  /// Creates a database in an existing file; the `setup` statements bring its tables up to date.
  public init(_ url: URL, setup: [String] = []) {
    self.init(.file(url), SQLiteOptions(setup, createsFile: false))
  }

  /// Creates a database in a file, which is created with its folder if missing; `setup` creates its tables.
  public init(creating url: URL, setup: [String] = []) {
    self.init(.file(url), SQLiteOptions(setup, createsFile: true))
  }

  deinit {
    watching?.cancel()
    looking?.cancel()
  }

  // MARK: Use

  /// Runs `body` as one transaction, which is committed as a whole, or rolled back if `body` throws.
  ///
  /// When the method returns, the change is on disk, and the sources of this database know of it; those of another
  /// `SQLiteDatabase`, in this program or elsewhere, learn of it by watching the file. While another program writes, the
  /// method waits up to ``SQLiteOptions/busyTimeout``.
  ///
  /// - Throws: the errors of `body`, and ``SQLiteError``; nothing is committed then.
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

  /// Runs `body` outside a transaction, for statements that SQLite refuses inside one: `VACUUM` and some `PRAGMA`s.
  ///
  /// ```swift
  /// try await database.withoutTransaction { try $0.execute("VACUUM") }
  /// ```
  ///
  /// Each statement is committed by itself.
  ///
  /// - Throws: the errors of `body`, and ``SQLiteError``; earlier statements stay committed.
  @discardableResult
  public func withoutTransaction<Result: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Result
  ) async throws -> Result {
    let connection = try open()
    let result = Swift.Result { try connection.withoutTransaction { try body(connection) } }
    await noticeCommits()
    return try result.get()
  }

  /// Runs `body` on a snapshot of the database, unaffected by later commits; its statements may only read.
  ///
  /// - Throws: the errors of `body`, and ``SQLiteError``.
  public func read<Result: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Result
  ) async throws -> Result {
    let connection = try open()
    return try connection.transaction("BEGIN", .reading) { try body(connection) }
  }

  /// Executes one statement as a transaction of its own, and returns the number of rows that it changed.
  ///
  /// - Throws: ``SQLiteError``; nothing is committed then.
  @discardableResult
  public func execute(_ sql: String, _ values: (any SQLiteConvertible)?...) async throws -> Int {
    let values = values.map { $0?.sqliteValue ?? .null }
    return try await write { try $0.change(sql, values) }
  }

  /// Returns the rows of a query, all read into memory.
  ///
  /// - Throws: ``SQLiteError``.
  public func rows(
    _ sql: String, _ values: (any SQLiteConvertible)?...
  ) async throws -> [SQLiteRow] {
    let values = values.map { $0?.sqliteValue ?? .null }
    return try await read { try $0.rows(sql, binding: values) }
  }

  /// Closes the database; the next use opens it again, and makes its file anew where that is missing and the options say so.
  public func close() {
    closeFiles()
    wasOpened = false
  }

  /// Closes the files, as the store of states does where they have gone; the next use is no first one.
  func closeFiles() {
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
        closeFiles()
      }
    }
    var options = options
    // A file that has disappeared is not created again: an empty table would look as if it had no rows.
    if wasOpened, !options.holdsStates || holdsOthers { options.createsFile = false }
    let connection = try SQLiteConnection(location, options)
    if let setup = options.setup {
      try connection.transaction("BEGIN IMMEDIATE", .writing) { try setup(connection) }
    }
    if options.holdsStates { holdsOthers = try hasSeveralTables(connection) }
    knownCommits = connection.commitCount
    knownVersion = try connection.dataVersion()
    wasOpened = true
    opened = connection
    // The folder may have been replaced or created since the watch began.
    if watch != nil { startWatching() }
    return connection
  }

  private func hasSeveralTables(_ connection: SQLiteConnection) throws -> Bool {
    try connection.rows(
      "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' LIMIT 2"
    ).count > 1
  }

  /// Closes files that were lost and tells the watchers, whose next reading opens the files that are there now.
  func openAnew() async {
    closeFiles()
    await tellWatchers()
  }

  // MARK: Changes

  /// Tells a watcher of every commit, by this program or another, for as long as the watcher lives.
  package func add(_ watcher: any QueryWatcher) {
    watchers.add(watcher)
    if watch == nil { startWatching() }
  }

  private func startWatching() {
    guard case .file(let url) = location else { return }
    watching?.cancel()
    let watch = SQLiteFileWatch(of: url)
    let events = watch.events
    self.watch = watch
    watching = Task { [weak self] in
      for await _ in events {
        await self?.look()
        // Limits the checks to a hundred per second, however often the file is touched.
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  /// Looks for a change by another connection repeatedly for some seconds, at doubling intervals: a writer touches its
  /// file an unknown time before others can see the commit.
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

  /// Tells the watchers if another connection has committed a change; returns whether there are any watchers.
  private func noticeOthers() async -> Bool {
    var version: Int64?
    if let opened, (try? opened.checkFiles()) != nil { version = try? opened.dataVersion() }
    // While the database cannot be read, its sources report that, and try again when the file is touched.
    if version == nil || version != knownVersion {
      knownVersion = version
      await tellWatchers()
    }
    return !watchers.alive.isEmpty
  }

  private func noticeCommits() async {
    guard let count = opened?.commitCount, count != knownCommits else { return }
    knownCommits = count
    await tellWatchers()
  }

  private func tellWatchers() async {
    watchers.clean()
    for watcher in watchers.alive { await watcher.databaseChanged() }
  }
}
