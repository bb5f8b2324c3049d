#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting

extension Outside {
  /// The rows of a database: shown, and searched for the first time.
  static func database(_ report: Report) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bench-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let people = SQLiteDatabase(
      creating: folder.appending(path: "people.db"),
      setup: ["CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"])
    try await people.execute(
      """
      INSERT INTO people (name) WITH RECURSIVE numbers (x) AS
      (SELECT 1 UNION ALL SELECT x + 1 FROM numbers WHERE x < 200000)
      SELECT 'Person ' || x FROM numbers
      """)
    try await report.stall("200,000 rows of SQLite, shown: standstill") {
      PeopleScreen(people)
    } _: { screen in
      let host = try await HeadlessHost.show(screen)
      blackHole(host.frame(columns: 80, rows: 40))
    }
    try await report.stall("the first search in them: standstill") {
      try await HeadlessHost.show(PeopleScreen(people))
    } _: { host in
      try await host.search("person 1999")
      blackHole(host.frame(columns: 80, rows: 40))
    }
    await people.close()
  }
}

/// All people of a database.
private final class PeopleScreen: TableScreen {
  private let people: SQLiteSource

  init(_ database: SQLiteDatabase) {
    people = SQLiteSource(database, SQLiteQuery("SELECT id, name FROM people ORDER BY id")) {
      [.title: $0.text("name")]
    }
    super.init()
  }

  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] { [Section("People", source: people)] }
}
#endif
