public import TableScreen

/// A row with a color picker.
///
/// ```swift
/// [.title: "Color", .bind: .to(label, \.color), .cellClass: .of(.color)]
/// ```
public final class ColorCell: ControlCell {
  /// Returns a color picker.
  public override func control(for row: RowContext) -> RowControl.Kind { .color }
}

extension TableCellClass {
  /// A color picker.
  public static var color: Self { Self(ColorCell.self) }
}
