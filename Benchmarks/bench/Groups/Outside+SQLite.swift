#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting

extension Outside {
  /// The rows of a database: shown, and searched for the first time.
  static func database(_ report: Report) async throws {
    let names = [
      "200,000 rows of SQLite, shown: standstill",
      "the first search in 200,000 rows of SQLite: standstill",
    ]
    guard names.contains(where: report.wants) else { return }
    try await withPeople(200_000) { people in
      try await report.stall(names[0], of: people) { screen in
        let host = try await HeadlessHost.show(screen)
        blackHole(host.frame(columns: 80, rows: 40))
      }
      try await report.stall(names[1]) {
        try await HeadlessHost.show(people())
      } _: { host in
        try await host.search("person 1999")
        blackHole(host.frame(columns: 80, rows: 40))
      }
    }
  }

  /// Makes a database of people for a while; `body` gets what makes a screen of them.
  static func withPeople(
    _ count: Int, _ body: @MainActor (_ screen: @MainActor () -> TableScreen) async throws -> Void
  ) async throws {
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
      (SELECT 1 UNION ALL SELECT x + 1 FROM numbers WHERE x < \(count))
      SELECT 'Person ' || x FROM numbers
      """)
    try await body { PeopleScreen(people) }
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
