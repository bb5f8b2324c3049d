import Foundation
import TableQueries
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Where the rows of a source are kept.
enum StoreKind: String, CaseIterable, Sendable {
  /// In an array.
  case array
  /// In a database of SQLite, few enough to be kept whole.
  case short
  /// In a database of SQLite, so many that only those in view are at hand.
  case long
  #if Postgres
  /// In a database of PostgreSQL, few enough to be kept whole.
  case shortPostgres
  /// In a database of PostgreSQL, so many that only those in view are at hand.
  case longPostgres
  #endif

  /// Those in which no row is on its way.
  static var quick: [StoreKind] { allCases.filter { !$0.isLong } }

  /// Indicates whether there are so many rows that only those in view are at hand.
  var isLong: Bool { rawValue.hasPrefix("long") }

  /// How many rows follow those of a test, so that the result is of its kind.
  var others: Int { isLong ? 2_100 : 0 }

  /// How many random changes are made.
  var rounds: Int { isLong ? 20 : 60 }
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
  private let database: any PeopleDatabase
  private var arrays: [(rows: ArraySource<Person>, sections: KeyedSource<String, Person>)] = []
  /// Makes the row of a person.
  var cell: @MainActor (Person) -> TableCell = { [.title: $0.name, .subtitle: $0.town] }

  init(_ kind: StoreKind, _ names: String...) async throws {
    self.kind = kind
    database =
      switch kind {
      case .array, .short, .long: try SQLitePeople()
      #if Postgres
      case .shortPostgres, .longPostgres: try await PostgresPeople()
      #endif
      }
    if kind != .array { try await database.fill(kind.others) }
    try await set(names.map { Person(id: $0, name: $0) })
  }

  /// Puts other people, or others of their values, in the place of those that were there.
  func set(_ people: [Person]) async throws {
    self.people = people
    for array in arrays { (array.rows.items, array.sections.items) = (people, people) }
    if kind != .array { try await database.set(people) }
  }

  /// A source of one row for each.
  func rows() -> RowSource {
    guard kind == .array else { return database.rows { [cell] in cell(Person($0)) } }
    return array().rows
  }

  /// A source of a section for each town.
  func sections() -> SectionSource {
    guard kind == .array else { return database.sections { [cell] in cell(Person($0)) } }
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
  fileprivate init(_ row: QueryRow) {
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
