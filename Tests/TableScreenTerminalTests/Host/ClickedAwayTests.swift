#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A click where nothing answers leaves the field that is edited, as in a window and a browser.
  @Suite @MainActor struct ClickedAway {
    private final class Form: TableScreen {
      var name = ""
      private(set) var isDone = false

      override class var settings: Settings { [.title("Bag")] }
      override var tableData: [Section] {
        [Section { [.title: "Name", .bind: .to(\Form.name), .cellClass: .of(.textField())] }]
      }
      override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
        var done = BarButton("Done", action: .perform(Form.finish))
        done.isEnabled = !name.isEmpty
        return edge == .trailing ? [done] : []
      }
      func finish() { isDone = true }
    }

    private func typing() throws -> (TestTerminal, Form) {
      let screen = Form()
      let terminal = try TestTerminal([screen], columns: 40, lines: 10)
      terminal.press(.enter)
      terminal.type("Box")
      #expect(screen.name.isEmpty)
      return (terminal, screen)
    }

    @Test func `a click below the rows`() throws {
      let (terminal, screen) = try typing()
      defer { terminal.close() }
      terminal.act(.mouse(MouseEvent(kind: .press, line: 7, column: 20)))
      #expect(screen.name == "Box")
    }

    @Test func `a click on a button that waits for the text, which the next click presses`() throws
    {
      let (terminal, screen) = try typing()
      defer { terminal.close() }
      terminal.click("Done")
      #expect(screen.name == "Box")
      #expect(!screen.isDone)
      terminal.click("Done")
      #expect(screen.isDone)
    }
  }
}
#endif
