public import TableScreen

/// A text on as many lines as it takes.
///
/// ```swift
/// [.title: "Terms", .subtitle: "What is agreed, in as many lines as it takes.", .cellClass: .of(.paragraph)]
/// ```
///
/// The row shows the title, and the subtitle below it; `TableCell.Key.lines` bounds the lines of
/// each.
public final class ParagraphCell: TableRowCell {
  /// Makes the texts.
  public override func body(for row: RowContext) -> RowElement {
    let lines = row.cell.integer(.lines) ?? 0
    let texts = [
      row.nameText.map { RowElement.text(RowText($0, lines: lines)) },
      row.cell.subtitleText.map { RowElement.text(RowText($0, role: .subtitle, lines: lines)) },
    ].compactMap { $0 }
    return texts.count == 1 ? texts[0] : .stack(RowStack(.vertical, texts))
  }
}

extension TableCellClass {
  /// A text on as many lines as it takes.
  public static var paragraph: Self { Self(ParagraphCell.self) }
}
