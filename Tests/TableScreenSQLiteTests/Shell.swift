#if os(macOS) || os(Linux)
import CSQLite
import Foundation
import TestSupport

/// Writers beside the one under test.
enum Shell {
  /// Runs a statement in a program of its own.
  static func sqlite(_ file: URL, _ sql: String) throws {
    let process = Process()
    process.executableURL = Writer.url
    process.arguments = [file.path(percentEncoded: false), "run", sql]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
  }

  /// Locks a database for everybody else.
  static func lock(_ file: URL) throws -> Lock { try Lock(file) }

  final class Lock {
    private var handle: OpaquePointer?

    init(_ file: URL) throws {
      sqlite3_open(file.path(percentEncoded: false), &handle)
      let sql = "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE people SET name = name"
      guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
        throw CocoaError(.fileLocking)
      }
    }

    func release() {
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      sqlite3_close_v2(handle)
      handle = nil
    }
  }
}

/// The executable that writes, beside the tests.
enum Writer {
  static var url: URL { BuiltPrograms.url("sqlite-writer") }
}
#endif
