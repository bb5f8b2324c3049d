import CSQLite

/// The rights of the statements in a piece of work.
///
/// SQLite asks when it prepares a statement, so that one that may not be carried out never begins.
final class StatementRights {
  enum Kind: Hashable {
    /// Reading; that a statement writes no rows SQLite says itself.
    case reading
    /// Reading and writing inside a transaction, which statements neither begin nor end.
    case writing
    /// All that SQLite can do.
    case all
  }

  var kind = Kind.all
  /// The settings whose argument only says what is looked at.
  private static let lookups: Set = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
    "foreign_key_list", "foreign_key_check", "integrity_check", "quick_check",
  ]

  /// Asks for these rights from now on whenever a statement is prepared.
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

  /// Why a statement was refused.
  var refusal: String {
    switch kind {
    case .reading: "a query may only read"
    case .writing: "the transaction begins and ends with `write`; `withoutTransaction` has none"
    case .all: "not authorized"
    }
  }
}
