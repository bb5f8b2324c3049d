#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A click on the index leads to the entry that it shows there.
  @Suite @MainActor struct ShownEntries {
    private final class Letters: TableScreen {
      override class var settings: Settings { [.title("Letters"), .indexable()] }
      override var tableData: [Section] {
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { letter in
          Section(String(letter)) { for part in 0..<5 { [.title: "\(letter) row \(part)"] } }
        }
      }
    }

    @Test func `also where the present one stands in place of another`() throws {
      let terminal = try TestTerminal([Letters()], columns: 60, lines: 12)
      defer { terminal.close() }
      for _ in 0..<13 { terminal.press(.down) }
      let first = try #require(terminal.lines.indices.first { terminal.lines[$0].hasSuffix(" B") })
      #expect(!terminal.lines.contains { $0.hasSuffix(" A") })
      let column = try #require(terminal.lines[first].lastIndex(of: "B"))
      let line = terminal.lines[first]
      terminal.act(
        .mouse(
          MouseEvent(
            kind: .press, line: first, column: line.distance(from: line.startIndex, to: column))))
      #expect(terminal.line(of: "B row 0") != nil && terminal.line(of: "A row 0") == nil)
    }
  }
}
#endif
