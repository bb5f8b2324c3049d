public import TableScreen

/// A row with short texts in pills, as counts or labels.
///
/// ```swift
/// [.title: "Inbox", .cellClass: .of(.badge("3", "new"))]
/// ```
///
/// Its property is `badges`; without it what the row is bound to is the text.
public final class BadgeCell: TableRowCell {
  /// Makes the name of `row` and its pills.
  public override func body(for row: RowContext) -> RowElement {
    let texts = row.properties["badges", as: [String].self] ?? String(row.shown).map { [$0] } ?? []
    let badges = texts.filter { !$0.isEmpty }.map { RowElement.badge($0) }
    return .stack(RowStack(.horizontal, row.names + [.spacer] + badges))
  }
}

extension TableCellClass {
  /// Short texts in pills.
  public static func badge(_ texts: String...) -> Self {
    Self(BadgeCell.self, texts.isEmpty ? [:] : ["badges": texts])
  }
}
