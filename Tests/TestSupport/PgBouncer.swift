#if os(Linux)
import Foundation

/// A PgBouncer in a folder of its own, before a server; it ends with this object.
package final class PgBouncer: Sendable {
  /// Where it is reached.
  package let address: String
  private let folder: URL
  private let process: Process

  /// Starts one in a mode, such as `transaction`, before the server whose socket stands in a folder.
  package init(mode: String, before socket: String) async throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "ts-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "pgbouncer.ini")
    try """
    [databases]
    * = host=\(socket) user=app
    [pgbouncer]
    listen_addr =
    listen_port = 6432
    unix_socket_dir = \(folder.path())
    auth_type = any
    pool_mode = \(mode)
    """.write(to: file, atomically: true, encoding: .utf8)
    process = Process()
    process.executableURL = URL(filePath: "/usr/sbin/pgbouncer")
    process.arguments = ["--quiet", file.path()]
    if getuid() == 0 {
      // It refuses the superuser.
      try FileManager.default.setAttributes(
        [.ownerAccountName: "postgres"], ofItemAtPath: folder.path())
      process.arguments?.insert("--user=postgres", at: 0)
    }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    address = "postgresql://app@/postgres?host=\(folder.path())&port=6432"
    let place = folder.appending(path: ".s.PGSQL.6432").path()
    while !FileManager.default.fileExists(atPath: place) {
      guard process.isRunning else { throw Ended() }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  deinit {
    // What is started from a thread that others share has signals blocked that could be asked for.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  private struct Ended: Error {}
}
#endif
