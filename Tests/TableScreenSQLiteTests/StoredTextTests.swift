#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// Texts that are times, statements that end in a comment, and queries that are tried again.
@MainActor struct StoredTextTests {
  let database = SQLiteDatabase(.memory)

  private func date(_ text: String) async throws -> Date? {
    try await database.rows("SELECT ? AS t", text)[0].date("t")
  }

  @Test(arguments: [
    ("2026-11-25T19:40:07+0530", "2026-11-25 14:10:07"),
    ("2026-11-25T19:40:07-0800", "2026-11-26 03:40:07"),
    ("2026-11-25 19:40:07.5+053015", "2026-11-25 14:09:52.5"),
    ("2026-11-25T19:40:07+05:30", "2026-11-25 14:10:07"),
    ("2026-11-25T19:40:07+05", "2026-11-25 14:40:07"),
    ("2026-11-25 24:00:00", "2026-11-26"), ("2026-12-31 23:59:60", "2027-01-01"),
  ])
  func `a time with a zone is that time`(text: String, same: String) async throws {
    let (read, other) = (try await date(text), try await date(same))
    #expect(read != nil && read == other)
  }

  @Test(arguments: [
    "2026-11-25 19:40:07+99", "2026-11-25 19:40:07+9900", "2026-11-25 99:99:99",
    "2026-11-25 25:00", "2026-11-25 12:60", "2026-11-25 12:00:61", "2026-11-25 12:00+01:75",
    "2026-02-31", "2026-02-29", "2026-04-31", "2026-11-25T194007+0530",
  ])
  func `a text that is no time is none`(text: String) async throws {
    #expect(try await date(text) == nil)
  }

  @Test func `the last day of February is one in each year that has it`() async throws {
    for day in ["2024-02-29", "2000-02-29", "2026-02-28"] { #expect(try await date(day) != nil) }
    #expect(try await date("1900-02-29") == nil)
  }

  private func fill() async throws {
    try await database.write { connection in
      try connection.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)")
      try connection.execute(
        """
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)
        INSERT INTO people SELECT n, 'name ' || n FROM numbers
        """)
    }
  }

  @Test(arguments: ["/* all", "; -- all", "-- it's all", "; /* ; */ -- '"])
  func `a long result is read whatever comment stands behind its query`(end: String) async throws {
    try await fill()
    let source = SQLiteSource(
      database, SQLiteQuery("SELECT id, name FROM people ORDER BY id \(end)")
    ) { [.title: $0.text("name")] }
    let table = try await HeadlessHost.show(PeopleScreen(source))
    #expect(source.failure == nil)
    #expect(table.layout.rowCount(in: 1) == 3_000)
  }

  @Test func `what is tried again says that it is`() async throws {
    let source = SQLiteSource(database, SQLiteQuery("SELECT id, name FROM people")) {
      [.title: $0.text("name")]
    }
    let screen = PeopleScreen(source)
    let table = try await HeadlessHost.show(screen)
    #expect(source.says("no such table"))
    source.retry()
    #expect(source.isLoading)
    try await table.settle()
    #expect(!source.isLoading && screen.chrome.waiting == nil && source.says("no such table"))
    try await database.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)")
    source.retry()
    try await table.settle()
    #expect(!source.isLoading && source.failure == nil)
  }
}
#endif
