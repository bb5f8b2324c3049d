#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A button shows the key that presses it, and none where no key does.
  @Suite @MainActor struct BesideButtons {
    private final class Letter: TableScreen {
      override class var settings: Settings { [.title("Letter")] }
      override var tableData: [Section] { [Section { [.title: "Dear Ada"] }] }
      override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
        edge == .toolbar ? [TableBarButton("Archive", action: .perform(Letter.nothing))] : []
      }
      func nothing() {}
    }

    private final class Letters: TableScreen {
      override class var settings: Settings { [.title("Letters")] }
      override var detailPlaceholder: String? { "Choose a letter" }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Ada", .action: .perform(Letters.showDetail)]
            [.title: "Throw away", .action: .confirm("Really?", then: .perform(Letters.nothing))]
          }
        ]
      }
      override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
        edge == .toolbar ? [TableBarButton("Compose", action: .perform(Letters.nothing))] : []
      }
      func showDetail() { open(Letter(), as: .detail) }
      func nothing() {}
    }

    @Test func `only the side with the cursor shows the keys of its buttons`() throws {
      let terminal = try TestTerminal([Letters()], columns: 100, lines: 10)
      defer { terminal.close() }
      #expect(terminal.frame.contains("1 Compose"))
      terminal.press(.enter)
      let isInDetail = terminal.frame.contains("1 Archive")
      #expect(terminal.frame.contains("1 Compose") != isInDetail)
      terminal.press(.tab)
      #expect(terminal.frame.contains("1 Archive") != isInDetail)
      #expect(terminal.frame.contains("1 Compose") == isInDetail)
    }

    @Test(arguments: [60, 100])
    func `no button behind a question shows a key`(columns: Int) throws {
      let terminal = try TestTerminal([Letters()], columns: columns, lines: 14)
      defer { terminal.close() }
      terminal.press(.end, .enter)
      #expect(terminal.frame.contains("Really?") && terminal.frame.contains("Compose"))
      #expect(!terminal.frame.contains("1 Compose"))
      terminal.press(.escape)
      #expect(terminal.frame.contains("1 Compose"))
    }
  }
}
#endif
