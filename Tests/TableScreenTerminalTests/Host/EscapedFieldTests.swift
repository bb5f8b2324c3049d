#if os(macOS) || os(Linux)
import Observation
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// Who leaves a field by Escape has typed nothing there, whatever the app has set meanwhile.
  @Suite @MainActor struct EscapedFields {
    @Observable @MainActor final class Person { var name = "old" }

    final class Form: TableScreen {
      let person = Person()
      override class var settings: Settings { [.title("Form"), .drafts] }
      override var tableData: [Section] {
        [Section { [.title: "Name", .bind: .to(person, \.name)] }]
      }
    }

    @Test func `what another has set meanwhile stays`() throws {
      let form = Form()
      let terminal = try TestTerminal([form], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("x")
      #expect(form.form.isDirty)
      form.person.name = "theirs"
      form.updateTableData()
      terminal.press(.escape)
      #expect(!form.form.isDirty && form.person.name == "theirs")
      #expect(terminal.line(of: "theirs") != nil)
    }
  }
}
#endif
