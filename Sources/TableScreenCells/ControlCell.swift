public import TableScreen

/// A row with its name and one control, which shows and edits the bound value.
///
/// A subclass chooses the kind of control, and works on every host:
///
/// ```swift
/// final class LevelCell: ControlCell {
///   override func control(for row: RowContext) -> RowControl.Kind { .slider(0...1, step: 0.25) }
/// }
///
/// [.title: "Level", .bind: .to(store, \.level), .cellClass: .of(LevelCell.self)]
/// ```
///
/// A row without a binding shows the property `value`; without control handlers, it cannot be changed: an event for it has no effect.
open class ControlCell: TableRowCell {
  /// Returns the kind of the control of `row`; by default, a switch.
  open func control(for row: RowContext) -> RowControl.Kind { .toggle }

  /// Returns the parts of `row`; by default, its name before its control.
  open func parts(of row: RowContext, control: RowElement) -> RowElement {
    .stack(RowStack(.horizontal, row.names + [.spacer, control]))
  }

  /// Makes the name of `row` and its control.
  open override func body(for row: RowContext) -> RowElement {
    parts(of: row, control: .control(row.boundControl(control(for: row))))
  }
}
