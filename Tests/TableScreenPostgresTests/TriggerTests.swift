#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TableScreenPostgres
import TableScreenTesting
import TestSupport
import Testing

/// What makes a table notify.
@MainActor struct TriggerTests {
  @Test func `triggers are installed once, and what is printed does the same`() async throws {
    let own = try await OwnSchema()
    let (database, other) = (own.people(notifies: false), own.people(notifies: false))
    let count = "SELECT count(*) AS n FROM pg_trigger WHERE tgrelid = 'people'::regclass"
    try await database.installTriggers(for: "people")
    try await database.installTriggers(for: "people", schema: own.schema)
    #expect(try await database.rows(count)[0].int("n") == 1)
    let table = try await shown(people(database))
    try await other.add("Ada")
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
    try await other.execute("TRUNCATE people")
    try await settle(table) { table.titles(in: 1).isEmpty }
    try await database.write { connection in
      for sql in PostgresDatabase.triggerStatements(for: "people", channel: own.schema) {
        try await connection.execute(sql)
      }
    }
    #expect(try await database.rows(count)[0].int("n") == 1)
    try await other.add("Bo")
    try await settle(table) { table.titles(in: 1) == ["Bo"] }
  }

  @Test func `while somebody writes, triggers that are there make nobody wait`() async throws {
    let own = try await OwnSchema()
    let (database, other) = (own.people(), own.people())
    _ = try await other.rows("SELECT 1")
    try await database.write { connection in
      try await connection.execute("INSERT INTO people (name) VALUES ('Ada')")
      try await other.installTriggers(for: "people")
    }
  }

  @Test func `a channel of its own keeps the changes of other tables away`() async throws {
    let own = try await OwnSchema()
    let (part, other) = ("\(own.schema) part", own.people())
    // Its triggers tell the channel of the schema, and nobody listens there for this one.
    let database = own.people { $0.channel = part }
    let table = try await shown(people(database))
    try await other.add("Ada")
    for _ in 0..<20 {
      try await Task.sleep(for: .milliseconds(10))
      try await table.settle()
    }
    #expect(table.titles(in: 1).isEmpty)
    // Whoever notifies the channel, and whatever they say, has it read again.
    try await other.execute("SELECT pg_notify($1, '')", part)
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
  }

  @Test func `names of tables may have any characters`() async throws {
    let own = try await OwnSchema()
    let database = own.people(notifies: false)
    let name = "Käse \"und\" 'Brot'"
    try await database.execute("CREATE TABLE \"Käse \"\"und\"\" 'Brot'\" (id integer)")
    try await database.installTriggers(for: name)
    try await database.installTriggers(for: name)
    await #expect(throws: PostgresError.self) { try await database.installTriggers(for: "none") }
  }
}
#endif
