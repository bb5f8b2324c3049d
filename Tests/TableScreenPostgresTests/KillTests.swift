#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreenPostgres
import TestSupport
import Testing

/// What was acknowledged survives whatever happens to programs and server.
struct KillTests {
  private static let table =
    "CREATE TABLE IF NOT EXISTS pairs (number integer, half integer, text text)"

  /// Looks whether all pairs are whole and there once; returns the last number.
  private func check(_ database: PostgresDatabase, _ place: Comment) async throws -> Int {
    let rows = try await database.rows(
      """
      SELECT count(*) AS rows, count(DISTINCT (number, half)) AS halves,
        count(DISTINCT number) AS pairs, max(number) AS last FROM pairs
      """)[0]
    #expect(rows.int("rows") == (rows.int("pairs") ?? 0) * 2, place)
    #expect(rows.int("rows") == rows.int("halves"), place)
    let last = rows.int("last") ?? -1
    #expect(rows.int("pairs") == last + 1, place)
    return last
  }

  @Test func `a hundred clients killed while they write lose nothing`() async throws {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let own = try await OwnSchema()
    let database = own.people { options in
      let setup = options.setup
      options.setup = { connection in
        try await setup?(connection)
        try await connection.execute(Self.table)
      }
    }
    _ = try await database.rows("SELECT 1")
    var next = 0
    let rounds = Effort.rounds(100)
    for round in 0..<rounds {
      let writer = try Writer(own.address, from: next)
      let lines = Int.random(in: 0..<12, using: &random)
      try await writer.wait(lines: lines)
      usleep(UInt32.random(in: 0..<3_000, using: &random))
      let shown = try await writer.kill()
      let place: Comment = "round \(round) of seed \(seed)"
      // What the server still does for a client that is gone ends before anything is counted.
      while try await database.rows(
        "SELECT 1 FROM pg_locks WHERE relation = 'pairs'::regclass AND pid <> pg_backend_pid()"
      ).isEmpty == false { try await Task.sleep(for: .milliseconds(2)) }
      let last = try await check(database, place)
      #expect(last >= (shown ?? next - 1), place)
      next = last + 1
    }
    #expect(next > rounds, "it had time to write")
  }

  @Test func `a server killed twenty times while it is written to loses nothing`() async throws {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let server = try await PostgresServer.start()
    let own = try await OwnSchema(server)
    let database = own.people()
    _ = try await database.rows("SELECT 1")
    try await database.execute(Self.table)
    let writer = try Writer(own.address, from: 0)
    try await writer.wait(lines: 1)
    for _ in 0..<Effort.rounds(20) {
      usleep(UInt32.random(in: 20_000..<300_000, using: &random))
      try await server.kill()
      try await server.start()
      try await writer.wait(lines: 2)
    }
    let shown = try #require(try await writer.kill())
    let place: Comment = "seed \(seed)"
    while try await database.rows(
      "SELECT 1 FROM pg_locks WHERE relation = 'pairs'::regclass AND pid <> pg_backend_pid()"
    ).isEmpty == false { try await Task.sleep(for: .milliseconds(2)) }
    #expect(try await check(database, place) >= shown, place)
  }
}

/// A program that writes until it is killed.
private final class Writer {
  private let process = Process()
  private let output: FileHandle
  private var text = Data()

  init(_ address: String, from: Int) throws {
    process.executableURL = BuiltPrograms.url("postgres-writer")
    process.arguments = [address, "\(from)"]
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    output = pipe.fileHandleForReading
    try process.run()
  }

  /// Waits for more lines.
  func wait(lines: Int) async throws {
    let count = text.count { $0 == 10 } + lines
    while text.count(where: { $0 == 10 }) < count {
      let output = output
      let part = try await onThread { output.availableData }
      if part.isEmpty { break }
      text += part
    }
  }

  /// Kills it, and returns the last number that it has acknowledged.
  func kill() async throws -> Int? {
    Foundation.kill(process.processIdentifier, SIGKILL)
    let (output, process) = (output, process)
    text += try await onThread {
      let rest = try output.readToEnd() ?? Data()
      process.waitUntilExit()
      return rest
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").last.flatMap { Int($0) }
  }
}
#endif
