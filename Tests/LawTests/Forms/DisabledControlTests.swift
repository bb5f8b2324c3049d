import TableScreen
import TableScreenTesting
import Testing

/// An event for a control that cannot be used changes nothing, whatever its kind and whoever answers it.
@MainActor struct DisabledControlTests {
  private final class Held {
    var text = "old"
    var number = 1.0
    var isOn = false
  }

  private final class OneControlCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      guard let kind = row.properties["kind", as: RowControl.Kind.self] else { return .spacer }
      var control = row.control("own", kind, value: .integer(1))
      control.isEnabled = row.properties["isEnabled", as: Bool.self] == true
      return .row(.text(row.cell.title ?? ""), .control(control))
    }
  }

  private class OneControlScreen: TableScreen {
    let kind: RowControl.Kind
    let isEnabled: Bool
    let answer: Answer
    let held = Held()
    var said: [String] = []

    enum Answer: CaseIterable { case nobody, handler, property }

    init(_ kind: RowControl.Kind, isEnabled: Bool, _ answer: Answer) {
      (self.kind, self.isEnabled, self.answer) = (kind, isEnabled, answer)
      super.init()
    }

    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Row", .cellClass: .of(OneControlCell.self),
            .properties: .values(["kind": kind, "isEnabled": isEnabled]),
            .controls: answer == .nobody
              ? nil : .handlers(["own": .perform(OneControlScreen.hear)]),
            .bind: answer == .property ? .fields(["own": .to(held, \.number)]) : nil,
          ]
        }
      ]
    }

    func hear() { said.append("handler") }
    override func onControl(_ event: TableControlEvent) { said.append("control") }
    override func onValueChanged(_ change: TableValueChange) { said.append("changed") }
  }

  /// A form whose only field is disabled.
  private final class DraftScreen: OneControlScreen {
    override class var settings: Settings { [.drafts] }
  }

  @Test(arguments: [true, false])
  func `what is typed into a disabled field is never written`(_ isEnabled: Bool) async throws {
    let field = RowControl.Kind.field(placeholder: "", kind: .text)
    let screen = OneControlScreen(field, isEnabled: isEnabled, .property)
    let table = try await HeadlessHost.show(screen)
    let id = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    try await table.send(.typed(id, name: "own", text: "4"))
    table.close()
    #expect(screen.held.number == (isEnabled ? 4 : 1))
    let form = DraftScreen(field, isEnabled: isEnabled, .property)
    let other = try await HeadlessHost.show(form)
    let row = try #require(other.layout.row(at: TablePath(0, 0))?.id)
    try await other.send(.typed(row, name: "own", text: "4"))
    #expect(form.form.isDirty == isEnabled)
    try? await form.commitForm()
    #expect(form.held.number == (isEnabled ? 4 : 1))
  }

  private nonisolated static let kinds: [(RowControl.Kind, TableValue)] = [
    (.toggle, .flag(true)), (.slider(0...5, step: 1), .number(4)),
    (.stepper(0...5, step: 1), .number(4)), (.rating(5), .integer(4)),
    (.field(placeholder: "", kind: .text), .text("4")), (.textArea(placeholder: ""), .text("4")),
    (.segments(["1", "4"]), .choice("4")), (.menu(["1", "4"]), .choice("4")),
    (.button(title: "Go"), .null), (.color, .choice("red")),
  ]

  @Test(arguments: kinds.indices)
  func `an event for a disabled control changes nothing`(_ place: Int) async throws {
    let (kind, value) = Self.kinds[place]
    for answer in OneControlScreen.Answer.allCases {
      for isEnabled in [true, false] {
        let screen = OneControlScreen(kind, isEnabled: isEnabled, answer)
        let table = try await HeadlessHost.show(screen)
        let row = try #require(table.row("Row")).controls
        let id = try #require(table.layout.row(at: TablePath(0, 0))?.id)
        try await table.send(.typed(id, name: "own", text: "4"))
        try await table.send(.control(id, name: "own", value: value))
        // A property of numbers takes no flag, no color and no press.
        let isHeard = isEnabled && (answer != .property || Double(value) != nil)
        #expect(screen.said.isEmpty != isHeard, "\(kind) \(answer) \(screen.said)")
        if !isEnabled {
          #expect(table.row("Row")?.controls == row, "\(kind) \(answer)")
          #expect(screen.held.number == 1)
        }
      }
    }
  }
}
