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
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
