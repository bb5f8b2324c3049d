#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableQueries
import TableScreenPostgres
import TestSupport
import Testing

/// Pages of identities, each read from where the last one ended, are the whole in its order.
struct PageLaws {
  /// A random order, and what PostgreSQL takes it for.
  struct Order {
    var query: PostgresQuery
    let clause: String

    init(_ query: PostgresQuery, _ columns: [String], using random: inout SplitMix64) {
      let isDescending = random.once(in: 2)
      let (direction, nulls) = isDescending ? ("DESC", "FIRST") : ("ASC", "LAST")
      if columns == ["name"], random.once(in: 2) {
        self.query = query.localized(
          by: "name", isDescending: isDescending, locale: Locale(identifier: "sv_SE"))
        clause =
          #"name COLLATE "sv-x-icu" \#(direction) NULLS \#(isDescending ? "LAST" : "FIRST"), id \#(direction)"#
      } else {
        self.query =
          switch columns.count {
          case 0: query.sorted(isDescending: isDescending)
          case 1: query.sorted(by: columns[0], isDescending: isDescending)
          case 2: query.sorted(by: columns[0], columns[1], isDescending: isDescending)
          default: query.sorted(by: columns[0], columns[1], columns[2], isDescending: isDescending)
          }
        let terms = columns.prefix { $0 != "id" }.map { "\($0) \(direction) NULLS \(nulls)" }
        clause = (terms + ["id \(direction)"]).joined(separator: ", ")
      }
    }
  }

  static let ids = [
    "bigint": "n", "text": "chr(96 + n % 7) || n", "uuid": "md5(n::text)::uuid",
    "double precision": "n / 7.0", "numeric": "n * 1e17 + 0.1",
    "timestamptz": "'2026-03-29 00:59:59.123456+00'::timestamptz + n * interval '7.3 s'",
  ]

  /// Values of columns, many of which are equal or null.
  static let columns = [
    "name":
      "(ARRAY['a', 'A', 'e', 'é', 'z', 'å', 'ö', '', ' a', 'a''b\\\"c', NULL, NULL])[1 + n * 7 % 12]",
    "flag": "(ARRAY[true, false, NULL])[1 + n % 3]",
    "size": "(ARRAY['NaN', '-0', '0', 'Infinity', '-Infinity', '0.1', NULL]::float8[])[1 + n % 7]",
    "part": "(ARRAY['NaN', '0.1', '1e-30', NULL]::float4[])[1 + n % 4]",
    "price": "(ARRAY[1.50, 1.5, 1e30, 'NaN', NULL]::numeric[])[1 + n % 5]",
    "time":
      "(ARRAY['infinity', '0044-03-15 BC', '2026-11-25 19:40:07.25', NULL]::timestamp[])[1 + n % 4]",
    "code": "(ARRAY['x', 'xy', 'x  ', NULL]::char(4)[])[1 + n % 4]",
    "mood": "(ARRAY['sad', 'glad', 'calm', NULL]::mood[])[1 + n % 4]",
    "bytes": "(ARRAY['\\x00', '\\x', '\\xff00', NULL]::bytea[])[1 + n % 4]",
  ]

  @Test func `pages of any order are the whole in that order`() async throws {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let own = try await OwnSchema()
    let database = own.people(notifies: false)
    try await database.execute("CREATE TYPE mood AS ENUM ('sad', 'calm', 'glad')")
    for (number, type) in Self.ids.keys.sorted().enumerated() {
      let columns = Self.columns.sorted { $0.key < $1.key }
        .map { "\($0.value) AS \($0.key)" }.joined(separator: ", ")
      try await database.execute(
        """
        CREATE TABLE t\(number) AS SELECT (\(Self.ids[type] ?? ""))::\(type) AS id, n, \(columns)
        FROM generate_series(1, 60) AS n
        """)
    }
    for round in 0..<Effort.rounds(300) {
      let table = "t\(Int.random(in: 0..<Self.ids.count, using: &random))"
      let columns = Array(
        (Self.columns.keys.sorted() + ["id"]).shuffled(using: &random)
          .prefix(Int.random(in: 0...3, using: &random)))
      let least = Int.random(in: -20...20, using: &random)
      let order = Order(
        PostgresQuery("SELECT *, id FROM \(table) WHERE n > $1;", least), columns, using: &random)
      let place: Comment = "\(table) by \(order.clause), round \(round) of seed \(seed)"
      let whole = try await database.rows(
        "SELECT id FROM \(table) WHERE n > $1 ORDER BY \(order.clause)", least
      ).map { $0["id"] }
      let bound = Int.random(in: 1...20, using: &random)
      var page = try await database.readLong(order.query, section: nil, known: [], bound: bound)
      var pages = [page.keys]
      while let end = page.end {
        page = try await database.readPage(order.query, section: nil, after: end, bound: bound)
        pages.append(page.keys)
        #expect(page.keys.count == bound || page.isAll, place)
      }
      #expect(page.isAll, place)
      #expect(pages.flatMap { $0 } == whole, place)
      let rows = try await database.readWhole(order.query, section: nil).rows
      #expect(rows.all.map { rows.key(of: $0) } == whole, place)
    }
  }

  @Test func `an identity is sorted as the language has it`() async throws {
    let database = try await OwnSchema().people(notifies: false)
    let query = PostgresQuery(
      "SELECT name FROM (VALUES ('z'), ('é'), ('a'), ('ö'), ('f')) AS names (name)", id: "name"
    ).localized(by: "name", locale: Locale(identifier: "de_DE"))
    var page = try await database.readLong(query, section: nil, known: [], bound: 2)
    var keys = page.keys
    while let end = page.end {
      page = try await database.readPage(query, section: nil, after: end, bound: 2)
      keys += page.keys
    }
    #expect(keys == ["a", "é", "f", "ö", "z"].map { .text($0) })
  }

  @Test func `rows without an identity have no place to go on from`() async throws {
    let database = try await OwnSchema().people(notifies: false)
    let query = PostgresQuery(
      "SELECT nullif(n, 2) AS id, n AS name FROM generate_series(1, 9) AS n"
    ).sorted(by: "name")
    let page = try await database.readLong(query, section: nil, known: [], bound: 5)
    #expect(page.end == nil && !page.isAll && page.mistake != nil)
    #expect(page.keys == [.integer(1), .null, .integer(3), .integer(4), .integer(5)])
  }
}

extension LongResult {
  /// The identities of all sections.
  fileprivate var keys: [QueryValue] {
    sections.flatMap { section in (0..<section.keys.count).map { section.keys[$0] } }
  }
}
#endif
