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
        "an arrow key \(name)", against: "ncursesw drawing two rows", goal: .milliseconds(1),
        runs: 501
      ) {
        isDown.toggle()
        terminal.press(isDown ? .down : .up)
      } _: {
        curses_list_move(reference)
      }
      report.measure(
        "a page \(name)", against: "ncursesw drawing a page", goal: .milliseconds(4),
        runs: min(count / lines - 2, 201)
      ) {
        terminal.press(.pageDown)
      } _: {
        curses_list_page(reference)
      }
      var isWide = false
      report.measure("a resize \(name)", goal: .milliseconds(8), runs: 101) {
        isWide.toggle()
        terminal.resize(columns: isWide ? 120 : columns, lines: isWide ? 60 : lines)
      }
    }
    try paste(report, input, output)
  }

  /// A megabyte pasted into a field, to the frame that shows its end.
  private static func paste(_ report: Report, _ input: Int32, _ output: Int32) throws {
    let text = String(repeating: "A line of text, naïve and long. ", count: 32_768)
    let terminal = try OffscreenTerminal(
      [FieldScreen()], columns: columns, lines: lines, input: input, output: output)
    defer { terminal.close() }
    report.measure("1 MB pasted into a field", goal: .milliseconds(200), runs: 1) {
      terminal.paste(text)
    }
  }
}

/// One field.
private final class FieldScreen: TableScreen {
  private final class Note { var text = "" }
  private let note = Note()
  override class var settings: Settings { [.drafts] }
  override var tableData: [Section] {
    [Section { [.title: "Note", .bind: .to(note, \.text)] }]
  }
}
#endif
