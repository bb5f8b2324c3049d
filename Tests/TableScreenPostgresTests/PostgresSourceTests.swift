#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TableScreenPostgres
import TableScreenTesting
import TestSupport
import Testing

/// A query of PostgreSQL is a live section.
@MainActor struct PostgresSourceTests {
  let own: OwnSchema
  let database: PostgresDatabase

  init() async throws {
    own = try await OwnSchema()
    database = own.people()
  }

  @Test func `it shows its rows, and what is written as the smallest change`() async throws {
    try await database.add("Ada", "Cy", "Bo")
    let table = try await shown(people(database))
    #expect(table.titles(in: 1) == ["Ada", "Bo", "Cy"])
    try await database.add("Abe")
    try await table.settle()
    #expect(table.titles(in: 1) == ["Abe", "Ada", "Bo", "Cy"])
    #expect(table.changes.map(\.insertedPaths) == [[TablePath(1, 0)]])
    table.forgetChanges()
    try await database.execute("UPDATE people SET name = name")
    try await table.settle()
    #expect(table.changes.isEmpty)
  }

  @Test func `what another program commits shows by itself`() async throws {
    try await database.add("Ada")
    let table = try await shown(people(database))
    // Another program is another database object: it shares nothing with the first but the server.
    let other = own.people()
    for number in 0..<20 {
      try await other.add("B\(number)")
      try await settle(table) { table.titles(in: 1).contains("B\(number)") }
    }
    #expect(table.titles(in: 1).count == 21)
    #expect(table.changes.allSatisfy { $0.refreshedRows.isEmpty && $0.deletedRows.isEmpty })
  }

  @Test func `a burst of commits elsewhere ends as the query says`() async throws {
    let (table, other) = (try await shown(people(database)), own.people())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask { try await other.add("name \(1_000 + number)") }
      }
      try await group.waitForAll()
    }
    try await settle(table) { table.titles(in: 1).count == 100 }
    #expect(table.titles(in: 1) == (0..<100).map { "name \(1_000 + $0)" })
  }

  @Test func `nothing is missed between listening and reading`() async throws {
    let other = own.people()
    try await other.add("first")
    for round in 0..<Effort.rounds(30) {
      // Each opens a connection to listen, while another program commits.
      let fresh = own.people()
      let source = people(fresh)
      async let added: Void = other.add("round \(100 + round)")
      let table = try await shown(source)
      try await added
      try await settle(table) { table.titles(in: 1).last == "round \(100 + round)" }
      table.close()
      await fresh.close()
    }
  }

  @Test func `sections come from a column`() async throws {
    try await database.add("Ada", "Bo", "Abe")
    let sections = PostgresSections(
      database, PostgresQuery("SELECT id, name, town FROM people ORDER BY town, name"),
      section: "town"
    ) { [.title: $0.text("name")] }
    let table = try await shown(sections)
    #expect(table.titlesBySection == [["Add"], ["Abe", "Ada"], ["Bo"]])
    try await database.execute("UPDATE people SET town = 'B' WHERE name = 'Ada'")
    try await table.settle()
    #expect(table.titlesBySection == [["Add"], ["Abe"], ["Ada", "Bo"]])
    #expect(table.changes.last?.movedRows.count == 1)
  }

  @Test func `other values of the query are read at once`() async throws {
    try await database.add("Ada", "Bo", "Abe")
    let source = people(
      database, PostgresQuery("SELECT * FROM people WHERE name LIKE $1 ORDER BY name", ["A%"]))
    let table = try await shown(source)
    #expect(table.titles(in: 1) == ["Abe", "Ada"])
    source.query.values = ["%o".postgresValue]
    try await table.settle()
    #expect(table.titles(in: 1) == ["Bo"])
  }

  @Test func `names come in the order of a language`() async throws {
    try await database.add("Zoe", "Élan", "eva")
    let query = PostgresQuery("SELECT id, name FROM people").localized(
      by: "name", locale: Locale(identifier: "en_US"))
    let table = try await shown(people(database, query))
    #expect(table.titles(in: 1) == ["Élan", "eva", "Zoe"])
  }

  // MARK: Long results

  func fill(_ count: Int) async throws {
    try await database.execute(
      """
      INSERT INTO people (id, name, town)
      SELECT n, 'name ' || lpad(n::text, 7, '0'), n % 3 FROM generate_series(1, $1::integer) AS n
      """, count)
    try await database.execute("CREATE INDEX ON people (name)")
  }

  @Test func `of a long result the rows near those in view are read`() async throws {
    try await fill(15_000)
    let table = try await shown(people(database))
    #expect(table.layout.rowCount(in: 1) == 15_000)
    table.scroll(to: TablePath(1, 10_000), at: .top, in: table.visibleScreen)
    try await settle(table) { table.row(at: TablePath(1, 10_000))?.title == "name 0010001" }
    table.forgetChanges()
    try await database.write { connection in
      try await connection.execute("UPDATE people SET name = name || 'x' WHERE id = 10001")
      try await connection.execute("DELETE FROM people WHERE id = 10")
      try await connection.execute(
        "INSERT INTO people (id, name) VALUES (99999, 'name 0009000x')")
    }
    try await table.settle()
    #expect(table.changes.count == 1)
    #expect(table.changes[0].deletedPaths == [TablePath(1, 9)])
    #expect(table.changes[0].insertedPaths == [TablePath(1, 8_999)])
    #expect(table.changes[0].refreshedRows.map(\.new) == [TablePath(1, 10_000)])
  }

  @Test func `of a result without an end no more is read than a person comes near to`()
    async throws
  {
    try await fill(100_000)
    let source = people(database)
    let table = try await shown(source)
    #expect(table.layout.rowCount(in: 1) == 20_000)
    #expect(source.hasMore)
    _ = table.row(at: TablePath(1, 10_000))
    try await table.settle()
    #expect(table.layout.rowCount(in: 1) == 20_000)
    _ = table.row(at: TablePath(1, 19_000))
    try await settle(table) { table.layout.rowCount(in: 1) == 40_000 }
    #expect(table.changes.allSatisfy { $0.deletedRows.isEmpty })
    for rows in [80_000, 100_000] {
      _ = table.row(at: TablePath(1, rows / 2 - 1))
      _ = table.row(at: TablePath(1, table.layout.rowCount(in: 1) - 1))
      try await settle(table) { table.layout.rowCount(in: 1) == rows }
    }
    #expect(!source.hasMore)
  }

  @Test func `the number of a long result is estimated, and counted where that is asked for`()
    async throws
  {
    try await fill(50_000)
    try await database.execute("ANALYZE people")
    let source = people(database)
    #expect(source.count == nil)
    let screen = CountingScreen(source)
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    try await settle(table) { source.count == .about(50_000) }
    try await settle(table) { table.sectionTitles.first == "about 50,000" }
    source.countsAll = true
    try await settle(table) { table.sectionTitles.first == "50,000" }
    let other = own.people()
    try await other.execute("DELETE FROM people WHERE id <= 100")
    try await settle(table) { source.count == .exactly(49_900) }
    try await database.execute("DELETE FROM people WHERE id <= 40000")
    try await settle(table) { table.sectionTitles.first == "10,000" }
    #expect(!source.hasMore)
  }

  @Test func `a number that nobody has counted is that of the rows that are known`() async throws {
    // No table has statistics yet, and the server's guess is far too low.
    try await fill(50_000)
    let source = people(
      database,
      PostgresQuery(
        "SELECT id, name FROM people WHERE name LIKE '%n%' AND id % 2 >= 0 ORDER BY name"))
    let table = try await shown(source)
    defer { table.close() }
    try await settle(table) { source.count == .moreThan(20_000) }
  }

  @Test func `a search goes through the rows that are known, and asks for no more`() async throws {
    try await fill(30_000)
    let source = people(database)
    let table = try await shown(source)
    try await table.search("NAME 00199")
    #expect(table.layout.rowCount == 100)
    try await table.endSearch()
    #expect(table.layout.rowCount(in: 1) == 20_000)
  }

  // MARK: Failures

  @Test func `a dropped table leaves the last rows, and says so until it is back`() async throws {
    try await database.add("Ada", "Bo")
    let source = people(database)
    let table = try await shown(source)
    try await database.execute("ALTER TABLE people RENAME TO persons")
    try await table.settle()
    let error = try #require(table.titles(in: 1).first)
    #expect(source.says("relation \"people\" does not exist"))
    #expect(table.titles(in: 1).dropFirst() == ["Ada", "Bo"])
    try await table.tap(error)
    #expect(table.titles(in: 1) == [error, "Ada", "Bo"], "it is still not there")
    try await database.execute("ALTER TABLE persons RENAME TO people")
    try await table.settle()
    #expect(table.titles(in: 1) == ["Ada", "Bo"])
  }

  @Test(arguments: [
    ("SELEC", "syntax error"), ("SELECT 1 AS x", "no column id"), ("", "syntax error"),
    ("SELECT * FROM people WHERE id = $1", "supplies 0 parameters"),
    ("SELECT * FROM nowhere", "another program may have changed the tables"),
    ("SELECT 1 AS id; DELETE FROM people", "syntax error"),
    ("SELECT 1 AS id) AS x; DELETE FROM people; --", "syntax error"),
    ("DELETE FROM people RETURNING id", "syntax error"),
    ("WITH x AS (DELETE FROM people RETURNING id) SELECT * FROM x", "top level"),
    ("SELECT setval('people_id_seq', 1) AS id", "read-only"),
    ("SELECT id FROM people FOR UPDATE", "read-only"),
    ("SELECT chr(0) AS id", "null character"), ("SELECT 'a\0b' AS id", "no NUL"),
    ("SELECT id, pg_sleep(9) FROM people", "statement timeout"),
    ("COPY people TO STDOUT", "syntax error"),
  ]) func `a bad query says what is wrong with it, and changes nothing`(
    sql: String, part: String
  ) async throws {
    let hasty = own.people { $0.statementTimeout = .milliseconds(1_500) }
    try await hasty.add("Ada")
    let source = people(hasty, PostgresQuery(sql))
    let table = try await shown(source)
    #expect(source.says(part), "\(source.failure.map { "\($0)" } ?? "")")
    #expect(table.titles(in: 1).count == 1)
    #expect(table.chrome.waiting == nil)
    #expect(try await hasty.rows("SELECT name FROM people").map { $0.text("name") } == ["Ada"])
  }

  @Test func `a source that nobody shows reads nothing until it shows again`() async throws {
    let source = people(database)
    try await database.add("Ada")
    let first = try await shown(source)
    first.close()
    try await database.add("Bo")
    #expect(!source.isWorking)
    let second = try await shown(source)
    #expect(second.titles(in: 1) == ["Ada", "Bo"])
  }

  @Test func `source and database are freed`() async throws {
    weak var freed: PostgresSource?
    weak var database: PostgresDatabase?
    do {
      let opened = own.people()
      let source = people(opened)
      (freed, database) = (source, opened)
      let table = try await shown(source)
      table.close()
    }
    try await until { freed == nil && database == nil }
  }
}

/// A screen whose section says how many rows it has.
private final class CountingScreen: TableScreen {
  private let source: PostgresSource

  init(_ source: PostgresSource) {
    self.source = source
    super.init()
  }

  override var tableData: [Section] {
    [Section(source.count?.text(in: TableWords()) ?? "", source: source)]
  }
}
#endif
