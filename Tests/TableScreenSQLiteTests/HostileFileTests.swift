#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// Files that cannot be used as they should: nothing is lost, nothing is made up, and a person reads why.
@MainActor struct HostileFileTests {
  let folder: TemporaryFolder
  static let table = "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT)"

  init() throws { folder = try TemporaryFolder() }

  var file: URL { folder.url.appending(path: "place/people.db") }
  var place: URL { folder.url.appending(path: "place/", directoryHint: .isDirectory) }

  /// Makes a database of names, and closes it.
  func make(_ file: URL, _ names: [String], mode: String = "WAL") async throws {
    let database = SQLiteDatabase(creating: file, setup: [Self.table])
    for name in names { try await database.execute("INSERT INTO people (name) VALUES (?)", name) }
    try await database.withoutTransaction { try $0.execute("PRAGMA journal_mode = \(mode)") }
    await database.close()
  }

  func shown(_ database: SQLiteDatabase) async throws -> HeadlessHost {
    try await HeadlessHost.show(
      PeopleScreen(
        SQLiteSource(database, SQLiteQuery("SELECT * FROM people ORDER BY id")) {
          [.title: $0.text("name")]
        }))
  }

  func settle(_ table: HeadlessHost, until isDone: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while !isDone(), ContinuousClock.now < end {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(isDone(), "\(table.titles)")
  }

  func names(_ file: URL) async throws -> [String?] {
    let database = SQLiteDatabase(file)
    let check = try await database.rows("PRAGMA integrity_check")
    #expect(check.first?.text("integrity_check") == "ok")
    let names = try await database.rows("SELECT name FROM people ORDER BY id")
    await database.close()
    return names.map { $0.text("name") }
  }

  func isForPeople(_ text: String?) -> Bool {
    let parts = ["/", "people", "SELECT", "sqlite", "database", "-wal", "code"]
    return TableWords().stores.values.contains { $0 == text }
      && !parts.contains { text?.contains($0) == true }
  }

  // MARK: Files that may not be written

  enum Protected: CaseIterable { case file, folder, both }

  @Test(.enabled(if: Protection.works), arguments: Protected.allCases, ["WAL", "DELETE"])
  func `a file that may not be written is read, and left as it is`(
    what: Protected, mode: String
  ) async throws {
    try await make(file, ["Ada", "Bo"], mode: mode)
    let before = try FileManager.default.contentsOfDirectory(atPath: place.path())
    let bytes = try Data(contentsOf: file)
    let protection = Protection(
      what == .both ? [file, place] : what == .file ? [file] : [place])
    let database = SQLiteDatabase(file, setup: [Self.table])
    let table = try await shown(database)
    #expect(table.titles(in: 1) == ["Ada", "Bo"])
    let error = await #expect(throws: SQLiteError.self) {
      try await database.execute("INSERT INTO people (name) VALUES ('Cy')")
    }
    #expect(error?.storeFault == .readOnly)
    #expect(isForPeople(error?.localizedDescription))
    await database.close()
    withExtendedLifetime(protection) {}
    #expect(try Data(contentsOf: file) == bytes)
    if what != .file {
      #expect(try FileManager.default.contentsOfDirectory(atPath: place.path()) == before)
    }
  }

  @Test(.enabled(if: Protection.works))
  func `a file that may not be written and is replaced is read anew`() async throws {
    try await make(file, ["Ada"])
    try await make(folder.url.appending(path: "new.db"), ["Zed"])
    var protection: Protection? = Protection([file, place])
    let table = try await shown(SQLiteDatabase(file))
    #expect(table.titles(in: 1) == ["Ada"])
    protection = nil
    #expect(protection == nil)
    #expect(rename(folder.url.appending(path: "new.db").path(), file.path()) == 0)
    try await settle(table) { table.titles(in: 1) == ["Zed"] }
  }

  // MARK: Files that go, or are replaced, while they are open

  @Test func `another file in the place of the open one is not mixed with its log`() async throws {
    let database = SQLiteDatabase(creating: file, setup: [Self.table])
    try await database.execute("INSERT INTO people (name) VALUES ('Ada')")
    let table = try await shown(database)
    #expect(table.titles(in: 1) == ["Ada"])
    let new = folder.url.appending(path: "new.db")
    try await make(new, ["Zed", "Yan"])
    #expect(rename(new.path(), file.path()) == 0)
    try await settle(table) { table.titles(in: 1).count == 2 }
    #expect(table.titles(in: 1).last == "Ada")
    let title = try #require(table.titles(in: 1).first)
    #expect(title == TableWords().text(of: .lost))
    let error = await #expect(throws: SQLiteError.self) {
      try await database.execute("INSERT INTO people (name) VALUES ('Bo')")
    }
    #expect(error?.storeFault == .lost)
    #expect(try await names(file) == ["Zed", "Yan"])
    try await table.tap(title)
    try await settle(table) { table.titles(in: 1) == ["Zed", "Yan"] }
    try await database.execute("INSERT INTO people (name) VALUES ('Cy')")
    try await table.settle()
    #expect(table.titles(in: 1) == ["Zed", "Yan", "Cy"])
    #expect(try await names(file) == ["Zed", "Yan", "Cy"])
  }

  @Test func `a file that was moved aside has all that was written to it`() async throws {
    let database = SQLiteDatabase(creating: file, setup: [Self.table])
    try await database.execute("INSERT INTO people (name) VALUES ('Ada')")
    let (aside, new) = (
      folder.url.appending(path: "aside.db"), folder.url.appending(path: "new.db")
    )
    try await make(new, ["Zed"])
    #expect(rename(file.path(), aside.path()) == 0)
    await #expect(throws: SQLiteError.self) { try await database.rows("SELECT 1") }
    #expect(rename(new.path(), file.path()) == 0)
    await #expect(throws: SQLiteError.self) { try await database.rows("SELECT 1") }
    #expect(try await names(aside) == ["Ada"])
    #expect(try await names(file) == ["Zed"])
    await database.close()
    #expect(try await database.rows("SELECT name FROM people")[0].text("name") == "Zed")
  }

  @Test(arguments: [["-wal", "-shm"], ["-wal"], ["-shm"]])
  func `a log that is removed while it shows is said, and nothing is acknowledged and lost`(
    ends: [String]
  ) async throws {
    let database = SQLiteDatabase(creating: file, setup: [Self.table])
    try await database.execute("INSERT INTO people (name) VALUES ('Ada')")
    let table = try await shown(database)
    for end in ends {
      try FileManager.default.removeItem(atPath: file.path(percentEncoded: false) + end)
    }
    let error = await #expect(throws: SQLiteError.self) {
      try await database.execute("INSERT INTO people (name) VALUES ('Bo')")
    }
    #expect(error?.storeFault == .lost)
    try await settle(table) { table.titles(in: 1) == [TableWords().text(of: .lost), "Ada"] }
    await #expect(throws: SQLiteError.self) {
      try await database.write { _ in }
    }
    try await table.tap(TableWords().text(of: .lost))
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
    try await database.execute("INSERT INTO people (name) VALUES ('Cy')")
    try Shell.sqlite(file, "INSERT INTO people (name) VALUES ('Di')")
    try await settle(table) { table.titles(in: 1) == ["Ada", "Cy", "Di"] }
    #expect(try await names(file) == ["Ada", "Cy", "Di"])
  }

  @Test func `a log that goes in the middle of a transaction makes it throw`() async throws {
    let database = SQLiteDatabase(creating: file, setup: [Self.table])
    try await database.execute("INSERT INTO people (name) VALUES ('Ada')")
    let path = file.path(percentEncoded: false)
    await #expect(throws: SQLiteError.self) {
      try await database.write { connection in
        try connection.execute("INSERT INTO people (name) VALUES ('Bo')")
        unlink(path + "-wal")
        unlink(path + "-shm")
      }
    }
    await database.close()
    #expect(try await names(file) == ["Ada"])
  }

  @Test func `what another program writes to a log of its own is not written over`() async throws {
    let database = SQLiteDatabase(creating: file, setup: [Self.table])
    try await database.execute("INSERT INTO people (name) VALUES ('Ada')")
    await database.close()
    try await database.execute("INSERT INTO people (name) VALUES ('Bo')")
    let path = file.path(percentEncoded: false)
    unlink(path + "-wal")
    unlink(path + "-shm")
    try Shell.sqlite(file, "INSERT INTO people (id, name) VALUES (7, 'Cy')")
    await #expect(throws: SQLiteError.self) { try await database.rows("SELECT 1") }
    await database.close()
    let found = try await names(file)
    #expect(found.first == "Ada")
    #expect(found.last == "Cy")
  }

  // MARK: Files that are no databases

  @Test func `a path that was mistyped is an error, and nothing is made`() async throws {
    let typo = folder.url.appending(path: "plaec/people.db")
    let database = SQLiteDatabase(typo, setup: [Self.table])
    let error = await #expect(throws: SQLiteError.self) { try await database.rows("SELECT 1") }
    #expect(error?.description.contains(typo.path()) == true)
    #expect(error?.description.contains("SQLiteDatabase(creating:)") == true)
    await #expect(throws: SQLiteError.self) {
      try await database.execute("INSERT INTO people (name) VALUES ('Ada')")
    }
    let table = try await shown(database)
    #expect(table.titles(in: 1) == [TableWords().text(of: .missing)])
    #expect(try folder.names == [])
    try await make(typo, ["Ada"])
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
  }

  @Test func `what is no database is said, and left as it is`() async throws {
    try await make(file, (0..<200).map { "name \($0)" })
    let whole = try Data(contentsOf: file)
    for (what, bytes) in [
      ("text", Data(String(repeating: "no database ", count: 400).utf8)),
      ("cut off in its header", whole.prefix(60)), ("cut off", whole.prefix(whole.count / 2)),
      ("empty", Data()), ("zeros", Data(count: 8_192)),
    ] {
      try bytes.write(to: file)
      let database = SQLiteDatabase(file)
      let table = try await shown(database)
      let title = try #require(table.titles(in: 1).first, "\(what)")
      #expect(isForPeople(title), "\(what): \(title)")
      await database.close()
      #expect(try Data(contentsOf: file).prefix(18) == bytes.prefix(18), "\(what)")
      #expect(try Data(contentsOf: file).count == bytes.count, "\(what)")
    }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let table = try await shown(SQLiteDatabase(file))
    #expect(isForPeople(table.titles(in: 1).first))
  }

  @Test func `no error says to people more than they can use`() async throws {
    try await make(file, ["Ada"])
    for sql in [
      "SELEC", "SELECT * FROM persons", "SELECT 1", "SELECT * FROM people\0", "DELETE FROM people",
    ] {
      let source = SQLiteSource(SQLiteDatabase(file), SQLiteQuery(sql)) { _ in [:] }
      let table = try await HeadlessHost.show(PeopleScreen(source))
      #expect(isForPeople(table.titles(in: 1).first), "\(sql)")
      #expect((source.failure as? SQLiteError)?.description.contains("people.db") == true)
    }
  }
}
#endif
