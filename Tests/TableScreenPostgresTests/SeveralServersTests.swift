#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreenPostgres
import TestSupport
import Testing

/// An address may name several servers, of which one is asked after the other.
struct SeveralServersTests {
  @Test func `a server that says nothing is passed over for the next one of its address`()
    async throws
  {
    let (silent, other) = (try await PostgresServer.start(), try await PostgresServer.start())
    let pid = try await PostgresDatabase(silent.address).rows(
      "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::integer AS pid")[0].int("pid")
    let server = pid_t(try #require(pid))
    kill(server, SIGSTOP)
    // A server ends with its last use, and one that stands still would not.
    defer { withExtendedLifetime((silent, other)) { _ = kill(server, SIGCONT) } }
    var options = PostgresOptions()
    options.connectTimeout = .seconds(10)
    let place = try #require(other.address.components(separatedBy: "host=").last)
    let both = "\(silent.address),\(place)"
    let rows = try await PostgresDatabase(both, options).rows("SELECT 1 AS n")
    #expect(rows[0].int("n") == 1)
    // The last one has nobody behind it.
    options.connectTimeout = .seconds(2)
    let none = PostgresDatabase(
      "\(silent.address),\(silent.address.components(separatedBy: "host=")[1])", options)
    do {
      _ = try await none.rows("SELECT 1")
      Issue.record("it answered")
    } catch let error as PostgresError {
      #expect(error.message.contains("does not answer within"), "\(error)")
    }
  }
}
#endif
