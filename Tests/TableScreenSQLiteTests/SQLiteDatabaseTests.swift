import Foundation
import TableCore
import TableScreenSQLite
import TestSupport
import Testing

extension TemporaryFolder {
  /// Where a test keeps its database.
  var file: URL { url.appending(path: "people.db") }
}

/// Reading and writing a database.
struct SQLiteDatabaseTests {
  let folder: TemporaryFolder
  let database: SQLiteDatabase
  static let table = "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT, more)"

  init() throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(creating: folder.file, setup: [Self.table])
  }

  @Test func `values come back as they were bound`() async throws {
    let hard = "Robert'); DROP TABLE people;-- \u{0} é👩‍👩‍👧"
    let values: [SQLiteValue] = [
      .null, .integer(.min), .integer(.max), .real(-0.5), .text(""), .text(hard), .blob(Data()),
      .blob(Data([0, 1, 255])),
    ]
    for value in values {
      try await database.execute("INSERT INTO people (more) VALUES (?)", value)
    }
    let rows = try await database.rows("SELECT * FROM people ORDER BY id")
    #expect(rows.map { $0["more"] } == values)
    #expect(rows.map { $0.int("ID") } == Array(1...8))
    #expect(try await database.rows("SELECT id FROM people WHERE more = ?", hard).count == 1)
    let date = Date(timeIntervalSince1970: 12.5)
    let typed = try await database.rows(
      "SELECT ? AS t, ? AS d, ? AS n, ? AS b", true, date, nil as Int?, Data([65]))
    #expect(typed[0].bool("t") == true)
    #expect(typed[0].date("d") == date)
    #expect(typed[0].text("n") == nil)
    #expect(typed[0].data("b") == Data([65]))
  }

  @Test func `a transaction is carried out whole or not at all`() async throws {
    struct Refusal: Error {}
    await #expect(throws: Refusal.self) {
      try await database.write { connection in
        try connection.execute("INSERT INTO people (name) VALUES (?)", "Ada")
        throw Refusal()
      }
    }
    await #expect(throws: SQLiteError.self) {
      try await database.write { connection in
        try connection.execute("INSERT INTO people (id, name) VALUES (1, ?)", "Ada")
        try connection.execute("INSERT INTO people (id, name) VALUES (1, ?)", "Bo")
      }
    }
    #expect(try await database.rows("SELECT * FROM people") == [])
    let id = try await database.write { connection in
      try connection.execute("INSERT INTO people (name) VALUES (?)", "Ada")
      return connection.lastInsertedID
    }
    #expect(id == 1)
    #expect(try await database.execute("UPDATE people SET name = ?", "Bo") == 1)
  }

  @Test func `an error says what, where, and what may help`() async throws {
    let error = await #expect(throws: SQLiteError.self) {
      try await database.rows("SELECT * FROM persons")
    }
    #expect(error?.message == "no such table: persons")
    #expect(error?.statement == "SELECT * FROM persons")
    #expect(error?.description.contains("people.db") == true)
    #expect(error?.description.contains("check the statement") == true)
    #expect(error?.localizedDescription == "The data cannot be read or changed")
    for (sql, count) in [("SELECT ?", 0), ("SELECT 1; SELECT 2", 0), ("  ", 0), ("SELEC", 0)] {
      let error = await #expect(throws: SQLiteError.self, "\(sql) \(count)") {
        try await database.rows(sql)
      }
      #expect(error?.statement == sql)
    }
    #expect(try await database.rows("SELECT 1 AS one ; ")[0].int("one") == 1)
  }

  @Test func `a file that is no database is left as it is`() async throws {
    let bytes = Data(String(repeating: "no database ", count: 400).utf8)
    try bytes.write(to: folder.file)
    let error = await #expect(throws: SQLiteError.self) { try await database.rows("SELECT 1") }
    #expect(error?.remedy.contains("damaged") == true)
    #expect(try Data(contentsOf: folder.file) == bytes)
  }

  @Test func `a lock that stays is an error, and one that goes is waited for`() async throws {
    var options = SQLiteOptions()
    options.createsFile = true
    options.setup = { try $0.execute(Self.table) }
    options.busyTimeout = .milliseconds(20)
    let hasty = SQLiteDatabase(.file(folder.file), options)
    _ = try await hasty.rows("SELECT 1")
    let holder = SQLiteDatabase(folder.file)
    try await holder.execute("INSERT INTO people (name) VALUES (?)", "Ada")
    let file = folder.file
    try await holder.write { connection in
      try connection.execute("UPDATE people SET name = ?", "Bo")
      // Another connection writes while this one does.
      var options = SQLiteOptions()
      options.busyTimeout = .zero
      let other = try SQLiteConnection(.file(file), options)
      #expect(throws: SQLiteError.self) { try other.execute("BEGIN IMMEDIATE") }
    }
    #expect(try await hasty.rows("SELECT name FROM people")[0].text("name") == "Bo")
  }

  @Test func `programs that open a new file at once wait for each other`() throws {
    for file in 0..<60 {
      let url = folder.url.appending(path: "new \(file).db")
      var options = SQLiteOptions()
      options.createsFile = true
      let errors = Locked<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { [options] _ in
        do { _ = try SQLiteConnection(.file(url), options) } catch {
          errors.withLock { $0.append("\(error)") }
        }
      }
      #expect(errors.withLock { $0 } == [])
    }
  }

  @Test func `a file that goes away is not made anew`() async throws {
    try await database.execute("INSERT INTO people (name) VALUES (?)", "Ada")
    try FileManager.default.removeItem(at: folder.file)
    await #expect(throws: SQLiteError.self) { try await database.rows("SELECT * FROM people") }
    #expect(!FileManager.default.fileExists(atPath: folder.file.path()))
  }
}
