public import TableScreen

/// A row that is a button: its title, which does what the row does.
///
/// ```swift
/// [.title: "Sign up", .action: .perform(SignUpScreen.signUp), .cellClass: .of(.button)]
/// ```
public final class ButtonCell: TableRowCell {
  /// Makes the button in the middle of the row.
  public override func body(for row: RowContext) -> RowElement {
    .middle([RowButton.element(row.cell.title ?? "", of: row)])
  }

  /// A tap on the row presses it.
  public override class func pressesButton(of row: RowContext) -> Bool { true }

  /// Does what the row does.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    RowButton.action(for: row, control: control)
  }
}

extension TableCellClass {
  /// A button, which does what the row does.
  public static var button: Self { Self(ButtonCell.self) }
}
