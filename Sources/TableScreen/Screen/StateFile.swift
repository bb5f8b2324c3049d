import Foundation

/// A small file that only its owner may read, and that is written as a whole or not at all.
struct StateFile {
  let url: URL
  /// More bytes than this are not read, nor written.
  private static let limit = 1 << 24

  /// It has more bytes than a state can have.
  struct TooLarge: Error, CustomStringConvertible {
    var description: String { "it has more than \(StateFile.limit) bytes" }
  }

  /// Returns what is in the file, or nil where there is none.
  func read() throws -> Data? {
    // What is no file, such as a pipe, may not keep the app from starting.
    let descriptor = open(url.path(percentEncoded: false), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw Self.failure
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let data = try file.read(upToCount: Self.limit + 1) ?? Data()
    if data.count > Self.limit { throw TooLarge() }
    return data
  }

  /// Puts bytes in place of what is there.
  func write(_ data: Data) throws {
    guard data.count <= Self.limit else { throw TooLarge() }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = url.path(percentEncoded: false)
    // Such a file is made for its owner alone, under a name that nothing has.
    var name = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Self.failure }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
      try file.synchronize()
      guard rename(name, path) == 0 else { throw Self.failure }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// What the system says of the last call.
  private static var failure: any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
