public import TableScreen

/// A row with a short value, which leads on or shows its children.
///
/// ```swift
/// [.title: "Rules", .cellClass: .of(.disclosure("3")), .action: .perform(MailScreen.showRules)]
/// ```
///
/// Its property is `value`.
public final class DisclosureCell: TableRowCell {
  /// Makes the name of `row` and its value.
  public override func body(for row: RowContext) -> RowElement {
    .stack(
      RowStack(
        .horizontal, row.names + [.spacer, .text(String(row.shown) ?? "", role: .value)]))
  }

  /// Returns an arrow; a row with children has one already.
  public override func accessory(for row: RowContext) -> RowContent.Accessory {
    row.cell.children == nil ? .disclosure : .off
  }
}

extension TableCellClass {
  /// A short value of a row that leads on or shows its children.
  public static func disclosure(_ value: String = "") -> Self {
    Self(DisclosureCell.self, ["value": value])
  }
}
