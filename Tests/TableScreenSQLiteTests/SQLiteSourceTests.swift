#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

extension TableSource {
  /// Whether it cannot read, for a reason that developers are told in these words.
  func says(_ words: String) -> Bool { failure.map { "\($0)".contains(words) } ?? false }
}

/// People by name, and a row of its own above them.
final class PeopleScreen: TableScreen {
  let source: TableSource
  init(_ source: TableSource) {
    self.source = source
    super.init()
  }
  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] {
    let rows: Section =
      if let source = source as? SectionSource { .sections(from: source) } else {
        Section("People", source: source as? RowSource)
      }
    return [Section("Own") { [.title: "Add"] }, rows]
  }
}

/// The same rows, searched by the screen itself.
final class MatchingScreen: TableScreen {
  let source: RowSource
  init(_ source: RowSource) {
    self.source = source
    super.init()
  }
  override class var settings: Settings { [.searchable(matching: MatchingScreen.matches)] }
  override var tableData: [Section] { [Section(source: source)] }
  func matches(_ cell: Cell, _ query: String) -> Bool { cell.title?.contains(query) ?? false }
}

/// A query is a live section.
@MainActor struct SQLiteSourceTests {
  let folder: TemporaryFolder
  let database: SQLiteDatabase
  static let table =
    "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT, town TEXT)"
  static let query = SQLiteQuery("SELECT id, name, town FROM people ORDER BY name")

  init() throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(creating: folder.file, setup: [Self.table])
  }

  func add(_ names: String..., to database: SQLiteDatabase? = nil) async throws {
    try await (database ?? self.database).write { connection in
      for name in names {
        try connection.execute(
          "INSERT INTO people (name, town) VALUES (?, ?)", name, String(name.prefix(1)))
      }
    }
  }

  func source(_ query: SQLiteQuery = Self.query) -> SQLiteSource {
    SQLiteSource(database, query) { [.title: $0.text("name"), .subtitle: $0.text("town")] }
  }

  func shown(_ source: TableSource) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(PeopleScreen(source))
    table.forgetChanges()
    return table
  }

  /// Waits for what comes from elsewhere; how long that takes is nobody's promise.
  func settle(_ table: HeadlessHost, until isDone: () -> Bool) async throws {
    while !isDone() {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func `it shows its rows, and what is written as the smallest change`() async throws {
    try await add("Ada", "Cy", "Bo")
    let table = try await shown(source())
    #expect(table.titles(in: 1) == ["Ada", "Bo", "Cy"])
    try await add("Abe")
    try await table.settle()
    #expect(table.titles(in: 1) == ["Abe", "Ada", "Bo", "Cy"])
    #expect(table.changes.map(\.insertedPaths) == [[TablePath(1, 0)]])
    table.forgetChanges()
    try await database.execute("UPDATE people SET name = 'Zed' WHERE name = 'Ada'")
    try await table.settle()
    #expect(table.titles(in: 1) == ["Abe", "Bo", "Cy", "Zed"])
    #expect(table.changes.count == 1)
    #expect(table.changes[0].movedRows.count == 1)
    #expect(table.changes[0].refreshedRows.count == 1)
    #expect(table.changes[0].insertedRows.isEmpty)
    table.forgetChanges()
    try await database.execute("UPDATE people SET name = name")
    try await table.settle()
    #expect(table.changes.isEmpty)
  }

  @Test func `what another connection commits shows by itself`() async throws {
    try await add("Ada")
    let table = try await shown(source())
    let other = SQLiteDatabase(folder.file)
    for number in 0..<20 {
      try await add("B\(number)", to: other)
      try await settle(table) { table.titles(in: 1).contains("B\(number)") }
    }
    #expect(table.titles(in: 1).count == 21)
    #expect(table.changes.allSatisfy { $0.refreshedRows.isEmpty && $0.deletedRows.isEmpty })
  }

  @Test func `what another program commits shows by itself`() async throws {
    try await add("Ada")
    let table = try await shown(source())
    try Shell.sqlite(folder.file, "INSERT INTO people (name) VALUES ('Bo')")
    try await settle(table) { table.titles(in: 1).count == 2 }
    #expect(table.titles(in: 1) == ["Ada", "Bo"])
  }

  @Test func `sections come from a column`() async throws {
    try await add("Ada", "Bo", "Abe")
    let sections = SQLiteSections(
      database, SQLiteQuery("SELECT id, name, town FROM people ORDER BY town, name"),
      section: "town"
    ) { [.title: $0.text("name")] }
    let table = try await shown(sections)
    #expect(table.sectionTitles == ["Own", "A", "B"])
    #expect(table.titlesBySection == [["Add"], ["Abe", "Ada"], ["Bo"]])
    try await database.execute("UPDATE people SET town = 'B' WHERE name = 'Ada'")
    try await table.settle()
    #expect(table.titlesBySection == [["Add"], ["Abe"], ["Ada", "Bo"]])
    #expect(table.changes.last?.movedRows.count == 1)
    try await database.execute("DELETE FROM people WHERE town = 'A'")
    try await table.settle()
    #expect(table.sectionTitles == ["Own", "B"])
  }

  @Test func `other values of the query are read at once`() async throws {
    try await add("Ada", "Bo", "Abe")
    let source = source(
      SQLiteQuery("SELECT * FROM people WHERE name LIKE ? ORDER BY name", "A%"))
    let table = try await shown(source)
    #expect(table.titles(in: 1) == ["Abe", "Ada"])
    source.query.values = ["%a%".sqliteValue]
    try await table.settle()
    #expect(table.titles(in: 1) == ["Abe", "Ada"])
    source.query.values = ["%o".sqliteValue]
    try await table.settle()
    #expect(table.titles(in: 1) == ["Bo"])
  }

  // MARK: Failures

  @Test func `a dropped table leaves the last rows, and says so until it is back`() async throws {
    try await add("Ada", "Bo")
    let source = source()
    let table = try await shown(source)
    try await database.execute("ALTER TABLE people RENAME TO persons")
    try await table.settle()
    let error = try #require(table.titles(in: 1).first)
    #expect(source.says("no such table: people"))
    #expect(table.titles(in: 1).dropFirst() == ["Ada", "Bo"])
    try await table.tap(error)
    #expect(table.titles(in: 1) == [error, "Ada", "Bo"], "it is still not there")
    try await database.execute("ALTER TABLE persons RENAME TO people")
    try await table.settle()
    #expect(table.titles(in: 1) == ["Ada", "Bo"])
  }

  @Test func `a bad query says what is wrong with it`() async throws {
    for (query, part) in [
      (SQLiteQuery("SELEC"), "syntax error"), (SQLiteQuery("SELECT 1"), "no column id"),
      (SQLiteQuery("SELECT * FROM people WHERE id = ?"), "1 value is needed"),
    ] {
      let source = source(query)
      let table = try await shown(source)
      let title = try #require(table.titles(in: 1).first)
      #expect(source.says(part))
      #expect(table.row(title)?.isTappable == true)
      #expect(table.chrome.waiting == nil)
    }
  }

  @Test func `a damaged file says so, and a good one in its place is read`() async throws {
    try await add("Ada")
    await database.close()
    let copy = folder.url.appending(path: "good.db")
    try FileManager.default.copyItem(at: folder.file, to: copy)
    try Data(repeating: 7, count: 10_000).write(to: folder.file)
    let table = try await shown(source())
    let error = try #require(table.titles(in: 1).first)
    #expect(error == TableWords().text(of: .damaged))
    #expect(rename(copy.path(), folder.file.path()) == 0)
    try await settle(table) { table.titles(in: 1).first != error }
    #expect(table.titles(in: 1) == ["Ada"])
  }

  @Test func `a file that goes away leaves the rows, and says so`() async throws {
    try await add("Ada")
    let table = try await shown(source())
    let aside = folder.url.appending(path: "aside.db")
    #expect(rename(folder.file.path(), aside.path()) == 0)
    try await settle(table) { table.titles(in: 1).count == 2 }
    #expect(table.titles(in: 1).last == "Ada")
    #expect(rename(aside.path(), folder.file.path()) == 0)
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
  }

  @Test func `a locked database is an error, and is read again by itself`() async throws {
    try await add("Ada")
    await database.close()
    var options = SQLiteOptions()
    options.busyTimeout = .milliseconds(1)
    let hasty = SQLiteDatabase(.file(folder.file), options)
    let source = SQLiteSource(hasty, Self.query) { [.title: $0.text("name")] }
    let lock = try Shell.lock(folder.file)
    let table = try await shown(source)
    let error = try #require(table.titles(in: 1).first)
    #expect(error == TableWords().text(of: .busy))
    lock.release()
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
  }

  // MARK: Long results

  func fill(_ count: Int) async throws {
    try await database.execute(
      """
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO people (id, name, town) SELECT n, printf('name %07d', n), n % 3 FROM numbers
      """, count)
  }

  @Test func `of a long result the rows near those in view are read`() async throws {
    try await fill(20_000)
    let table = try await shown(source())
    #expect(table.layout.rowCount(in: 1) == 20_000)
    table.scroll(to: TablePath(1, 15_000), at: .top, in: table.visibleScreen)
    #expect(table.row(at: TablePath(1, 15_000))?.title == "…")
    try await table.settle()
    #expect(table.row(at: TablePath(1, 15_000))?.title == "name 0015001")
    #expect(table.row(at: TablePath(1, 15_005))?.title == "name 0015006")
    #expect(table.row(at: TablePath(1, 3))?.title == "name 0000004")
    table.forgetChanges()
    try await database.write { connection in
      try connection.execute("UPDATE people SET name = 'name 0015001x' WHERE id = 15001")
      try connection.execute("DELETE FROM people WHERE id = 10")
      try connection.execute("INSERT INTO people (id, name) VALUES (99999, 'name 0012000x')")
    }
    try await table.settle()
    #expect(table.changes.count == 1)
    #expect(table.changes[0].deletedPaths == [TablePath(1, 9)])
    #expect(table.changes[0].insertedPaths == [TablePath(1, 11_999)])
    #expect(table.changes[0].refreshedRows.map(\.new) == [TablePath(1, 15_000)])
    #expect(table.row(at: TablePath(1, 15_000))?.title == "name 0015001x")
  }

  @Test func `the rows in view of a long result have come once a test has settled`() async throws {
    try await fill(20_000)
    let table = try await shown(source())
    var random = SplitMix64(seed: Seed.value)
    for _ in 0..<Effort.rounds(60) {
      let row = Int.random(in: 0..<19_900, using: &random)
      table.scroll(to: TablePath(1, row), at: .top, in: table.visibleScreen)
      try await table.settle()
      let titles = table.page.map(\.title)
      #expect(titles.first == "name \(String("000000\(row + 1)".suffix(7)))", "seed \(Seed.value)")
      #expect(!titles.contains("…"), "seed \(Seed.value), row \(row)")
    }
  }

  @Test func `a search looks at all rows of a long result`() async throws {
    try await fill(20_000)
    let table = try await shown(source())
    try await table.search("NAME 00199")
    #expect(table.layout.rowCount(in: 0) == 100)
    try await table.settle()
    _ = table.titles
    try await table.settle()
    #expect(table.titles.first == "name 0019900")
    try await database.execute("UPDATE people SET name = 'other' WHERE id = 19950")
    try await table.settle()
    #expect(table.layout.rowCount == 99)
    try await database.execute("UPDATE people SET name = 'name 00199z' WHERE id = 7")
    try await table.settle()
    #expect(table.layout.rowCount == 100)
  }

  @Test func `a matcher of the app's own looks at what is at hand, and asks for no more`()
    async throws
  {
    try await fill(20_000)
    let table = try await HeadlessHost.show(MatchingScreen(source()))
    try await table.search("name")
    #expect(table.layout.rowCount >= 2_000)
    #expect(table.layout.rowCount < 7_000)
  }

  @Test func `a result that grows long, and short again, keeps its rows`() async throws {
    try await fill(1_990)
    let source = source()
    let table = try await shown(source)
    #expect(source.count == .exactly(1_990))
    let first = try #require(table.layout.row(at: TablePath(1, 0))?.id)
    try await database.execute(
      "INSERT INTO people (id, name) SELECT id + 5000, name || 'b' FROM people")
    try await table.settle()
    #expect(table.layout.rowCount(in: 1) == 3_980)
    #expect(source.count == .exactly(3_980))
    #expect(table.layout.row(at: TablePath(1, 0))?.id == first)
    #expect(table.changes.allSatisfy { $0.deletedRows.isEmpty && $0.refreshedRows.isEmpty })
    #expect(table.row(at: TablePath(1, 1))?.title == "name 0000001b")
    table.forgetChanges()
    try await database.execute("DELETE FROM people WHERE id > 5000")
    try await table.settle()
    #expect(table.layout.rowCount(in: 1) == 1_990)
    #expect(source.count == .exactly(1_990))
    #expect(table.changes.allSatisfy { $0.insertedRows.isEmpty && $0.refreshedRows.isEmpty })
  }

  // MARK: Lifetime

  @Test func `a source that nobody shows reads nothing until it shows again`() async throws {
    let source = source()
    try await add("Ada")
    let first = try await shown(source)
    first.close()
    try await add("Bo")
    #expect(!source.isWorking)
    let second = try await shown(source)
    #expect(second.titles(in: 1) == ["Ada", "Bo"])
  }

  @Test func `source and database are freed`() async throws {
    weak var freed: SQLiteSource?
    weak var database: SQLiteDatabase?
    do {
      let opened = SQLiteDatabase(creating: folder.file, setup: [Self.table])
      let source = SQLiteSource(opened, Self.query) { [.title: $0.text("name")] }
      (freed, database) = (source, opened)
      let table = try await shown(source)
      table.close()
    }
    try await until { freed == nil && database == nil }
  }

  @Test func `random edits by two connections end as the query says`() async throws {
    let seed: UInt64 = 20_261_121
    var random = SplitMix64(seed: seed)
    let (table, sectioned) = (
      try await shown(source()),
      try await shown(
        SQLiteSections(
          database, SQLiteQuery("SELECT * FROM people ORDER BY town, name, id"), section: "town"
        ) { [.title: $0.text("name")] })
    )
    let other = SQLiteDatabase(folder.file)
    for step in 0..<150 {
      let writer = Bool.random(using: &random) ? database : other
      let (a, b) = (
        Int.random(in: 0..<12, using: &random), Int.random(in: 0..<12, using: &random)
      )
      let kind = Int.random(in: 0..<4, using: &random)
      try await writer.write { connection in
        switch kind {
        case 0: try connection.execute("DELETE FROM people WHERE id = ?", a)
        case 1: try connection.execute("UPDATE people SET name = ? WHERE id = ?", "n\(b)", a)
        case 2: try connection.execute("UPDATE people SET town = ? WHERE id = ?", "t\(b % 3)", a)
        default:
          try connection.execute(
            "INSERT OR REPLACE INTO people VALUES (?, ?, ?)", a, "n\(b)", "t\(b % 3)")
        }
      }
      guard step % 10 == 9 else { continue }
      // Whatever was missed so far would be missed here too.
      let names = try await other.rows("SELECT name FROM people ORDER BY name, id")
        .map { $0.text("name") ?? "" }
      try await settle(table) { table.titles(in: 1) == names }
      let towns = try await other.rows("SELECT name FROM people ORDER BY town, name, id")
        .map { $0.text("name") ?? "" }
      try await settle(sectioned) { Array(sectioned.titles.dropFirst()) == towns }
    }
  }
}
#endif
