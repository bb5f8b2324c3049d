#if os(macOS) || os(Linux)
import TableScreen

/// One row for each kind of control.
@MainActor final class ControlScreen: TableScreen {
  final class Values {
    var level = 0.5
    var count = 1.0
    var size = "m"
    var color = "red"
    var pressed = 0
    var note = "one"
  }

  override class var settings: Settings { [.title("Controls")] }

  let values = Values()

  override var tableData: [Section] {
    [
      Section {
        [.title: "Level", .bind: .to(values, \.level), .cellClass: .of(LevelCell.self)]
        [.title: "Count", .bind: .to(values, \.count), .cellClass: .of(CountCell.self)]
        [.title: "Size", .bind: .to(values, \.size), .cellClass: .of(SizeCell.self)]
        [.title: "Color", .bind: .to(values, \.color), .cellClass: .of(ColorCell.self)]
        [.title: "Note", .bind: .to(values, \.note), .cellClass: .of(NoteCell.self)]
        [
          .title: "Both", .bind: .to(values, \.note), .cellClass: .of(FieldCell.self),
          .accessory: .switch(false),
          .menu: .actions([TableRowAction("Shout", .perform(ControlScreen.shout))]),
        ]
      }
    ]
  }

  func shout() { values.pressed += 1 }
}

/// A cell with a control for the property that its row is bound to.
class ControlCell: TableRowCell {
  var kind: RowControl.Kind { .toggle }

  override func body(for row: RowContext) -> RowElement {
    let title = row.cell.title ?? ""
    let control = RowControl(
      RowControl.boundName, kind, value: row.value ?? .null, label: title)
    return .row(.text(title), .spacer, .control(control))
  }
}

final class LevelCell: ControlCell {
  override var kind: RowControl.Kind { .slider(0...1, step: 0.25) }
}

final class CountCell: ControlCell {
  override var kind: RowControl.Kind { .stepper(0...2, step: 1) }
}

final class SizeCell: ControlCell {
  override var kind: RowControl.Kind {
    .segments([.init(id: "s", title: "Small"), .init(id: "m", title: "Medium")])
  }
}

final class ColorCell: ControlCell {
  override var kind: RowControl.Kind {
    .menu([.init(id: "red", title: "Red"), .init(id: "blue", title: "Blue")])
  }
}

final class NoteCell: ControlCell {
  override var kind: RowControl.Kind { .textArea(placeholder: "") }
}

final class FieldCell: ControlCell {
  override var kind: RowControl.Kind { .field(placeholder: "", kind: .text) }
}
#endif
