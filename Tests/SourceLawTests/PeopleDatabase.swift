import Foundation
import TableQueries
import TableScreen
import TableScreenSQLite
import TestSupport

/// A database of people.
@MainActor protocol PeopleDatabase {
  /// Adds people whom no test looks at.
  func fill(_ count: Int) async throws
  /// Puts other people in the place of those whom tests look at.
  func set(_ people: [Person]) async throws
  func rows(_ cell: @escaping @MainActor (QueryRow) -> TableCell) -> RowSource
  func sections(_ cell: @escaping @MainActor (QueryRow) -> TableCell) -> SectionSource
}

/// The query that all databases answer.
let peopleQuery = "SELECT id, name, town FROM people ORDER BY place"

struct SQLitePeople: PeopleDatabase {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(
      creating: folder.url.appending(path: "people.db"),
      setup: ["CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT, town TEXT, place INTEGER)"])
  }

  func fill(_ count: Int) async throws {
    try await database.execute(
      """
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO people SELECT 'other ' || n, 'other ' || n, 'Others', 1000000 + n FROM numbers
      WHERE n <= ?1
      """, count)
  }

  func set(_ people: [Person]) async throws {
    try await database.write { connection in
      try connection.execute("DELETE FROM people WHERE place < 1000000")
      for (place, person) in people.enumerated() {
        try connection.execute(
          "INSERT INTO people VALUES (?, ?, ?, ?)", person.id, person.name, person.town, place)
      }
    }
  }

  func rows(_ cell: @escaping @MainActor (QueryRow) -> TableCell) -> RowSource {
    SQLiteSource(database, SQLiteQuery(peopleQuery), cell: cell)
  }

  func sections(_ cell: @escaping @MainActor (QueryRow) -> TableCell) -> SectionSource {
    SQLiteSections(database, SQLiteQuery(peopleQuery), section: "town", cell: cell)
  }
}
