#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// A symbolic link on the path of an open database is turned, as releases are switched.
@MainActor struct TurnedLinkTests {
  let folder: TemporaryFolder
  static let table = "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT)"

  init() async throws {
    folder = try TemporaryFolder()
    for (place, name) in [("A", "Ada"), ("B", "Zed")] {
      let database = database(place)
      try await database.execute("INSERT INTO people (name) VALUES (?)", name)
      await database.close()
    }
    try turn(to: "A")
  }

  func database(_ place: String) -> SQLiteDatabase {
    SQLiteDatabase(creating: folder.url.appending(path: "\(place)/people.db"), setup: [Self.table])
  }

  func turn(to place: String) throws {
    let (link, new) = (folder.url.appending(path: "current"), folder.url.appending(path: "new"))
    try FileManager.default.createSymbolicLink(
      atPath: new.path(percentEncoded: false), withDestinationPath: place)
    #expect(rename(new.path(percentEncoded: false), link.path(percentEncoded: false)) == 0)
  }

  func names(_ database: SQLiteDatabase) async throws -> [String?] {
    try await database.rows("SELECT name FROM people ORDER BY id").map { $0.text("name") }
  }

  @Test func `what others commit to the file that was opened stays`() async throws {
    let (database, other) = (database("current"), database("A"))
    try await other.execute("INSERT INTO people (name) VALUES ('Bo')")
    #expect(try await names(database) == ["Ada", "Bo"])
    try turn(to: "B")
    let error = await #expect(throws: SQLiteError.self) { try await database.rows("SELECT 1") }
    #expect(error?.isLoss == true)
    try await other.execute("INSERT INTO people (name) VALUES ('Cy')")
    let log = folder.url.appending(path: "A/people.db-wal")
    #expect(FileManager.default.fileExists(atPath: log.path(percentEncoded: false)))
    #expect(try await names(self.database("A")) == ["Ada", "Bo", "Cy"])
    // As the remedy says: what is put back is used as before.
    try turn(to: "A")
    #expect(try await names(database) == ["Ada", "Bo", "Cy"])
    try turn(to: "B")
    await #expect(throws: SQLiteError.self) { try await database.rows("SELECT 1") }
    await database.close()
    #expect(try await names(database) == ["Zed"])
  }

  @Test func `tables say so at once, also where nothing is written`() async throws {
    // While somebody else has the file open, opening it writes nothing that would have it looked at.
    let other = database("A")
    try await other.execute("INSERT INTO people (name) VALUES ('Bo')")
    let source = SQLiteSource(
      database("current"), SQLiteQuery("SELECT id, name FROM people ORDER BY id")
    ) { [.title: $0.text("name")] }
    let table = try await HeadlessHost.show(PeopleScreen(source))
    #expect(table.titles(in: 1) == ["Ada", "Bo"])
    try turn(to: "B")
    try await until { source.failure != nil }
    try await table.settle()
    #expect(table.titles(in: 1) == [TableWords().text(of: .lost), "Ada", "Bo"])
    try await table.tap(TableWords().text(of: .lost))
    try await until { table.titles(in: 1) == ["Zed"] }
    try await database("B").execute("INSERT INTO people (name) VALUES ('Yan')")
    try await until { table.titles(in: 1) == ["Zed", "Yan"] }
  }
}
#endif
