#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenPostgres

/// Values, transactions and errors.
struct PostgresDatabaseTests {
  let own: OwnSchema
  let database: PostgresDatabase

  init() async throws {
    own = try await OwnSchema()
    database = own.people(notifies: false)
  }

  func error<Result>(_ body: () async throws -> Result) async -> PostgresError? {
    do { _ = try await body() } catch { return error as? PostgresError }
    return nil
  }

  // MARK: Values

  @Test func `values come back as they were bound`() async throws {
    let text = "é 'quoted' \"twice\" \\ \n 李 \u{1F468}\u{200D}\u{1F469}"
    let bytes = Data((0...255).map { UInt8($0) })
    let date = Date(timeIntervalSince1970: 1_764_099_607.25)
    let id = UUID()
    let row = try await database.rows(
      """
      SELECT $1::bigint AS whole, $2::double precision AS real, $3::text AS text, $4::bytea AS bytes,
        $5::boolean AS yes, $6::timestamptz AS time, $7::uuid AS uuid, $8::numeric AS decimal,
        $9::text AS nothing, $10::real AS endless
      """, Int.min, 0.1, text, bytes, true, date, id, Decimal(string: "12345678901234567890.50"),
      nil, -Double.infinity)[0]
    #expect(row.int("whole") == .min)
    #expect(row.double("real") == 0.1)
    #expect(row.text("text") == text)
    #expect(row.data("bytes") == bytes && row.text("bytes") == nil)
    #expect(row.bool("yes") == true)
    #expect(row.date("time") == date)
    #expect(row.text("uuid") == id.uuidString.lowercased())
    #expect(row["decimal"] == .decimal("12345678901234567890.5"))
    #expect(row["nothing"] == .null && row["no such column"] == .null)
    #expect(row.double("endless") == -.infinity)
  }

  @Test func `types of the server have a text, or are numbers`() async throws {
    let row = try await database.rows(
      """
      SELECT 1.50::numeric(10, 2) AS price, 7::smallint AS small, '{"a": 1}'::jsonb AS json,
        ARRAY[1, 2] AS list, '2026-11-25'::date AS day, '25:00:00'::interval AS time,
        'infinity'::timestamptz AS never, 'NaN'::numeric AS strange, ''::bytea AS empty
      """)[0]
    #expect(row.text("price") == "1.50" && row.double("price") == 1.5)
    #expect(row.int("small") == 7)
    #expect(row.text("json") == #"{"a": 1}"#)
    #expect(row.text("list") == "{1,2}")
    #expect(row.date("day") == Date(timeIntervalSince1970: 1_795_564_800))
    #expect(row.text("time") == "25:00:00")
    #expect(row.date("never") == nil && row.int("strange") == nil)
    #expect(row.data("empty") == Data())
  }

  @Test(arguments: [
    0, 0.000001, -0.5, 1e9, -62_135_596_800, 253_402_300_799, 1_709_164_800, -1e10,
    -62_135_596_801, -62_135_596_800.5, -99_999_999_999, -210_866_803_200, 9_100_000_000_000,
    9_224_318_015_999,
  ]) func `times go there and back`(seconds: Double) async throws {
    let date = Date(timeIntervalSince1970: seconds)
    let row = try await database.rows(
      "SELECT $1::timestamptz AS time, extract(epoch FROM $1::timestamptz) AS seconds", date)[0]
    #expect(row.double("seconds") == seconds)
    #expect(abs((row.date("time") ?? .distantPast).timeIntervalSince(date)) < 0.000_001)
  }

  @Test func `times beyond the server's calendar are endless`() async throws {
    for (seconds, text) in [
      (-210_866_803_201.0, "-infinity"), (9_224_318_016_000, "infinity"),
      (-.infinity, "-infinity"), (.infinity, "infinity"),
    ] {
      let date = Date(timeIntervalSince1970: seconds)
      let row = try await database.rows("SELECT $1::timestamptz AS time", date)[0]
      #expect(row.text("time") == text && row.date("time") == nil)
    }
  }

  @Test func `days of any year are read`() async throws {
    let row = try await database.rows(
      "SELECT '0044-03-15 BC'::date AS ides, '4713-01-01 BC'::date AS first, '5874897-12-31'::date AS last"
    )[0]
    #expect(row.date("ides") == Date(timeIntervalSince1970: -63_517_824_000))
    #expect(row.date("first") == Date(timeIntervalSince1970: -210_863_520_000))
    #expect(row.date("last") == Date(timeIntervalSince1970: 185_331_706_992_000))
  }

  @Test func `what no text can hold is said before it is sent`() async throws {
    let found = await error { try await database.execute("SELECT $1::text", "a\0b") }
    #expect(found?.message.contains("$1 holds a NUL") == true)
    let invalid = await error {
      try await database.rows("SELECT $1::text", PostgresValue.malformedText(Data([0xFF])))
    }
    #expect(invalid?.code == "22021" && invalid?.remedy.contains("UTF-8") == true)
  }

  @Test func `parameters are never read as SQL`() async throws {
    let name = "'); DROP TABLE people; --"
    try await database.add(name)
    #expect(try await database.rows("SELECT name FROM people")[0].text("name") == name)
    let table = "a\"b'; DROP TABLE people; --"
    _ = await error { try await database.installTriggers(for: table) }
    #expect(try await database.rows("SELECT name FROM people").count == 1)
  }

  // MARK: Transactions

  @Test func `a transaction is carried out whole or not at all`() async throws {
    struct Stop: Error {}
    await #expect(throws: Stop.self) {
      try await database.write { connection in
        try await connection.execute("INSERT INTO people (name) VALUES ('Ada')")
        throw Stop()
      }
    }
    let failed = await error {
      try await database.write { connection in
        try await connection.execute("INSERT INTO people (name) VALUES ('Ada')")
        // The error is not passed on, and yet nothing may be kept.
        _ = try? await connection.execute("SELEKT")
      }
    }
    #expect(failed?.message.contains("had failed") == true)
    #expect(try await database.rows("SELECT * FROM people").isEmpty)
  }

  @Test(arguments: [
    "COMMIT", "end", " /* a /* b */ */ rollback", "-- x\nABORT", "BEGIN", "PREPARE TRANSACTION 'x'",
    "; START TRANSACTION",
  ]) func `what ends a transaction before its end is refused`(sql: String) async throws {
    let found = await error {
      try await database.write { connection in
        try await connection.execute("INSERT INTO people (name) VALUES ('Ada')")
        try await connection.execute(sql)
      }
    }
    #expect(found?.message.contains("begins and ends") == true)
    #expect(try await database.rows("SELECT * FROM people").isEmpty)
  }

  @Test func `a reading sees one moment, and writes nothing`() async throws {
    try await database.add("Ada")
    let counts = try await database.read { connection in
      let first = try await connection.rows("SELECT count(*) AS n FROM people")[0].int("n")
      try await database.add("Bo")
      return (first, try await connection.rows("SELECT count(*) AS n FROM people")[0].int("n"))
    }
    #expect(counts == (1, 1))
    let found = await error {
      try await database.read { try await $0.execute("DELETE FROM people") }
    }
    #expect(found?.code == "25006" && found?.remedy.contains("only read") == true)
  }

  @Test func `a connection is of no use after its transaction`() async throws {
    let connection = try await database.write { $0 }
    let found = await error { try await connection.execute("DELETE FROM people") }
    #expect(found?.message.contains("has ended") == true)
  }

  @Test func `more transactions than connections take turns`() async throws {
    let narrow = own.people(notifies: false) { $0.connectionBound = 2 }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 { group.addTask { try await narrow.add("\(number)") } }
      try await group.waitForAll()
    }
    #expect(try await narrow.rows("SELECT * FROM people").count == 40)
  }

  @Test func `a cancelled task ends its statement on the server`() async throws {
    func isRunning() async throws -> Bool {
      try await database.rows(
        """
        SELECT count(*) AS n FROM pg_stat_activity
        WHERE state = 'active' AND query LIKE '%pg_sleep(601)%' AND pid <> pg_backend_pid()
        """)[0].int("n") == 1
    }
    let task = Task { try await database.rows("SELECT pg_sleep(601)") }
    while try await !isRunning() { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    // A statement that went on would be answered at last, and nothing thrown.
    await #expect(throws: CancellationError.self) { try await task.value }
    while try await isRunning() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try await database.rows("SELECT 1 AS n")[0].int("n") == 1)
  }

  @Test func `who is cancelled while they wait leaves the connection to the next`() async throws {
    let narrow = own.people(notifies: false) { $0.connectionBound = 1 }
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let (start, starting) = AsyncStream<Void>.makeStream()
    let holder = Task {
      try await narrow.read { _ in
        starting.finish()
        for await _ in gate {}
      }
    }
    for await _ in start {}
    let first = Task { try await narrow.rows("SELECT 1") }
    while await narrow.waitingCount < 1 { try await Task.sleep(for: .milliseconds(1)) }
    let second = Task { try await narrow.rows("SELECT 2 AS n")[0].int("n") }
    while await narrow.waitingCount < 2 { try await Task.sleep(for: .milliseconds(1)) }
    first.cancel()
    opening.finish()
    try await holder.value
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(await narrow.waitingCount == 0)
    // Who still waited would be woken by this.
    _ = try await narrow.rows("SELECT 1")
    #expect(try await second.value == 2)
  }

  // MARK: Two people, one row

  @Test func `the second of two who edit one row is told what changed`() async throws {
    try await database.add("Ada")
    let row = try await database.rows("SELECT * FROM people")[0]
    try await database.write { try await $0.update("people", row, set: ["town": "York"]) }
    do {
      try await database.write { try await $0.update("people", row, set: ["name": "Ida"]) }
      Issue.record("nobody was told")
    } catch let conflict as PostgresConflict {
      #expect(conflict.columns == ["town"])
      #expect(conflict.current?.text("town") == "York")
      #expect(conflict.localizedDescription == TableWords().changedMeanwhile)
      let current = try #require(conflict.current)
      try await database.write { try await $0.update("people", current, set: ["name": "Ida"]) }
    }
    #expect(try await database.rows("SELECT * FROM people")[0].int("version") == 2)
    try await database.execute("DELETE FROM people")
    await #expect(throws: PostgresConflict.self) {
      try await database.write { try await $0.update("people", row, set: ["name": "Ida"]) }
    }
  }

  @Test func `of many who count in one row none is lost`() async throws {
    try await database.add("0")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask {
          while true {
            let row = try await database.rows("SELECT * FROM people")[0]
            let next = String((Int(row.text("name") ?? "") ?? 0) + 1)
            do {
              try await database.write { try await $0.update("people", row, set: ["name": next]) }
              return
            } catch is PostgresConflict { continue }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await database.rows("SELECT name FROM people")[0].text("name") == "10")
  }

  // MARK: Addresses

  @Test(arguments: [
    ("postgres://app:secret%zz@host/x", "the address is none of PostgreSQL"),
    ("postgres://app@host/x?secret=secret", "the address is none of PostgreSQL"),
    ("what secret is this", "the address is none of PostgreSQL"),
    ("a\0b", "the address is none of PostgreSQL"),
    ("postgresql://app:secret@127.0.0.1:1/x", "check that the server runs"),
    ("postgresql://app:secret@/x?host=/nowhere", "check that the server runs"),
    ("postgresql://app:secret@nowhere.invalid/x", "check that the server runs"),
  ]) func `a bad address says so, and never the password`(address: String, part: String)
    async throws
  {
    let found = await error { try await PostgresDatabase(address).rows("SELECT 1") }
    #expect(found?.description.contains(part) == true, "\(found?.description ?? "")")
    #expect(found?.description.contains("secret") == false, "\(found?.description ?? "")")
  }

  @Test func `an unknown database says so`() async throws {
    let address = own.address.replacing("/postgres?", with: "/nowhere?")
    var options = PostgresOptions()
    options.connectTimeout = .seconds(120)
    let database = PostgresDatabase(address, options)
    let found = await error { try await database.rows("SELECT 1") }
    #expect(found?.code == "3D000" && found?.storeFault == .missing, "\(found?.description ?? "")")
  }
}
#endif
