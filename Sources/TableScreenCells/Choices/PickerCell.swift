public import TableScreen

/// A row with what was chosen on a screen of its own, which a tap opens.
///
/// ```swift
/// [.title: "Country", .bind: .to(person, \.country), .cellClass: .of(.picker(["Chile", "Ghana", "Japan"]))]
/// [.title: "Interests", .bind: .to(person, \.interests), .cellClass: .of(.picker(topics, picks: .multiple))]
/// ```
///
/// Its properties are `choices`, `picks` (`single` or `multiple`) and `placeholder`, what shows while nothing is
/// chosen.
public final class PickerCell: TableRowCell {
  /// How much can be chosen.
  public enum Picks: String, Hashable, Sendable, CaseIterable {
    /// One, and choosing it leads back.
    case single
    /// Any number, as an array or a set.
    case multiple
  }

  /// Makes the name of `row` and what was chosen.
  public override func body(for row: RowContext) -> RowElement {
    let titles = row.shown.chosenIDs.filter { !$0.isEmpty }.map { id in
      row.properties.choices.first { $0.id == id }?.title ?? id
    }
    let text =
      titles.isEmpty ? row.properties.text("placeholder") ?? "–" : titles.joined(separator: ", ")
    return .stack(
      RowStack(
        .horizontal, row.names + [.spacer, .text(text, role: titles.isEmpty ? .caption : .value)]))
  }

  /// Returns the arrow of a row that leads on.
  public override func accessory(for row: RowContext) -> RowContent.Accessory { .disclosure }

  /// Opens the choices.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    guard row.value != nil, control == nil else { return nil }
    return .runNow { context in
      guard let screen = context.screen as? TableScreen else { return }
      screen.open(PickerScreen.make(row, of: screen))
    }
  }
}

extension TableCellClass {
  /// A choice made on a screen of its own: one or several of `choices`.
  public static func picker(
    _ choices: [RowControl.Choice], picks: PickerCell.Picks = .single, placeholder: String = "–"
  ) -> Self {
    Self(
      PickerCell.self,
      ["choices": choices, "picks": picks.rawValue, "placeholder": placeholder])
  }
}
