import CSQLite
import Foundation

/// The access that an open database file allows.
enum Access {
  /// The file can be read and written.
  case writing
  /// The file can only be read; others may write it.
  case reading
  /// The file is opened as immutable: SQLite cannot create the files beside it by which it would see writes by others.
  case unchanging
}

extension SQLiteLocation {
  /// Opens a database for writing, or only for reading if the permissions of its file or folder require that.
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
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true,
        attributes: options.holdsStates ? [.posixPermissions: 0o700] : nil)
      if options.holdsStates { Self.makePrivate(url.resolvingSymlinksInPath()) }
      return (try open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE), .writing)
    }
    // SQLite would turn an empty file into a new database.
    if !options.createsFile, Self.isEmpty(path), Self.isEmpty(path + "-wal") {
      throw SQLiteError(
        code: SQLITE_NOTADB, message: "the file is empty", database: name, statement: nil)
    }
    if access(path, W_OK) == 0, access(folder.path(percentEncoded: false), W_OK) == 0 {
      return (try open(path, SQLITE_OPEN_READWRITE), .writing)
    }
    do { return (try open(path, SQLITE_OPEN_READONLY, reads: true), .reading) } catch {
      // A database last written in WAL mode needs a log and an index beside it, which cannot be created here.
      // Without a log and a journal, the file has all the data and can be opened as immutable.
      guard [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.primaryCode),
        Self.isEmpty(path + "-wal"), Self.isEmpty(path + "-journal")
      else { throw error }
      let address = url.absoluteURL.absoluteString + "?immutable=1"
      return (try open(address, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, reads: true), .unchanging)
    }
  }

  /// Makes a file that only its owner may read, where it is missing; SQLite would let others read.
  private static func makePrivate(_ url: URL) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = Foundation.open(url.path(percentEncoded: false), flags, S_IRUSR | S_IWUSR)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns whether a file is empty or missing.
  private static func isEmpty(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_size == 0
  }
}
