import Foundation

/// Which file stands at a place: another one of the same name is not the same.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64
  /// When the file was written last, in nanoseconds.
  let modified: Int

  /// Looks at a file; nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // On Apple's systems a device can have a negative number.
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  static func == (a: Self, b: Self) -> Bool { a.device == b.device && a.number == b.number }
}

/// Which files are those of a database: the file itself, its write-ahead log, and the index of that.
///
/// SQLite knows the latter two by their names alone: where they are removed or the first is replaced while the database
/// is open, what is written goes to files that nobody finds again.
struct DatabaseFiles {
  let main: FileIdentity?
  let log: FileIdentity?
  let index: FileIdentity?

  /// Whether these still stand where they stood; a log that was begun since is no loss.
  func stand(among now: DatabaseFiles) -> Bool {
    main == now.main && (log == nil || log == now.log) && (index == nil || index == now.index)
  }
}
