#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// What a click does where it comes before the next frame, or takes the place of a key.
  @Suite @MainActor struct Clicks {
    final class Values {
      var cups = 1
      var stars = 2
      var isOn = false
      var many = 7
    }

    final class CupsScreen: TableScreen {
      let values = Values()
      override class var settings: Settings { [.title("Cups")] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Cups", .bind: .to(values, \.cups), .cellClass: .of(.stepper())]
            [.title: "Hot", .bind: .to(values, \.isOn)]
            [.title: "Stars", .bind: .to(values, \.stars), .cellClass: .of(.rating(5))]
            [.title: "Many", .bind: .to(values, \.many), .cellClass: .of(.rating(40))]
          }
        ]
      }
    }

    /// Rows with two buttons each, which can be selected.
    final class PairScreen: TableScreen {
      override class var settings: Settings { [.title("Pairs"), .selectable(.multiple)] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "One", .cellClass: .of(PairCell.self)]
            [.title: "Two", .cellClass: .of(PairCell.self)]
          }
        ]
      }
    }

    final class PairCell: TableRowCell {
      override func body(for row: RowContext) -> RowElement {
        .row(
          .text(row.cell.title ?? ""), .spacer,
          .control(RowControl("minus", .button(title: "minus"))),
          .control(RowControl("plus", .button(title: "plus"))))
      }
    }

    final class Ages { var age = 5 }

    final class AgeScreen: TableScreen {
      let ages = Ages()
      override class var settings: Settings { [.title("Ages")] }
      override var tableData: [Section] {
        [Section { [.id: "age", .title: "Age", .bind: .to(ages, \.age)] }]
      }
    }

    final class DoorScreen: TableScreen {
      let inner = AgeScreen()
      override class var settings: Settings { [.title("Door")] }
      override var tableData: [Section] {
        [Section { [.title: "In", .action: .perform(DoorScreen.enter)] }]
      }
      func enter() { open(inner) }
    }

    /// Presses where a target was drawn, some times before the next frame.
    private func press(
      _ terminal: TestTerminal, times: Int, where isMeant: (TextTarget) -> Bool
    ) throws {
      let screen = try #require(terminal.host.screen)
      let frame = try #require(terminal.host.state(of: screen).frame)
      let hit = try #require(frame.hits.first { isMeant($0.target) })
      for _ in 0..<times {
        for kind in [MouseEvent.Kind.press, .release] {
          terminal.host.handle(
            .mouse(MouseEvent(kind: kind, line: hit.row, column: hit.columns.lowerBound)))
        }
      }
      terminal.host.drawIfNeeded()
    }

    @Test func `each of some quick clicks on a stepper counts`() throws {
      let screen = CupsScreen()
      let terminal = try TestTerminal([screen], columns: 60)
      defer { terminal.close() }
      try press(terminal, times: 5) { if case .step(_, _, 1) = $0 { true } else { false } }
      #expect(screen.values.cups == 6)
      try press(terminal, times: 2) { if case .step(_, _, -1) = $0 { true } else { false } }
      #expect(screen.values.cups == 4)
    }

    @Test func `each of some quick clicks on a switch counts`() throws {
      let screen = CupsScreen()
      let terminal = try TestTerminal([screen], columns: 60)
      defer { terminal.close() }
      for (times, isOn) in [(1, true), (2, true), (3, false)] {
        try press(terminal, times: times) {
          if case .value(_, _, .flag) = $0 { true } else { false }
        }
        #expect(screen.values.isOn == isOn, "\(times)")
      }
    }

    @Test func `the last star that is filled empties all, and any other sets as many`() throws {
      let screen = CupsScreen()
      let terminal = try TestTerminal([screen], columns: 60)
      defer { terminal.close() }
      for (star, left) in [(4, 4), (3, 3), (3, 0), (1, 1), (1, 0)] {
        try press(terminal, times: 1) {
          if case .value(_, _, .integer(star)) = $0 { true } else { false }
        }
        #expect(screen.values.stars == left, "\(star)")
      }
    }

    @Test func `more stars than are drawn count by quick clicks, too`() throws {
      let screen = CupsScreen()
      let terminal = try TestTerminal([screen], columns: 60)
      defer { terminal.close() }
      let row = try #require(screen.layout.row(at: TablePath(0, 3))?.id)
      try press(terminal, times: 3) { if case .step(row, _, 1) = $0 { true } else { false } }
      #expect(screen.values.many == 10)
    }

    @Test func `a click on the box of another row leaves the keys to that row as a whole`() throws {
      let terminal = try TestTerminal([PairScreen()], columns: 60)
      defer { terminal.close() }
      terminal.press(.tab, .tab)
      #expect(terminal.lines.last?.contains("⏎ plus") == true)
      let screen = try #require(terminal.host.screen)
      let two = try #require(screen.layout.row(at: TablePath(0, 1))?.id)
      try press(terminal, times: 1) { $0 == .box(two) }
      #expect(terminal.lines.last?.contains("plus") == false)
      #expect(terminal.lines.last?.contains("⏎ deselect") == true)
    }

    @Test func `a text that is refused stays whether a key or a click would go back`() throws {
      let door = DoorScreen()
      let terminal = try TestTerminal([door], columns: 60)
      defer { terminal.close() }
      terminal.press(.enter, .enter)
      terminal.type("abc")
      try press(terminal, times: 1) { $0 == .back }
      #expect(terminal.host.screen === door.inner)
      #expect(terminal.line(of: "5abc") != nil)
    }
  }
}
#endif
