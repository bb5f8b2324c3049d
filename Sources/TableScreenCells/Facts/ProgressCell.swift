public import TableScreen

/// A row that says how much of something is done, from 0 to 1.
///
/// ```swift
/// [.title: "Storage", .cellClass: .of(.progress(0.4))]
/// [.title: "Upload", .bind: .to(upload, \.fraction), .cellClass: .of(.progress)]
/// ```
///
/// Its property is `value`; where that is missing and the row is bound to nothing, there is a sign of life.
public final class ProgressCell: TableRowCell {
  /// Makes the name of `row` and how far it is.
  public override func body(for row: RowContext) -> RowElement {
    .stack(RowStack(.horizontal, row.names + [.spacer, .progress(Double(row.shown))]))
  }
}

extension TableCellClass {
  /// How much of what the row is bound to is done.
  public static var progress: Self { Self(ProgressCell.self) }

  /// How much is done, from 0 to 1, or nil where that is not known.
  public static func progress(_ fraction: Double?) -> Self {
    Self(ProgressCell.self, fraction.map { ["value": $0] } ?? [:])
  }
}
