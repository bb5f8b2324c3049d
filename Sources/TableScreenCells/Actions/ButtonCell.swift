public import TableScreen

/// A row that is a button: it shows the row's title and performs the row's action.
///
/// ```swift
/// [.title: "Sign up", .action: .perform(SignUpScreen.signUp), .cellClass: .of(.button)]
/// ```
public final class ButtonCell: TableRowCell {
  /// Makes the button in the middle of the row.
  public override func body(for row: RowContext) -> RowElement {
    .middle([RowButton.element(row.cell.title ?? "", of: row)])
  }

  /// Returns true: a tap on the row presses its button.
  public override class func pressesButton(of row: RowContext) -> Bool { true }

  /// Returns the row's action for its button.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    RowButton.action(for: row, control: control)
  }
}

extension TableCellClass {
  /// A button that performs the row's action.
  public static var button: Self { Self(ButtonCell.self) }
}
