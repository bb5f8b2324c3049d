#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// The numbers of rows that statements change, and the text of queries that are put in order.
struct ChangedCountTests {
  let folder: TemporaryFolder
  let database: SQLiteDatabase

  init() async throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(
      creating: folder.file,
      setup: ["CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT)"])
    try await database.execute("INSERT INTO people (name) VALUES ('Bo'), ('Ada'), (NULL)")
  }

  @Test func `a statement that changes no rows counts none, whatever came before it`() async throws
  {
    for (sql, count) in [
      ("INSERT INTO people (name) VALUES ('Cy'), ('Di')", 2),
      ("CREATE INDEX i ON people (name)", 0),
      ("CREATE TABLE other (id)", 0), ("UPDATE people SET name = 'x' WHERE id = 99", 0),
      ("UPDATE people SET name = 'x' WHERE id > 3", 2), ("DROP TABLE other", 0),
      ("SELECT 1", 0), ("DELETE FROM people WHERE id > 3", 2), ("DELETE FROM people", 3),
    ] {
      #expect(try await database.execute(sql) == count, "\(sql)")
    }
    let counts = try await database.write { connection in
      try ["INSERT INTO people (name) VALUES ('Eve')", "DROP INDEX i"].map {
        try connection.execute($0)
      }
    }
    #expect(counts == [1, 0])
  }

  @MainActor private func names(_ query: String, isDescending: Bool) async throws -> [String] {
    let query = SQLiteQuery(query).localized(by: "name", isDescending: isDescending)
    let source = SQLiteSource(database, query) { [.title: $0.text("name") ?? "null"] }
    let screen = TableScreen(model: TableModel([TableSection(source: source)]))
    return try await HeadlessHost.show(screen).titles
  }

  @MainActor @Test func `a query is put in order whatever stands behind it`() async throws {
    for query in [
      "SELECT id, name FROM people", "SELECT id, name FROM people;",
      "SELECT id, name FROM people; -- all of them", "SELECT id, name FROM people -- ;",
      "SELECT id, name FROM people /* all; */ ; ; /* of them",
      "/* ; */ SELECT id, name FROM people",
      "SELECT id, name FROM people WHERE name IS NULL OR name <> '; --' ;",
      "SELECT id, name FROM people WHERE \"name\" IS NULL OR [name] <> ';''--'\n-- all;\n",
    ] {
      #expect(try await names(query, isDescending: false) == ["null", "Ada", "Bo"], "\(query)")
      #expect(try await names(query, isDescending: true) == ["Bo", "Ada", "null"], "\(query)")
    }
  }

  @MainActor private final class Far: TableScreen {
    let database: SQLiteDatabase
    private(set) lazy var source = SQLiteSource(
      database, SQLiteQuery("SELECT id, name FROM people ORDER BY id")
    ) { row in
      [.title: row.text("name"), .deleteAction: .perform(Far.remove, row.int("id") ?? 0)]
    }
    init(_ database: SQLiteDatabase) {
      self.database = database
      super.init()
    }
    override var tableData: [Section] { [Section(source: source)] }
    func remove(_ id: Int) async throws {
      try await database.execute("DELETE FROM people WHERE id = ?", id)
      registerUndo("Deleted \(id)") { [database] in
        try await database.execute("INSERT INTO people VALUES (?, ?)", id, "back \(id)")
      }
    }
  }

  @MainActor @Test func `an undo follows a deletion whose rows are read first`() async throws {
    try await database.execute(
      """
      WITH RECURSIVE numbers (n) AS (SELECT 4 UNION ALL SELECT n + 1 FROM numbers WHERE n < 5000)
      INSERT INTO people SELECT n, 'name ' || n FROM numbers
      """)
    let screen = Far(database)
    let table = try await HeadlessHost.show(screen)
    _ = table.page
    try await table.delete("Ada")
    let far = try #require(table.layout.row(at: TablePath(0, 4_500))?.id)
    screen.send(.delete([far]))
    screen.send(.undo)
    try await table.settle()
    #expect(screen.undoTitle == "Deleted 2")
    let rows = try await database.rows("SELECT name FROM people WHERE id IN (2, 4502)")
    #expect(rows.map { $0.text("name") } == ["back 4502"])
  }
}
#endif
