#if os(macOS) || os(Linux)
// A program that the tests of SQLite start, and kill.
//
// `sqlite-writer FILE run SQL` carries out a statement. `sqlite-writer FILE count FROM` commits pairs of rows
// numbered from FROM on, without end, and prints each number once its pair is committed.
import Foundation
import TableScreenSQLite

let arguments = CommandLine.arguments
guard arguments.count == 4 else { exit(2) }
let database = SQLiteDatabase(URL(filePath: arguments[1]))
do {
  if arguments[2] == "run" {
    try await database.execute(arguments[3])
  } else {
    var number = Int(arguments[3]) ?? 0
    while true {
      let current = number
      try await database.write { connection in
        for half in 0..<2 {
          try connection.execute(
            "INSERT INTO pairs (number, half, text) VALUES (?, ?, ?)", current, half,
            String(repeating: "\(current) ", count: current % 500))
        }
      }
      var line = Array("\(number)\n".utf8)
      // One call: a line is written whole or not at all.
      if write(STDOUT_FILENO, &line, line.count) != line.count { exit(1) }
      number += 1
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
#endif
