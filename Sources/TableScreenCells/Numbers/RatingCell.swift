public import TableScreen

/// A row with a rating in stars.
///
/// ```swift
/// [.title: "How was it?", .bind: .to(visit, \.stars), .cellClass: .of(.rating(5))]
/// [.title: "Of all guests", .cellClass: .of(.rating(5, value: 4))]
/// ```
///
/// Its properties are `count`, the number of stars, and `value`, the number of filled ones in a row without a binding.
public final class RatingCell: ControlCell {
  /// Returns a rating control.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .rating(row.properties.ratingCount)
  }
}

extension TableCellClass {
  /// A rating of `count` stars; without a binding, `value` of them are filled.
  public static func rating(_ count: Int = 5, value: Int? = nil) -> Self {
    var properties = ["count": count]
    properties["value"] = value
    return Self(RatingCell.self, properties)
  }
}
