public import TableScreen

/// A row with a short value that opens another screen or shows its children.
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
        .horizontal, row.names + [.spacer, .text(row.shownText ?? "", role: .value)]))
  }

  /// Returns a disclosure arrow, or none for a row with children, which has an arrow already.
  public override func accessory(for row: RowContext) -> RowContent.Accessory {
    row.cell.children == nil ? .disclosure : .off
  }
}

extension TableCellClass {
  /// A row with a short value that opens another screen or shows its children.
  public static func disclosure(_ value: String = "") -> Self {
    Self(DisclosureCell.self, ["value": value])
  }
}
