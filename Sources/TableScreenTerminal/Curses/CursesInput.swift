import Foundation

/// The descriptor that ncurses reads from, where others read from it, too.
///
/// Who reads in pieces may read more than was meant for them. That is given back through a pipe, which takes the
/// place of the terminal until it is empty: ncurses would not make keys of bytes that are pushed back to it.
@MainActor struct CursesInput {
  /// A terminal has no more at once.
  private static let pieceLength = 4_096
  /// How much is given back at most; a pipe holds more.
  private static let longestReplay = 1 << 15

  private let descriptor: Int32
  /// The terminal, and the end of the pipe that is kept open, while the pipe stands in its place.
  private var replaced: (terminal: Int32, pipe: Int32)?

  /// Creates the input of a descriptor of ncurses' own.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Whether ncurses reads what was given back.
  var isReplaying: Bool { replaced != nil }

  /// Reads what has come, as far as it fits a piece; nil where nothing has.
  mutating func piece() -> [UInt8]? {
    let count = min(waiting, Self.pieceLength)
    guard count > 0 else { return endReplay() ? piece() : nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      length = max(Foundation.read(descriptor, buffer.baseAddress, count), 0)
    }
    return bytes.isEmpty ? nil : bytes
  }

  private var waiting: Int {
    var count: Int32 = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Lets ncurses read bytes before anything else that has come or comes.
  mutating func replay(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    var bytes = bytes
    // A sequence that was cut where the piece ended belongs together.
    while isReplaying || bytes.count < Self.longestReplay, let piece = piece() { bytes += piece }
    var ends: [Int32] = [-1, -1]
    let terminal = dup(descriptor)
    guard terminal >= 0, pipe(&ends) == 0 else { return _ = close(terminal) }
    _ = write(ends[1], bytes, bytes.count)
    dup2(ends[0], descriptor)
    close(ends[0])
    replaced = (terminal, ends[1])
  }

  /// Lets ncurses read from the terminal again.
  ///
  /// - Returns: whether it did not.
  @discardableResult
  mutating func endReplay() -> Bool {
    guard let (terminal, pipe) = replaced else { return false }
    dup2(terminal, descriptor)
    close(terminal)
    close(pipe)
    replaced = nil
    return true
  }
}
