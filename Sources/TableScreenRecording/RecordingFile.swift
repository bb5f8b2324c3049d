import Foundation
import TableScreen

/// A file that grows by whole lines: each is written at once, so that a program that ends in any way leaves them whole.
final class RecordingFile {
  /// The error of a file that is there, and holds something else than a recording.
  struct Taken: LocalizedError {
    var errorDescription: String? { "There is a file that is no recording, and it was left alone" }
  }

  /// The error of a file into which another window is being recorded.
  struct InUse: LocalizedError {
    var errorDescription: String? { "Another window is being recorded in the file" }
  }

  private let file: FileHandle
  private let encoder = JSONEncoder()

  /// Begins a file that only its owner may read, instead of a recording that is there.
  init(_ url: URL) throws {
    let path = url.path(percentEncoded: false)
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      try !Self.holdsRecording(path)
    {
      throw Taken()
    }
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw RegularFile.failure }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A file that was there has its own rights.
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw InUse() }
      fchmod(descriptor, S_IRUSR | S_IWUSR)
      ftruncate(descriptor, 0)
    }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
  }

  /// Returns whether a file begins with the line with which every recording does, and no other object of JSON.
  private static func holdsRecording(_ path: String) throws -> Bool {
    let file = try RegularFile.open(path)
    let end = UInt8(ascii: "\n")
    var start = Data()
    while !start.contains(end), start.count <= RecordingText.limit,
      let next = try file.read(upToCount: start.isEmpty ? 4096 : 1 << 20), !next.isEmpty
    {
      start += next
      // Most other files are told from a recording at once.
      guard start.first == UInt8(ascii: "{") else { return false }
    }
    return start.split(separator: end, maxSplits: 1).first.map(RecordingText.isHeader) ?? false
  }

  /// Appends a line.
  func write(_ line: some Encodable) throws {
    var data = try encoder.encode(line)
    data.append(UInt8(ascii: "\n"))
    try file.write(contentsOf: data)
  }
}
