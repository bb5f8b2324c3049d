public import Foundation
public import TableScreen

/// A table of an SQLite file that keeps states, such as the windows of an app in the browser; programs on one machine share it.
///
/// ```swift
/// let states = SQLiteStateStore(URL(filePath: "/var/lib/lists/states.db"))
/// ```
///
/// The file, which only its owner may read, and the table are made when they are used first, and again where they have gone.
/// Sources of the same file are read again whenever a state is kept, so an app with many people gives the states a file of
/// their own.
public struct SQLiteStateStore: TableStateStore {
  private let database: SQLiteDatabase
  private let table: String

  /// Names a file, and the table in it.
  public init(_ file: URL, table: String = "tablescreen_states") {
    let quoted = "\"\(table.replacing("\"", with: "\"\""))\""
    self.table = quoted
    var options = SQLiteOptions()
    (options.createsFile, options.holdsStates) = (true, true)
    options.setup = { try $0.execute(Self.creation(of: quoted)) }
    database = SQLiteDatabase(.file(file), options)
  }

  private static func creation(of table: String) -> String {
    """
    CREATE TABLE IF NOT EXISTS \(table) (
      name TEXT PRIMARY KEY, full_key BLOB NOT NULL, holder BLOB NOT NULL, state BLOB NOT NULL, kept_at REAL NOT NULL)
    """
  }

  /// Returns the state of a key; nil if none is kept.
  public func state(for key: String) async throws -> TableKeptState? {
    try await trying { try await $0.read { try state(for: key, $0) } }
  }

  /// Makes somebody the holder of a state, and returns it with its former holder.
  public func take(_ key: String, for holder: String) async throws -> TableKeptState? {
    try await trying {
      try await $0.write { connection in
        guard let kept = try state(for: key, connection) else { return nil }
        try connection.execute(
          "UPDATE \(table) SET holder = coalesce(?, x''), kept_at = ? WHERE name = ?",
          Data(holder.utf8), Date(), StateName.of(key))
        return kept
      }
    }
  }

  /// Keeps a state, unless somebody else holds the one that is kept.
  public func keep(_ state: Data, for key: String, by holder: String) async throws -> Bool {
    try TableStateError.check(state.count)
    return try await trying {
      try await $0.execute(
        """
        INSERT INTO \(table) (name, full_key, holder, state, kept_at)
        VALUES (?, coalesce(?, x''), coalesce(?, x''), coalesce(?, x''), ?)
        ON CONFLICT (name)
        DO UPDATE SET state = excluded.state, kept_at = excluded.kept_at, holder = excluded.holder
        WHERE holder IN (excluded.holder, x'')
        """, StateName.of(key), Data(key.utf8), Data(holder.utf8), state, Date()) > 0
    }
  }

  /// Forgets a state, unless somebody else holds it.
  public func forget(_ key: String, by holder: String) async throws -> Bool {
    try await trying {
      try await $0.write { connection in
        guard let kept = try state(for: key, connection) else { return true }
        guard kept.mayBeReplaced(by: holder) else { return false }
        try connection.execute("DELETE FROM \(table) WHERE name = ?", StateName.of(key))
        return true
      }
    }
  }

  /// Forgets states that have been neither kept nor taken for some time, and returns their keys.
  public func forget(
    olderThan age: Duration, startingWith prefix: String
  ) async throws -> [String] {
    let last = Date(timeIntervalSinceNow: -(age.bounded / .seconds(1)))
    return try await trying {
      try await $0.write { connection in
        let rows = try connection.rows(
          """
          SELECT name, full_key FROM \(table)
          WHERE kept_at <= ? AND coalesce(substr(full_key, 1, ?), x'') = coalesce(?, x'')
          """, last, prefix.utf8.count, Data(prefix.utf8))
        for row in rows {
          try connection.execute("DELETE FROM \(table) WHERE name = ?", row.text("name"))
        }
        return rows.compactMap { $0.data("full_key").map { String(decoding: $0, as: UTF8.self) } }
          .sorted()
      }
    }
  }

  private func state(for key: String, _ connection: SQLiteConnection) throws -> TableKeptState? {
    try connection.rows("SELECT state, holder FROM \(table) WHERE name = ?", StateName.of(key))
      .first.map { row in
        TableKeptState(
          data: row.data("state") ?? Data(),
          holder: String(decoding: row.data("holder") ?? Data(), as: UTF8.self))
      }
  }

  /// Runs `body`; where the file has been moved away, once more with the one that is there now, or else is made.
  private func trying<Result: Sendable>(
    _ body: (SQLiteDatabase) async throws -> Result
  ) async throws -> Result {
    do { return try await body(database) } catch let error as SQLiteError where error.isLoss {
      await database.closeFiles()
      return try await body(database)
    }
  }
}
