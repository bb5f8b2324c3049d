#if os(macOS) || os(Linux)
import Foundation
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreen
@testable import TableScreenSQLite

/// Queries that fail, and databases that are damaged or replaced: each ends with rows, or with a sentence.
@MainActor struct QueryFailureTests {
  let folder: TemporaryFolder
  let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(
      creating: folder.file, setup: ["CREATE TABLE IF NOT EXISTS people (id, name TEXT, town TEXT)"]
    )
  }

  func source(_ sql: String = "SELECT * FROM people ORDER BY name", id: String = "id")
    -> SQLiteSource
  {
    SQLiteSource(database, SQLiteQuery(sql, id: id)) { [.title: $0.text("name")] }
  }

  func shown(_ source: TableSource) async throws -> HeadlessHost {
    try await HeadlessHost.show(PeopleScreen(source))
  }

  func fill(_ count: Int, id: String = "n") async throws {
    try await database.execute(
      """
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO people SELECT \(id), printf('name %05d', n), n % 3 FROM numbers
      """, count)
  }

  @Test func `a query that would write is refused, and writes nothing`() async throws {
    try await fill(3)
    for sql in [
      "DELETE FROM people RETURNING id, name", "UPDATE people SET name = 'x' RETURNING id, name",
      "INSERT INTO people VALUES (9, 'n', 't') RETURNING id, name",
    ] {
      let source = source(sql)
      let table = try await shown(source)
      #expect(source.says("only read"))
      #expect(table.titles(in: 1) == [TableWords().text(of: .failed)])
    }
    let names = try await database.rows("SELECT name FROM people").map { $0.text("name") }
    #expect(names == ["name 00001", "name 00002", "name 00003"])
  }

  @Test func `a wrong query is reported to its developer, once, and the person reads of no SQL`()
    async throws
  {
    try await fill(3)
    for (sql, mistake) in [
      ("SELECT id, nmae FROM people", "no such column: nmae"),
      ("SELECT name FROM people", "no column id"), ("SELEKT 1", "syntax error"),
      ("DELETE FROM people RETURNING id, name", "only read"),
    ] {
      let source = source(sql)
      let found = try await TableDiagnostics.collect {
        let table = try await shown(source)
        #expect(table.titles(in: 1) == [TableWords().text(of: .failed)])
        source.retry()
        try await table.settle()
        table.screen?.updateTableData()
        try await table.settle()
      }
      let first = try #require(found.first)
      #expect(found.count == 1, "\(found)")
      #expect(first.what.contains(mistake) && first.what.contains(sql))
      #expect(first.place.screen == "PeopleScreen" && first.kind == "failedStore")
      #expect(!first.why.isEmpty && !first.remedy.isEmpty)
    }
  }

  @Test func `a database that a person can mend is reported to nobody`() async throws {
    let missing = SQLiteDatabase(folder.file.appendingPathExtension("missing"))
    let source = SQLiteSource(missing, SQLiteQuery("SELECT 1 AS id")) { _ in [:] }
    let found = try await TableDiagnostics.collect {
      let table = try await shown(source)
      #expect(table.titles(in: 1) == [TableWords().text(of: .missing)])
    }
    #expect(found == [])
  }

  @Test func `a query without the column of its sections says so`() async throws {
    try await fill(3)
    let sections = SQLiteSections(
      database, SQLiteQuery("SELECT id, name FROM people"), section: "town"
    ) { [.title: $0.text("name")] }
    let table = try await shown(sections)
    #expect(sections.says("no column town"))
    #expect(table.titles(in: 1) == [TableWords().text(of: .failed)])
  }

  @Test func `rows of a long result that have no identity are said, and asked for once`()
    async throws
  {
    try await fill(3_000, id: "CASE WHEN n = 5 THEN NULL ELSE n END")
    let source = source()
    let table = try await shown(source)
    _ = (0..<20).map { table.row(at: TablePath(1, $0)) }
    try await table.settle()
    #expect(source.says("column id is null"))
    #expect(table.layout.rowCount(in: 1) == 3_001)
    #expect(table.row(at: TablePath(1, 1))?.title == "name 00001")
    #expect(table.row(at: TablePath(1, 6))?.title == "name 00006")
  }

  @Test(.timeLimit(.minutes(Effort.patience)))
  func `a long result that can be read no longer is asked for once`() async throws {
    try await fill(30_000)
    let source = source()
    let table = try await shown(source)
    try await database.execute("ALTER TABLE people RENAME COLUMN name TO title")
    try await table.settle()
    #expect(source.says("no such column"))
    table.scroll(to: TablePath(1, 20_000), at: .top, in: table.visibleScreen)
    try await table.settle()
    _ = table.row(at: TablePath(1, 20_000))
    try await table.settle()
    #expect(table.row(at: TablePath(1, 20_000))?.title == "…")
    try await database.execute("ALTER TABLE people RENAME COLUMN title TO name")
    // On a busy machine the rows may come after one settling: once they did.
    while table.row(at: TablePath(1, 20_000))?.title != "name 20001" {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// A source whose rows cannot be had.
  private final class LostSource: RowSource {
    var asked = 0
    private lazy var lost: QueryRows = {
      var keys = RowKeys()
      for id in 0..<3_000 { keys.append(.integer(Int64(id))) }
      let face = RowFace(searchText: nil) { _, _ in [.title: "there"] }
      return QueryRows(keys, .windows(RowMemory(), changed: []), face) { [weak self] _ in
        self?.asked += 1
        return [:]
      }
    }()
    override var rows: TableSection {
      TableSection(nil, id: nil, footer: nil, rows: .provider(lost))
    }
  }

  @Test func `rows that cannot be had are asked for once`() async throws {
    let source = LostSource()
    let table = try await shown(source)
    for _ in 0..<20 {
      #expect(table.row(at: TablePath(1, 150))?.title == "…")
      try await table.settle()
      await Task.yield()
    }
    #expect(source.asked <= 3, "once for each hundred rows that were looked at")
  }

  @Test func `a folder that is replaced is watched anew`() async throws {
    let place = folder.url.appending(path: "place")
    let file = place.appending(path: "people.db")
    let database = SQLiteDatabase(
      creating: file, setup: ["CREATE TABLE IF NOT EXISTS people (id, name, town)"])
    try await database.execute("INSERT INTO people VALUES (1, 'Ada', '')")
    let table = try await shown(
      SQLiteSource(database, SQLiteQuery("SELECT * FROM people")) { [.title: $0.text("name")] })
    #expect(table.titles(in: 1) == ["Ada"])
    try FileManager.default.removeItem(at: place)
    while table.titles(in: 1).count == 1 {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
    let error = try #require(table.titles(in: 1).first)
    let other = SQLiteDatabase(
      creating: file, setup: ["CREATE TABLE IF NOT EXISTS people (id, name, town)"])
    try await other.execute("INSERT INTO people VALUES (1, 'Bo', '')")
    if table.titles(in: 1) == [error, "Ada"] { try await table.tap(error) }
    while table.titles(in: 1) != ["Bo"] {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
    try await other.execute("INSERT INTO people VALUES (2, 'Cy', '')")
    while table.titles(in: 1) != ["Bo", "Cy"] {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func `damage in the middle of a file is said, and asked for once`() async throws {
    try await fill(30_000)
    try await database.write { try $0.execute("CREATE INDEX names ON people (name, id)") }
    _ = try await database.rows("PRAGMA user_version")
    await database.close()
    let other = SQLiteDatabase(folder.file)
    await other.close()
    var bytes = try Data(contentsOf: folder.file)
    let middle = bytes.count / 3
    bytes.replaceSubrange(middle..<middle + 100_000, with: Data(repeating: 0x5a, count: 100_000))
    try bytes.write(to: folder.file)
    let damaged = SQLiteDatabase(folder.file)
    let source = SQLiteSource(damaged, SQLiteQuery("SELECT * FROM people ORDER BY name")) {
      [.title: $0.text("name")]
    }
    let table = try await shown(source)
    for row in stride(from: 1, to: 30_000, by: 500) { _ = table.row(at: TablePath(1, row)) }
    try await table.settle()
    #expect(table.layout.rowCount(in: 1) == 30_001)
    #expect(table.row(at: TablePath(1, 0))?.title == TableWords().text(of: .damaged))
  }

  @Test func `values of every kind are rows`() async throws {
    try await database.write { connection in
      try connection.execute("INSERT INTO people VALUES (1, 'a' || char(0) || 'b', NULL)")
      try connection.execute("INSERT INTO people VALUES (x'00ff', 'blob', x'00')")
      try connection.execute("INSERT INTO people VALUES (1.5, 'real', 2)")
      try connection.execute("INSERT INTO people VALUES (NULL, 'null', '')")
      try connection.execute("INSERT INTO people VALUES (NULL, 'null too', 'Ö')")
      try connection.execute("INSERT INTO people VALUES (1, 'twice', 'Ö')")
      try connection.execute(
        "INSERT INTO people VALUES ('1', ?, 'Ö')",
        "huge \(String(repeating: "é", count: 1_000_000))")
      try connection.execute("INSERT INTO people VALUES (9, x'ff', CAST(x'ff41' AS TEXT))")
    }
    let found = await TableDiagnostics.collect {
      let table = try? await shown(source())
      #expect(table?.layout.rowCount(in: 1) == 8)
      let sections = SQLiteSections(
        database, SQLiteQuery("SELECT * FROM people ORDER BY town"), section: "town"
      ) { [.title: $0.text("name")] }
      let other = try? await shown(sections)
      #expect(other?.layout.rowCount == 9)
      _ = try? await database.execute("UPDATE people SET town = NULL")
      try? await other?.settle()
      #expect(other?.layout.rowCount == 9)
      #expect(other?.layout.sectionCount == 2)
    }
    #expect(found.allSatisfy { $0.what.contains("duplicate id") })
  }

  @Test func `two tables on one source show the same, and one may close`() async throws {
    try await fill(3)
    let source = source()
    let (first, second) = (try await shown(source), try await shown(source))
    first.close()
    try await database.execute("DELETE FROM people WHERE id = 2")
    try await second.settle()
    #expect(second.titles(in: 1) == ["name 00001", "name 00003"])
    #expect(source.isShown)
  }

  @Test func `a comment behind the statement is no second statement`() async throws {
    try await fill(3_000)
    for sql in [
      "SELECT * FROM people ORDER BY name; -- by name",
      "SELECT * FROM people ORDER BY name /* ; */",
      "SELECT * FROM people ORDER BY name -- by name;",
    ] {
      let table = try await shown(source(sql))
      #expect(table.layout.rowCount(in: 1) == 3_000)
    }
    let two = source("SELECT * FROM people; DELETE FROM people")
    _ = try await shown(two)
    #expect(two.says("one statement"))
  }

  @Test func `rows that came while others were read are read anew`() {
    let memory = RowMemory()
    let names = ColumnNames(["id"])
    func row(_ id: Int64) -> SQLiteRow { SQLiteRow(values: [.integer(id)], names: names) }
    memory.add([.integer(1): row(1)])
    let known = memory.keys
    memory.add([.integer(2): row(2)])
    _ = memory.refresh(known, with: [.integer(1): row(1)])
    #expect(memory[.integer(1)] != nil)
    #expect(memory[.integer(2)] == nil, "nobody knows whether it is still so")
  }

  @Test func `a folder that is made with its file is watched at once`() async throws {
    let file = folder.url.appending(path: "new/deep/people.db")
    let database = SQLiteDatabase(
      creating: file, setup: ["CREATE TABLE IF NOT EXISTS people (id, name, town)"])
    let source = SQLiteSource(database, SQLiteQuery("SELECT * FROM people")) {
      [.title: $0.text("name")]
    }
    let table = try await shown(source)
    #expect(table.titles(in: 1) == [])
    try Shell.sqlite(file, "INSERT INTO people VALUES (1, 'Ada', '')")
    while table.titles(in: 1) != ["Ada"] {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
#endif
