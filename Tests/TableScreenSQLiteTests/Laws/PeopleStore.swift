import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// Where the rows of a source are kept.
enum StoreKind: CaseIterable, Sendable {
  /// In an array.
  case array
  /// In a database, few enough to be kept whole.
  case short
  /// In a database, so many that only those in view are at hand.
  case long

  /// How many rows follow those of a test, so that the result is of its kind.
  var others: Int { self == .long ? 2_100 : 0 }

  /// How many random changes are made.
  var rounds: Int { self == .long ? 20 : 60 }
}

struct Person: Identifiable, Equatable, Sendable {
  let id: String
  var name: String
  var town = "Bath"
}

/// People, wherever they are kept, and sources that show them.
@MainActor final class PeopleStore {
  let kind: StoreKind
  private(set) var people: [Person] = []
  private let database: SQLiteDatabase
  private let folder: TemporaryFolder
  private var arrays: [(rows: ArraySource<Person>, sections: KeyedSource<String, Person>)] = []
  /// Makes the row of a person.
  var cell: @MainActor (Person) -> TableCell = { [.title: $0.name, .subtitle: $0.town] }
  private static let query = "SELECT id, name, town FROM people ORDER BY place"

  init(_ kind: StoreKind, _ names: String...) async throws {
    self.kind = kind
    folder = try TemporaryFolder()
    database = SQLiteDatabase(
      creating: folder.file,
      setup: ["CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT, town TEXT, place INTEGER)"])
    if kind != .array {
      try await database.execute(
        """
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
        INSERT INTO people SELECT 'other ' || n, 'other ' || n, 'Others', 1000000 + n FROM numbers
        WHERE n <= ?1
        """, kind.others)
    }
    try await set(names.map { Person(id: $0, name: $0) })
  }

  /// Puts other people, or others of their values, in the place of those that were there.
  func set(_ people: [Person]) async throws {
    self.people = people
    for array in arrays { (array.rows.items, array.sections.items) = (people, people) }
    guard kind != .array else { return }
    try await database.write { connection in
      try connection.execute("DELETE FROM people WHERE place < 1000000")
      for (place, person) in people.enumerated() {
        try connection.execute(
          "INSERT INTO people VALUES (?, ?, ?, ?)", person.id, person.name, person.town, place)
      }
    }
  }

  /// A source of one row for each.
  func rows() -> RowSource {
    guard kind == .array else {
      return SQLiteSource(database, SQLiteQuery(Self.query)) { [cell] in cell(Person($0)) }
    }
    return array().rows
  }

  /// A source of a section for each town.
  func sections() -> SectionSource {
    guard kind == .array else {
      return SQLiteSections(database, SQLiteQuery(Self.query), section: "town") { [cell] in
        cell(Person($0))
      }
    }
    return array().sections
  }

  private func array() -> (rows: ArraySource<Person>, sections: KeyedSource<String, Person>) {
    let array = (
      rows: ArraySource(people, cell: cell),
      sections: KeyedSource(people, by: { $0.town }, title: { $0 }, cell: cell)
    )
    arrays.append(array)
    return array
  }
}

extension Person {
  fileprivate init(_ row: SQLiteRow) {
    self.init(
      id: row.text("id") ?? "", name: row.text("name") ?? "", town: row.text("town") ?? "")
  }
}

/// A table, without the rows that only make a result long.
@MainActor struct LawTable {
  let host: HeadlessHost

  init(_ screen: TableScreen) async throws {
    host = try await HeadlessHost.show(screen)
    try await settle()
    host.forgetChanges()
  }

  /// Waits until all rows but those others are there; what is below a row comes once that was looked at.
  func settle() async throws {
    try await host.settle()
    for _ in 0..<10 {
      let before = titles
      try await host.settle()
      if titles == before, !before.joined().contains("…") { return }
    }
  }

  /// The titles by section.
  var titles: [[String]] {
    (0..<host.layout.sectionCount).map { section in
      // The others follow in their own section, or behind a few of a test.
      (0..<min(host.layout.rowCount(in: section), 40)).compactMap { row in
        host.row(at: TablePath(section, row))?.title
      }.filter { !$0.hasPrefix("other ") }
    }
  }

  /// Holds what shows against a screen that is made anew over the same rows.
  func expectSame(as fresh: TableScreen, _ place: Comment) async throws {
    let fresh = try await LawTable(fresh)
    #expect(host.sectionTitles == fresh.host.sectionTitles, place)
    #expect(titles == fresh.titles, place)
    #expect(host.layout.rowCount == fresh.host.layout.rowCount, place)
    fresh.host.close()
  }

  var inserted: Int { host.changes.reduce(0) { $0 + $1.insertedPaths.count } }
  var deleted: Int { host.changes.reduce(0) { $0 + $1.deletedPaths.count } }
  var refreshed: Int { host.changes.reduce(0) { $0 + $1.refreshedRows.count } }
}
