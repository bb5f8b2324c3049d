import Foundation
import TableScreen

/// A country in a row: its flag, its name, and its language and currency in columns.
final class CountryCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let flag = row.properties["flag", as: String.self] ?? ""
    let name = RowText(row.cell.titleText ?? "")
    guard let currency = row.properties["currency", as: String.self] else {
      return .row(.text(flag, role: .value), .text(name))
    }
    return .row(.text(flag, role: .value), .text(name), .spacer, .badge(currency))
  }
}

/// The header of a continent: its name, how many countries it has, and which part of all that is.
final class ContinentHeader: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let count = row.properties["count", as: Int.self] ?? 0
    return .row(
      .text(row.cell.title ?? "", role: .subtitle), .badge("\(count)"), .spacer,
      .progress(row.properties["share", as: Double.self]))
  }
}

/// The footer of a continent: a sentence, and a sign before it.
final class ContinentFooter: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(.image(TableImage(.named("coin"))), .text(row.cell.title ?? "", role: .caption))
  }
}
