import Foundation

/// A folder in which no other program that asks the same way writes meanwhile.
struct LockedFolder {
  private let url: URL
  private let descriptor: Int32

  /// Runs `body` with the folder, which is made if need be; others wait until it returns.
  static func with(_ url: URL, _ body: (LockedFolder) throws -> Void) throws {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch let error as CocoaError {
      throw SystemError(error)
    }
    let descriptor = try SystemError.check(open(url.path(percentEncoded: false), O_RDONLY))
    defer { close(descriptor) }
    // The lock goes with the descriptor, however the program ends.
    try SystemError.check(flock(descriptor, LOCK_EX))
    try body(LockedFolder(url: url, descriptor: descriptor))
  }

  /// Puts `data` in the place of a file, whole or not at all.
  func replace(_ name: String, with data: Data) throws {
    let file = url.appending(path: name).path(percentEncoded: false)
    // One name for all: what a killed program left behind is overwritten by the next.
    let temporary = url.appending(path: ".\(name).new").path(percentEncoded: false)
    let target = try SystemError.check(open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o600))
    do {
      defer { close(target) }
      try FileHandle(fileDescriptor: target).write(contentsOf: data)
      try SystemError.check(fsync(target))
    } catch let error as CocoaError {
      throw SystemError(error)
    }
    try SystemError.check(rename(temporary, file))
    // The new name is as durable as the bytes only once the folder is written too.
    try SystemError.check(fsync(descriptor))
  }
}
