#if os(macOS) || os(Linux)
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// Who only passes through a field changes nothing, and does not take away what is said of its row.
  @Suite @MainActor struct PassedFields {
    private final class Guest {
      var name = "Ada"
      var seats = 2
    }

    /// A form that says something of a value that each field takes by itself.
    private final class Booking: TableScreen {
      static let problem = "Somebody else has that name"
      let guest = Guest()
      let isOfField: Bool
      init(isOfField: Bool) {
        self.isOfField = isOfField
        super.init()
      }
      override class var settings: Settings { [.title("Booking"), .drafts] }
      override var tableData: [Section] {
        [
          Section {
            [.id: "name", .title: "Name", .bind: .to(guest, \.name)]
            [.id: "seats", .title: "Seats", .bind: .to(guest, \.seats)]
            [.title: "Below"]
          }
        ]
      }
      override func validateForm() async throws {
        throw TableFormError.problem(
          Self.problem, in: form["name"], control: isOfField ? RowControl.boundName : nil)
      }
    }

    @Test(arguments: [Key.tab, .down, .enter, .escape], [true, false])
    func `what the form says of a row stays until its value changes`(
      key: Key, isOfField: Bool
    ) async throws {
      let screen = Booking(isOfField: isOfField)
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.type("x")
      screen.send(.submit)
      try await until {
        terminal.host.drawIfNeeded()
        return screen.form["name"].message != nil
      }
      terminal.host.drawIfNeeded()
      terminal.click("Name")
      if terminal.host.drawnContext?.mode != .field { terminal.press(.enter) }
      #expect(terminal.host.drawnContext?.mode == .field)
      terminal.press(key)
      #expect(screen.form["name"].message == Booking.problem)
      terminal.click("Name")
      if terminal.host.drawnContext?.mode != .field { terminal.press(.enter) }
      terminal.type("y")
      terminal.press(.down)
      #expect(screen.form["name"].message == nil)
    }

    /// A row of two fields, of which the second has a handler alone.
    private final class Pair: TableRowCell {
      override func body(for row: RowContext) -> RowElement {
        .column(
          .control(row.control("seats", .field(placeholder: "", kind: .integer))),
          .control(
            RowControl("note", .field(placeholder: "", kind: .text), value: .text("as before"))))
      }
    }

    private final class Table: TableScreen {
      let guest = Guest()
      private(set) var heard: [String] = []
      override class var settings: Settings { [.title("Table")] }
      override var tableData: [Section] {
        [
          Section {
            [
              .id: "pair", .title: "Pair", .cellClass: .of(Pair.self),
              .bind: .fields(["seats": .to(guest, \.seats)]),
              .controls: .handlers(["note": .changed(Table.hear)]),
            ]
            [.title: "Below"]
          }
        ]
      }
      func hear(_ text: String) { heard.append(text) }
    }

    @Test(arguments: [Key.tab, .down, .enter, .escape])
    func `a field with a handler tells it only of what was typed`(key: Key) throws {
      let screen = Table()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press(.tab)
      terminal.type("x")
      terminal.press(.tab)
      let row = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
      #expect(screen.form["pair"].message != nil && screen.guest.seats == 2)
      guard case .field(let edit) = terminal.host.state(of: screen).text.focus else {
        Issue.record("no field has the focus:\n\(terminal.frame)")
        return
      }
      #expect(edit.row == row && edit.control == "note")
      terminal.press(key)
      #expect(screen.heard == [])
    }
  }
}
#endif
