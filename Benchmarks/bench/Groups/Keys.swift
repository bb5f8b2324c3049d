#if os(macOS) || os(Linux)
import CReference
import Foundation
import TableScreen
import TableScreenTerminal

/// Keys in a terminal of 80 x 40, from the key to the bytes that are written.
@MainActor enum Keys {
  private static let (columns, lines) = (80, 40)

  static func run(_ report: Report) async throws {
    let output = open("/dev/null", O_WRONLY)
    let input = open("/dev/null", O_RDONLY)
    defer {
      close(output)
      close(input)
    }
    guard output >= 0, input >= 0 else { return }
    for count in [1_000, 1_000_000] {
      let reference = curses_list(Int32(columns), Int32(lines), input, output)
      defer { curses_list_end(reference) }
      let terminal = try OffscreenTerminal(
        [ItemsScreen(count)], columns: columns, lines: lines, input: input, output: output)
      defer { terminal.close() }
      // In the middle of a page, so that nothing scrolls.
      for _ in 0..<10 { terminal.press(.down) }
      var isDown = false
      let name = "among \(count.formatted()) rows"
      report.measure(
        "an arrow key \(name)", against: "ncursesw drawing two rows", goal: .ratio(2), runs: 501
      ) {
        isDown.toggle()
        terminal.press(isDown ? .down : .up)
      } _: {
        curses_list_move(reference)
      }
      report.measure("an arrow key \(name), by itself", goal: .milliseconds(0.025), runs: 501) {
        isDown.toggle()
        terminal.press(isDown ? .down : .up)
      }
      report.measure(
        "a page \(name)", against: "ncursesw drawing a page", goal: .milliseconds(0.25),
        runs: min(count / lines - 2, 201)
      ) {
        terminal.press(.pageDown)
      } _: {
        curses_list_page(reference)
      }
    }
  }
}
#endif
