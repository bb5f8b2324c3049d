#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTerminal
import TableScreenText
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A row that is higher than the terminal is read by keys alone, from its first word to its last.
  @Suite @MainActor struct TallRows {
    /// A long text between short rows.
    private final class LongScreen: TableScreen {
      let hasTitle: Bool
      init(hasTitle: Bool) {
        self.hasTitle = hasTitle
        super.init()
      }
      override class var settings: Settings { [.title("Long")] }
      override var tableData: [Section] {
        let words = (1...300).map { "w\($0)" }.joined(separator: " ")
        return [
          Section(hasTitle ? "One" : nil) {
            [.title: "Before"]
            [.title: words, .lines: 0]
            [.title: "After"]
          },
          Section(hasTitle ? "Two" : nil) { [.title: words, .lines: 0] },
        ]
      }
      override var tableFooter: RowElement? { .text("The end") }
    }

    private func words(_ terminal: TestTerminal) -> Set<String> {
      Set(terminal.lines.joined(separator: " ").split { " ▌┃".contains($0) }.map(String.init))
    }

    private static let wanted = Set((1...300).map { "w\($0)" })

    @Test(arguments: [Key.down, .pageDown], [true, false])
    func `every word comes by, and the row behind it`(key: Key, hasTitle: Bool) throws {
      for (columns, lines) in [(40, 10), (20, 6), (80, 12)] {
        let terminal = try TestTerminal(
          [LongScreen(hasTitle: hasTitle)], columns: columns, lines: lines)
        defer { terminal.close() }
        var seen: Set<String> = []
        for _ in 0..<400 where terminal.line(of: "After") == nil {
          seen.formUnion(words(terminal))
          terminal.press(key)
        }
        seen.formUnion(words(terminal))
        let missing = Self.wanted.subtracting(seen).sorted()
        #expect(missing.isEmpty, "\(columns) x \(lines)")
        #expect(terminal.line(of: "After") != nil, "\(columns) x \(lines)")
      }
    }

    @Test(arguments: [Key.up, .pageUp]) func `every word comes by on the way back`(key: Key) throws
    {
      let terminal = try TestTerminal([LongScreen(hasTitle: true)], columns: 40, lines: 10)
      defer { terminal.close() }
      terminal.press(.end)
      #expect(terminal.line(of: "w300") != nil && terminal.line(of: "The end") != nil)
      var seen: Set<String> = []
      for _ in 0..<400 where terminal.line(of: "Before") == nil {
        seen.formUnion(words(terminal))
        terminal.press(key)
      }
      #expect(Self.wanted.isSubset(of: seen) && terminal.line(of: "Before") != nil)
    }

    @Test func `a key that repeats comes to the end`() throws {
      let terminal = try TestTerminal([LongScreen(hasTitle: true)], columns: 40, lines: 10)
      defer { terminal.close() }
      for _ in 0..<150 { terminal.press(.down) }
      #expect(terminal.line(of: "w300") != nil)
    }
  }
}
#endif
