import CSQLite

/// The rights of the statements in a transaction or outside one.
///
/// SQLite calls the authorizer while it prepares a statement, so a statement without the rights never starts.
final class StatementRights {
  enum Kind: Hashable {
    /// Reading only; the authorizer leaves writes of rows to SQLite's own check (`sqlite3_stmt_readonly`).
    case reading
    /// Reading and writing inside a transaction, which the statements may neither begin nor end.
    case writing
    /// Everything that SQLite can do.
    case all
  }

  var kind = Kind.all
  /// The pragmas whose argument only names an object to look at, and so changes nothing.
  private static let lookups: Set = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
    "foreign_key_list", "foreign_key_check", "integrity_check", "quick_check",
  ]

  /// Sets the authorizer that checks these rights whenever a statement is prepared.
  func guardStatements(of handle: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(
      handle,
      { context, action, name, argument, _, _ in
        guard let context else { return SQLITE_DENY }
        let rights = Unmanaged<StatementRights>.fromOpaque(context).takeUnretainedValue()
        let name = name.map { String(cString: $0) } ?? ""
        return rights.allow(action, name, hasArgument: argument != nil) ? SQLITE_OK : SQLITE_DENY
      }, context)
  }

  private func allow(_ action: Int32, _ name: String, hasArgument: Bool) -> Bool {
    switch (kind, action) {
    case (.all, _): true
    case (_, SQLITE_TRANSACTION): false
    case (.writing, _): true
    case (.reading, SQLITE_ATTACH), (.reading, SQLITE_DETACH), (.reading, SQLITE_SAVEPOINT),
      (.reading, SQLITE_ANALYZE):
      false
    case (.reading, SQLITE_PRAGMA):
      hasArgument ? Self.lookups.contains(name.lowercased()) : name.lowercased() != "optimize"
    case (.reading, _): true
    }
  }

  /// The reason that a statement was refused.
  var refusal: String {
    switch kind {
    case .reading: "a query may only read"
    case .writing: "the transaction begins and ends with `write`; `withoutTransaction` has none"
    case .all: "not authorized"
    }
  }
}
