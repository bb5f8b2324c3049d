public import TableScreen

/// A row that shows the chosen values; a tap opens a screen to choose them.
///
/// ```swift
/// [.title: "Country", .bind: .to(person, \.country), .cellClass: .of(.picker(["Chile", "Ghana", "Japan"]))]
/// [.title: "Interests", .bind: .to(person, \.interests), .cellClass: .of(.picker(topics, picks: .multiple))]
/// ```
///
/// Its properties are `choices`, `picks` (`single` or `multiple`) and `placeholder`, the text while nothing is chosen. The
/// first choice is none, where one value can be chosen and the property is optional, or, in data, has no value at first;
/// not where one is required.
public final class PickerCell: TableRowCell {
  /// The number of values that can be chosen.
  public enum Picks: String, Hashable, Sendable, CaseIterable {
    /// One value; choosing it closes the screen.
    case single
    /// Any number of values, as an array or a set.
    case multiple
  }

  /// Makes the name of `row` and the titles of the chosen values.
  public override func body(for row: RowContext) -> RowElement {
    let chosen = row.chosenIDs
    var (missing, known) = (Set(chosen), [String: String]())
    for choice in row.properties.choices
    where !missing.isEmpty && missing.remove(choice.id) != nil {
      known[choice.id] = choice.title
    }
    let titles = chosen.compactMap { id in
      // An empty id that is no choice stands for nothing chosen.
      known[id] ?? (id.isEmpty ? nil : id)
    }
    let isSecret = row.isSecret
    let text =
      titles.isEmpty
      ? row.properties.text("placeholder") ?? "–"
      : isSecret ? RowContext.bullets : titles.joined(separator: ", ")
    return .stack(
      RowStack(
        .horizontal, row.names + [.spacer, .text(text, role: titles.isEmpty ? .caption : .value)]))
  }

  /// Returns a disclosure arrow.
  public override func accessory(for row: RowContext) -> RowContent.Accessory { .disclosure }

  /// Opens the screen of choices.
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
