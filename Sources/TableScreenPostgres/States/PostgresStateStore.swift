#if Postgres
public import Foundation
public import TableScreen

/// A table of a PostgreSQL server that keeps states, such as the windows of an app in the browser, for programs on any machine.
///
/// ```swift
/// let states = PostgresStateStore("postgresql://app@db.example.com/lists")
/// ```
///
/// The table is made when it is used first, where it is missing. A user without the right to make one finds it there once an
/// administrator has made it by ``creation(of:)``; the user needs `SELECT`, `INSERT`, `UPDATE` and `DELETE`.
///
/// The store has connections of its own, two at most. A server that goes away is looked for again with the next use; it needs
/// no `LISTEN`, so a pooler may stand before the server.
public struct PostgresStateStore: TableStateStore {
  private let database: PostgresDatabase
  private let table: String

  /// Names the address of a database, as ``PostgresDatabase`` takes it, and the table in it.
  ///
  /// - Parameters:
  ///   - address: the address, such as `postgresql://user@host/database`.
  ///   - table: the name of the table, as it is, without quotation marks.
  public init(_ address: String, table: String = "tablescreen_states") {
    // People wait for their window; later it is tried again.
    self.init(address, table: table, patience: .seconds(10))
  }

  /// Names an address and a table, and how long a statement may take.
  package init(_ address: String, table: String = "tablescreen_states", patience: Duration) {
    self.table = PostgresName.quoted(table)
    var options = PostgresOptions()
    options.connectionBound = 2
    (options.connectTimeout, options.statementTimeout) = (patience / 2, patience)
    options.setup = { connection in
      // Even where the table is there, CREATE needs a right that the user may not have.
      let known = try await connection.rows(
        "SELECT to_regclass($1)::text AS name", PostgresName.quoted(table))
      if known.first?["name"] ?? .null == .null {
        try await connection.execute(Self.creation(of: table))
      }
    }
    database = PostgresDatabase(address, options)
  }

  /// Returns the statement that makes the table.
  ///
  /// - Parameter table: the name of the table, as it is, without quotation marks.
  /// - Returns: one statement.
  public static func creation(of table: String = "tablescreen_states") -> String {
    """
    CREATE TABLE \(PostgresName.quoted(table)) (
      name text PRIMARY KEY, full_key bytea NOT NULL, holder bytea NOT NULL, state bytea NOT NULL,
      kept_at timestamptz NOT NULL DEFAULT now())
    """
  }

  /// Returns the state of a key; nil if none is kept.
  public func state(for key: String) async throws -> TableKeptState? {
    try await database.rows(
      "SELECT state, holder FROM \(table) WHERE name = $1", StateName.of(key)
    ).first.map(Self.kept)
  }

  /// Makes somebody the holder of a state, and returns it with its former holder.
  public func take(_ key: String, for holder: String) async throws -> TableKeptState? {
    try await database.write { connection in
      let rows = try await connection.rows(
        "SELECT state, holder FROM \(table) WHERE name = $1 FOR UPDATE", StateName.of(key))
      guard let kept = rows.first.map(Self.kept) else { return nil }
      try await connection.execute(
        "UPDATE \(table) SET holder = $2, kept_at = now() WHERE name = $1", StateName.of(key),
        Data(holder.utf8))
      return kept
    }
  }

  /// Keeps a state, unless somebody else holds the one that is kept.
  public func keep(_ state: Data, for key: String, by holder: String) async throws -> Bool {
    try TableStateError.check(state.count)
    return try await database.execute(
      """
      INSERT INTO \(table) AS kept (name, full_key, holder, state) VALUES ($1, $2, $3, $4)
      ON CONFLICT (name)
      DO UPDATE SET state = excluded.state, kept_at = now(), holder = excluded.holder
      WHERE kept.holder IN (excluded.holder, '')
      """, StateName.of(key), Data(key.utf8), Data(holder.utf8), state) > 0
  }

  /// Forgets a state, unless somebody else holds it.
  public func forget(_ key: String, by holder: String) async throws -> Bool {
    try await database.write { connection in
      let rows = try await connection.rows(
        "SELECT state, holder FROM \(table) WHERE name = $1 FOR UPDATE", StateName.of(key))
      guard let row = rows.first else { return true }
      guard Self.kept(row).mayBeReplaced(by: holder) else { return false }
      try await connection.execute("DELETE FROM \(table) WHERE name = $1", StateName.of(key))
      return true
    }
  }

  /// Forgets states that have been neither kept nor taken for some time, and returns their keys.
  public func forget(
    olderThan age: Duration, startingWith prefix: String
  ) async throws -> [String] {
    try await database.write { connection in
      try await connection.rows(
        """
        DELETE FROM \(table)
        WHERE kept_at <= now() - make_interval(secs => $1) AND substring(full_key FROM 1 FOR $2) = $3
        RETURNING full_key
        """, age.bounded / .seconds(1), prefix.utf8.count, Data(prefix.utf8)
      ).map { String(decoding: $0.data("full_key") ?? Data(), as: UTF8.self) }.sorted()
    }
  }

  private static func kept(_ row: PostgresRow) -> TableKeptState {
    TableKeptState(
      data: row.data("state") ?? Data(),
      holder: String(decoding: row.data("holder") ?? Data(), as: UTF8.self))
  }
}
#endif
