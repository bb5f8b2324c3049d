import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

/// Files, whose details a tap and a long press show.
@MainActor private final class FilesScreen: TableScreen {
  override class var settings: Settings { [.title("Files"), .longPressable()] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Notes", .action: .perform(FilesScreen.show), .actionTitle: "Details",
          .longPressAction: .perform(FilesScreen.show), .longPressTitle: "Details",
        ]
        [
          .title: "Pictures", .action: .perform(FilesScreen.show), .actionTitle: "Open",
          .longPressAction: .perform(FilesScreen.show), .longPressTitle: "Details",
        ]
      }
    ]
  }
  func show() {}
}

extension CursesTests {
  @Suite @MainActor struct RepeatedEntries {
    @Test func `a menu has one entry where a tap and a long press have one name`() throws {
      let terminal = try TestTerminal([FilesScreen()], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press("m")
      let details = { terminal.lines.dropLast().filter { $0.contains("Details") }.count }
      #expect(details() == 1, "\(terminal.frame)")
      terminal.press(.escape, .down, "m")
      #expect(details() == 1, "\(terminal.frame)")
      #expect(terminal.line(of: "Open") != nil, "\(terminal.frame)")
    }
  }
}
