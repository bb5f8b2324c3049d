#if os(macOS) || os(Linux)
package import Foundation

/// A PostgreSQL server in a folder of its own, by `Demo/Postgres/up`.
package final class PostgresServer: Sendable {
  /// Where it is reached.
  package let address: String
  private let folder: URL

  /// The server of all tests that leave it running, started by the first; the variable `TABLESCREEN_POSTGRES` names
  /// another one.
  package static var shared: PostgresServer { get async throws { try await starting.value } }

  private static let starting = Task { try await onThread { try PostgresServer(sharing: true) } }

  /// Starts a server.
  package static func start(_ options: String = "") async throws -> PostgresServer {
    try await onThread { try PostgresServer(sharing: false, options) }
  }

  /// Starts a server in a folder.
  package static func start(in folder: URL) async throws -> PostgresServer {
    try await onThread { try PostgresServer(sharing: false, in: folder) }
  }

  private init(sharing: Bool, in given: URL? = nil, _ options: String = "") throws {
    folder = given ?? (sharing ? Self.sharedFolder : Self.newFolder())
    if sharing, let given = ProcessInfo.processInfo.environment["TABLESCREEN_POSTGRES"] {
      address = given
      return
    }
    // No test cuts the power: what is written to a disk only then need not be.
    address = try Self.up([folder.path()], "-c fsync=off -c max_connections=1000 \(options)")
    if sharing { atexit { PostgresServer.stop(PostgresServer.sharedFolder) } }
  }

  deinit { Self.stop(folder) }

  private static let sharedFolder = newFolder()

  private static func newFolder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "ts-\(UUID().uuidString.prefix(8))")
  }

  /// Kills the server and its processes with -9.
  package func kill() async throws { try await up(["kill"]) }

  /// Takes the server down, and keeps its data.
  package func pause() async throws { try await up(["pause"]) }

  /// Starts the server again.
  package func start(_ options: String = "") async throws {
    try await up([], "-c fsync=off -c max_connections=1000 \(options)")
  }

  private func up(_ arguments: [String], _ options: String = "") async throws {
    let all = arguments + [folder.path()]
    try await onThread { _ = try Self.up(all, options) }
  }

  /// Replaces the rules by which the server lets people in; it reads them when it starts, or is told to read them again.
  package func setRules(_ rules: [String]) throws {
    let file = folder.appending(path: "data/pg_hba.conf")
    let text = rules.joined(separator: "\n") + "\n"
    // Written in place: the file stays its owner's.
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Returns an address whose tables are apart from those of other tests.
  package func ownAddress(_ name: String = "s" + UUID().uuidString.prefix(8).lowercased())
    -> (address: String, schema: String)
  {
    ("\(address)&options=-csearch_path%3D\(name)", name)
  }

  private static func stop(_ folder: URL) { _ = try? up(["stop", folder.path()]) }

  private struct Failed: Error {
    let said: String
  }

  @discardableResult
  private static func up(_ arguments: [String], _ options: String = "") throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Demo/Postgres/up").standardized
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["POSTGRES_OPTIONS": options]) { $1 }
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(said: said) }
    return said
  }
}

/// Runs what blocks on a thread of its own: tests share few threads, on which others wait for their turn.
package func onThread<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}
#endif
