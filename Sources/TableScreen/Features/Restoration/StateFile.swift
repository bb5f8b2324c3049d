import Foundation
import TableCore

/// A small file that only its owner may read, and that is written atomically.
struct StateFile {
  let url: URL
  private var path: String { url.path(percentEncoded: false) }
  /// The greatest number of bytes that are read or written.
  private static let limit = 1 << 24

  /// The error of a file, or of data, larger than the limit.
  struct TooLarge: LocalizedError {
    var errorDescription: String? { "It has more than \(StateFile.limit) bytes" }
  }

  /// Returns the contents of the file, or nil if there is none.
  func read() throws -> Data? {
    do {
      // Only a regular file is read: a pipe, for one, would block the app's start.
      guard let data = try RegularFile.read(path, limit: Self.limit) else { throw TooLarge() }
      return data
    } catch let error as POSIXError where error.code == .ENOENT { return nil }
  }

  /// Replaces the contents of the file.
  ///
  /// - Parameters:
  ///   - data: the new contents.
  ///   - limit: the greatest number of bytes.
  ///   - outlivesPowerLoss: true to wait until the disk has them; programs that die lose nothing in either case.
  /// - Throws: why it cannot be written; the former contents stay then.
  func write(
    _ data: Data, limit: Int = StateFile.limit, outlivesPowerLoss: Bool = true
  ) throws {
    guard data.count <= limit else { throw TooLarge() }
    let target = try RegularFile.target(of: path)
    let (folder, path) = (target.deletingLastPathComponent(), target.path(percentEncoded: false))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The new file is created for its owner alone, under an unused name, and then renamed over the old one.
    let name = "\(path).\(UUID().uuidString)"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw RegularFile.failure }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
      if outlivesPowerLoss { try file.synchronize() }
      guard rename(name, path) == 0 else { throw RegularFile.failure }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Returns whether a file beside one of that name is what a program was writing when it was killed.
  static func isLeftover(_ other: String, of name: String) -> Bool {
    other.hasPrefix(name + ".") && UUID(uuidString: String(other.dropFirst(name.count + 1))) != nil
  }

  /// Reports a failure of the file in words for the person who runs the program.
  func report(_ kind: DiagnosticKind, _ what: String, _ error: any Error) {
    let reason = TableWords().explanation(of: error) ?? "\(type(of: error))"
    TableDiagnostics.report(
      kind, "\(what): \(reason)", at: .init(file: path))
  }
}
