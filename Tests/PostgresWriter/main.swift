#if os(macOS) || os(Linux)
// A program that the tests of PostgreSQL start, and kill.
//
// `postgres-writer ADDRESS FROM` commits pairs of rows numbered from FROM on, without end, and prints each number once
// its pair is committed. Where the server goes away, it goes on when it is back; a pair of which nobody knows whether it
// was committed is looked up before it is written again.
import Foundation

#if Postgres
import TableScreenPostgres

let arguments = CommandLine.arguments
guard arguments.count == 3, var number = Int(arguments[2]) else { exit(2) }
let database = PostgresDatabase(arguments[1])
while true {
  let current = number
  do {
    try await database.write { connection in
      for half in 0..<2 {
        try await connection.execute(
          "INSERT INTO pairs (number, half, text) VALUES ($1, $2, $3)", current, half,
          String(repeating: "\(current) ", count: current % 500))
      }
    }
  } catch let error as PostgresError where error.isLoss || error.isUncertain {
    FileHandle.standardError.write(Data("\(error.isUncertain ? "uncertain" : "lost")\n".utf8))
    let rows = try? await database.rows("SELECT 1 FROM pairs WHERE number = $1", current)
    guard let rows, error.isUncertain, !rows.isEmpty else {
      try? await Task.sleep(for: .milliseconds(20))
      continue
    }
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
  var line = Array("\(number)\n".utf8)
  // One call: a line is written whole or not at all.
  if write(STDOUT_FILENO, &line, line.count) != line.count { exit(1) }
  number += 1
}
#endif
#endif
