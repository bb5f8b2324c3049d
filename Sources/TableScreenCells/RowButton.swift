import TableScreen

/// The button of a row that does what the row does.
enum RowButton {
  private static let name = "press"

  /// Makes the button; where the row does nothing, it cannot be pressed.
  static func element(_ title: String, of row: RowContext) -> RowElement {
    .control(
      RowControl(
        name, .button(title: title), isEnabled: action(for: row, control: name) != nil,
        label: title))
  }

  /// Returns what the row does where the button is what was pressed.
  static func action(for row: RowContext, control: String?) -> TableAction? {
    control == name ? row.cell[.action, as: TableAction.self] : nil
  }
}
