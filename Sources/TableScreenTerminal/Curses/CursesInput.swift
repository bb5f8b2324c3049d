#if os(macOS) || os(Linux)
import Foundation

/// The descriptor that ncurses reads from, shared with the reader of pastes.
///
/// A read in pieces may take more bytes than the paste has. The surplus is replayed through a pipe that replaces the
/// terminal until it is empty: bytes pushed back with ncurses' own `ungetch` would not become keys.
@MainActor struct CursesInput {
  /// The size of one read; a terminal delivers no more at once.
  private static let pieceLength = 4_096
  /// The number of bytes up to which a replay takes in more input; the buffer of a pipe is larger.
  private static let longestReplay = 1 << 15

  private let descriptor: Int32
  /// The duplicated terminal and the write end of the pipe, while the pipe replaces the terminal.
  private var replaced: (terminal: Int32, pipe: Int32)?

  /// Creates the input of a descriptor that only ncurses uses.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// True while ncurses reads replayed bytes.
  var isReplaying: Bool { replaced != nil }

  /// Reads the available input, up to the length of a piece; nil if there is none.
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

  /// Makes ncurses read the given bytes before all other input.
  mutating func replay(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    var bytes = bytes
    // Appends waiting input, so that an escape sequence cut at the end of a piece stays together.
    while isReplaying || bytes.count < Self.longestReplay, let piece = piece() { bytes += piece }
    var ends: [Int32] = [-1, -1]
    let terminal = dup(descriptor)
    guard terminal >= 0, pipe(&ends) == 0 else { return _ = close(terminal) }
    _ = write(ends[1], bytes, bytes.count)
    dup2(ends[0], descriptor)
    close(ends[0])
    replaced = (terminal, ends[1])
  }

  /// Ends a replay: ncurses reads from the terminal again.
  ///
  /// - Returns: whether there was a replay to end.
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
#endif
