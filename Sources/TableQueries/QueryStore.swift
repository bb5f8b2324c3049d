import TableScreen

/// A database that queries are read from: what one engine does otherwise than another.
package protocol QueryStore: AnyObject, Sendable {
  /// A query of this engine.
  associatedtype Query: StoredQuery

  /// The number of rows whose identities are read at first, where reading those of all would take too long; each time
  /// that a person nears their end, twice as many are read, or, by pages, at most so many more.
  static var firstKeyBound: Int { get }

  /// Tells a watcher of every commit from now on, for as long as the watcher lives.
  ///
  /// - Throws: where changes cannot be heard of.
  func add(_ watcher: any QueryWatcher) async throws

  /// Reads the first rows of a query.
  ///
  /// - Parameters:
  ///   - query: the query.
  ///   - section: the column with the section of each row, or nil.
  /// - Returns: the rows, at most ``LiveQueryBounds/whole``, and whether they are all.
  /// - Throws: the error of the engine.
  func readWhole(
    _ query: Query, section: String?
  ) async throws -> (rows: KeyedRows, isAll: Bool)

  /// Reads the identities of a long result, and some of its rows, all as they were at one moment.
  ///
  /// - Parameters:
  ///   - query: the query.
  ///   - section: the column with the section of each row, or nil.
  ///   - known: the identities of the rows to be read; those that are gone are left out.
  ///   - bound: the number of identities that suffice.
  /// - Returns: the identities, at most as many, and the known rows.
  /// - Throws: the error of the engine.
  func readLong(
    _ query: Query, section: String?, known: [QueryValue], bound: Int
  ) async throws -> LongResult

  /// Reads the identities of the rows that follow a place in the query's order.
  ///
  /// - Parameters:
  ///   - query: the query.
  ///   - section: the column with the section of each row, or nil.
  ///   - place: the end of the rows before, as it was read with them.
  ///   - bound: the largest number of identities.
  /// - Returns: the identities.
  /// - Throws: the error of the engine.
  func readPage(
    _ query: Query, section: String?, after place: [QueryValue], bound: Int
  ) async throws -> LongResult

  /// Reads the rows with the given identities; those that are gone are left out.
  func readRows(_ query: Query, _ keys: [QueryValue]) async throws -> [QueryValue: QueryRow]

  /// Returns about how many rows a query has, without reading them, or nil where the engine makes no guess.
  func estimate(_ query: Query) async throws -> Int?

  /// Counts the rows of a query, which takes about as long as reading them; nil where all are known anyway.
  func count(_ query: Query) async throws -> Int?

  /// Does what has to be done before a query that has failed is tried again by a person.
  func recover(from failure: any Error) async

  /// Returns whether a failure can pass by itself, so that the query is tried again without a person.
  func passes(_ failure: any Error) -> Bool
}

extension QueryStore {
  package static var firstKeyBound: Int { .max }

  /// Returns no rows: of an engine that has no pages, no reading has an end to go on from.
  package func readPage(
    _ query: Query, section: String?, after place: [QueryValue], bound: Int
  ) async throws -> LongResult {
    LongResult(sections: [], rows: [:], mistake: nil)
  }

  package func estimate(_ query: Query) async throws -> Int? { nil }

  package func count(_ query: Query) async throws -> Int? { nil }

  package func recover(from failure: any Error) async {}

  package func passes(_ failure: any Error) -> Bool {
    let fault = (failure as? any TableStoreError)?.storeFault
    return fault == .unreachable || fault == .busy
  }
}

/// A query as a source keeps it.
package protocol StoredQuery: Sendable {
  /// The statement.
  var sql: String { get }
  /// The values of its placeholders.
  var values: [QueryValue] { get }
  /// The column with the identity of each row.
  var id: String { get }
  /// Indicates whether the order of the rows is known, so that they can be read by pages.
  var hasOrder: Bool { get }

  /// Returns whether both queries have the same result, in the same order.
  func isSame(as other: Self) -> Bool
}

extension StoredQuery {
  package var hasOrder: Bool { false }

  package func isSame(as other: Self) -> Bool { hasSameStatement(as: other) }

  /// Returns whether both queries have the same text, values and identity, by their bytes.
  package func hasSameStatement(as other: Self) -> Bool {
    sql.hasBytes(of: other.sql) && values == other.values && id.hasBytes(of: other.id)
  }

  /// Returns the columns of the identity and of the section among those of the query's result.
  ///
  /// - Throws: what `mistake` makes of the words about a column that the result does not have.
  package func columns(
    of text: String, _ names: ColumnNames, section: String?, mistake: (String) -> any Error
  ) throws -> QueryColumns {
    func place(of name: String, to use: String) throws -> Int {
      if let place = names.index(of: name) { return place }
      throw mistake(
        "the query has no column \(name) to \(use); it has \(names.all.joined(separator: ", "))")
    }
    return QueryColumns(
      text: text, names: names, id: try place(of: id, to: "tell its rows apart"),
      section: try section.map { try place(of: $0, to: "make sections of") })
  }

  /// Returns the words about rows of a long result that have no identity, or nil.
  package func mistake(in sections: [SectionKeys]) -> String? {
    let count = sections.reduce(0) { $0 + $1.keys.nullCount }
    guard count > 0 else { return nil }
    return
      "\(count) of the rows show as “…”, because their column \(id) is null: name a column that is not"
  }
}

/// The identities of the rows of a section.
package typealias SectionKeys = (section: QueryValue, keys: RowKeys)

/// The identities of a long result, by section, and the rows that were asked for.
package struct LongResult: Sendable {
  package let sections: [SectionKeys]
  package let rows: [QueryValue: QueryRow]
  /// Indicates whether there are no more rows than these.
  package let isAll: Bool
  /// The place of the last of these rows in the query's order, behind which the next page begins; nil where all were read,
  /// or the order is not known.
  package let end: [QueryValue]?
  /// An error about rows that cannot be told apart, or nil.
  package let mistake: (any Error)?

  package init(
    sections: [SectionKeys], rows: [QueryValue: QueryRow], isAll: Bool = true,
    end: [QueryValue]? = nil, mistake: (any Error)?
  ) {
    self.sections = sections
    self.rows = rows
    self.isAll = isAll
    self.end = end
    self.mistake = mistake
  }
}

extension LongResult {
  /// Returns the identities that are none of those known: a row that has moved since those were read would stand twice.
  func withoutKeys(of known: [RowKeys]) -> [SectionKeys] {
    var all: Set<QueryValue> = []
    for (_, keys) in sections { keys.forEach { all.insert($0) } }
    var repeated: Set<QueryValue> = []
    for keys in known { keys.forEach { if all.contains($0) { repeated.insert($0) } } }
    if repeated.isEmpty { return sections }
    return sections.compactMap { section, keys in
      var rest = RowKeys()
      keys.forEach { if !repeated.contains($0) { rest.append($0) } }
      return rest.count > 0 ? (section, rest) : nil
    }
  }
}

/// Sorts identities into sections as they are read, in the order of the sections' first rows.
package struct SectionSorter {
  private var places: [QueryValue: Int] = [:]
  private var sections: [SectionKeys] = []
  private var last: SectionKeys?

  package init() {}

  /// Adds the identity of the next row.
  package mutating func add(_ key: QueryValue, in section: QueryValue) {
    if last?.section != section {
      finishLast()
      last = (section, RowKeys())
    }
    last?.keys.append(key)
  }

  /// Returns all sections.
  package mutating func finish() -> [SectionKeys] {
    finishLast()
    return sections
  }

  private mutating func finishLast() {
    guard let current = last else { return }
    last = nil
    if let place = places[current.section] {
      sections[place].keys.append(contentsOf: current.keys)
    } else {
      places[current.section] = sections.count
      sections.append(current)
    }
  }
}

/// An observer of changes of a database.
@MainActor package protocol QueryWatcher: AnyObject, Sendable {
  /// Tells the watcher that a change was committed, or may have been.
  func databaseChanged()

  /// Tells the watcher that changes cannot be heard of at the moment; `databaseChanged()` follows once they can.
  func databaseFailed(_ error: any Error)
}

extension QueryWatcher {
  package func databaseFailed(_ error: any Error) {}
}

/// The watchers of a database, which it keeps weakly.
package struct QueryWatchers: Sendable {
  private var all: [ObjectIdentifier: WeakWatcher] = [:]

  package init() {}

  package mutating func add(_ watcher: any QueryWatcher) {
    all[ObjectIdentifier(watcher)] = WeakWatcher(watcher: watcher)
  }

  /// The watchers that live.
  package var alive: [any QueryWatcher] { all.values.compactMap(\.watcher) }

  /// Indicates whether one of them lives.
  package var hasAny: Bool { all.values.contains { $0.watcher != nil } }

  /// Forgets those that are gone.
  package mutating func clean() { all = all.filter { $0.value.watcher != nil } }

  private struct WeakWatcher: Sendable {
    weak var watcher: (any QueryWatcher)?
  }
}
