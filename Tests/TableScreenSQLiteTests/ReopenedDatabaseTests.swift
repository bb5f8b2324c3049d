#if os(macOS) || os(Linux)
import Foundation
import TableScreenSQLite
import TestSupport
import Testing

/// An app that closes its database begins anew with the next use.
struct ReopenedDatabaseTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase

  init() async throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(
      creating: folder.file, setup: ["CREATE TABLE IF NOT EXISTS people (name TEXT)"])
    try await database.execute("INSERT INTO people VALUES ('Ada')")
  }

  private func removeFiles() throws {
    for file in try FileManager.default.contentsOfDirectory(
      at: folder.url, includingPropertiesForKeys: nil)
    {
      try FileManager.default.removeItem(at: file)
    }
  }

  @Test func `a file that was removed behind the close is made anew`() async throws {
    await database.close()
    try removeFiles()
    #expect(try await database.execute("INSERT INTO people VALUES ('Bo')") == 1)
    let rows = try await database.read { try $0.rows("SELECT name FROM people") }
    #expect(rows.map { $0.text("name") } == ["Bo"])
  }

  @Test func `a file that was removed meanwhile is not`() async throws {
    try removeFiles()
    await #expect(throws: SQLiteError.self) {
      try await database.execute("INSERT INTO people VALUES ('Bo')")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
#endif
