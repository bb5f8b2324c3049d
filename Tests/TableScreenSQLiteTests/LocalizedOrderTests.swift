import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// A query puts its texts in the order of a locale.
@MainActor struct LocalizedOrderTests {
  private let folder: TemporaryFolder
  private static let query = SQLiteQuery("SELECT id, name FROM people -- all of them\n ; ")

  init() throws { folder = try TemporaryFolder() }

  private func database(_ locale: String, _ names: [String]) async throws -> SQLiteDatabase {
    var options = SQLiteOptions()
    options.createsFile = true
    options.locale = Locale(identifier: locale)
    options.setup = {
      try $0.execute(
        "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT, town TEXT)")
    }
    let database = SQLiteDatabase(.file(folder.file), options)
    try await database.write { connection in
      for name in names {
        try connection.execute("INSERT INTO people (name, town) VALUES (?, ?)", name, "X")
      }
    }
    return database
  }

  private func show(_ query: SQLiteQuery, of database: SQLiteDatabase) async throws
    -> HeadlessHost
  {
    let source = SQLiteSource(database, query) { [.title: $0.text("name")] }
    return try await HeadlessHost.show(
      TableScreen(model: TableModel([TableSection("People", source: source)])))
  }

  @Test func `letters with accents stand beside those without`() async throws {
    let names = ["Zoe", "李", "Łukasz", "Émile", "Eva", "Mia", "adam"]
    let database = try await database("en_US", names)
    let up = try await show(Self.query.localized(by: "name"), of: database)
    #expect(up.titles == ["adam", "Émile", "Eva", "Łukasz", "Mia", "Zoe", "李"])
    let down = try await show(Self.query.localized(by: "name", isDescending: true), of: database)
    #expect(down.titles == up.titles.reversed())
    let byHand = SQLiteQuery("SELECT * FROM people ORDER BY name COLLATE localized")
    #expect(try await show(byHand, of: database).titles == up.titles)
  }

  @Test func `the order is that of the locale`() async throws {
    let database = try await database("sv_SE", ["Öberg", "Zander", "Oskar"])
    let query = Self.query.localized(by: "name")
    #expect(try await show(query, of: database).titles == ["Oskar", "Zander", "Öberg"])
  }

  @Test func `a live section follows what is written in the same order`() async throws {
    let database = try await database("en_US", ["Anna", "Zoe"])
    let table = try await show(Self.query.localized(by: "name"), of: database)
    table.forgetChanges()
    try await database.execute("INSERT INTO people (name) VALUES (?)", "Éva")
    try await table.settle()
    #expect(table.titles == ["Anna", "Éva", "Zoe"])
    #expect(table.changes.map(\.insertedPaths) == [[TablePath(0, 1)]])
  }

  @Test func `a long result keeps the order, and all of its rows`() async throws {
    let letters = ["a", "É", "e", "ł", "m", "Z", "ö"]
    let names = (0..<2_100).map { "\(letters[$0 % letters.count]) \($0)" }
    let database = try await database("en_US", names)
    let ordered = try await database.rows("SELECT name FROM people ORDER BY name COLLATE localized")
      .compactMap { $0.text("name") }
    #expect(ordered.count == names.count)
    let table = try await show(Self.query.localized(by: "name"), of: database)
    #expect(table.layout.rowCount == names.count)
    #expect(table.row(at: TablePath(0, 0))?.title == ordered.first)
    try await table.settle()
    let first = ordered.prefix(300).map { $0.first.map { String($0) } ?? "" }
    #expect(Set(first) == ["a"])
  }

  @Test func `no two texts are equal, whatever the locale makes of them`() async throws {
    let names = ["e\u{301}", "é", "É", "e", "E", "\u{200B}e", "ß", "ss", "", " "]
    let database = try await database("de_DE", names)
    let rows = try await database.rows("SELECT DISTINCT name COLLATE localized FROM people")
    #expect(rows.count == names.count)
    // The order is one and the same however the rows came in.
    let sql = "SELECT name FROM people ORDER BY name COLLATE localized"
    let first = try await database.rows(sql).map(\.values)
    try await database.execute("UPDATE people SET id = 1000 - id")
    #expect(try await database.rows(sql).map(\.values) == first)
  }

  @Test func `a column that the query does not have is an error, and no order by chance`()
    async throws
  {
    let database = try await database("en_US", ["Ada"])
    let source = SQLiteSource(database, Self.query.localized(by: "nmae")) {
      [.title: $0.text("name")]
    }
    _ = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(
        TableScreen(model: TableModel([TableSection("People", source: source)])))
      #expect(!table.titles.contains("Ada"))
    }
    #expect(source.says("no such column"))
  }
}
