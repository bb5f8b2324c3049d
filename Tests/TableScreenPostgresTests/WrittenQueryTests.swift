#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TableScreenPostgres
import TableScreenTesting
import TestSupport
import Testing

/// Queries as people write them, and in the order of whichever language they read.
@MainActor struct WrittenQueryTests {
  @Test(arguments: [
    "SELECT id, name FROM people; -- all", "SELECT id, name FROM people -- it's; all\n;",
    "SELECT id, name FROM people; /* all /* of; */ them */ ;\n-- '",
    "SELECT id, name FROM people WHERE name <> E'it\\'s -- x'; -- all",
    "SELECT id, name FROM people WHERE name <> $$it's -- $$; -- all",
    "SELECT id, name FROM people WHERE name <> $a$ $$ ' /* $a$; /* all */",
    "SELECT id, name FROM people WHERE name <> 'e''--' AND (ARRAY['[', 'x'])[1] = '['; -- ]",
    "/* ; */ SELECT id, name FROM people",
  ])
  func `a query is read whatever stands behind it`(sql: String) async throws {
    let database = try await OwnSchema().people(notifies: false)
    try await database.add("Ada", "Bo")
    for query in [PostgresQuery(sql), PostgresQuery(sql).sorted(by: "name")] {
      let source = people(database, query)
      let table = try await shown(source)
      #expect(source.failure == nil && table.titles(in: 1).sorted() == ["Ada", "Bo"], "\(sql)")
    }
  }

  @Test(arguments: ["tn", "oc_FR", "la", "xx", "und"])
  func `a language that the server does not know has the order of none`(locale: String)
    async throws
  {
    let database = try await OwnSchema().people(notifies: false)
    try await database.add("Zoe", "Élan", "eva")
    let query = PostgresQuery("SELECT id, name FROM people")
      .localized(by: "name", locale: Locale(identifier: locale))
    let source = people(database, query)
    let table = try await shown(source)
    #expect(source.failure == nil && table.titles(in: 1) == ["Élan", "eva", "Zoe"])
  }

  @Test func `the order is that of the person in whose window the query is made`() async throws {
    let database = try await OwnSchema().people(notifies: false)
    try await database.add("Zoe", "Åsa", "Bo")
    func titles(_ locale: String) async throws -> [String] {
      var words = TableWords()
      words.locale = Locale(identifier: locale)
      let query = TableEnvironment.within(TableEnvironment(words: words)) {
        PostgresQuery("SELECT id, name FROM people").localized(by: "name")
      }
      return try await shown(people(database, query)).titles(in: 1)
    }
    #expect(try await titles("sv_SE") == ["Bo", "Zoe", "Åsa"])
    #expect(try await titles("de_DE") == ["Åsa", "Bo", "Zoe"])
  }

  @Test func `what is read of hasMore is told of its end`() async throws {
    let database = try await OwnSchema().people()
    try await database.execute(
      "INSERT INTO people (id, name) SELECT n, 'name' FROM generate_series(1, 3000) AS n")
    let source = people(database, PostgresQuery("SELECT * FROM people").sorted(by: "id"))
    let screen = More(source)
    let table = try await HeadlessHost.show(screen)
    try await settle(table) { table.titles(in: 0) == ["more below"] }
    _ = table.row(at: TablePath(1, 1_999))
    try await settle(table) { !source.hasMore }
    try await settle(table) { table.titles(in: 0) == ["all"] }
  }

  private final class More: TableScreen {
    let source: PostgresSource
    init(_ source: PostgresSource) {
      self.source = source
      super.init()
    }
    override var tableData: [Section] {
      [
        Section("Own") { [.title: source.hasMore ? "more below" : "all"] },
        Section("People", source: source),
      ]
    }
  }
}
#endif
