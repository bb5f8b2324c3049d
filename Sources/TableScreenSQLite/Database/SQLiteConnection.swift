import CSQLite
import Foundation

/// An open database inside ``SQLiteDatabase/write(_:)`` or ``SQLiteDatabase/read(_:)``.
///
/// It never leaves the actor that made it, so it is used by one thread at a time.
public final class SQLiteConnection {
  private let name: String
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// How many prepared statements are kept.
  private static let statementBound = 100
  private let commits = CommitCount()

  package init(_ location: SQLiteLocation, _ options: SQLiteOptions) throws(SQLiteError) {
    name = location.name
    var handle: OpaquePointer?
    var flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    if options.createsFile { flags |= SQLITE_OPEN_CREATE }
    let code = sqlite3_open_v2(location.path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw SQLiteError(code: code, message: message, database: name, statement: nil)
    }
    self.handle = handle
    let milliseconds = options.busyTimeout / .milliseconds(1)
    sqlite3_busy_timeout(handle, Int32(clamping: Int(min(max(milliseconds, 0), 1e9))))
    let count = Unmanaged.passUnretained(commits).toOpaque()
    sqlite3_commit_hook(
      handle,
      { count in
        if let count { Unmanaged<CommitCount>.fromOpaque(count).takeUnretainedValue().value += 1 }
        return 0
      }, count)
    // Readers and one writer, in this program or another, do not wait for each other.
    try run("PRAGMA journal_mode = WAL")
    // What was acknowledged survives the loss of power, not only the end of the program.
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA foreign_keys = ON")
  }

  deinit {
    statements = [:]
    sqlite3_commit_hook(handle, nil, nil)
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
    var rows: [SQLiteRow] = []
    var names: ColumnNames?
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
    let statement = try prepare(sql)
    defer { statement.reset() }
    guard statement.parameterCount == values.count else {
      let message = "\(statement.parameterCount) values are needed, \(values.count) given"
      throw SQLiteError(code: SQLITE_RANGE, message: message, database: name, statement: sql)
    }
    for (index, value) in values.enumerated() {
      guard statement.bind(value, at: Int32(index + 1)) == SQLITE_OK else { throw error(sql) }
    }
    while true {
      switch statement.step() {
      case SQLITE_ROW: if !body(statement) { return }
      case SQLITE_DONE: return
      default: throw error(sql)
      }
    }
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    if let known = statements[sql] { return known }
    var pointer: OpaquePointer?
    var rest = ""
    let code = sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, &tail)
      rest = tail.map { String(cString: $0) } ?? ""
      return code
    }
    guard code == SQLITE_OK else { throw error(sql) }
    guard let pointer else {
      throw mistake("the statement is empty", in: sql)
    }
    let statement = Statement(pointer)
    guard try isEmpty(rest) else { throw mistake("one statement at a time", in: sql) }
    if statements.count >= Self.statementBound { statements = [:] }
    statements[sql] = statement
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

  /// Whether a statement changes nothing in the database.
  func isReadOnly(_ sql: String) throws(SQLiteError) -> Bool { try prepare(sql).isReadOnly }

  /// Returns a statement without what follows it: a semicolon, and comments.
  func text(_ sql: String) throws(SQLiteError) -> String { try prepare(sql).text }

  /// Returns the names of the columns that a statement gives.
  func columnNames(_ sql: String) throws(SQLiteError) -> ColumnNames {
    try prepare(sql).columnNames
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
  func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
    try run(begin)
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  // MARK: Changes

  /// How often a change was committed through this connection.
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

/// What SQLite's hook counts; only the thread that uses the connection runs it.
private final class CommitCount {
  var value = 0
}
