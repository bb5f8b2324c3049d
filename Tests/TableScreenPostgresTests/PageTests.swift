#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableQueries
import TableScreen
import TableScreenPostgres
import TableScreenTesting
import TestSupport
import Testing

/// A long result whose order is known is read page by page.
@MainActor struct PageTests {
  /// People, of whom some share a name or have none.
  func fill(_ database: PostgresDatabase, _ count: Int) async throws {
    try await database.execute(
      """
      INSERT INTO people (id, name, town)
      SELECT n, nullif(md5((n % 3000)::text), md5('7')), nullif(n * 7 % 5, 0)
      FROM generate_series(1, $1::integer) AS n
      """, count)
    try await database.execute("SELECT setval('people_id_seq', $1)", count)
    try await database.execute("CREATE INDEX ON people (name, id)")
  }

  @Test func `the first page shows after one reading, and the others as a person comes near`()
    async throws
  {
    let database = try await OwnSchema().people()
    try await fill(database, 30_000)
    let source = people(database, PostgresQuery("SELECT * FROM people").sorted(by: "name"))
    let table = try await shown(source)
    #expect(table.layout.rowCount(in: 1) == 2_000)
    #expect(source.hasMore)
    _ = table.row(at: TablePath(1, 100))
    try await table.settle()
    #expect(table.layout.rowCount(in: 1) == 2_000)
    for rows in [4_000, 8_000, 16_000, 30_000] {
      _ = table.row(at: TablePath(1, table.layout.rowCount(in: 1) - 1))
      try await settle(table) { table.layout.rowCount(in: 1) == rows }
    }
    #expect(!source.hasMore && source.count == .exactly(30_000))
    #expect(table.changes.allSatisfy { $0.deletedRows.isEmpty })
    #expect(ids(source) == (try await ids(database, "name, id")).map { TableCell.ID($0) })
  }

  @Test func `pages whose rows come further up are followed by those that come at the end`()
    async throws
  {
    let database = try await OwnSchema().people()
    try await database.execute(
      """
      INSERT INTO people (id, name, town)
      SELECT n, lpad(n::text, 5, '0'), CASE WHEN n % 100 = 99 AND n < 1000 OR n > 9000 THEN 'last' ELSE 'first' END
      FROM generate_series(1, 10000) AS n
      """)
    let sections = PostgresSections(
      database, PostgresQuery("SELECT * FROM people").sorted(by: "name"), section: "town"
    ) { [.title: $0.text("name")] }
    let table = try await shown(sections)
    #expect(table.layout.rowCount(in: 2) == 10)
    _ = table.row(at: TablePath(2, 9))
    try await settle(table) { table.layout.rowCount(in: 2) > 10 }
    _ = table.row(at: TablePath(2, table.layout.rowCount(in: 2) - 1))
    try await settle(table) { !sections.hasMore }
    #expect(table.layout.rowCount(in: 2) == 1_010)
  }

  @Test func `what is known stays known when something is committed`() async throws {
    let own = try await OwnSchema()
    let database = own.people()
    try await fill(database, 10_000)
    let source = people(database, PostgresQuery("SELECT * FROM people").sorted(by: "id"))
    let table = try await shown(source)
    for rows in [4_000, 8_000] {
      _ = table.row(at: TablePath(1, table.layout.rowCount(in: 1) - 1))
      try await settle(table) { table.layout.rowCount(in: 1) == rows }
    }
    table.forgetChanges()
    let other = own.people()
    try await other.execute("DELETE FROM people WHERE id = 5000")
    try await settle(table) { ids(source).last == TableCell.ID(8_001) }
    #expect(table.layout.rowCount(in: 1) == 8_000)
    #expect(table.changes.map(\.deletedPaths) == [[TablePath(1, 4_999)]])
    _ = table.row(at: TablePath(1, 7_999))
    try await settle(table) { !source.hasMore }
    #expect(ids(source) == (try await ids(database, "id")).map { TableCell.ID($0) })
  }

  @Test func `a search of a sorted result goes through what is known`() async throws {
    let database = try await OwnSchema().people()
    try await fill(database, 30_000)
    let source = people(database, PostgresQuery("SELECT * FROM people").sorted(by: "id"))
    let table = try await shown(source)
    try await table.search("c4ca4238a0b923820dcc509a6f75849b")
    #expect(table.layout.rowCount >= 1)
    #expect(source.hasMore)
    try await table.endSearch()
    #expect(table.layout.rowCount(in: 1) <= 4_000)
  }

  @Test func `a new order is a new result`() async throws {
    let database = try await OwnSchema().people()
    try await fill(database, 5_000)
    let source = people(database, PostgresQuery("SELECT * FROM people").sorted(by: "name"))
    let table = try await shown(source)
    _ = table.row(at: TablePath(1, 1_999))
    try await settle(table) { table.layout.rowCount(in: 1) == 4_000 }
    source.query = source.query.sorted(by: "name", isDescending: true)
    try await table.settle()
    #expect(table.layout.rowCount(in: 1) == 2_000)
    let whole = try await ids(database, "name DESC, id DESC")
    #expect(ids(source) == whole.prefix(2_000).map { TableCell.ID($0) })
    source.query.sql += " WHERE id <= 3"
    try await table.settle()
    #expect(ids(source) == whole.filter { $0 <= 3 }.map { TableCell.ID($0) })
  }

  @Test func `an order of a column that is not there says so`() async throws {
    let database = try await OwnSchema().people()
    try await database.add("Ada")
    let source = people(database, PostgresQuery("SELECT * FROM people").sorted(by: "nmae"))
    let table = try await shown(source)
    defer { table.close() }
    #expect(source.says("no column nmae to sort by; it has id, name, town, version"))
  }

  @Test func `a page that cannot be read says so, and all is read again once it can`() async throws
  {
    let own = try await OwnSchema()
    let database = own.people(notifies: false)
    try await fill(database, 5_000)
    let source = people(database, PostgresQuery("SELECT * FROM people").sorted(by: "id"))
    let table = try await shown(source)
    // Nothing notifies, so the table hears of neither.
    let other = own.people(notifies: false)
    try await other.execute("ALTER TABLE people RENAME TO persons")
    _ = table.row(at: TablePath(1, 1_999))
    try await settle(table) { source.says("relation \"people\" does not exist") }
    #expect(ids(source).count == 2_000)
    try await other.execute("ALTER TABLE persons RENAME TO people")
    try await other.execute("DELETE FROM people WHERE id = 1")
    try await table.tap(try #require(table.titles(in: 1).first))
    try await settle(table) { source.failure == nil && ids(source).first == TableCell.ID(2) }
    _ = table.row(at: TablePath(1, table.layout.rowCount(in: 1) - 1))
    try await settle(table) { ids(source).count == 4_000 }
    #expect(ids(source) == (2...4_001).map { TableCell.ID($0) })
  }

  @Test func `what is committed between pages shows in its place, and nothing twice`() async throws
  {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    for round in 0..<Effort.rounds(6) {
      let place: Comment = "round \(round) of seed \(seed)"
      let own = try await OwnSchema()
      let database = own.people()
      let other = own.people()
      try await fill(database, 6_000)
      let isDescending = random.once(in: 2)
      let sections = PostgresSections(
        database,
        PostgresQuery("SELECT id, name, town FROM people").sorted(
          by: "town", "name", isDescending: isDescending),
        section: "town"
      ) { [.title: $0.text("name")] }
      let table = try await shown(sections)
      var rest = 12
      while sections.hasMore || rest > 0 {
        rest -= 1
        if rest > 0 { try await change(random.once(in: 2) ? database : other, using: &random) }
        let last = table.layout.sectionCount - 1
        _ = table.row(at: TablePath(last, table.layout.rowCount(in: last) - 1))
        // Some pages are read before what was committed is heard of.
        if random.once(in: 2) { try await table.settle() }
      }
      let direction = isDescending ? "DESC" : "ASC"
      let whole = try await database.rows(
        "SELECT id, town FROM people ORDER BY town \(direction), name \(direction), id \(direction)"
      )
      var (towns, members) = ([String?](), [String?: [TableCell.ID?]]())
      for row in whole {
        if members[row.text("town")] == nil { towns.append(row.text("town")) }
        members[row.text("town"), default: []].append(row["id"].id)
      }
      try await settle(table, "\(place)") {
        sections.sections.map { ids($0) } == towns.map { members[$0] ?? [] }
      }
      #expect(table.layout.rowCount == whole.count + 1, place)
      #expect(sections.count == .exactly(whole.count), place)
      table.close()
    }
  }

  /// Commits something at random: rows come, go, and move between pages and sections.
  func change(_ database: PostgresDatabase, using random: inout SplitMix64) async throws {
    let id = Int.random(in: 1...6_000, using: &random)
    let name = String(Int.random(in: 0...9, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try await database.execute("DELETE FROM people WHERE id % 1000 = $1 % 1000", id)
    case 1:
      try await database.execute("UPDATE people SET name = $1 WHERE id % 500 = $2 % 500", name, id)
    case 2:
      try await database.execute("UPDATE people SET town = $1, name = NULL WHERE id = $2", name, id)
    default: try await database.add(name, "f", "z")
    }
  }

  @Test func `a row that has moved to a later page stands once before anybody is told`()
    async throws
  {
    let own = try await OwnSchema()
    let database = own.people(notifies: false)
    try await fill(database, 5_000)
    let source = people(database, PostgresQuery("SELECT * FROM people").sorted(by: "name"))
    let table = try await shown(source)
    let first = try await ids(database, "name, id")
    let moved = try #require(first.first)
    // Nothing notifies, so what another program commits is not heard of.
    try await own.people(notifies: false).execute(
      "UPDATE people SET name = (SELECT name FROM people WHERE id = $1) WHERE id = $2",
      first[3_000],
      moved)
    _ = table.row(at: TablePath(1, 1_999))
    try await settle(table) { table.layout.rowCount(in: 1) > 2_000 }
    #expect(ids(source).count { $0 == TableCell.ID(moved) } == 1)
    #expect(ids(source) == first.prefix(3_999).map { TableCell.ID($0) })
    source.query = source.query
    try await settle(table) { ids(source).first != TableCell.ID(moved) }
    #expect(
      ids(source) == (try await ids(database, "name, id")).prefix(4_000).map { TableCell.ID($0) })
  }

  // MARK: What the server does

  @Test func `a later page is read from an index, and from where the last one ended`() async throws
  {
    let server = try await PostgresServer.start(
      """
      -c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=0 \
      -c auto_explain.log_analyze=on -c auto_explain.log_timing=off
      """)
    let own = try await OwnSchema(server)
    let database = own.people()
    try await fill(database, 300_000)
    try await database.execute(
      #"CREATE INDEX ON people (name COLLATE "sv-x-icu" NULLS FIRST, id)"#)
    try await database.execute("ANALYZE people")
    let all = PostgresQuery("SELECT id, name, town FROM people WHERE version >= $1", 0)
    let swedish = Locale(identifier: "sv_SE")
    for query in [
      all.sorted(by: "name"), all.sorted(by: "name", isDescending: true), all.sorted(),
      all.localized(by: "name", locale: swedish),
      all.localized(by: "name", isDescending: true, locale: swedish),
    ] { try await pageByIndex(query, of: database, own) }
  }

  func pageByIndex(_ query: PostgresQuery, of database: PostgresDatabase, _ own: OwnSchema)
    async throws
  {
    let source = people(database, query)
    let table = try await shown(source)
    for rows in [4_000, 8_000, 16_000] {
      let start = try await log(own).count
      _ = table.row(at: TablePath(1, table.layout.rowCount(in: 1) - 1))
      try await settle(table) { table.layout.rowCount(in: 1) == rows }
      var plan = ""
      // What follows the statement, up to the time of the next one.
      while plan.isEmpty {
        let new = try await log(own).dropFirst(start)
        plan =
          new.components(separatedBy: "LOG:").first {
            $0.contains("SELECT c0 FROM") && $0.contains("$2")
          } ?? ""
      }
      #expect(plan.contains("Index Cond: ("), "\(plan)")
      #expect(plan.contains("actual rows=\(rows / 2 + 1) loops=1"), "\(plan)")
      for wrong in ["Seq Scan", "Sort Key", "Rows Removed"] {
        #expect(!plan.contains(wrong), "\(plan)")
      }
    }
    table.close()
  }

  /// What the server has logged so far of how it carried statements out.
  func log(_ own: OwnSchema) async throws -> String {
    try await own.people(notifies: false).rows(
      "SELECT pg_read_file(current_setting('data_directory') || '/../log') AS log")[0].text("log")
      ?? ""
  }

  // MARK: Rows

  func ids(_ source: PostgresSource) -> [TableCell.ID?] { ids(source.rows) }

  func ids(_ section: TableSection) -> [TableCell.ID?] {
    guard case .provider(let rows) = section.rows else { return [] }
    return (0..<rows.count).map { rows.id(at: $0) }
  }

  func ids(_ database: PostgresDatabase, _ order: String) async throws -> [Int] {
    try await database.rows("SELECT id FROM people ORDER BY \(order)").compactMap { $0.int("id") }
  }
}
#endif
