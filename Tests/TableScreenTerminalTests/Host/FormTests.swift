#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

/// A form that is saved as a whole.
@MainActor private final class TicketScreen: TableScreen {
  final class Ticket {
    var name = "Ada"
    var seats = 1
    var code = ""
  }
  let ticket = Ticket()
  override class var settings: Settings { [.title("Ticket"), .style(.grouped), .drafts] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Name", .id: "name", .bind: .to(ticket, \.name), .validate: .required()]
        [.title: "Seats", .id: "seats", .bind: .to(ticket, \.seats)]
        [.title: "Code", .id: "code", .bind: .to(ticket, \.code), .validate: .required()]
      }
    ] + [Section("Rows", cells: (0..<40).map { [.title: "Row \($0)"] })]
  }
}

extension CursesTests {
  /// A form in a terminal: from field to field, and saved as a whole.
  @Suite @MainActor struct Forms {
    private let screen = TicketScreen()

    private func open() throws -> TestTerminal {
      try TestTerminal([screen], columns: 70, lines: 16)
    }

    /// Waits for what was started.
    private func wait(_ terminal: TestTerminal, until isDone: () -> Bool) async {
      for _ in 0..<100_000 where !isDone() { await Task.yield() }
      terminal.host.drawIfNeeded()
    }

    @Test func `return goes on to the next field, and sends the form from the last`() async throws {
      let terminal = try open()
      defer { terminal.close() }
      terminal.type(" L.")
      #expect(terminal.line(of: "next field") != nil)
      terminal.press(.enter, .backspace)
      terminal.type("3")
      terminal.press(.enter)
      terminal.type("X7")
      #expect(terminal.line(of: "⏎ finish form") != nil)
      #expect(screen.ticket.name == "Ada")
      terminal.press(.enter)
      await wait(terminal) { !screen.form.isDirty }
      #expect(screen.ticket.name == "Ada L.")
      #expect(screen.ticket.seats == 3)
      #expect(screen.ticket.code == "X7")
      #expect(!screen.form.isDirty)
    }

    @Test func `to quit a form that is not saved asks, and whoever insists is not asked again`()
      async throws
    {
      let terminal = try open()
      defer { terminal.close() }
      terminal.type(" L.")
      terminal.press(.enter, .control("c"))
      #expect(!terminal.host.isQuitting)
      #expect(terminal.line(of: TableWords.current.unsavedTitle) != nil)
      #expect(terminal.line(of: TableWords.current.stay) != nil)
      terminal.press(.escape)
      #expect(terminal.line(of: TableWords.current.stay) == nil)
      #expect(!terminal.host.isQuitting)
      #expect(screen.form.isDirty)
      terminal.press(.control("c"), .control("c"))
      #expect(terminal.host.isQuitting)
    }

    @Test func `to quit and discard ends the program`() async throws {
      let terminal = try open()
      defer { terminal.close() }
      terminal.type(" L.")
      terminal.press(.enter, .control("c"), .down, .enter)
      await wait(terminal) { terminal.host.isQuitting }
      #expect(terminal.host.isQuitting)
      #expect(screen.ticket.name == "Ada")
    }

    @Test func `what is wrong is said under its field, where the cursor is then`() async throws {
      let terminal = try open()
      defer { terminal.close() }
      terminal.press(.enter, .backspace)
      terminal.type("many")
      terminal.press(.enter)
      #expect(terminal.line(of: "not a whole number") != nil)
      #expect(terminal.line(of: "many") != nil)
      terminal.press(.enter)
      await wait(terminal) { screen.form["code"].message != nil }
      let state = terminal.host.state(of: screen)
      guard case .field(let edit) = state.text.focus else {
        Issue.record("nothing is edited, but \(state.text.focus)")
        return
      }
      #expect(edit.row == screen.form["seats"].id)
      #expect(terminal.line(of: "This is needed") != nil)
      #expect(screen.ticket.seats == 1)
    }

    @Test func `what is typed stays with its row when it is out of view, and goes with escape`()
      throws
    {
      let terminal = try open()
      defer { terminal.close() }
      terminal.type("x")
      terminal.press(.tab, "5", .escape)
      #expect(screen.form["seats"].value == .integer(1))
      #expect(screen.form["name"].value == .text("Adax"))
      terminal.press(.pageDown, .pageDown, .pageDown)
      #expect(terminal.line(of: "Adax") == nil)
      terminal.press(.pageUp, .pageUp, .pageUp, .pageUp)
      #expect(terminal.line(of: "Adax") != nil)
      #expect(screen.ticket.name == "Ada")
    }

    @Test func `tab leaves the last field for the row below it where there is no bar`() throws {
      let terminal = try open()
      defer { terminal.close() }
      terminal.press(.tab, .tab, .tab)
      let state = terminal.host.state(of: screen)
      #expect(state.text.focus == .rows)
      #expect(terminal.line(of: "▌Row 0") != nil)
    }

    @Test func `tab leads through the fields, then to the bar`() throws {
      screen.setBarButtons(.trailing, [TableBarButton("Help", action: .run { _ in })])
      let terminal = try open()
      defer { terminal.close() }
      let state = terminal.host.state(of: screen)
      terminal.press(.tab, .tab)
      guard case .field(let edit) = state.text.focus else {
        Issue.record("nothing is edited, but \(state.text.focus)")
        return
      }
      #expect(edit.row == screen.form["code"].id)
      terminal.press(.tab)
      guard case .bar = state.text.focus else {
        Issue.record("keys go elsewhere: \(state.text.focus)")
        return
      }
      terminal.press(.escape, .up, .backTab)
      guard case .field(let edit) = state.text.focus else {
        Issue.record("nothing is edited, but \(state.text.focus)")
        return
      }
      #expect(edit.row == screen.form["name"].id)
    }
  }
}
#endif
