public import TableScreen

/// A row with badges: short texts in pills, such as counts or labels.
///
/// ```swift
/// [.title: "Inbox", .cellClass: .of(.badge("3", "new"))]
/// ```
///
/// Its property is `badges`; without it the bound value is the one badge.
public final class BadgeCell: TableRowCell {
  /// Makes the name of `row` and its badges.
  public override func body(for row: RowContext) -> RowElement {
    let texts = row.properties["badges", as: [String].self] ?? String(row.shown).map { [$0] } ?? []
    let badges = texts.filter { !$0.isEmpty }.map { RowElement.badge($0) }
    return .stack(RowStack(.horizontal, row.names + [.spacer] + badges))
  }
}

extension TableCellClass {
  /// Badges: short texts in pills.
  public static func badge(_ texts: String...) -> Self {
    Self(BadgeCell.self, texts.isEmpty ? [:] : ["badges": texts])
  }
}
