import CSQLite
import Foundation

/// An open database inside ``SQLiteDatabase/write(_:)`` or ``SQLiteDatabase/read(_:)``.
///
/// It never leaves the actor that made it, so it is used by one thread at a time.
public final class SQLiteConnection {
  private let name: String
  private let location: SQLiteLocation
  private let handle: OpaquePointer
  private let access: Access
  private var statements: [StatementKey: Statement] = [:]
  /// How many prepared statements are kept.
  private static let statementBound = 100
  private let commits = CommitCount()
  private let rights = StatementRights()
  private var isInTransaction = false
  /// The files as they stood when they were looked at last, and were still those that were opened.
  private var files: DatabaseFiles

  package init(_ location: SQLiteLocation, _ options: SQLiteOptions) throws(SQLiteError) {
    self.location = location
    name = location.name
    (handle, access) = try location.open(options)
    files = DatabaseFiles(main: nil, log: nil, index: nil)
    let count = Unmanaged.passUnretained(commits).toOpaque()
    sqlite3_commit_hook(
      handle,
      { count in
        if let count { Unmanaged<CommitCount>.fromOpaque(count).takeUnretainedValue().value += 1 }
        return 0
      }, count)
    rights.guardStatements(of: handle)
    if access == .writing {
      // Readers and one writer, in this program or another, do not wait for each other.
      try run("PRAGMA journal_mode = WAL")
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
    // Writes by others meanwhile would be overwritten.
    if !files.stand(among: now), now.log != nil || now.main?.modified != files.main?.modified {
      ts_keep_log(handle)
    }
    sqlite3_commit_hook(handle, nil, nil)
    sqlite3_set_authorizer(handle, nil, nil)
    sqlite3_close_v2(handle)
  }

  // MARK: Statements

  /// Carries out a statement; values take the places of its question marks.
  ///
  /// - Returns: how many rows it changed.
  /// - Throws: ``SQLiteError``, also where there are more or fewer values than question marks.
  @discardableResult
  public func execute(
    _ sql: String, _ values: (any SQLiteConvertible)?...
  ) throws(SQLiteError) -> Int {
    try run(sql, values.map { $0?.sqliteValue ?? .null })
    return changeCount
  }

  /// How many rows the last statement changed.
  var changeCount: Int { Int(sqlite3_changes64(handle)) }

  /// Returns the rows that a query gives; values take the places of its question marks.
  public func rows(
    _ sql: String, _ values: (any SQLiteConvertible)?...
  ) throws(SQLiteError) -> [SQLiteRow] {
    try rows(sql, binding: values.map { $0?.sqliteValue ?? .null })
  }

  /// Returns the rows that a query gives for a list of values.
  public func rows(_ sql: String, binding values: [SQLiteValue]) throws(SQLiteError) -> [SQLiteRow]
  {
    try rows(sql, values, names: nil)
  }

  /// Returns the rows that a query gives, with names for its columns in place of those that it has.
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

  /// The identity of the row that was inserted last.
  public var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Carries out a statement and drops what it gives.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    try step(sql, values) { _ in true }
  }

  /// Carries out a statement, and hands over each row that it gives, until there are no more, or `body`
  /// returns false.
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
      let message = "\(statement.parameterCount) values are needed, \(values.count) given"
      throw SQLiteError(code: SQLITE_RANGE, message: message, database: name, statement: sql)
    }
    for (index, value) in values.enumerated() {
      guard statement.bind(value, at: Int32(index + 1)) == SQLITE_OK else { throw error(sql) }
    }
    while true {
      // An error, or a statement that says so, can have ended it; what follows would be committed by itself.
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
    // SQLite reads up to it, and would carry out the half of what is meant.
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

  /// Whether there is nothing but space and comments in what follows a statement.
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

  /// Returns a statement without what follows it, and the names of the columns that it gives now.
  func look(at sql: String) throws(SQLiteError) -> (text: String, columns: ColumnNames) {
    // Reads the tables anew where another program has changed them; a known statement tells of the old ones.
    try run("SELECT 1 FROM sqlite_master LIMIT 0")
    statements[StatementKey(sql: sql, rights: rights.kind)] = nil
    let statement = try prepare(sql)
    return (statement.text, statement.columnNames)
  }

  /// Returns an error of our own about a statement.
  func mistake(_ message: String, in sql: String) -> SQLiteError {
    SQLiteError(code: SQLITE_MISUSE, message: message, database: name, statement: sql)
  }

  private func error(_ sql: String?) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)),
      database: name, statement: sql)
  }

  // MARK: Transactions

  /// Runs `body` as one transaction: all of it, or where it throws nothing.
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

  /// Runs `body` without a transaction; one that it leaves open is an error.
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

  /// Ends a transaction, unless an error has done so already.
  private func rollBack() {
    if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
  }

  // MARK: Files

  /// Whether the connection cannot write, so that no write can be lost either.
  var isReadOnly: Bool { access != .writing }

  private var currentFiles: DatabaseFiles {
    guard case .file(let url) = location else {
      return DatabaseFiles(main: nil, log: nil, index: nil)
    }
    // SQLite keeps these two beside the file itself, not beside a link to it.
    let path = sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? ""
    return DatabaseFiles(
      main: FileIdentity(url.path(percentEncoded: false)), log: FileIdentity(path + "-wal"),
      index: FileIdentity(path + "-shm"))
  }

  /// Throws where other files than those that were opened stand in their places, or none.
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

  /// Takes the log away from a file that it does not belong to: who opens that would read both as one.
  private func setLogApart(_ now: DatabaseFiles) {
    guard !isReadOnly, now.main != files.main, let log = files.log, log == now.log,
      sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil) == SQLITE_OK,
      now.main != nil, let path = sqlite3_db_filename(handle, "main").map({ String(cString: $0) })
    else { return }
    // All that it held is now in the file that was opened, wherever that stands.
    unlink(path + "-wal")
    if now.index == files.index { unlink(path + "-shm") }
  }

  // MARK: Changes

  /// The number of commits through this connection.
  var commitCount: Int { commits.value }

  /// A number that differs once any other connection, of this program or another, has committed a change.
  func dataVersion() throws(SQLiteError) -> Int64 {
    var version: Int64 = 0
    try step("PRAGMA data_version", []) { statement in
      version = statement.integer(at: 0)
      return true
    }
    return version
  }
}

/// The count of SQLite's commit hook; only the thread that uses the connection runs it.
private final class CommitCount {
  var value = 0
}

/// A statement that is kept, by its bytes.
private struct StatementKey: Hashable {
  let sql: String
  let rights: StatementRights.Kind

  static func == (a: Self, b: Self) -> Bool { a.rights == b.rights && a.sql.hasBytes(of: b.sql) }
}
