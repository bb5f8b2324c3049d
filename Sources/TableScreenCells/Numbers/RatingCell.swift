public import TableScreen

/// A row with stars.
///
/// ```swift
/// [.title: "How was it?", .bind: .to(visit, \.stars), .cellClass: .of(.rating(5))]
/// [.title: "Of all guests", .cellClass: .of(.rating(5, value: 4))]
/// ```
///
/// Its properties are `count`, how many stars there are, and `value` for a row that is bound to nothing.
public final class RatingCell: ControlCell {
  /// Returns stars.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .rating(row.properties.ratingCount)
  }
}

extension TableCellClass {
  /// So many stars; without a binding `value` of them are filled.
  public static func rating(_ count: Int = 5, value: Int? = nil) -> Self {
    var properties = ["count": count]
    properties["value"] = value
    return Self(RatingCell.self, properties)
  }
}
