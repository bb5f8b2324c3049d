#if os(macOS) || os(Linux)
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// A row that was read, and whose data a commit puts out of memory, shows as before until the data has come again.
@MainActor struct KeptCellTests {
  @Test func `rows that did not change are not drawn again as a list becomes long`() async throws {
    let folder = try TemporaryFolder()
    let database = SQLiteDatabase(
      creating: folder.file,
      setup: ["CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT)"])
    func fill(_ count: Int, from first: Int, _ letter: String) async throws {
      try await database.execute(
        """
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
        INSERT INTO people (id, name) SELECT n + ?, printf('%s %07d', ?, n) FROM numbers
        """, count, first, letter)
    }
    try await fill(1_990, from: 0, "name")
    let query = SQLiteQuery("SELECT id, name FROM people ORDER BY name")
    let source = SQLiteSource(database, query) { [.title: $0.text("name")] }
    let screen = TableScreen(model: TableModel([TableSection(source: source)]))
    let table = try await HeadlessHost.show(screen)
    try await table.settle()
    table.scroll(to: TablePath(0, 1_980), at: .top, in: screen)
    try await table.settle()
    #expect(table.page.last?.title == "name 0001990")
    table.forgetChanges()
    try await fill(500, from: 10_000, "a")
    try await until { table.layout.rowCount == 2_490 }
    try await table.settle()
    #expect(table.changes.flatMap(\.refreshedRows).isEmpty)
    #expect(table.titles.last == "name 0001990")
  }
}
#endif
