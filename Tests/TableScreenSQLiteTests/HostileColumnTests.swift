import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// Values that other programs can store, in results that are kept whole and in longer ones.
@MainActor struct HostileColumnTests {
  let folder: TemporaryFolder
  let database: SQLiteDatabase
  /// How many rows stand before the hostile ones.
  nonisolated static let sizes = [0, 3_000]

  init() throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(
      creating: folder.file,
      setup: ["CREATE TABLE IF NOT EXISTS people (id, name, place INTEGER)"])
  }

  /// Rows that are nothing special, behind the others.
  func fill(_ count: Int) async throws {
    try await database.execute(
      """
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO people SELECT 1000000 + n, 'name ' || n, 1000 + n FROM numbers WHERE n <= ?1
      """, count)
  }

  func shown(_ sql: String, id: String = "id") async throws -> (HeadlessHost, SQLiteSource) {
    let source = SQLiteSource(database, SQLiteQuery(sql, id: id)) {
      [.title: $0["name"].words ?? "\($0["name"])"]
    }
    let table = try await HeadlessHost.show(
      ClosureScreen { [TableSection("People", source: source)] })
    try await look(table)
    return (table, source)
  }

  /// Has the first rows read.
  func look(_ table: HeadlessHost) async throws {
    for _ in 0..<3 {
      for row in 0..<min(40, table.layout.rowCount(in: 0)) { _ = table.row(at: TablePath(0, row)) }
      try await table.settle()
    }
  }

  func titles(_ table: HeadlessHost, _ count: Int) -> [String] {
    (0..<count).map { table.row(at: TablePath(0, $0))?.title ?? "" }
  }

  /// Ids that are hard to tell apart, or to name.
  static let ids: [SQLiteValue] = [
    .text("\u{E9}"), .text("\u{65}\u{301}"), .text("a\0b"), .text("a\0c"), .text(""), .text("a"),
    .text("A"), .text("a "), .text("1"), .integer(1), .real(1.5), .integer(.max), .integer(.min),
    .real(.infinity), .real(-.infinity), .real(9.3e18), .blob(Data()), .blob(Data([0])),
    .blob(Data("a".utf8)), .malformedText(Data([0xFF])), .malformedText(Data([0xFE])),
    .malformedText(Data([0x61, 0xC3])), .text("\u{FFFD}"), .text("a\u{FFFD}"),
    .text("\u{FEFF}bom"), .text("bom"), .text("\u{212B}"), .text("\u{C5}"),
    .text(String(repeating: "long ", count: 20_000)), .text("'; DROP TABLE people; --"),
  ]

  @Test(arguments: sizes) func `rows whose ids only look alike show each its own`(size: Int)
    async throws
  {
    for (place, id) in Self.ids.enumerated() {
      try await database.execute("INSERT INTO people VALUES (?, ?, ?)", id, "row \(place)", place)
    }
    try await fill(size)
    let found = try await TableDiagnostics.collect {
      let (table, source) = try await shown("SELECT * FROM people ORDER BY place")
      let expected = Self.ids.indices.map { "row \($0)" }
      #expect(titles(table, Self.ids.count) == expected)
      #expect(source.failure == nil)
      for (place, id) in Self.ids.enumerated() where place % 3 == 0 {
        try await database.execute(
          "UPDATE people SET name = ? WHERE id IS ? AND typeof(id) = typeof(?2)", "new \(place)", id
        )
      }
      try await look(table)
      #expect(
        titles(table, Self.ids.count)
          == Self.ids.indices.map { $0 % 3 == 0 ? "new \($0)" : "row \($0)" })
      for place in Self.ids.indices where place % 2 == 0 {
        try await database.execute("DELETE FROM people WHERE place = ?", place)
      }
      try await look(table)
      #expect(
        titles(table, Self.ids.count / 2)
          == Self.ids.indices.filter { $0 % 2 == 1 }.map { $0 % 3 == 0 ? "new \($0)" : "row \($0)" }
      )
    }
    #expect(found.map(\.what) == [])
  }

  @Test(arguments: sizes) func `values come and go as they are stored`(size: Int) async throws {
    for (place, value) in Self.ids.enumerated() {
      try await database.execute("INSERT INTO people VALUES (?, ?, ?)", place, value, place)
    }
    try await fill(size)
    let (table, _) = try await shown("SELECT * FROM people ORDER BY place")
    #expect(titles(table, Self.ids.count) == Self.ids.map { $0.words ?? "\($0)" })
    let rows = try await database.rows(
      "SELECT name FROM people ORDER BY place LIMIT ?", Self.ids.count)
    #expect(rows.map { $0["name"] } == Self.ids)
    for row in rows {
      let count = try await database.rows(
        "SELECT count(*) AS n FROM people WHERE name IS ? AND typeof(name) = typeof(?1)",
        row["name"])
      #expect(count[0].int("n") == 1)
    }
  }

  @Test(arguments: sizes) func `rows without an id are said, and the others show`(size: Int)
    async throws
  {
    for place in 0..<4 {
      let id: SQLiteValue = place % 2 == 0 ? .null : .integer(Int64(place))
      try await database.execute("INSERT INTO people VALUES (?, ?, ?)", id, "row \(place)", place)
    }
    try await database.execute("INSERT INTO people VALUES (?, 'not a number', 4)", Double.nan)
    try await fill(size)
    let (table, source) = try await shown("SELECT * FROM people ORDER BY place")
    if size == 0 {
      #expect(titles(table, 5) == (0..<4).map { "row \($0)" } + ["not a number"])
      #expect(source.failure == nil)
    } else {
      #expect(source.says("3 of the rows show as “…”"))
      #expect(titles(table, 6).dropFirst() == ["…", "row 1", "…", "row 3", "…"])
    }
  }

  @Test func `a query that binds what is not a number shows`() async throws {
    try await fill(3)
    let source = SQLiteSource(
      database, SQLiteQuery("SELECT * FROM people WHERE ? IS NULL", Double.nan)
    ) { [.title: $0.text("name")] }
    let table = try await HeadlessHost.show(ClosureScreen { [TableSection(source: source)] })
    #expect(table.titles == ["name 1", "name 2", "name 3"])
  }

  @Test func `a join of equal names shows the same on both sides of 2,000`() async throws {
    try await fill(1_990)
    let sql = """
      SELECT a.*, b.*, b.id + 1 AS 'next', count(*) OVER () > 0 FROM people AS a
      JOIN people AS b ON a.id = b.id ORDER BY a.place DESC
      """
    let (table, _) = try await shown(sql)
    let before = titles(table, 40)
    #expect(before.first == "name 1990")
    let names = try await database.rows(sql)[0]
    table.forgetChanges()
    try await database.execute(
      "INSERT INTO people SELECT id + 5000, 'late', place - 100000 FROM people")
    try await look(table)
    #expect(table.layout.rowCount(in: 0) == 3_980)
    #expect(titles(table, 40) == before)
    #expect(table.changes.allSatisfy { $0.refreshedRows.isEmpty && $0.deletedRows.isEmpty })
    table.forgetChanges()
    try await database.execute("DELETE FROM people WHERE name = 'late'")
    try await look(table)
    #expect(table.layout.rowCount(in: 0) == 1_990)
    #expect(table.changes.allSatisfy { $0.refreshedRows.isEmpty && $0.insertedRows.isEmpty })
    #expect(try await database.rows(sql)[0] == names)
  }

  @Test(arguments: sizes) func `the id is the column that is spelled so, wherever it stands`(
    size: Int
  ) async throws {
    try await fill(max(size, 3))
    for (sql, id) in [
      ("SELECT place AS ID, id, name FROM people ORDER BY place", "id"),
      ("SELECT name, 1 AS `a``b`, id AS `a``b`, place AS `c` FROM people ORDER BY place", "c"),
      ("SELECT name, place + 0 FROM people ORDER BY place", "place + 0"),
      ("WITH x AS (SELECT * FROM people) SELECT * FROM x ORDER BY place", "place"),
      ("SELECT name, place AS '' FROM people ORDER BY place", ""),
      ("SELECT name, place AS 'weiß' FROM people ORDER BY place -- why", "weiß"),
    ] {
      let (table, source) = try await shown(sql, id: id)
      #expect(titles(table, 3) == ["name 1", "name 2", "name 3"], "\(sql)")
      #expect(source.failure == nil, "\(sql)")
    }
  }

  @Test(arguments: sizes) func `columns that come while it shows are taken`(size: Int) async throws
  {
    try await fill(max(size, 3))
    let (table, source) = try await shown("SELECT * FROM people ORDER BY place")
    try await database.execute("ALTER TABLE people ADD COLUMN note")
    try await look(table)
    #expect(source.failure == nil)
    try await database.execute("UPDATE people SET name = 'new' WHERE place = 1002")
    try await look(table)
    #expect(titles(table, 3) == ["name 1", "new", "name 3"])
    try await database.execute("ALTER TABLE people DROP COLUMN note")
    try await look(table)
    #expect(source.failure == nil)
    #expect(titles(table, 3) == ["name 1", "new", "name 3"])
  }

  @Test func `a wrong id is reported once for a query`() async throws {
    try await fill(1_500)
    try await database.execute("UPDATE people SET id = place / 2")
    let found = try await TableDiagnostics.collect {
      let (table, source) = try await shown("SELECT * FROM people ORDER BY place LIMIT 400")
      for turn in 0..<5 {
        try await database.execute("UPDATE people SET name = ? WHERE place = 1001", "\(turn)")
        try await table.settle()
      }
      source.query = SQLiteQuery("SELECT * FROM people ORDER BY place LIMIT 450")
      try await table.settle()
      let sections = SQLiteSections(
        database, SQLiteQuery("SELECT *, place / 4 % 10 AS s FROM people ORDER BY s"), section: "s"
      ) { _ in [.title: "row"] }
      _ = try await HeadlessHost.show(ClosureScreen { [.sections(from: sections)] })
    }
    #expect(found.map(\.kind) == ["duplicateID", "duplicateID", "duplicateID"])
    #expect(found.last?.what.contains("more") == true)
  }

  @Test func `rows without an id are reported once for a query`() async throws {
    try await fill(1_500)
    let found = try await TableDiagnostics.collect {
      let (table, _) = try await shown("SELECT NULL AS id, name FROM people ORDER BY place LIMIT 3")
      try await database.execute("UPDATE people SET name = 'new' WHERE place = 1001")
      try await table.settle()
    }
    #expect(found.map(\.kind) == ["duplicateID"])
    #expect(found.first?.what == "3 rows without an id")
  }
}

/// A screen whose sections a closure gives.
final class ClosureScreen: TableScreen {
  private let read: () -> [TableSection]
  init(_ read: @escaping () -> [TableSection]) {
    self.read = read
    super.init()
  }
  override var tableData: [Section] { read() }
}
