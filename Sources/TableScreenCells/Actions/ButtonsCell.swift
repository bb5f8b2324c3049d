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
/// Its property is `buttons`. The name of a button's control is its title; that of a second button of the same title has a 2
/// behind it.
public final class ButtonsCell: TableRowCell {
  /// A button's title and action; equality ignores actions, because they do not change what the row shows.
  struct Button: Equatable {
    let title: String
    let action: TableAction

    static func == (a: Self, b: Self) -> Bool { a.title == b.title }
  }

  /// Makes the name of `row`, if it has one, and its buttons.
  public override func body(for row: RowContext) -> RowElement {
    let buttons = Self.named(of: row).map { name, button in
      RowElement.control(RowControl(name, .button(title: button.title), label: button.title))
    }
    let names = row.names
    return .stack(
      RowStack(.horizontal, names.isEmpty ? buttons : names + [.spacer] + buttons))
  }

  /// Returns the action of the button that `control` names.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    named(of: row).first { $0.name == control }?.button.action
  }

  /// Returns the buttons by the names of their controls: their titles, and for another one of the same title a number behind.
  private static func named(of row: RowContext) -> [(name: String, button: Button)] {
    var names: Set<String> = []
    return (row.properties["buttons", as: [Button].self] ?? []).map { button in
      var (name, number) = (button.title, 2)
      while !names.insert(name).inserted {
        name = "\(button.title) \(number)"
        number += 1
      }
      return (name, button)
    }
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
