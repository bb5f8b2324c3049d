import Foundation
import TableCore

/// A small file that only its owner may read, and that is written as a whole or not at all.
struct StateFile {
  let url: URL
  private var path: String { url.path(percentEncoded: false) }
  /// More bytes than this are not read, nor written.
  private static let limit = 1 << 24

  /// It has more bytes than a state can have.
  struct TooLarge: LocalizedError {
    var errorDescription: String? { "It has more than \(StateFile.limit) bytes" }
  }

  /// Returns what is in the file, or nil where there is none.
  func read() throws -> Data? {
    do {
      // What is no file, such as a pipe, may not keep the app from starting.
      guard let data = try RegularFile.read(path, limit: Self.limit) else { throw TooLarge() }
      return data
    } catch let error as POSIXError where error.code == .ENOENT { return nil }
  }

  /// Puts bytes in place of what is there.
  func write(_ data: Data) throws {
    guard data.count <= Self.limit else { throw TooLarge() }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The new file is made for its owner alone, under a name that nothing has, and then takes the place of the old one.
    let name = "\(path).\(UUID().uuidString)"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw RegularFile.failure }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
      try file.synchronize()
      guard rename(name, path) == 0 else { throw RegularFile.failure }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Reports what became of the file, in words: who runs the program may read them.
  func report(_ kind: DiagnosticKind, _ what: String, _ error: any Error) {
    let reason = TableWords().explanation(of: error) ?? "\(type(of: error))"
    TableDiagnostics.report(
      kind, "\(what): \(reason)", at: .init(file: path))
  }
}
