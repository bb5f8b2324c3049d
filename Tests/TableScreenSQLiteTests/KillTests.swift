#if os(macOS) || os(Linux)
import Foundation
import TableScreenSQLite
import TestSupport
import Testing

/// What was acknowledged survives whatever happens to the program.
struct KillTests {
  @Test func `killed a hundred times while it writes, nothing committed is lost`() async throws {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    let table = """
      CREATE TABLE IF NOT EXISTS pairs
      (number INTEGER, half INTEGER, text TEXT, PRIMARY KEY (number, half))
      """
    _ = try await SQLiteDatabase(creating: folder.file, setup: [table]).rows("SELECT 1")
    var next = 0
    let rounds = Effort.rounds(100)
    for round in 0..<rounds {
      let lines = Int.random(in: 0..<12, using: &random)
      let pause = Int.random(in: 0..<3_000, using: &random)
      let shown = try Self.writeAndDie(folder.file, from: next, lines: lines, pause: pause)
      let database = SQLiteDatabase(folder.file)
      let rows = try await database.rows(
        """
        SELECT count(*) AS rows, count(DISTINCT number) AS pairs, max(number) AS last FROM pairs
        """)[0]
      let check = try await database.rows("PRAGMA integrity_check")[0]
      let place: Comment = "round \(round) of seed \(seed)"
      #expect(check["integrity_check"] == .text("ok"), place)
      #expect(rows.int("rows") == (rows.int("pairs") ?? 0) * 2, place)
      let last = rows.int("last") ?? -1
      #expect(rows.int("pairs") == last + 1, place)
      #expect(last >= (shown ?? next - 1), place)
      next = last + 1
    }
    #expect(next > rounds, "it had time to write")
  }

  /// Lets the program write, kills it, and returns the last number that it has acknowledged.
  static func writeAndDie(_ file: URL, from: Int, lines: Int, pause: Int) throws -> Int? {
    let process = Process()
    process.executableURL = Writer.url
    process.arguments = [file.path(percentEncoded: false), "count", "\(from)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var text = Data()
    let output = pipe.fileHandleForReading
    while text.count(where: { $0 == 10 }) < lines {
      let part = output.availableData
      if part.isEmpty { break }
      text += part
    }
    usleep(UInt32(pause))
    kill(process.processIdentifier, SIGKILL)
    text += try output.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").last.flatMap { Int($0) }
  }
}
#endif
