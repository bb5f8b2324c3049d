#if Postgres && os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenPostgres

/// Behind a connection pooler, and where nothing is heard for other reasons.
@MainActor struct PoolerTests {
  /// People behind a pooler, and the same people without one.
  func people(
    behind mode: String
  ) async throws -> (pooler: PgBouncer, source: PostgresSource, direct: PostgresDatabase) {
    let own = try await OwnSchema()
    let direct = own.people()
    try await direct.add("Ada")
    let folder = try await direct.rows("SHOW unix_socket_directories")[0]
      .text("unix_socket_directories")
    let pooler = try await PgBouncer(mode: mode, before: try #require(folder))
    var options = PostgresOptions()
    options.channel = own.schema
    options.connectTimeout = .seconds(120)
    let query = PostgresQuery("SELECT id, name, town FROM \(own.schema).people ORDER BY name")
    let source = TableScreenPostgresTests.people(PostgresDatabase(pooler.address, options), query)
    return (pooler, source, direct)
  }

  @Test func `behind a pooler in transaction mode a table says that it hears of nothing`()
    async throws
  {
    let (pooler, source, _) = try await people(behind: "transaction")
    let table = try await shown(source)
    // On a busy machine it may be told by now.
    #expect(table.titles(in: 1).last == "Ada")
    try await settle(table) { source.failure != nil }
    let failure = try #require(source.failure as? PostgresError)
    #expect(failure.code == PostgresError.unheard, "\(failure)")
    #expect(failure.description.contains("session mode"))
    #expect(table.titles(in: 1) == [TableWords().text(of: failure), "Ada"])
    table.close()
    withExtendedLifetime(pooler) {}
  }

  @Test func `behind a pooler in session mode what others commit shows`() async throws {
    let (pooler, source, direct) = try await people(behind: "session")
    let table = try await shown(source)
    for name in ["Bo", "Cy"] {
      try await direct.add(name)
      try await settle(table) { table.titles(in: 1).last == name }
    }
    #expect(source.failure == nil)
    table.close()
    withExtendedLifetime(pooler) {}
  }

  @Test func `a server that is only slow is heard at last`() async throws {
    let own = try await OwnSchema()
    let database = own.people()
    let told = Told()
    let listener = PostgresListener(
      PostgresAddress(own.address), PostgresOptions(), tell: { await told.hear($0) },
      notify: {
        // What was sent is still under way.
        await told.send($0)
        return true
      })
    await listener.untilFirstAttempt()
    try await until { told.failure != nil }
    #expect(told.beginnings == 1 && told.failure?.code == PostgresError.unheard)
    try await database.execute("SELECT pg_notify($1, '')", told.channel)
    try await until { told.beginnings == 2 }
    listener.stop()
  }
}

/// What a listener tells, and what it sends.
@MainActor private final class Told {
  private(set) var beginnings = 0
  private(set) var failure: PostgresError?
  private(set) var channel: String?

  func hear(_ event: PostgresListener.Event) {
    switch event {
    case .began: beginnings += 1
    case .changed: break
    case .failed(let error): failure = error as? PostgresError
    }
  }

  func send(_ channel: String) { self.channel = channel }
}
#endif
