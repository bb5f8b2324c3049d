#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

private final class EndsScreen: TableScreen {
  var calls: [String] = []
  override class var settings: Settings { [.title("Ends")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Count", .accessory: .badge("7", .perform(EndsScreen.note, "badge"))]
        [.title: "Order", .accessory: .button("Send", .perform(EndsScreen.note, "button"))]
        [
          .title: "Both", .action: .perform(EndsScreen.note, "row"),
          .accessory: .disclosure(.perform(EndsScreen.note, "arrow")),
        ]
      }
    ]
  }
  func note(_ what: String) { calls.append(what) }
}

extension CursesTests {
  @Suite @MainActor struct AccessoryKeys {
    @Test func `return uses what stands at the end of a row without an action of its own`() throws {
      let screen = EndsScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 10)
      defer { terminal.close() }
      terminal.press(.enter, .down, .enter, .down, .enter)
      #expect(screen.calls == ["badge", "button", "row"])
      terminal.press("m")
      #expect(terminal.line(of: "Details") != nil || terminal.line(of: "details") != nil)
    }
  }
}
#endif
