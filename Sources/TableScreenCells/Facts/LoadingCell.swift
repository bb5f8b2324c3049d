public import TableScreen

/// A row in place of rows that are on their way.
///
/// ```swift
/// [.title: "Reading the letters…", .cellClass: .of(.loading)]
/// ```
public final class LoadingCell: TableRowCell {
  /// Makes a sign of life and the title.
  public override func body(for row: RowContext) -> RowElement {
    .row(
      .spacer, .spinner, .text(row.cell.title ?? TableWords.current.loading, role: .subtitle),
      .spacer)
  }
}

extension TableCellClass {
  /// A sign of life, with the title beside it.
  public static var loading: Self { Self(LoadingCell.self) }
}
