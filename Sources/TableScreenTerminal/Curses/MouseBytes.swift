#if os(macOS) || os(Linux)
import CTerminal

/// A parser of mouse reports that takes them byte by byte.
///
/// ncurses' own parser would merge a press and a release that arrive together into a click, keep at most eight events,
/// and return the events of one read in reverse order.
struct MouseBytes {
  /// The encoding of a report.
  enum Form {
    /// Numbers with semicolons between them, up to an `M`, or an `m` for a release.
    case numbers
    /// Three bytes, each a number plus 32.
    case bytes
  }

  /// The state of a report after a byte.
  enum Step: Equatable {
    /// The report goes on.
    case more
    /// The report has ended, with its event, or nil if the event has no meaning here.
    case end(InputDecoder.Unit?)
    /// The byte is not part of a report, so the report ends without an event.
    case other
  }

  private static let longest = 32

  private let form: Form
  private var bytes: [UInt8] = []

  init(_ form: Form) { self.form = form }

  /// Takes a byte of the report, after its introducing sequence.
  mutating func take(_ byte: UInt8) -> Step {
    switch form {
    case .numbers:
      switch byte {
      case UInt8(ascii: "M"), UInt8(ascii: "m"):
        return .end(event(isRelease: byte == UInt8(ascii: "m")))
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
        if bytes.count < Self.longest { bytes.append(byte) }
        return .more
      default: return .other
      }
    case .bytes:
      bytes.append(byte)
      guard bytes.count == 3 else { return .more }
      let numbers = bytes.map { Int($0) - 32 }
      // This encoding does not report which button was released.
      let isRelease = numbers[0] & 0x63 == 3
      return .end(Self.event(isRelease ? 0 : numbers[0], numbers[1], numbers[2], isRelease))
    }
  }

  private func event(isRelease: Bool) -> InputDecoder.Unit? {
    let numbers = String(decoding: bytes, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let line = numbers[2]
    else { return nil }
    return Self.event(code, column, line, isRelease)
  }

  /// Returns the event of a report; the report counts columns and lines from 1.
  private static func event(
    _ code: Int, _ column: Int, _ line: Int, _ isRelease: Bool
  ) -> InputDecoder.Unit? {
    guard column > 0, line > 0, let state = state(code, isRelease) else { return nil }
    return .mouse(state: state, line: line - 1, column: column - 1)
  }

  /// Returns ncurses' constant for a button code, or nil for a code without a meaning here, such as a fourth button.
  private static func state(_ code: Int, _ isRelease: Bool) -> UInt? {
    // The bits for modifier keys are ignored.
    switch (code & 0xE0, code & 3) {
    case (0, 0): isRelease ? ct_mouse_released_1 : ct_mouse_pressed_1
    case (0, 2): isRelease ? nil : ct_mouse_pressed_3
    case (0x20, _): ct_mouse_moved
    case (0x40, 0): ct_mouse_wheel_up
    case (0x40, 1): ct_mouse_wheel_down
    default: nil
    }
  }
}
#endif
