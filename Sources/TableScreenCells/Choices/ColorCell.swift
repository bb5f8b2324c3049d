public import TableScreen

/// A row with a colour picker.
///
/// ```swift
/// [.title: "Colour", .bind: .to(label, \.color), .cellClass: .of(.color)]
/// ```
public final class ColorCell: ControlCell {
  /// Returns a colour picker.
  public override func control(for row: RowContext) -> RowControl.Kind { .color }
}

extension TableCellClass {
  /// A colour picker.
  public static var color: Self { Self(ColorCell.self) }
}
