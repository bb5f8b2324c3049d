import TableScreen

/// The button of a row that performs the row's action.
enum RowButton {
  private static let name = "press"

  /// Makes the button; it is disabled if the row has no action.
  static func element(_ title: String, of row: RowContext) -> RowElement {
    .control(
      RowControl(
        name, .button(title: title), isEnabled: action(for: row, control: name) != nil,
        label: title))
  }

  /// Returns the row's action if the pressed control is the button, otherwise nil.
  static func action(for row: RowContext, control: String?) -> TableAction? {
    control == name ? row.cell[.action, as: TableAction.self] : nil
  }
}
