public import TableScreen

/// A row in place of rows that are being loaded.
///
/// ```swift
/// [.title: "Reading the letters…", .cellClass: .of(.loading)]
/// ```
public final class LoadingCell: TableRowCell {
  /// Makes a spinner and the title; at the end of a row, which has its title, the spinner alone.
  public override func body(for row: RowContext) -> RowElement {
    if row.isAccessory { return .spinner }
    let text = TableText(row.cell.title ?? TableWords.current.loading)
    return .row(
      .spacer, .spinner, .text(RowText(text, role: .subtitle, lines: row.cell.lines)), .spacer)
  }
}

extension TableCellClass {
  /// A spinner with the title beside it.
  public static var loading: Self { Self(LoadingCell.self) }
}
