#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// The scrollbar beside few rows leads to each of their lines.
  @Suite @MainActor struct FewRowBars {
    private final class Long: TableScreen {
      let count: Int
      init(count: Int) {
        self.count = count
        super.init()
      }
      override class var settings: Settings { [.title("Long")] }
      override var tableData: [Section] {
        let words = (1...300).map { "w\($0)" }.joined(separator: " ")
        return [Section { for _ in 0..<count { [.title: words, .lines: 0] } }]
      }
    }

    @Test(arguments: [1, 2, 3]) func `each line of it leads on`(count: Int) throws {
      let terminal = try TestTerminal([Long(count: count)], columns: 60, lines: 14)
      defer { terminal.close() }
      let screen = try #require(terminal.host.screen)
      var seen: [[String]] = []
      let body = try #require(terminal.host.state(of: screen).frame?.body)
      for line in body {
        terminal.act(.mouse(MouseEvent(kind: .press, line: line, column: 59)))
        terminal.act(.mouse(MouseEvent(kind: .release, line: line, column: 59)))
        seen.append(terminal.lines[body].map { $0.replacing("▌", with: "") })
      }
      #expect(Set(seen).count == body.count, "\(terminal.frame)")
      #expect(seen.first?.first?.contains("w1 ") == true)
      #expect(seen.last?.last?.contains("w300") == true)
    }
  }
}
#endif
