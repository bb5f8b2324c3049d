// swift-format-ignore-file
// The examples of the documentation of TableScreenPostgres, word for word; those that need no server of theirs are run.
#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TableScreenPostgres
import TableScreenTesting
import TestSupport
import Testing

@MainActor struct DocumentedCode {
  func overview() async throws {
    let database = PostgresDatabase("postgresql://app@db.example.com/lists", setup: [
      "CREATE TABLE IF NOT EXISTS people (id bigint PRIMARY KEY, name text NOT NULL)"
    ])
    try await database.execute("INSERT INTO people (id, name) VALUES ($1, $2)", 1, "Ada")
  }

  func channels() async throws {
    var options = PostgresOptions()
    options.channel = "stock"
    let stock = PostgresDatabase("postgresql://app@db.example.com/shop", options)
    try await stock.installTriggers(for: "parts")
  }

  func hosts() {
    let database = PostgresDatabase(
      "postgresql://app@db1.example.com,db2.example.com/lists?target_session_attrs=read-write")
    _ = database
  }

  @Test func `examples of sources show their rows`() async throws {
    let own = try await OwnSchema()
    let database = own.people()
    try await database.installTriggers(for: "people")
    try await database.add("Ada")
    let people = PostgresSource(database, PostgresQuery("SELECT id, name FROM people ORDER BY name")) { row in
      [.title: row.text("name")]
    }
    let screen = TableScreen(model: TableModel([
      Section("People", source: people)
    ]))
    #expect(try await HeadlessHost.show(screen).titles == ["Ada"])
    let towns: PostgresSections = sections(database)
    let model = TableModel(
      [Section { [.title: "Add"] }, .sections(from: towns)]
    )
    #expect(try await HeadlessHost.show(TableScreen(model: model)).sectionTitles == ["", "A"])
    _ = PostgresQuery("SELECT id, name FROM people").localized(by: "name")
    _ = PostgresQuery("SELECT id, name FROM people").sorted(by: "name")
    let states = PostgresStateStore("postgresql://app@db.example.com/lists")
    _ = states
  }

  private func sections(_ database: PostgresDatabase) -> PostgresSections {
    let people = PostgresSections(
      database, PostgresQuery("SELECT id, name, town FROM people").sorted(by: "town", "name"), section: "town"
    ) { row in [.title: row.text("name")] }
    _ = [
      [Section { [.title: "Add"] }, .sections(from: people)]
    ]
    return people
  }

  @Test func `examples of writing write`() async throws {
    let own = try await OwnSchema()
    let database = own.people()
    try await database.execute("CREATE TABLE todos (id integer, title text, done boolean, version integer)")
    try await database.execute("INSERT INTO todos VALUES (1, 'Buy bread', false, 0)")
    let row = try await database.rows("SELECT * FROM todos")[0]
    try await database.write { try await $0.update("todos", row, set: ["title": "Buy milk"]) }
    let query =
      PostgresQuery("SELECT id, title FROM todos WHERE done = $1 ORDER BY title", [false])
    let source = PostgresSource(database, query) { [.title: $0.text("title")] }
    #expect(try await shown(source).titles(in: 1) == ["Buy milk"])
  }

  typealias Section = TableSection
}
#endif
