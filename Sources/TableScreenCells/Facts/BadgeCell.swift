public import TableScreen

/// A row with badges: short texts in pills, such as counts or labels.
///
/// ```swift
/// [.title: "Inbox", .cellClass: .of(.badge("3", "new"))]
/// ```
///
/// Its property is `badges`; without it the bound value is the one badge, or a list one badge for each.
public final class BadgeCell: TableRowCell {
  /// Makes the name of `row` and its badges.
  public override func body(for row: RowContext) -> RowElement {
    let texts = row.properties["badges", as: [String].self] ?? Self.texts(of: row)
    let badges = texts.filter { !$0.isEmpty }.map { RowElement.badge($0) }
    return .stack(RowStack(.horizontal, row.names + [.spacer] + badges))
  }

  @MainActor private static func texts(of row: RowContext) -> [String] {
    guard case .choices(let ids) = row.shown else { return [row.shownText ?? ""] }
    return ids.compactMap { row.text(of: .choice($0)) }
  }
}

extension TableCellClass {
  /// Badges: short texts in pills.
  public static func badge(_ texts: String...) -> Self {
    Self(BadgeCell.self, texts.isEmpty ? [:] : ["badges": texts])
  }
}
