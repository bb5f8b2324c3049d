#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableQueries
import TableScreen
import TableScreenPostgres
import TableScreenTesting
import TestSupport
import Testing

/// What the server would refuse is said before, and what it counts is not taken for something else.
@MainActor struct RefusedByServerTests {
  private func error<Result>(_ body: () async throws -> Result) async -> PostgresError? {
    do { _ = try await body() } catch { return error as? PostgresError }
    return nil
  }

  @Test(arguments: ["", String(repeating: "x", count: 64), String(repeating: "é", count: 32)])
  func `triggers of a channel that cannot be notified are not installed`(channel: String)
    async throws
  {
    let database = try await OwnSchema().people(notifies: false) { $0.channel = channel }
    let found = await error { try await database.installTriggers(for: "people") }
    #expect(found?.code == "TS002" && found?.message.contains("63 bytes") == true)
    try await database.add("Ada")
    #expect(try await database.rows("SELECT * FROM people").count == 1)
    let source = people(database)
    let table = try await shown(source)
    try await settle(table) { source.says("63 bytes") }
  }

  @Test func `the longest name of a channel is notified`() async throws {
    let own = try await OwnSchema()
    let channel = own.schema + String(repeating: "x", count: 63 - own.schema.utf8.count)
    let database = own.people(notifies: false) { $0.channel = channel }
    try await database.installTriggers(for: "people")
    let table = try await shown(people(database))
    try await own.people(notifies: false).add("Ada")
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
  }

  @Test func `triggers that are disabled are installed anew`() async throws {
    let own = try await OwnSchema()
    let (database, other) = (own.people(), own.people())
    let table = try await shown(people(database))
    try await other.execute("ALTER TABLE people DISABLE TRIGGER ALL")
    try await database.installTriggers(for: "people")
    try await other.add("Ada")
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
  }

  @Test(arguments: [
    Duration.seconds(Int64.max), .seconds(30 * 86_400), .zero, .seconds(-5), .seconds(Int64.min),
  ])
  func `a time that the server does not know is the longest that it knows`(time: Duration)
    async throws
  {
    let database = try await OwnSchema().people(notifies: false) { $0.statementTimeout = time }
    let row = try await database.rows("SELECT current_setting('statement_timeout') AS most")[0]
    #expect(row.text("most") == "2147483647ms")
  }

  @Test func `a time of parts of a millisecond is one`() async throws {
    let database = try await OwnSchema().people(notifies: false) {
      $0.statementTimeout = .microseconds(1_999_500)
    }
    let row = try await database.rows("SELECT current_setting('statement_timeout') AS most")[0]
    #expect(row.text("most") == "2s")
  }

  @Test func `more values than a statement takes are a mistake, and no loss of the server`()
    async throws
  {
    let database = try await OwnSchema().people(notifies: false)
    let values = Array(repeating: PostgresValue.integer(1), count: 65_536)
    let marks = values.indices.map { "$\($0 + 1)::int" }.joined(separator: ", ")
    let found = await error {
      try await database.read { try await $0.rows("SELECT 1 IN (\(marks)) AS t", binding: values) }
    }
    #expect(found?.code == "TS002" && found?.isLoss == false && found?.since == nil)
    #expect(found?.message.contains("65536") == true)
    #expect(try await database.rows("SELECT 1 AS n")[0].int("n") == 1)
  }

  private final class Watcher: QueryWatcher {
    func databaseChanged() {}
  }

  @Test func `a server that cannot be reached is waited for once before that is said`() async throws
  {
    let database = PostgresDatabase("postgresql://app@/postgres?host=/nowhere")
    let watcher = Watcher()
    let found = await error { try await database.add(watcher) }
    #expect(found?.isLoss == true && found?.since != nil)
    // It is looked for from now on, and who comes later need not wait.
    try await database.add(watcher)
    let source = people(PostgresDatabase("postgresql://app@/postgres?host=/nowhere"))
    let table = try await shown(source)
    try await settle(table) { (source.failure as? PostgresError)?.isLoss == true }
  }

  @Test func `a statement that changes no rows counts none`() async throws {
    let database = try await OwnSchema().people(notifies: false)
    for (sql, count) in [
      ("INSERT INTO people (name) VALUES ('Ada'), ('Bo')", 2), ("SELECT * FROM people", 0),
      ("TABLE people", 0), ("CREATE TABLE more AS SELECT * FROM people", 0),
      ("UPDATE people SET name = 'Cy'", 2), ("DELETE FROM people WHERE name = 'Ada'", 0),
      ("DELETE FROM people RETURNING id", 2),
    ] {
      #expect(try await database.execute(sql) == count, "\(sql)")
    }
  }

  @Test func `all digits of a number count`() async throws {
    let database = try await OwnSchema().people(notifies: false)
    for (text, whole) in [
      ("9007199254740993.00", 9_007_199_254_740_993), ("-9007199254740993", -9_007_199_254_740_993),
      ("9007199254740992.50", nil), ("0.99999999999999999999", nil), ("-0.00", 0), ("7", 7),
      ("9223372036854775807.0", Int.max), ("9223372036854775808", nil), ("NaN", nil),
    ] as [(String, Int?)] {
      let row = try await database.rows("SELECT '\(text)'::numeric AS n")[0]
      #expect(row.int("n") == whole, "\(text)")
    }
  }

  @Test func `a conflict names columns of the table alone`() async throws {
    let database = try await OwnSchema().people(notifies: false)
    try await database.add("Ada")
    let row = try await database.rows(
      """
      SELECT p.*, p.name AS title, (SELECT count(*) FROM people) AS count, 'x' AS owner
      FROM people p
      """)[0]
    try await database.write { try await $0.update("people", row, set: ["town": "York"]) }
    let conflict = await #expect(throws: PostgresConflict.self) {
      try await database.write { try await $0.update("people", row, set: ["name": "Ida"]) }
    }
    #expect(conflict?.columns == ["town"])
  }
}
#endif
