import CSQLite
import Foundation

/// How a file can be used.
enum Access {
  /// It can be read and written.
  case writing
  /// It can be read, and others may write it.
  case reading
  /// It can be read, and SQLite can keep nothing beside it by which it would see that others write it.
  case unchanging
}

extension SQLiteLocation {
  /// Opens a database, as far as the rights to its file and folder go.
  func open(_ options: SQLiteOptions) throws(SQLiteError) -> (OpaquePointer, Access) {
    guard !path.utf8.contains(0) else {
      throw SQLiteError(
        code: SQLITE_CANTOPEN, message: "a path holds no NUL", database: name, statement: nil)
    }
    let milliseconds = min(max(options.busyTimeout / .milliseconds(1), 0), 1e9)
    func open(
      _ path: String, _ flags: Int32, reads: Bool = false
    ) throws(SQLiteError) -> OpaquePointer {
      var handle: OpaquePointer?
      var code = sqlite3_open_v2(
        path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
      if code == SQLITE_OK {
        sqlite3_busy_timeout(handle, Int32(milliseconds))
        if reads {
          code = sqlite3_exec(handle, "SELECT 1 FROM sqlite_master", nil, nil, nil)
        }
      }
      if code == SQLITE_OK, let handle { return handle }
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw SQLiteError(code: code, message: message, database: name, statement: nil)
    }
    guard case .file(let url) = self else {
      return (try open(path, SQLITE_OPEN_READWRITE), .writing)
    }
    let folder = url.resolvingSymlinksInPath().deletingLastPathComponent()
    if access(path, F_OK) != 0 {
      guard options.createsFile else {
        throw SQLiteError(
          code: SQLITE_CANTOPEN, message: "there is no file at \(path)", database: name,
          statement: nil)
      }
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return (try open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE), .writing)
    }
    // SQLite would take it for a new database, and make one of it.
    if !options.createsFile, Self.isEmpty(path), Self.isEmpty(path + "-wal") {
      throw SQLiteError(
        code: SQLITE_NOTADB, message: "the file is empty", database: name, statement: nil)
    }
    if access(path, W_OK) == 0, access(folder.path(percentEncoded: false), W_OK) == 0 {
      return (try open(path, SQLITE_OPEN_READWRITE), .writing)
    }
    do { return (try open(path, SQLITE_OPEN_READONLY, reads: true), .reading) } catch {
      // Written in WAL mode once, it wants two files beside it that cannot be made. They are not needed where
      // none stands there: all is in the file then.
      guard [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.primaryCode),
        Self.isEmpty(path + "-wal"), Self.isEmpty(path + "-journal")
      else { throw error }
      let address = url.absoluteURL.absoluteString + "?immutable=1"
      return (try open(address, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, reads: true), .unchanging)
    }
  }

  /// Whether a file holds nothing, or is not there.
  private static func isEmpty(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_size == 0
  }
}
