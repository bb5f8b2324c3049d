public import TableScreen

/// A row with a few choices, all in view.
///
/// ```swift
/// [.title: "Size", .bind: .to(order, \.size), .cellClass: .of(.segments(["Small", "Large"]))]
/// ```
///
/// Its property is `choices`.
public final class SegmentsCell: ControlCell {
  /// Returns segments.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .segments(row.properties.choices)
  }
}

extension TableCellClass {
  /// A few choices, all in view; a text is what a person reads, and the value.
  public static func segments(_ choices: [RowControl.Choice]) -> Self {
    Self(SegmentsCell.self, ["choices": choices])
  }
}
