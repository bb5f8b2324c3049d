public import TableScreen

/// A row with a colour to choose.
///
/// ```swift
/// [.title: "Colour", .bind: .to(label, \.color), .cellClass: .of(.color)]
/// ```
public final class ColorCell: ControlCell {
  /// Returns a colour.
  public override func control(for row: RowContext) -> RowControl.Kind { .color }
}

extension TableCellClass {
  /// A colour to choose.
  public static var color: Self { Self(ColorCell.self) }
}
