/// The cell that shows, in full, why a section is not up to date and, if that is possible, that a
/// tap tries again.
final class SourceFailureCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    var title = RowText(TableText(row.cell.title ?? ""), role: .title)
    title.lines = 0
    guard let remedy = row.cell.subtitle else { return .text(title) }
    return .stack(
      RowStack(.vertical, [.text(title), .text(RowText(TableText(remedy), role: .subtitle))]))
  }
}
