import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// A statement that is put in the order of a locale is read as SQLite reads it, whatever ends its lines.
@MainActor @Suite struct QuotedStatementTests {
  @Test(arguments: [
    ("SELECT id, name -- all\r\nFROM people", ["Ada", "Bob"]),
    ("SELECT id, name -- all\nFROM people", ["Ada", "Bob"]),
    ("SELECT id, name FROM people -- all\r\nWHERE id = 1", ["Bob"]),
    ("SELECT id, name FROM people -- it's all\r\n", ["Ada", "Bob"]),
    ("SELECT id, name FROM people; -- all\r\n-- of them\r\n", ["Ada", "Bob"]),
    ("SELECT id, name FROM people WHERE name <> '--\r\n;'", ["Ada", "Bob"]),
    ("SELECT id, '\u{301}; -- ' AS y, name FROM people --\u{301} WHERE id = 1", ["Ada", "Bob"]),
  ])
  func `its comments and texts end where they end`(sql: String, titles: [String]) async throws {
    let database = SQLiteDatabase(.memory)
    try await database.write { connection in
      try connection.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)")
      try connection.execute("INSERT INTO people VALUES (1, 'Bob'), (2, 'Ada')")
    }
    let plain = try await database.rows(sql)
    #expect(plain.count == titles.count)
    let source = SQLiteSource(database, SQLiteQuery(sql).localized(by: "name")) {
      [.title: $0.text("name")]
    }
    let table = try await HeadlessHost.show(
      TableScreen(model: TableModel([TableSection("People", source: source)])))
    #expect(source.failure == nil)
    #expect(table.titles == titles)
  }

  @Test
  func `a query that is asked no longer says nothing of its failure above the next one's rows`()
    async throws
  {
    let database = SQLiteDatabase(.memory)
    try await database.write { connection in
      try connection.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)")
      try connection.execute("INSERT INTO people VALUES (1, 'Ada'), (2, 'Bob')")
    }
    let source = SQLiteSource(database, SQLiteQuery("SELECT * FROM people ORDER BY name")) {
      [.title: $0.text("name")]
    }
    let table = try await HeadlessHost.show(
      TableScreen(model: TableModel([TableSection("People", source: source)])))
    #expect(table.titles == ["Ada", "Bob"])
    let slow =
      "(WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 300000) SELECT count(*) FROM c)"
    var failures = 0
    let mistakes = try await TableDiagnostics.collect {
      source.query = SQLiteQuery(
        "SELECT id, name, abs(-9223372036854775807 - (\(slow) > 0)) AS z FROM people")
      for _ in 0..<20 { await Task.yield() }
      source.query = SQLiteQuery("SELECT * FROM people WHERE \(slow) > 0 ORDER BY name DESC")
      try await until {
        if source.failure != nil || table.titles.count > 2 { failures += 1 }
        return table.titles == ["Bob", "Ada"]
      }
    }
    #expect(failures == 0 && source.failure == nil)
    #expect(mistakes.isEmpty)
  }
}
