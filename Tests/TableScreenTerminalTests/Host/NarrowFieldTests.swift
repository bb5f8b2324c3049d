#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// The place where a person types is in view, however little room there is.
  @Suite @MainActor struct NarrowFields {
    private final class Form: TableScreen {
      var name = ""
      override class var settings: Settings { [.title("Form")] }
      override var tableData: [Section] {
        [Section { [.title: "Name of all", .bind: .to(\Form.name)] }]
      }
    }

    @Test(arguments: 8...40) func `the end of what is typed shows`(columns: Int) throws {
      let terminal = try TestTerminal([Form()], columns: columns, lines: 8)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("abcdefghijklmnopqrstuvwxyz")
      let line = try #require(terminal.line(of: "z"), "\(terminal.frame)")
      #expect(!terminal.lines[line].hasSuffix("…"))
      // A letter before the last one is seen as well.
      terminal.press(.left)
      terminal.type("!")
      #expect(terminal.line(of: "!") != nil, "\(terminal.frame)")
    }

    @Test func `a terminal that gets narrow keeps it in view`() throws {
      let terminal = try TestTerminal([Form()], columns: 80, lines: 8)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("abcdefghijklmnopqrstuvwxyz")
      terminal.resize(columns: 16, lines: 8)
      #expect(terminal.line(of: "z") != nil, "\(terminal.frame)")
    }
  }
}
#endif
