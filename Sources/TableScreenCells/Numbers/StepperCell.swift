public import TableScreen

/// A row with a stepper: a number that goes up and down in steps.
///
/// ```swift
/// [.title: "Guests", .bind: .to(party, \.guests), .cellClass: .of(.stepper(0...12))]
/// ```
///
/// Its properties are `minimum` and `maximum`, each of which may be given alone, and `step`.
public final class StepperCell: ControlCell {
  /// Returns a stepper.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .stepper(row.properties.stepperRange, step: row.properties.number("step") ?? 1)
  }
}

extension TableCellClass {
  /// A stepper for a number, with or without a range.
  public static func stepper(_ range: ClosedRange<Double>? = nil, step: Double = 1) -> Self {
    var properties = ["step": step]
    (properties["minimum"], properties["maximum"]) = (range?.lowerBound, range?.upperBound)
    return Self(StepperCell.self, properties)
  }
}
