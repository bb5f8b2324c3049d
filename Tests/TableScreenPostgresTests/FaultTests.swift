#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenPostgres

/// Servers that go away, refuse, or are full: the rows stay, the screen says so, and goes on by itself.
@MainActor struct FaultTests {
  /// How a server goes away.
  enum End: CaseIterable, Sendable {
    case stopped
    case killed
  }

  @Test(arguments: End.allCases) func `a server that goes away leaves the rows, and comes back`(
    end: End
  ) async throws {
    let server = try await PostgresServer.start()
    let database = try await OwnSchema(server).people()
    try await database.add("Ada", "Bo")
    let source = people(database)
    let table = try await shown(source)
    #expect(table.titles(in: 1) == ["Ada", "Bo"])
    let before = Date()
    if end == .stopped { try await server.pause() } else { try await server.kill() }
    try await settle(table) { source.failure != nil }
    let failure = try #require(source.failure as? PostgresError)
    #expect(failure.storeFault == .unreachable)
    let since = try #require(failure.since)
    #expect(since >= before && since <= Date())
    let time = TableWords().time(of: since, in: .current)
    #expect(table.titles(in: 1).first == TableWords().unreachableSince(time))
    #expect(table.titles(in: 1).dropFirst() == ["Ada", "Bo"])
    await #expect(throws: PostgresError.self) { try await database.add("lost") }
    // It is tried again and again, and the time stays that of the first failure.
    try await Task.sleep(for: .milliseconds(300))
    #expect((source.failure as? PostgresError)?.since == since)
    try await server.start()
    try await settle(table) { table.titles(in: 1) == ["Ada", "Bo"] }
    #expect(source.failure == nil)
    try await database.add("Cy")
    try await settle(table) { table.titles(in: 1) == ["Ada", "Bo", "Cy"] }
    // It hears of others again, too.
    #expect(table.changes.allSatisfy { $0.refreshedRows.isEmpty })
  }

  @Test func `what others commit while the line is cut shows when it is back`() async throws {
    let own = try await OwnSchema()
    let (database, other) = (own.people(), own.people())
    try await database.add("Ada")
    let table = try await shown(people(database))
    for number in 0..<5 {
      try await other.write { connection in
        try await connection.execute("INSERT INTO people (name) VALUES ($1)", "B\(number)")
        // All connections that wait for something, which are those of the table among others.
        _ = try await connection.rows(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE pid <> pg_backend_pid() AND query = $1
          """, "LISTEN \"\(own.schema)\"")
      }
      try await settle(table) { table.titles(in: 1).contains("B\(number)") }
    }
  }

  @Test func `rows that a full server refused show by themselves once it has room`() async throws {
    let server = try await PostgresServer.start()
    let owner = PostgresDatabase(server.address)
    // The one that listens leaves no room for the one that reads.
    try await owner.execute("CREATE ROLE few LOGIN CONNECTION LIMIT 1")
    let database = PostgresDatabase(server.address.replacing("//app@", with: "//few@"))
    let source = people(database, PostgresQuery("SELECT 1 AS id, 'Ada' AS name, '' AS town"))
    let table = try await shown(source)
    #expect((source.failure as? PostgresError)?.code == "53300")
    try await owner.execute("ALTER ROLE few CONNECTION LIMIT 5")
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
    #expect(source.failure == nil)
  }

  @Test func `a reading that the server has ended is tried again`() async throws {
    let own = try await OwnSchema()
    let (database, other) = (own.people(notifies: false), own.people(notifies: false))
    try await database.add("Ada", "end")
    let source = people(
      database,
      PostgresQuery(
        "SELECT * FROM people WHERE name <> 'end' OR pg_terminate_backend(pg_backend_pid())"))
    let table = try await shown(source)
    #expect((source.failure as? PostgresError)?.storeFault == .unreachable)
    // No trigger tells of this.
    try await other.execute("DELETE FROM people WHERE name = 'end'")
    try await settle(table) { table.titles(in: 1) == ["Ada"] }
  }

  @Test func `an idle connection that the server has ended is replaced unseen`() async throws {
    let own = try await OwnSchema()
    let (database, other) = (own.people(notifies: false), own.people(notifies: false))
    for number in 0..<5 {
      try await database.add("\(number)")
      _ = try await other.rows(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND query = 'COMMIT' AND pid = ANY ($1::int[])
        """, PostgresText.array(await database.pidsOfConnections.map { .integer(Int64($0)) }))
    }
    #expect(try await database.rows("SELECT * FROM people").count == 5)
  }

  @Test func `a request to end a statement that comes late ends no other`() async throws {
    let server = try await PostgresServer.start()
    let own = try await OwnSchema(server)
    let (database, other) = (
      own.people(notifies: false) { $0.connectionBound = 1 },
      own.people(notifies: false) { $0.connectionBound = 1 }
    )
    _ = try await database.rows("SELECT 1")
    let main = try #require(
      try await other.rows(
        "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::integer AS pid")[0]
        .int("pid"))
    _ = try await other.rows("SELECT pg_advisory_lock(28)")
    let cancelled = Task { try await database.rows("SELECT pg_advisory_xact_lock(28)") }
    let waits = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    while try await other.rows(waits).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    // Who takes requests stands still; the connections go on.
    kill(pid_t(main), SIGSTOP)
    cancelled.cancel()
    try await Task.sleep(for: .milliseconds(300))
    _ = try await other.rows("SELECT pg_advisory_unlock(28)")
    async let next = database.rows("SELECT 2 AS n, pg_sleep(1)")
    try await Task.sleep(for: .milliseconds(300))
    kill(pid_t(main), SIGCONT)
    #expect(try await next[0].int("n") == 2)
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test func `a server starts for a folder that nobody but its owner can reach`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "ts-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    // The server is gone when this returns, and its folder is asked for no more.
    try await startPauseAndStop(in: folder.appending(path: "inner"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
  }

  private func startPauseAndStop(in folder: URL) async throws {
    let server = try await PostgresServer.start(in: folder)
    let database = PostgresDatabase(server.address)
    #expect(try await database.rows("SELECT 1 AS n")[0].int("n") == 1)
    // The other orders find it, too.
    try await server.pause()
    await #expect(throws: PostgresError.self) { try await database.rows("SELECT 1") }
    try await server.start()
    #expect(try await database.rows("SELECT 1 AS n")[0].int("n") == 1)
  }

  // MARK: Servers that stand still

  /// More than a line holds that nobody reads from.
  private static let long = String(repeating: "long ", count: 200_000)

  @Test func `who waits for a server that reads no more can be cancelled`() async throws {
    let database = try await OwnSchema().people(notifies: false)
    let (pids, sending) = AsyncStream<pid_t>.makeStream()
    let task = Task {
      try await database.read { connection in
        kill(connection.pid, SIGSTOP)
        sending.yield(connection.pid)
        return try await connection.rows("SELECT length($1) AS n", Self.long)[0].int("n")
      }
    }
    var pid = pid_t(0)
    for await sent in pids {
      pid = sent
      break
    }
    try await Task.sleep(for: .seconds(1))
    // Who cannot be cancelled gets another error, when the server has said nothing for long.
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    kill(pid, SIGCONT)
    #expect(try await database.rows("SELECT length($1) AS n", Self.long)[0].int("n") == 1_000_000)
  }

  @Test func `who asks no more is told of no server that says nothing`() async throws {
    let connection = try await PostgresAddress(OwnSchema().address)
      .connect(PostgresOptions(), patience: 60)
    kill(connection.pid, SIGSTOP)
    let task = Task { try await connection.ask("SELECT 1") }
    // A statement that is not sent yet leaves its connection as it was.
    while await connection.isUsable { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    kill(connection.pid, SIGCONT)
    #expect(await !connection.isUsable)
  }

  @Test func `a server that reads no more is given up after its time`() async throws {
    let connection = try await PostgresAddress(OwnSchema().address)
      .connect(PostgresOptions(), patience: 3)
    kill(connection.pid, SIGSTOP)
    let rescue = Task {
      try await Task.sleep(for: .seconds(600))
      kill(connection.pid, SIGCONT)
    }
    do {
      try await connection.ask("SELECT length($1)", [.text(Self.long)])
      Issue.record("it was carried out")
    } catch let error as PostgresError {
      #expect(error.isLoss && error.message.contains("said nothing for 3 seconds"), "\(error)")
    }
    rescue.cancel()
    kill(connection.pid, SIGCONT)
    #expect(await !connection.isUsable)
  }

  // MARK: Commits without an answer

  @Test func `a commit whose answer is lost is looked up, and was carried out once`() async throws {
    let server = try await PostgresServer.start()
    let own = try await OwnSchema(server)
    let database = own.people()
    try await database.add("Ada")
    let table = try await shown(people(database))
    let local = PostgresDatabase(
      own.address.replacing("&options=", with: "&options=-csynchronous_commit%3Dlocal%20"))
    // Each commit waits for a server that is not there, after it is carried out; whoever ends the wait cuts the line.
    try await local.withoutTransaction("ALTER SYSTEM SET synchronous_standby_names = 'nowhere'")
    _ = try await local.rows("SELECT pg_reload_conf()")
    try await Task.sleep(for: .milliseconds(500))
    let write = Task {
      try await database.write { connection in
        try await connection.rows("INSERT INTO people (name) VALUES ('Bo') RETURNING id")[0].int(
          "id")
      }
    }
    var ended = 0
    while ended == 0 {
      try await Task.sleep(for: .milliseconds(20))
      ended = try await local.rows(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE wait_event = 'SyncRep' AND query = 'COMMIT'
        """
      ).count
    }
    let id = try await write.value
    #expect(id != nil, "the result of the transaction is there although its answer was lost")
    let names = try await local.rows("SELECT name FROM people ORDER BY id").map { $0.text("name") }
    #expect(names == ["Ada", "Bo"])
    try await settle(table) { table.titles(in: 1) == ["Ada", "Bo"] }
  }

  @Test func `a commit that the server did not carry out is an error, and not repeated`()
    async throws
  {
    let own = try await OwnSchema()
    let (database, other) = (own.people(), own.people())
    _ = try await other.rows("SELECT 1")
    try await database.write { connection in
      try await connection.execute(
        """
        CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$
        """)
      try await connection.execute(
        """
        CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON people INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION wait()
        """)
    }
    let write = Task { try await database.add("Bo") }
    var ended = 0
    while ended == 0 {
      try await Task.sleep(for: .milliseconds(20))
      ended = try await other.rows(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query = 'COMMIT' AND state = 'active' AND pid = ANY ($1::int[])
        """, PostgresText.array(await database.pidsOfConnections.map { .integer(Int64($0)) })
      ).count
    }
    do {
      try await write.value
      Issue.record("nobody was told")
    } catch let error as PostgresError {
      #expect(error.isLoss && !error.isUncertain, "\(error)")
    }
    #expect(try await other.rows("SELECT * FROM people").isEmpty)
  }

  @Test func `a commit that was lost with its server is said to be uncertain`() async throws {
    let server = try await PostgresServer.start()
    let own = try await OwnSchema(server)
    let database = own.people()
    try await database.add("Ada")
    let lost = LostCommit(
      result: 1,
      place: CommitPlace(
        transaction: "100000", pid: 1, serverRun: try await database.nameOfRun()),
      error: PostgresError(code: PostgresError.unreachable, message: "cut", database: "x"))
    try await server.kill()
    try await server.start()
    do {
      _ = try await database.hasCommitted(lost.place)
      Issue.record("nobody can know")
    } catch let error as PostgresError {
      #expect(error.isUncertain && error.storeFault == .failed)
      #expect(error.description.contains("read the rows"))
    }
  }

  // MARK: Who is not let in

  @Test func `a full server, a wrong password and no right say so`() async throws {
    let server = try await PostgresServer.start()
    let owner = PostgresDatabase(server.address)
    // A new connection has what the server read last.
    func timeOfRules() async throws -> String? {
      try await PostgresDatabase(server.address).rows("SELECT pg_conf_load_time()::text AS t")[0]
        .text("t")
    }
    let before = try await timeOfRules()
    for sql in [
      "CREATE ROLE few LOGIN CONNECTION LIMIT 0", "CREATE ROLE known LOGIN PASSWORD 'right'",
      "CREATE ROLE poor LOGIN", "CREATE TABLE secrets (id integer)",
    ] { try await owner.execute(sql) }
    try server.setRules([
      "local all known scram-sha-256", "local all poor trust", "local all few trust",
      "local all app trust",
    ])
    _ = try await owner.rows("SELECT pg_reload_conf()")
    while try await timeOfRules() == before { try await Task.sleep(for: .milliseconds(20)) }
    for (user, sql, code, fault, remedy) in [
      ("few", "SELECT 1", "53300", TableStoreFault.busy, "connectionBound"),
      ("known:wrong", "SELECT 1", "28P01", .missing, "the password"),
      ("known", "SELECT 1", "28P01", .missing, "the password"),
      ("poor", "SELECT id FROM secrets", "42501", .forbidden, "GRANT"),
      ("nobody", "SELECT 1", "28000", .missing, "pg_hba.conf"),
    ] {
      let database = PostgresDatabase(server.address.replacing("//app@", with: "//\(user)@"))
      do {
        _ = try await database.rows(sql)
        Issue.record("\(user) was let in")
      } catch let error as PostgresError {
        #expect(error.code == code, "\(error)")
        #expect(error.storeFault == fault && error.remedy.contains(remedy), "\(error)")
        #expect(!error.description.contains("wrong"))
      }
    }
    let right = PostgresDatabase(server.address.replacing("//app@", with: "//known:right@"))
    #expect(try await right.rows("SELECT 1 AS n")[0].int("n") == 1)
  }

  @Test func `a server that wants TLS says so`() async throws {
    let port = 20_000 + Int.random(in: 0..<20_000)
    let server = try await PostgresServer.start("-c listen_addresses=127.0.0.1 -c port=\(port)")
    try server.setRules(["hostssl all all 127.0.0.1/32 trust", "local all all trust"])
    _ = try await PostgresDatabase("\(server.address)&port=\(port)").rows("SELECT pg_reload_conf()")
    try await Task.sleep(for: .milliseconds(500))
    do {
      _ = try await PostgresDatabase("postgresql://app@127.0.0.1:\(port)/postgres?sslmode=disable")
        .rows("SELECT 1")
      Issue.record("it was let in")
    } catch let error as PostgresError {
      #expect(error.code == "28000" && error.remedy.contains("sslmode=require"), "\(error)")
    }
  }
}

extension PostgresDatabase {
  /// Executes a statement that stands in no transaction.
  fileprivate func withoutTransaction(_ sql: String) async throws {
    let connection = try await take()
    try await connection.ask(sql)
    await giveBack(connection)
  }

  fileprivate func nameOfRun() async throws -> String {
    let connection = try await take()
    let run = await connection.serverRun
    await giveBack(connection)
    return run
  }
}
#endif
