#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting
import Testing

@testable import TableScreenTerminal

/// A form in which everything is wrong when it is sent first.
@MainActor private final class TicketScreen: TableScreen {
  final class Ticket {
    var name = ""
    var seats = 1
    var code = ""
  }
  let ticket = Ticket()
  override class var settings: Settings { [.title("Ticket"), .style(.grouped), .drafts] }
  override var tableData: [Section] {
    [
      Section("Who", footer: "As on your passport.") {
        [.title: "Date of travel", .subtitle: "Monday"]
        [
          .title: "Name", .id: "name", .bind: .to(ticket, \.name),
          .validate: .required("Type your name, as on your passport"),
        ]
        [.title: "Seats", .id: "seats", .bind: .to(ticket, \.seats)]
        [
          .title: "Code", .id: "code", .bind: .to(ticket, \.code),
          .validate: .with(String.self) { $0.count == 4 ? nil : "Type the 4 letters of your card" },
        ]
      }
    ]
  }
}

extension CursesTests {
  /// What a person sees of a form that was refused.
  @Suite @MainActor struct FormGolden {
    private let screen = TicketScreen()

    private func refuse() async throws {
      screen.form["seats"].value = .text("many")
      await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    }

    /// Returns what a terminal that wide shows of the refused form.
    private func frame(columns: Int) async throws -> String {
      let terminal = try TestTerminal([screen], columns: columns, lines: 16)
      defer { terminal.close() }
      try await refuse()
      terminal.host.drawIfNeeded()
      return terminal.frame
    }

    @Test func `a form with errors`() async throws {
      let frame = try await frame(columns: 60)
      #expect(
        frame == """
                                     Ticket

           WHO
           ╭────────────────────────────────────────────────────────╮
           │ Date of travel                                         │
           │ Monday                                                 │
           │▌Name                                                   │
           │▌⚠ Type your name, as on your passport                  │
           │ Seats                                             many │
           │ ⚠ This is not a whole number; type one, such as 12     │
           │ Code                                          ________ │
           │ ⚠ Type the 4 letters of your card                      │
           ╰────────────────────────────────────────────────────────╯
           As on your passport.

           ⏎ next field  ⇥ next control  F1 all keys  alt-q quit
          """)
    }

    @Test func `a form with errors where there is little room`() async throws {
      let frame = try await frame(columns: 30)
      #expect(
        frame == """
                      Ticket
                                       ┃
           WHO                         ┃
           ╭──────────────────────────╮┃
           │ Date of travel           │┃
           │ Monday                   │┃
           │▌Name                     │┃
           │▌⚠ Type your name, as on  │┃
           │▌  your passport          │┃
           │ Seats               many │┃
           │ ⚠ This is not a whole    │┃
           │   number; type one, such │┃
           │   as 12                  │┃
           │ Code            ________ │
           │ ⚠ Type the 4 letters of  │
           ↑↓ move  F1 all keys     2/4
          """)
    }

    @Test func `a form with errors as a headless host frames it`() async throws {
      let table = try await HeadlessHost.show(screen)
      try await refuse()
      #expect(table.focusedTitle == "Name")
      #expect(
        table.frame(columns: 60, rows: 14) == """
                                     Ticket

           WHO
           ╭────────────────────────────────────────────────────────╮
           │ Date of travel                                         │
           │ Monday                                                 │
           │ Name                                          ________ │
           │ ⚠ Type your name, as on your passport                  │
           │ Seats                                             many │
           │ ⚠ This is not a whole number; type one, such as 12     │
           │ Code                                          ________ │
           │ ⚠ Type the 4 letters of your card                      │
           ╰────────────────────────────────────────────────────────╯
           As on your passport.
          """)
    }
  }
}
#endif
