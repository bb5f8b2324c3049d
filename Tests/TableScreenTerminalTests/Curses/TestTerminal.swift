#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import TestSupport

@testable import TableScreenTerminal
@testable import TableScreenText

/// A terminal that nobody looks at: what ncurses holds can be read back, and what it writes counted.
@MainActor final class TestTerminal {
  let host: TerminalHost
  let surface: CursesSurface
  private let file: Int32

  /// Opens a terminal of a size and shows screens in it.
  init(
    _ roots: [Screen], columns: Int = 40, lines: Int = 10, type: String = "xterm-256color",
    environment: [String: String] = [:], isASCII: Bool = false, restoration: TableRestoration? = nil
  ) throws {
    setenv("LC_ALL", BuiltPrograms.locale, 1)
    var path = Array("\(NSTemporaryDirectory())/terminal.XXXXXX".utf8CString)
    file = mkstemp(&path)
    unlink(path)
    let input = open("/dev/null", O_RDONLY)
    // The terminal has one of its own. Foundation reads beyond its list of descriptors where a program with some 1,300 of
    // them starts another, and the address sanitizer ends the tests there.
    defer { Foundation.close(input) }
    let streams = CursesTerminal.Streams(
      type: type, input: input, output: file, size: (lines, columns))
    surface = CursesSurface(try CursesTerminal(streams, environment: environment))
    let clock = TestClock()
    self.clock = clock
    host = TerminalHost(surface: surface) { clock.now }
    host.options.isASCII = isASCII
    host.options.isColorless = surface.terminal.colors.depth == .none
    host.options.drawsCaret = false
    host.start(roots, restoration: restoration)
    host.drawIfNeeded()
  }

  let clock: TestClock

  /// Presses keys, and draws after each.
  func press(_ keys: Key...) {
    for key in keys { act(.key(key)) }
  }

  /// Types a text.
  func type(_ text: String) {
    for character in text { act(.key(.character(character))) }
  }

  /// Uses the mouse where a text stands.
  func click(_ text: String, kind: MouseEvent.Kind = .press, offset: Int = 0) {
    for (line, content) in lines.enumerated() {
      guard let found = content.range(of: text) else { continue }
      let column = content.distance(from: content.startIndex, to: found.lowerBound)
      return act(.mouse(MouseEvent(kind: kind, line: line, column: column + offset)))
    }
  }

  func act(_ event: InputEvent) {
    host.handle(event)
    host.drawIfNeeded()
  }

  /// Lets time pass.
  func pass(_ duration: Duration) {
    clock.now += duration
    host.passTime()
    host.drawIfNeeded()
  }

  func resize(columns: Int, lines: Int) {
    surface.terminal.resize(lines: lines, columns: columns)
    surface.forget()
    host.setNeedsDrawing()
    host.drawIfNeeded()
  }

  func close() {
    host.end()
    surface.terminal.close()
    Foundation.close(file)
  }

  // MARK: Reading back

  /// What ncurses holds, without the spaces at the ends of lines.
  var lines: [String] {
    (0..<surface.terminal.size.lines).map { line in
      var (text, column) = ("", 0)
      while column < surface.terminal.size.columns {
        let character = cell(line, column).text
        text += character
        // The second column of a wide character holds it again.
        let isWide =
          character.unicodeScalars.first.map { ct_width(wchar_t($0.value)) == 2 } ?? false
        column += isWide ? 2 : 1
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// What ncurses holds, as one text.
  var frame: String { frame(from: 0) }

  /// What ncurses holds from a line on, as one text.
  func frame(from line: Int) -> String { lines[line...].joined(separator: "\n") }

  /// A character with its attributes.
  func cell(_ line: Int, _ column: Int) -> (text: String, attributes: UInt32, pair: Int16) {
    var characters = [wchar_t](repeating: 0, count: Int(ct_longest_cell) + 1)
    var (attributes, pair): (UInt32, Int16) = (0, 0)
    ct_read_cell(
      surface.terminal.handle, Int32(line), Int32(column), &characters, &attributes, &pair)
    let scalars = characters.prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32($0)) }
    return (String(String.UnicodeScalarView(scalars)), attributes, pair)
  }

  /// The line on which a text stands, or nil.
  func line(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

  /// Everything that was written to the terminal so far.
  var written: Data {
    let count = Int(lseek(file, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: count)
    pread(file, &bytes, count, 0)
    return Data(bytes)
  }
}

/// A clock that goes only when it is told to.
@MainActor final class TestClock {
  var now = ContinuousClock.now
}
#endif
