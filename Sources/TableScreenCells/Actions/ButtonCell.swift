public import TableScreen

/// A row that is a button: its title, which does what the row does.
///
/// ```swift
/// [.title: "Sign up", .action: .perform(SignUpScreen.signUp), .cellClass: .of(.button)]
/// ```
public final class ButtonCell: TableRowCell {
  private static let name = "press"

  /// Makes the button in the middle of the row.
  public override func body(for row: RowContext) -> RowElement {
    let title = row.cell.title ?? ""
    let isEnabled = row.cell[.action, as: TableAction.self] != nil
    return .middle([
      .control(RowControl(Self.name, .button(title: title), isEnabled: isEnabled, label: title))
    ])
  }

  /// A tap on the row presses it.
  public override class func pressesButton(of row: RowContext) -> Bool { true }

  /// Does what the row does.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    control == name ? row.cell[.action, as: TableAction.self] : nil
  }
}

extension TableCellClass {
  /// A button, which does what the row does.
  public static var button: Self { Self(ButtonCell.self) }
}
