public import TableScreen

/// A row with a segmented control: a few choices, all in view.
///
/// ```swift
/// [.title: "Size", .bind: .to(order, \.size), .cellClass: .of(.segments(["Small", "Large"]))]
/// ```
///
/// Its property is `choices`.
public final class SegmentsCell: ControlCell {
  /// Returns a segmented control.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .segments(row.properties.choices)
  }
}

extension TableCellClass {
  /// A segmented control of a few choices; a choice given as a text has that text as its title and its value.
  public static func segments(_ choices: [RowControl.Choice]) -> Self {
    Self(SegmentsCell.self, ["choices": choices])
  }
}
