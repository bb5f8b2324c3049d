#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// Numbers beside each other have one separator.
  @Suite @MainActor struct LocalSteps {
    private final class Amounts: TableScreen {
      var amount = 1.5
      override class var settings: Settings { [.title("Amounts")] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Field", .bind: .to(\Amounts.amount), .cellClass: .of(.textField())]
            [
              .title: "Steps", .bind: .to(\Amounts.amount),
              .cellClass: .of(.stepper(0...9, step: 0.5)),
            ]
            [.title: "Knob", .bind: .to(\Amounts.amount), .cellClass: .of(.slider(0...9))]
          }
        ]
      }
    }

    @Test func `a stepper and a slider write a number as a field does`() throws {
      let before = TableWords.current
      defer { TableWords.current = before }
      for (locale, number) in [("de_DE", "1,5"), ("en_US", "1.5")] {
        TableWords.current.locale = Locale(identifier: locale)
        let terminal = try TestTerminal([Amounts()], columns: 60, lines: 10)
        defer { terminal.close() }
        for title in ["Field", "Steps", "Knob"] {
          let line = try #require(terminal.line(of: title))
          #expect(terminal.lines[line].contains(number), "\(terminal.frame)")
        }
      }
    }
  }
}
#endif
