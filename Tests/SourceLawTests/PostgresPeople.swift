#if Postgres && (os(macOS) || os(Linux))
import TableQueries
import TableScreen
import TableScreenPostgres
import TestSupport

struct PostgresPeople: PeopleDatabase {
  private let database: PostgresDatabase

  init() async throws {
    let own = try await PostgresServer.shared.ownAddress()
    var options = PostgresOptions()
    options.channel = own.schema
    options.connectionBound = 2
    options.connectTimeout = .seconds(120)
    options.setup = { connection in
      try await connection.execute("CREATE SCHEMA \(own.schema)")
      try await connection.execute(
        "CREATE TABLE people (id text PRIMARY KEY, name text, town text, place integer)")
    }
    database = PostgresDatabase(own.address, options)
  }

  func fill(_ count: Int) async throws {
    try await database.execute(
      """
      INSERT INTO people SELECT 'other ' || n, 'other ' || n, 'Others', 1000000 + n
      FROM generate_series(1, $1::integer) AS n
      """, count)
  }

  func set(_ people: [Person]) async throws {
    try await database.write { connection in
      try await connection.execute("DELETE FROM people WHERE place < 1000000")
      for (place, person) in people.enumerated() {
        try await connection.execute(
          "INSERT INTO people VALUES ($1, $2, $3, $4)", person.id, person.name, person.town, place)
      }
    }
  }

  func rows(_ cell: @escaping @MainActor (QueryRow) -> TableCell) -> RowSource {
    PostgresSource(database, PostgresQuery(peopleQuery), cell: cell)
  }

  func sections(_ cell: @escaping @MainActor (QueryRow) -> TableCell) -> SectionSource {
    PostgresSections(database, PostgresQuery(peopleQuery), section: "town", cell: cell)
  }
}
#endif
