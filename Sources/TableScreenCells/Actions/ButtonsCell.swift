public import TableScreen

/// A row of buttons, each with its own action.
///
/// ```swift
/// [
///   .title: "Ada",
///   .cellClass: .of(.buttons(["Call": .perform(PersonScreen.call), "Write": .perform(PersonScreen.write)])),
/// ]
/// ```
///
/// Its property is `buttons`.
public final class ButtonsCell: TableRowCell {
  /// A button's title and action; equality ignores actions, because they do not change what the row shows.
  struct Button: Equatable {
    let title: String
    let action: TableAction

    static func == (a: Self, b: Self) -> Bool { a.title == b.title }
  }

  /// Makes the name of `row`, if it has one, and its buttons.
  public override func body(for row: RowContext) -> RowElement {
    let buttons = Self.buttons(of: row).map { button in
      RowElement.control(
        RowControl(button.title, .button(title: button.title), label: button.title))
    }
    let names = row.names
    return .stack(
      RowStack(.horizontal, names.isEmpty ? buttons : names + [.spacer] + buttons))
  }

  /// Returns the action of the button whose title is `control`.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    buttons(of: row).first { $0.title == control }?.action
  }

  private static func buttons(of row: RowContext) -> [Button] {
    row.properties["buttons", as: [Button].self] ?? []
  }
}

extension TableCellClass {
  /// Buttons by their titles, in the given order, each with its action.
  public static func buttons(_ buttons: KeyValuePairs<String, TableAction>) -> Self {
    Self(
      ButtonsCell.self,
      ["buttons": buttons.map { ButtonsCell.Button(title: $0.key, action: $0.value) }])
  }
}
