package import Foundation

/// Access to regular files only, not to folders, and not to pipes or devices, on which a reader may
/// wait forever.
package enum RegularFile {
  /// An error: the path leads to a folder, a pipe or a device.
  package struct Unfit: WordedError {
    package func text(in words: TableWords) -> String { words.text(for: .notAFile) }
  }

  /// Opens a file for reading, without waiting for a writer at the other end of a pipe.
  package static func open(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Unfit() }
    return file
  }

  /// Returns the contents of a file, or nil if they are more than `limit` bytes.
  package static func read(_ path: String, limit: Int) throws -> Data? {
    let most = limit == .max ? limit : limit + 1
    let data = try open(path).read(upToCount: most) ?? Data()
    return data.count > limit ? nil : data
  }

  /// Replaces the contents of a file atomically; a folder, pipe or device at the path stays as it is.
  package static func write(_ data: Data, to path: String) throws {
    try data.write(to: target(of: path), options: .atomic)
  }

  /// Returns where the file stands, or would, that a path leads to: behind symbolic links, which stay as they are.
  ///
  /// - Throws: ``Unfit`` where a folder, a pipe or a device stands there.
  package static func target(of path: String) throws -> URL {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw Unfit() }
    } else if errno != ENOENT {
      throw failure
    }
    return URL(filePath: path).resolvingSymlinksInPath()
  }

  /// The error of the last system call.
  package static var failure: any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
