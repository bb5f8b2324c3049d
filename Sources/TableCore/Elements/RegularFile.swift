package import Foundation

/// Files that hold bytes and have an end: no folders, and no pipes or devices, which may never begin to answer.
package enum RegularFile {
  /// It is a folder, a pipe or a device.
  package struct Unfit: WordedError {
    package func text(in words: TableWords) -> String { words.text(for: .notAFile) }
  }

  /// Opens a file to be read, without a wait for whoever is at its other end.
  package static func open(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Unfit() }
    return file
  }

  /// Returns what is in a file, or nil where that is more than `limit` bytes.
  package static func read(_ path: String, limit: Int) throws -> Data? {
    let most = limit == .max ? limit : limit + 1
    let data = try open(path).read(upToCount: most) ?? Data()
    return data.count > limit ? nil : data
  }

  /// Puts bytes in place of what a file holds, all of them or none; what is there and is no such file stays as it is.
  package static func write(_ data: Data, to path: String) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw Unfit() }
    } else if errno != ENOENT {
      throw failure
    }
    try data.write(to: URL(filePath: path).resolvingSymlinksInPath(), options: .atomic)
  }

  /// The error of the last system call.
  package static var failure: any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
