/// The row that says what keeps a section from being up to date, to its end, and what a tap does about it.
final class SourceFailureCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    var title = RowText(TableText(row.cell.title ?? ""), role: .title)
    title.lines = 0
    guard let remedy = row.cell.subtitle else { return .text(title) }
    return .stack(
      RowStack(.vertical, [.text(title), .text(RowText(TableText(remedy), role: .subtitle))]))
  }
}
