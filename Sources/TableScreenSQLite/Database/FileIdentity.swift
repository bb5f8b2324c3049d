import Foundation

/// Which file stands at a place: another one of the same name is not the same.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// Looks at the file of a database; nil where there is none.
  init?(_ location: SQLiteLocation) {
    guard case .file(let url) = location else { return nil }
    var status = stat()
    guard stat(url.path(percentEncoded: false), &status) == 0 else { return nil }
    // On Apple's systems a device can have a negative number.
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
