public import TableScreen

/// A row with a progress bar, from 0 to 1.
///
/// ```swift
/// [.title: "Storage", .cellClass: .of(.progress(0.4))]
/// [.title: "Upload", .bind: .to(upload, \.fraction), .cellClass: .of(.progress)]
/// ```
///
/// Its property is `value`; without it and without a binding, or where it is no number, the bar is indeterminate.
public final class ProgressCell: TableRowCell {
  /// Makes the name of `row` and its progress bar.
  public override func body(for row: RowContext) -> RowElement {
    .stack(RowStack(.horizontal, row.names + [.spacer, .progress(Double(row.shown))]))
  }
}

extension TableCellClass {
  /// A progress bar for the bound value.
  public static var progress: Self { Self(ProgressCell.self) }

  /// A progress bar for a fraction from 0 to 1, or nil if the progress is unknown.
  public static func progress(_ fraction: Double?) -> Self {
    Self(ProgressCell.self, fraction.map { ["value": $0] } ?? [:])
  }
}
