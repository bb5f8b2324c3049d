import CSQLite
import Foundation

/// An open database inside ``SQLiteDatabase/write(_:)`` or ``SQLiteDatabase/read(_:)``.
///
/// A connection never leaves the actor that made it, so one thread at a time uses it.
public final class SQLiteConnection {
  private let name: String
  private let location: SQLiteLocation
  private let handle: OpaquePointer
  private let access: Access
  private var statements: [StatementKey: Statement] = [:]
  /// The number of prepared statements kept in the cache.
  private static let statementBound = 100
  private let commits = CommitCount()
  private let rights = StatementRights()
  private let order: LocalizedOrder
  private var isInTransaction = false
  /// The identities of the opened files at the last check that found them in place.
  private var files: DatabaseFiles

  package init(_ location: SQLiteLocation, _ options: SQLiteOptions) throws(SQLiteError) {
    self.location = location
    name = location.name
    (handle, access) = try location.open(options)
    order = LocalizedOrder(options.locale)
    files = DatabaseFiles(main: nil, log: nil, index: nil)
    let count = Unmanaged.passUnretained(commits).toOpaque()
    sqlite3_commit_hook(
      handle,
      { count in
        if let count { Unmanaged<CommitCount>.fromOpaque(count).takeUnretainedValue().value += 1 }
        return 0
      }, count)
    rights.guardStatements(of: handle)
    order.install(in: handle)
    if access == .writing {
      try beginLog(waiting: options.busyTimeout)
      // Acknowledged writes survive the loss of power, not only the end of the program.
      try run("PRAGMA synchronous = FULL")
    }
    try run("PRAGMA foreign_keys = ON")
    _ = try dataVersion()
    files = currentFiles
  }

  deinit {
    statements = [:]
    let now = currentFiles
    // A checkpoint on closing would overwrite what others have written to the new files, so the log is kept.
    if !files.stand(among: now), now.log != nil || now.main?.modified != files.main?.modified {
      ts_keep_log(handle)
    }
    sqlite3_commit_hook(handle, nil, nil)
    sqlite3_set_authorizer(handle, nil, nil)
    sqlite3_close_v2(handle)
  }

  /// Turns WAL mode on, in which readers and one writer, in this program or another, do not wait for each other.
  private func beginLog(waiting timeout: Duration) throws(SQLiteError) {
    let deadline = ContinuousClock.now + timeout
    while true {
      do { return try run("PRAGMA journal_mode = WAL") } catch {
        // SQLite itself does not wait here, since two that turn it on in a new file would wait for each other.
        guard error.primaryCode == SQLITE_BUSY, .now < deadline else { throw error }
        sqlite3_sleep(1)
      }
    }
  }

  // MARK: Statements

  /// Executes a statement with values bound to its question marks.
  ///
  /// - Returns: the number of rows that the statement changed.
  /// - Throws: ``SQLiteError``, also if there are more or fewer values than question marks.
  @discardableResult
  public func execute(
    _ sql: String, _ values: (any SQLiteConvertible)?...
  ) throws(SQLiteError) -> Int {
    try change(sql, values.map { $0?.sqliteValue ?? .null })
  }

  /// Executes a statement, and returns the number of rows that it changed.
  func change(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError) -> Int {
    let before = sqlite3_total_changes64(handle)
    try run(sql, values)
    // A statement that cannot change rows, as `CREATE TABLE`, leaves the count of the one before it.
    return sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
  }

  /// Returns the rows of a query, with values bound to its question marks.
  public func rows(
    _ sql: String, _ values: (any SQLiteConvertible)?...
  ) throws(SQLiteError) -> [SQLiteRow] {
    try rows(sql, binding: values.map { $0?.sqliteValue ?? .null })
  }

  /// Returns the rows of a query, with a list of values bound to its question marks.
  public func rows(_ sql: String, binding values: [SQLiteValue]) throws(SQLiteError) -> [SQLiteRow]
  {
    try rows(sql, values, names: nil)
  }

  /// Returns the rows of a query; `names`, if given, replace the query's own column names.
  func rows(
    _ sql: String, _ values: [SQLiteValue], names: ColumnNames?
  ) throws(SQLiteError) -> [SQLiteRow] {
    var rows: [SQLiteRow] = []
    var names = names
    try step(sql, values) { statement in
      let columns = names ?? statement.columnNames
      names = columns
      rows.append(SQLiteRow(values: statement.values, names: columns))
      return true
    }
    return rows
  }

  /// The rowid of the row inserted last through this connection.
  public var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Executes a statement and discards its rows.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    try step(sql, values) { _ in true }
  }

  /// Executes a statement and passes each of its rows to `body`, until there are no more or `body` returns false.
  func step(
    _ sql: String, _ values: [SQLiteValue], _ body: (Statement) -> Bool
  ) throws(SQLiteError) {
    try step(try prepare(sql), sql, values, body)
  }

  private func step(
    _ statement: Statement, _ sql: String, _ values: [SQLiteValue], _ body: (Statement) -> Bool
  ) throws(SQLiteError) {
    defer { statement.reset() }
    guard statement.parameterCount == values.count else {
      let needed =
        statement.parameterCount == 1 ? "1 value is" : "\(statement.parameterCount) values are"
      let message = "\(needed) needed, \(values.count) given"
      throw SQLiteError(code: SQLITE_RANGE, message: message, database: name, statement: sql)
    }
    for (index, value) in values.enumerated() {
      guard statement.bind(value, at: Int32(index + 1)) == SQLITE_OK else { throw error(sql) }
    }
    while true {
      // An error or a ROLLBACK may have ended the transaction; later statements would then commit one by one.
      guard !isInTransaction || sqlite3_get_autocommit(handle) == 0 else {
        throw mistake("the transaction was rolled back before", in: sql)
      }
      switch statement.step() {
      case SQLITE_ROW: if !body(statement) { return }
      case SQLITE_DONE: return
      default: throw error(sql)
      }
    }
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    let key = StatementKey(sql: sql, rights: rights.kind)
    if let known = statements[key] { return known }
    // SQLite reads only up to a NUL, and would execute the part before it.
    if sql.utf8.contains(0) { throw mistake("a statement holds no NUL", in: sql) }
    var pointer: OpaquePointer?
    var rest = ""
    let code = sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, &tail)
      rest = tail.map { String(cString: $0) } ?? ""
      return code
    }
    guard code == SQLITE_OK else {
      throw code & 0xff == SQLITE_AUTH ? mistake(rights.refusal, in: sql) : error(sql)
    }
    guard let pointer else {
      throw mistake("the statement is empty", in: sql)
    }
    let statement = Statement(pointer)
    guard try isEmpty(rest) else { throw mistake("one statement at a time", in: sql) }
    if rights.kind == .reading, !statement.isReadOnly { throw mistake(rights.refusal, in: sql) }
    if statements.count >= Self.statementBound { statements = [:] }
    statements[key] = statement
    return statement
  }

  /// Returns whether the text after a statement contains only whitespace, semicolons and comments.
  private func isEmpty(_ rest: String) throws(SQLiteError) -> Bool {
    var rest = rest
    while !rest.allSatisfy({ $0.isWhitespace || $0 == ";" }) {
      var (pointer, tail): (OpaquePointer?, UnsafePointer<CChar>?) = (nil, nil)
      var next = ""
      let code = rest.withCString { text in
        let code = sqlite3_prepare_v2(handle, text, -1, &pointer, &tail)
        next = tail.map { String(cString: $0) } ?? ""
        return code
      }
      sqlite3_finalize(pointer)
      if code != SQLITE_OK || pointer != nil || next.utf8.count >= rest.utf8.count { return false }
      rest = next
    }
    return true
  }

  /// Returns a statement's text without anything after it, and the current names of its columns.
  func look(at sql: String) throws(SQLiteError) -> (text: String, columns: ColumnNames) {
    // Reloads the schema if another program has changed it; a cached statement would have the old column names.
    try run("SELECT 1 FROM sqlite_master LIMIT 0")
    statements[StatementKey(sql: sql, rights: rights.kind)] = nil
    let statement = try prepare(sql)
    return (statement.text, statement.columnNames)
  }

  /// Returns an error about a statement that this module found, not SQLite.
  func mistake(_ message: String, in sql: String) -> SQLiteError {
    SQLiteError(code: SQLITE_MISUSE, message: message, database: name, statement: sql)
  }

  private func error(_ sql: String?) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)),
      database: name, statement: sql)
  }

  // MARK: Transactions

  /// Runs `body` as one transaction, which is committed as a whole, or rolled back if `body` throws.
  func transaction<Result>(
    _ begin: String, _ kind: StatementRights.Kind, _ body: () throws -> Result
  ) throws -> Result {
    try run(begin)
    do {
      (rights.kind, isInTransaction) = (kind, true)
      defer { (rights.kind, isInTransaction) = (.all, false) }
      let result = try body()
      try checkFiles()
      rights.kind = .all
      try run("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs `body` without a transaction; a transaction that `body` leaves open is rolled back and is an error.
  func withoutTransaction<Result>(_ body: () throws -> Result) throws -> Result {
    defer { rollBack() }
    let result = try body()
    if sqlite3_get_autocommit(handle) == 0 {
      throw mistake("a transaction was begun and not ended; nothing of it is kept", in: "COMMIT")
    }
    if try rows("PRAGMA journal_mode").first?.values != [.text("wal")] {
      files = DatabaseFiles(main: files.main, log: nil, index: nil)
    }
    try checkFiles()
    return result
  }

  /// Rolls back the open transaction, unless an error has already ended it.
  private func rollBack() {
    if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
  }

  // MARK: Files

  /// True if the connection cannot write, and so has no writes to lose.
  var isReadOnly: Bool { access != .writing }

  private var currentFiles: DatabaseFiles {
    guard case .file(let url) = location else {
      return DatabaseFiles(main: nil, log: nil, index: nil)
    }
    // SQLite keeps the log and the index beside the file itself, not beside a symbolic link to it.
    let path = sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? ""
    return DatabaseFiles(
      main: FileIdentity(url.path(percentEncoded: false)), log: FileIdentity(path + "-wal"),
      index: FileIdentity(path + "-shm"))
  }

  /// Throws if the opened files have been removed or replaced by others.
  func checkFiles() throws(SQLiteError) {
    let now = currentFiles
    if files.stand(among: now), access != .unchanging || now.main?.modified == files.main?.modified
    {
      files = now
      return
    }
    setLogApart(now)
    throw SQLiteError(
      code: SQLiteError.moved,
      message:
        "the file, or the “-wal” or “-shm” beside it, was removed or replaced while it was open",
      database: name, statement: nil)
  }

  /// Removes the log if the database file was replaced: SQLite would apply the log to the new file, which it does not
  /// belong to.
  ///
  /// The file beside the log counts, not the one that the location leads to: where a symbolic link was turned, the opened file
  /// still stands beside its log, and other programs write to both.
  private func setLogApart(_ now: DatabaseFiles) {
    guard !isReadOnly, let log = files.log, log == now.log,
      let path = sqlite3_db_filename(handle, "main").map({ String(cString: $0) }),
      FileIdentity(path) != files.main,
      sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil) == SQLITE_OK,
      FileIdentity(path) != nil
    else { return }
    // The checkpoint has moved the log's content into the opened file, wherever that file is now.
    unlink(path + "-wal")
    if now.index == files.index { unlink(path + "-shm") }
  }

  // MARK: Changes

  /// The number of commits through this connection.
  var commitCount: Int { commits.value }

  /// Returns a number that changes whenever another connection, of this program or another, commits a change.
  func dataVersion() throws(SQLiteError) -> Int64 {
    var version: Int64 = 0
    try step("PRAGMA data_version", []) { statement in
      version = statement.integer(at: 0)
      return true
    }
    return version
  }
}

/// The number of commits, counted by SQLite's commit hook on the thread that uses the connection.
private final class CommitCount {
  var value = 0
}

/// The key of a cached statement: its text, compared by bytes, and the rights that it was prepared with.
private struct StatementKey: Hashable {
  let sql: String
  let rights: StatementRights.Kind

  static func == (a: Self, b: Self) -> Bool { a.rights == b.rights && a.sql.hasBytes(of: b.sql) }
}
