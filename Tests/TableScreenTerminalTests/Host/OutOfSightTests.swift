#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// What a key is for comes into view, and what has no rows is read by keys.
  @Suite @MainActor struct OutOfSight {
    /// Rows whose deletion nobody can undo.
    private final class Deletable: TableScreen {
      override class var settings: Settings { [.title("List")] }
      override var tableData: [Section] {
        [Section { for row in 0..<40 { [.title: "Row \(row)", .editingStyle: .delete] } }]
      }
    }

    private final class Values {
      var texts = (0..<40).map { _ in "" }
      var isOn = false
    }

    private final class Fields: TableScreen {
      let values = Values()
      override class var settings: Settings { [.title("Fields")] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Switch", .bind: .to(values, \.isOn)]
            for row in 0..<40 {
              [
                .title: "Field \(row)", .bind: .to(values, \.texts[row]),
                .cellClass: .of(.textField()),
              ]
            }
          }
        ]
      }
    }

    private func wheel(_ terminal: TestTerminal) {
      for _ in 0..<8 {
        terminal.act(.mouse(MouseEvent(kind: .wheelDown, line: 5, column: 5)))
      }
    }

    @Test func `the row that a key deletes is seen with its question`() throws {
      let terminal = try TestTerminal([Deletable()], columns: 80, lines: 14)
      defer { terminal.close() }
      wheel(terminal)
      #expect(terminal.line(of: "Row 0") == nil)
      terminal.press("d")
      let screen = try #require(terminal.host.screen)
      let row = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
      let frame = try #require(terminal.host.state(of: screen).frame)
      #expect(frame.rows.contains(row), "\(terminal.frame)")
    }

    @Test func `the switch that a key turns and the field that a key types into are seen`() throws {
      let screen = Fields()
      let terminal = try TestTerminal([screen], columns: 80, lines: 14)
      defer { terminal.close() }
      wheel(terminal)
      terminal.press(" ")
      #expect(screen.values.isOn)
      #expect(terminal.line(of: "Switch") != nil)
      terminal.press(.down, .enter)
      terminal.type("abc")
      wheel(terminal)
      #expect(terminal.line(of: "abc") == nil)
      terminal.type("x")
      #expect(terminal.line(of: "abcx") != nil, "\(terminal.frame)")
    }

    @Test func `a row higher than the terminal stays as far as it was read`() throws {
      final class High: TableScreen {
        var isOn = false
        override class var settings: Settings { [.title("High")] }
        override var tableData: [Section] {
          let words = (1...300).map { "w\($0)" }.joined(separator: " ")
          return [Section { [.title: words, .lines: 0, .bind: .to(\High.isOn)] }]
        }
      }
      let screen = High()
      let terminal = try TestTerminal([screen], columns: 40, lines: 10)
      defer { terminal.close() }
      terminal.press(.down, .down)
      let before = terminal.lines[2]
      terminal.press(" ")
      #expect(screen.isOn)
      #expect(terminal.lines[2] == before)
    }

    /// Titles and footers without rows, behind as many rows as asked for, and below a header as high as asked for.
    private final class Empty: TableScreen {
      let rows: Int
      let header: Int
      init(rows: Int, header: Int = 0) {
        (self.rows, self.header) = (rows, header)
        super.init()
      }
      override class var settings: Settings { [.title("Empty")] }
      override var tableData: [Section] {
        let first = rows == 0 ? [] : [Section { for row in 0..<rows { [.title: "Row \(row)"] } }]
        return first
          + (header > 0 ? [] : (0..<40).map { Section("Head \($0)", footer: "Foot \($0).") {} })
      }
      override var tableHeader: RowElement? {
        guard header > 0 else { return nil }
        return .stack(RowStack(.vertical, (0..<header).map { .text("Line \($0).") }))
      }
    }

    private func words(_ terminal: TestTerminal) -> Set<String> {
      var words: Set<String> = []
      for line in terminal.lines {
        for word in ["Foot", "Line"] {
          words.formUnion((0..<40).map { "\(word) \($0)." }.filter { line.contains($0) })
        }
      }
      return words
    }

    @Test(arguments: [0, 1, 3], [Key.down, .pageDown])
    func `what has no rows is read by keys, down and up`(rows: Int, key: Key) throws {
      let terminal = try TestTerminal([Empty(rows: rows)], columns: 60, lines: 10)
      defer { terminal.close() }
      let all = Set((0..<40).map { "Foot \($0)." })
      for key in [key, key == .down ? .up : .pageUp] {
        var seen: Set<String> = []
        for _ in 0..<100 {
          seen.formUnion(words(terminal))
          terminal.press(key)
        }
        #expect(all.subtracting(seen).isEmpty, "\(terminal.frame)")
      }
      if rows > 0 { #expect(terminal.line(of: "Row 0") != nil) }
      terminal.press(.end)
      #expect(terminal.line(of: "Foot 39") != nil)
      terminal.press(.home)
      #expect(terminal.line(of: rows > 0 ? "Row 0" : "Head 0") != nil)
    }

    @Test(arguments: [Key.down, .pageDown])
    func `a header of the table higher than the terminal is read by keys`(key: Key) throws {
      let terminal = try TestTerminal([Empty(rows: 1, header: 30)], columns: 60, lines: 10)
      defer { terminal.close() }
      terminal.press(.home)
      #expect(terminal.line(of: "Line 0.") != nil, "\(terminal.frame)")
      var seen: Set<String> = []
      for _ in 0..<100 where terminal.line(of: "Row 0") == nil {
        seen.formUnion(words(terminal))
        terminal.press(key)
      }
      seen.formUnion(words(terminal))
      #expect(Set((0..<30).map { "Line \($0)." }).subtracting(seen).isEmpty)
    }

    @Test func `where nothing is out of view no key is said to move`() throws {
      final class Bare: TableScreen {
        override class var settings: Settings { [.title("Bare")] }
        override var tableData: [Section] { [] }
      }
      for (screen, moves) in [(Bare(), false), (Empty(rows: 0), true)] as [(Screen, Bool)] {
        let terminal = try TestTerminal([screen], columns: 60, lines: 10)
        defer { terminal.close() }
        #expect((terminal.line(of: "move") == 9) == moves, "\(terminal.frame)")
      }
    }
  }
}
#endif
