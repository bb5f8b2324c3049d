#if Postgres
package import TableQueries
import TableScreen

extension PostgresDatabase: QueryStore {
  /// Some hundred thousand identities take as long as a person would notice.
  package static var firstKeyBound: Int { 20_000 }

  package func readWhole(
    _ query: PostgresQuery, section: String?
  ) async throws -> (rows: KeyedRows, isAll: Bool) {
    try await read { try await query.readWhole($0, section: section) }
  }

  package func readLong(
    _ query: PostgresQuery, section: String?, known: [PostgresValue], bound: Int
  ) async throws -> LongResult {
    try await read {
      try await query.readLong($0, section: section, known: known, bound: bound)
    }
  }

  package func readPage(
    _ query: PostgresQuery, section: String?, after place: [PostgresValue], bound: Int
  ) async throws -> LongResult {
    try await read {
      try await query.readLong($0, section: section, after: place, bound: bound)
    }
  }

  package func readRows(
    _ query: PostgresQuery, _ keys: [PostgresValue]
  ) async throws -> [PostgresValue: PostgresRow] {
    try await read { try await query.readRows(keys, $0) }
  }

  package func estimate(_ query: PostgresQuery) async throws -> Int? {
    try await read { try await query.estimate($0) }
  }

  package func count(_ query: PostgresQuery) async throws -> Int? {
    try await read { try await query.count($0) }
  }

  package nonisolated func passes(_ failure: any Error) -> Bool {
    guard let failure = failure as? PostgresError else { return false }
    // A query that takes too long would keep the server at work for ever.
    return failure.isLoss || failure.storeFault == .busy && failure.code != "57014"
  }
}
#endif
