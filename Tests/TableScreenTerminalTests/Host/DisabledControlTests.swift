#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// A control that cannot be used is drawn, and a click on it is one on its row.
  @Suite @MainActor struct DisabledControls {
    /// Controls of every kind without a property, which nobody can change.
    private final class Facts: TableScreen {
      var said: [String] = []
      override var tableData: [Section] {
        [
          Section {
            [.title: "Rating", .cellClass: .of(.rating(5, value: 4))]
            [.title: "Many", .cellClass: .of(.rating(50, value: 4))]
            [
              .title: "Slider", .properties: .values(["value": 3]),
              .cellClass: .of(.slider(0...10)),
            ]
            [
              .title: "Stepper", .properties: .values(["value": 3]),
              .cellClass: .of(.stepper(0...10)),
            ]
            [.title: "Switch", .properties: .values(["value": true]), .cellClass: .of(.switch)]
            [
              .title: "Segments", .properties: .values(["value": "a"]),
              .cellClass: .of(.segments(["a", "b"])),
            ]
            [.title: "Color", .properties: .values(["value": "red"]), .cellClass: .of(.color)]
            [.title: "Text", .properties: .values(["value": "a"]), .cellClass: .of(.textField())]
            [.title: "Area", .properties: .values(["value": "a"]), .cellClass: .of(.textArea())]
            [.title: "Button", .cellClass: .of(.button)]
          }
        ]
      }
      override func onControl(_ event: TableControlEvent) { said.append("\(event)") }
      override func onValueChanged(_ change: TableValueChange) { said.append("\(change)") }
    }

    @Test func `no place of a frame belongs to it, and a click anywhere changes nothing`() throws {
      let screen = Facts()
      let terminal = try TestTerminal([screen], columns: 70, lines: 24)
      defer { terminal.close() }
      for name in ["Rating", "Many", "Slider", "Stepper", "Switch", "Segments", "Color", "Area"] {
        #expect(terminal.line(of: name) != nil, "\(terminal.frame)")
      }
      let state = terminal.host.state(of: screen)
      for hit in try #require(state.frame).hits {
        switch hit.target {
        case .control, .value: Issue.record("\(hit.target)")
        default: break
        }
      }
      let before = screen.layout
      for line in 0..<22 {
        for column in stride(from: 0, to: 70, by: 1) {
          for kind in [MouseEvent.Kind.press, .release] {
            terminal.act(.mouse(MouseEvent(kind: kind, line: line, column: column)))
          }
        }
      }
      #expect(screen.said == [])
      #expect(screen.layout.isSame(as: before))
    }
  }
}
#endif
