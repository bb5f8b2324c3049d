import Foundation

/// The identity of the file at a path, by device and inode number: a new file of the same name differs.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64
  /// The file's modification time, in nanoseconds.
  let modified: Int

  /// Reads the identity of the file at a path; nil if there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // On Apple's systems a device can have a negative number.
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  static func == (a: Self, b: Self) -> Bool { a.device == b.device && a.number == b.number }
}

/// The identities of a database's files: the database file, its write-ahead log, and the log's shared-memory index.
///
/// SQLite finds the log and the index by name only: if one of them is removed, or the database file is replaced, while
/// the database is open, SQLite writes to files that no longer have a name, and the writes are lost.
struct DatabaseFiles {
  let main: FileIdentity?
  let log: FileIdentity?
  let index: FileIdentity?

  /// Returns whether these files are still at their paths, given the files that are there now.
  ///
  /// A log or index created since then does not count as a change, since no write is lost by it.
  func stand(among now: DatabaseFiles) -> Bool {
    main == now.main && (log == nil || log == now.log) && (index == nil || index == now.index)
  }
}
