#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// Where two screens share the terminal, or a question stands over them, clicks beside them mean what they mean on one, and
  /// what is going on behind the question shows.
  @Suite @MainActor struct BesidePanes {
    private final class Names: TableScreen {
      var name = ""
      var number = 3
      var placeholder: String?
      override class var settings: Settings { [.title("Names")] }
      override var detailPlaceholder: String? { placeholder }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Name", .bind: .to(\Names.name), .cellClass: .of(.textField())]
            [.title: "Number", .bind: .to(\Names.number), .cellClass: .of(.textField())]
          }
        ]
      }
    }

    private final class Detail: TableScreen {
      override class var settings: Settings { [.title("Detail")] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "First"]
          }
        ]
      }
    }

    private func press(_ terminal: TestTerminal, column: Int, line: Int) {
      terminal.act(.mouse(MouseEvent(kind: .press, line: line, column: column)))
      terminal.act(.mouse(MouseEvent(kind: .release, line: line, column: column)))
    }

    @Test func `a click between them leaves a field`() throws {
      let names = Names()
      let terminal = try TestTerminal([names], columns: 120, lines: 12)
      defer { terminal.close() }
      names.open(Detail(), as: .detail)
      terminal.host.drawIfNeeded()
      terminal.click("Name ")
      terminal.press(.enter)
      terminal.type("Box")
      let panes = terminal.host.panes
      let between = try #require((0..<120).first { panes.pane(at: $0) == nil })
      press(terminal, column: between, line: 6)
      #expect(names.name == "Box")
    }

    @Test func `a click on the place for a detail leaves a field`() throws {
      let names = Names()
      names.placeholder = "Nothing chosen"
      let terminal = try TestTerminal([names], columns: 120, lines: 12)
      defer { terminal.close() }
      #expect(terminal.line(of: "Nothing chosen") != nil)
      terminal.click("Name ")
      terminal.press(.enter)
      terminal.type("Box")
      press(terminal, column: 100, line: 6)
      #expect(names.name == "Box", "\(terminal.frame)")
    }

    @Test func `the keys open where a field does not take its text`() throws {
      let names = Names()
      let terminal = try TestTerminal([names], columns: 120, lines: 12)
      defer { terminal.close() }
      names.open(Detail(), as: .detail)
      terminal.host.drawIfNeeded()
      terminal.click("Number")
      terminal.press(.enter)
      terminal.type("x")
      press(terminal, column: 2, line: 11)
      guard case .help = terminal.host.state(of: names).text.focus else {
        Issue.record("\(terminal.frame)")
        return
      }
    }

    private final class Busy: TableScreen {
      override class var settings: Settings { [.title("Busy"), .refreshable()] }
      override var tableData: [Section] {
        [Section { [.title: "Row", .action: .confirm("Really?", then: .perform(Busy.go))] }]
      }
      override func onRefresh() async throws { try await Task.sleep(for: .seconds(3600)) }
      func go() {}
    }

    @Test func `a spinner turns behind a question`() throws {
      let screen = Busy()
      let terminal = try TestTerminal([screen], columns: 60, lines: 16)
      defer { terminal.close() }
      screen.send(.refresh)
      terminal.press(.enter)
      #expect(terminal.host.questionBox != nil)
      let phase = terminal.host.state(of: screen).text.spinnerPhase
      terminal.pass(.milliseconds(150))
      #expect(terminal.host.state(of: screen).text.spinnerPhase == phase + 1)
    }

    @Test func `a spinner turns beside a question about the other pane`() throws {
      let (list, detail) = (Busy(), Busy())
      let terminal = try TestTerminal([list], columns: 120, lines: 16)
      defer { terminal.close() }
      list.open(detail, as: .detail)
      list.send(.refresh)
      detail.navigator?.focus(detail)
      terminal.press(.enter)
      #expect(terminal.host.questionBox != nil)
      let phase = terminal.host.state(of: list).text.spinnerPhase
      terminal.pass(.milliseconds(150))
      terminal.pass(.milliseconds(150))
      #expect(terminal.host.state(of: list).text.spinnerPhase == phase + 2)
    }
  }
}
#endif
