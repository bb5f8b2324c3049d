public import TableScreen

/// A row with a slider for a number in a range.
///
/// ```swift
/// [.title: "Volume", .bind: .to(player, \.volume), .cellClass: .of(.slider(0...10))]
/// ```
///
/// Its properties are `minimum` and `maximum`, which must both be given, `step`, and `low` and `high`, the names of its
/// ends.
public final class SliderCell: ControlCell {
  /// Returns a slider, by default from 0 to 1.
  ///
  /// In a range too small for twenty steps, one that edits a whole number moves by 1.
  public override func control(for row: RowContext) -> RowControl.Kind {
    let range = row.properties.sliderRange
    let isCoarse = row.boundKind == .integer && range.upperBound - range.lowerBound < 20
    return .slider(range, step: row.properties.number("step") ?? (isCoarse ? 1 : nil))
  }

  /// Puts the names of the ends beside the slider.
  public override func parts(of row: RowContext, control: RowElement) -> RowElement {
    let ends = ["low", "high"].map { name in
      row.properties.text(name).map { [RowElement.text($0, role: .caption)] } ?? []
    }
    return .stack(RowStack(.horizontal, row.names + [.spacer] + ends[0] + [control] + ends[1]))
  }
}

extension TableCellClass {
  /// A slider for a number in a range; `low` and `high` name its ends.
  public static func slider(
    _ range: ClosedRange<Double>, step: Double? = nil, low: String? = nil, high: String? = nil
  ) -> Self {
    var properties: [String: Any] = ["minimum": range.lowerBound, "maximum": range.upperBound]
    properties["step"] = step
    (properties["low"], properties["high"]) = (low, high)
    return Self(SliderCell.self, properties)
  }
}
