package import TableQueries

extension SQLiteDatabase: QueryStore {
  package func readWhole(
    _ query: SQLiteQuery, section: String?
  ) async throws -> (rows: KeyedRows, isAll: Bool) {
    try await read { try query.readWhole($0, section: section) }
  }

  package func readLong(
    _ query: SQLiteQuery, section: String?, known: [SQLiteValue], bound: Int
  ) async throws -> LongResult {
    try await read { connection in
      let keys = try query.readKeys(connection, section: section)
      return LongResult(
        sections: keys, rows: try query.readRows(known, connection),
        mistake: query.mistake(in: keys, connection))
    }
  }

  package func readRows(
    _ query: SQLiteQuery, _ keys: [SQLiteValue]
  ) async throws -> [SQLiteValue: SQLiteRow] {
    try await read { try query.readRows(keys, $0) }
  }

  /// Opens a database again whose files were lost, with the files that are there now.
  package func recover(from failure: any Error) async {
    if (failure as? SQLiteError)?.isLoss == true { await openAnew() }
  }
}
