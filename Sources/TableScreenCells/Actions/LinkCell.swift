public import Foundation
public import TableScreen

/// A row that links to a URL and opens it in the person's default app.
///
/// ```swift
/// [.title: "Terms of use", .cellClass: .of(.link(terms))]
/// ```
///
/// Its property is `url`, a `URL` or its text.
public final class LinkCell: TableRowCell {
  /// Makes the title of `row` as a link, and the URL's host; at the end of a row, which has its title, the host as a link.
  public override func body(for row: RowContext) -> RowElement {
    let url = Self.url(of: row)
    let address = url?.absoluteString ?? ""
    let name = row.isAccessory ? url?.host() : row.cell.title
    var title = AttributedString(name ?? address)
    title.link = url
    let link = RowElement.text(RowText(TableText(title), role: .control, lines: row.cell.lines))
    if row.isAccessory { return link }
    return .row(link, .spacer, .text(url?.host() ?? "", role: .caption))
  }

  /// Returns an action that opens the URL, or nil if there is none.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    guard let url = url(of: row), control == nil else { return nil }
    return .runNow { $0.screen?.open(url) }
  }

  private static func url(of row: RowContext) -> URL? {
    row.properties["url", as: URL.self] ?? row.properties.text("url").flatMap { URL(string: $0) }
  }
}

extension TableCellClass {
  /// A link to a URL.
  public static func link(_ url: URL) -> Self { Self(LinkCell.self, ["url": url]) }
}
