import Foundation
import TableScreenSQLite
import TestSupport
import Testing

/// What statements may do, and where.
struct StatementTests {
  let folder: TemporaryFolder
  let database: SQLiteDatabase

  init() async throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(
      creating: folder.file, setup: ["CREATE TABLE IF NOT EXISTS people (id, name TEXT)"])
    try await database.execute("INSERT INTO people VALUES (1, 'Ada'), (2, 'Bo')")
  }

  var names: [String?] {
    get async throws {
      try await database.rows("SELECT name FROM people ORDER BY id").map { $0.text("name") }
    }
  }

  @Test func `a statement with NUL is refused, and no part of it is carried out`() async throws {
    for sql in [
      "DELETE FROM people\0 WHERE id = 1", "DELETE FROM people WHERE id = 1\0",
      "\0DELETE FROM people", "DELETE FROM people; \0 garbage",
    ] {
      let error = await #expect(throws: SQLiteError.self) { try await database.execute(sql) }
      #expect(error?.message.contains("NUL") == true)
      await #expect(throws: SQLiteError.self) { try await database.rows(sql) }
    }
    #expect(try await names == ["Ada", "Bo"])
    let place = URL(filePath: folder.file.path() + "\0.other")
    await #expect(throws: SQLiteError.self) {
      try await SQLiteDatabase(creating: place).rows("SELECT 1")
    }
  }

  @Test func `a query may only read`() async throws {
    let other = folder.url.appending(path: "other.db").path()
    try await database.execute("CREATE INDEX names ON people (name)")
    for sql in [
      "ATTACH '\(other)' AS other", "DETACH main", "DELETE FROM people RETURNING id", "BEGIN",
      "UPDATE people SET name = 'x'", "CREATE TEMP TABLE t (a)", "COMMIT", "ROLLBACK",
      "SAVEPOINT s",
      "PRAGMA user_version = 3", "PRAGMA foreign_keys = OFF", "PRAGMA journal_mode = DELETE",
      "VACUUM", "REINDEX", "ANALYZE", "DROP TABLE people", "PRAGMA wal_checkpoint",
      "PRAGMA optimize",
    ] {
      let error = await #expect(throws: SQLiteError.self, "\(sql)") {
        try await database.rows(sql)
      }
      #expect(error?.message.contains("only read") == true, "\(sql): \(error?.message ?? "")")
      await #expect(throws: SQLiteError.self, "\(sql)") {
        try await database.read { try $0.execute(sql) }
      }
    }
    #expect(try folder.names.filter { $0.hasPrefix("other") } == [])
    #expect(try await names == ["Ada", "Bo"])
    for sql in [
      "SELECT 1", "VALUES (1)", "WITH x AS (SELECT 2) SELECT * FROM x", "PRAGMA user_version",
      "PRAGMA table_info(people)", "SELECT * FROM pragma_table_info('people')",
      "PRAGMA integrity_check", "EXPLAIN QUERY PLAN SELECT * FROM people",
    ] { #expect(try await !database.rows(sql).isEmpty, "\(sql)") }
  }

  @Test func `what can stand in no transaction has a way of its own`() async throws {
    try await database.execute("DELETE FROM people WHERE id = 1")
    await #expect(throws: SQLiteError.self) { try await database.execute("VACUUM") }
    try await database.withoutTransaction { try $0.execute("VACUUM") }
    try await database.withoutTransaction { try $0.execute("PRAGMA auto_vacuum = 1") }
    let name = try await database.withoutTransaction { connection in
      try connection.execute("INSERT INTO people VALUES (3, 'Cy')")
      return try connection.rows("SELECT name FROM people WHERE id = 3")[0].text("name")
    }
    #expect(name == "Cy")
    await #expect(throws: SQLiteError.self) {
      try await database.withoutTransaction { connection in
        try connection.execute("BEGIN")
        try connection.execute("DELETE FROM people")
      }
    }
    #expect(try await names == ["Bo", "Cy"])
  }

  @Test func `what ends a transaction before its end commits nothing`() async throws {
    try await database.execute("CREATE UNIQUE INDEX ids ON people (id)")
    for sql in ["COMMIT", "ROLLBACK", "END", "INSERT OR ROLLBACK INTO people VALUES (1, 'twice')"] {
      await #expect(throws: (any Error).self, "\(sql)") {
        try await database.write { connection in
          try connection.execute("INSERT INTO people VALUES (7, 'first half')")
          _ = try? connection.execute(sql)
          try connection.execute("INSERT INTO people VALUES (8, 'second half')")
          throw CocoaError(.userCancelled)
        }
      }
      #expect(try await names == ["Ada", "Bo"], "\(sql)")
    }
    await #expect(throws: SQLiteError.self) {
      try await database.write { connection in
        _ = try? connection.execute("INSERT OR ROLLBACK INTO people VALUES (1, 'twice')")
      }
    }
  }

  @Test func `statements and names of columns are told apart by their bytes`() async throws {
    let rows = try await database.rows("SELECT '\u{E9}' AS a, '\u{65}\u{301}' AS b")
    #expect(Array((rows[0].text("a") ?? "").utf8) == [0xC3, 0xA9])
    #expect(try await database.rows("SELECT '\u{E9}' AS a")[0].text("a")?.utf8.count == 2)
    #expect(try await database.rows("SELECT '\u{65}\u{301}' AS a")[0].text("a")?.utf8.count == 3)
    let row = try await database.rows("SELECT 1 AS `\u{E9}`, 2 AS `\u{65}\u{301}`")[0]
    #expect([row.int("\u{E9}"), row.int("\u{65}\u{301}")] == [1, 2])
  }
}
