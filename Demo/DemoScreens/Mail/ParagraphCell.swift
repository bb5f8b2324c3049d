import TableScreen

/// A text on as many lines as it takes.
final class ParagraphCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    var text = RowText(row.cell.titleText ?? "")
    text.lines = 0
    return .text(text)
  }
}
