#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreenPostgres
import TestSupport
import Testing

@testable import DemoScreens

/// People who change the list of one server at the same time.
struct PostgresToDoTests {
  private let database: PostgresDatabase
  private let mine: PostgresToDos
  private let theirs: PostgresToDos

  init() async throws {
    let own = try await PostgresServer.shared.ownAddress()
    try await PostgresDatabase(PostgresServer.shared.address)
      .execute("CREATE SCHEMA \(own.schema)")
    database = PostgresDatabase(own.address)
    (mine, theirs) = (PostgresToDos(own.address), PostgresToDos(own.address))
    for item in ToDo.samples { _ = try await mine.remove(item) }
    for title in ["a", "b", "c", "d"] { try await mine.save(ToDo(id: title, title: title)) }
  }

  /// The number of to-dos that have the place of another one.
  private func doubles() async throws -> Int? {
    try await database.rows("SELECT count(*) - count(DISTINCT place) AS n FROM todos")[0].int("n")
  }

  @Test func `who removes what somebody else has removed meanwhile has nothing to undo`()
    async throws
  {
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let (start, starting) = AsyncStream<Void>.makeStream()
    let other = Task {
      try await database.write { connection in
        try await connection.execute("DELETE FROM todos WHERE id = 'b'")
        starting.finish()
        for await _ in gate {}
      }
    }
    for await _ in start {}
    let removal = Task { try await mine.remove(ToDo(id: "b", title: "b")) }
    let waits = """
      SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'DELETE FROM todos%'
      """
    while try await database.rows(waits).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    opening.finish()
    try await other.value
    #expect(try await removal.value == nil)
    #expect(try await mine.remove(ToDo(id: "c", title: "c")) == 1)
  }

  @Test func `of two who move into one gap each gets a place`() async throws {
    for _ in 0..<Effort.rounds(40) {
      async let one = mine.move("c", after: "a")
      async let two = theirs.move("d", after: "a")
      let moves = try await [one, two]
      #expect(moves.allSatisfy { $0 != nil })
      #expect(try await doubles() == 0)
      let order = try await mine.all().prefix(4).map(\.id)
      #expect(order == ["a", "c", "d", "b"] || order == ["a", "d", "c", "b"])
      async let three: Void = mine.move("c", to: 3)
      async let four: Void = theirs.save(ToDo(id: UUID().uuidString, title: "new"))
      _ = try await (three, four)
      #expect(try await doubles() == 0)
    }
  }
}
#endif
