public import Foundation
public import TableScreen

/// A row that leads to an address, which is opened in what the person uses for it.
///
/// ```swift
/// [.title: "Terms of use", .cellClass: .of(.link(terms))]
/// ```
///
/// Its property is `url`, an address or its text.
public final class LinkCell: TableRowCell {
  /// Makes the name of `row`, underlined, and where it leads.
  public override func body(for row: RowContext) -> RowElement {
    let url = Self.url(of: row)
    var title = AttributedString(row.cell.title ?? url?.absoluteString ?? "")
    title.link = url
    return .row(
      .text(RowText(TableText(title), role: .control)), .spacer,
      .text(url?.host() ?? "", role: .caption))
  }

  /// Opens the address.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    guard let url = url(of: row), control == nil else { return nil }
    return .runNow { $0.screen?.open(url) }
  }

  private static func url(of row: RowContext) -> URL? {
    row.properties["url", as: URL.self] ?? row.properties.text("url").flatMap { URL(string: $0) }
  }
}

extension TableCellClass {
  /// A way to an address.
  public static func link(_ url: URL) -> Self { Self(LinkCell.self, ["url": url]) }
}
