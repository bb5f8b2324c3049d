public import TableScreen

/// A row of a name and one control, which shows and edits what the row is bound to.
///
/// A class of your own says what the control is, and works on every host:
///
/// ```swift
/// final class LevelCell: ControlCell {
///   override func control(for row: RowContext) -> RowControl.Kind { .slider(0...1, step: 0.25) }
/// }
///
/// [.title: "Level", .bind: .to(store, \.level), .cellClass: .of(LevelCell.self)]
/// ```
///
/// A row that is bound to nothing shows the property `value`, and cannot be changed.
open class ControlCell: TableRowCell {
  /// Returns what the control of `row` is.
  open func control(for row: RowContext) -> RowControl.Kind { .toggle }

  /// Returns the parts of `row` around its control: its name before it.
  open func parts(of row: RowContext, control: RowElement) -> RowElement {
    .stack(RowStack(.horizontal, row.names + [.spacer, control]))
  }

  /// Makes the name of `row` and its control.
  open override func body(for row: RowContext) -> RowElement {
    parts(of: row, control: .control(row.boundControl(control(for: row))))
  }
}
