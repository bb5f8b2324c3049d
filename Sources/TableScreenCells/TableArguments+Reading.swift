import TableScreen

// Typed readers of a cell class's properties, which come from Swift or from JSON.
extension TableArguments {
  func text(_ name: String) -> String? { self[name, as: String.self] }

  func flag(_ name: String) -> Bool { self[name, as: Bool.self] ?? false }

  func number(_ name: String) -> Double? {
    self[name, as: Double.self] ?? self[name, as: Int.self].map { Double($0) }
  }

  /// Returns the range between the numbers of two names, or nil if one is missing or the lower exceeds the upper.
  func range(_ lower: String, _ upper: String) -> ClosedRange<Double>? {
    guard let lower = number(lower), let upper = number(upper), lower <= upper else { return nil }
    return lower...upper
  }

  /// Returns the range between the numbers of two names, with a far end for a single missing one.
  ///
  /// - Returns: the range, or nil if both numbers are missing or the lower exceeds the upper.
  func openRange(_ lower: String, _ upper: String) -> ClosedRange<Double>? {
    switch (number(lower), number(upper)) {
    case (let lower?, nil) where lower.isFinite: lower...max(lower + Self.farAway, Self.farAway)
    case (nil, let upper?) where upper.isFinite: min(upper - Self.farAway, -Self.farAway)...upper
    default: range(lower, upper)
    }
  }

  /// The bound of a range for a missing number, as hosts also use it for steppers without a range.
  private static var farAway: Double { 1e9 }

  /// The range of a slider, by default from 0 to 1.
  var sliderRange: ClosedRange<Double> { range("minimum", "maximum") ?? 0...1 }

  /// The range of a stepper, or nil if it has none.
  var stepperRange: ClosedRange<Double>? { openRange("minimum", "maximum") }

  /// The allowed numbers of stars of a rating; larger ones do not fit a line and come only from hostile data.
  static let ratingCounts = 1...100

  /// The number of stars of a rating, by default 5, clamped to ``ratingCounts``.
  var ratingCount: Int {
    let (count, range) = (number("count").flatMap { Int(exactly: $0) } ?? 5, Self.ratingCounts)
    return min(max(count, range.lowerBound), range.upperBound)
  }

  func tableValue(_ name: String) -> TableValue? {
    switch self[name] {
    case let value as TableValue: value
    case let value as any TableValueConvertible: value.tableValue
    default: nil
    }
  }

  /// The choices, given as `RowControl.Choice`, as texts, or as dictionaries of `id` and `title`.
  var choices: [RowControl.Choice] {
    switch self["choices"] {
    case let choices as [RowControl.Choice]: choices
    case let titles as [String]: titles.map { .init(id: $0, title: $0) }
    case let choices as [[String: String]]:
      choices.compactMap { choice in
        choice["id"].map { .init(id: $0, title: choice["title"] ?? $0) }
      }
    default: []
    }
  }
}
