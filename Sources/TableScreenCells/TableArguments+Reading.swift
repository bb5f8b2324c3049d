import TableScreen

// Properties as a cell class reads them, whether they come from Swift or from JSON.
extension TableArguments {
  func text(_ name: String) -> String? { self[name, as: String.self] }

  func flag(_ name: String) -> Bool { self[name, as: Bool.self] ?? false }

  func number(_ name: String) -> Double? {
    self[name, as: Double.self] ?? self[name, as: Int.self].map { Double($0) }
  }

  /// The range between two numbers of these names, or nil where one is missing or they are the wrong way round.
  func range(_ lower: String, _ upper: String) -> ClosedRange<Double>? {
    guard let lower = number(lower), let upper = number(upper), lower <= upper else { return nil }
    return lower...upper
  }

  /// The range between two numbers of these names, where one of them is missing with its end far away; nil where
  /// both are, or they are the wrong way round.
  func openRange(_ lower: String, _ upper: String) -> ClosedRange<Double>? {
    switch (number(lower), number(upper)) {
    case (let lower?, nil) where lower.isFinite: lower...max(lower + Self.farAway, Self.farAway)
    case (nil, let upper?) where upper.isFinite: min(upper - Self.farAway, -Self.farAway)...upper
    default: range(lower, upper)
    }
  }

  /// As far as hosts count where nothing says how far.
  private static var farAway: Double { 1e9 }

  /// The range of a slider.
  var sliderRange: ClosedRange<Double> { range("minimum", "maximum") ?? 0...1 }

  /// The range of a stepper, or nil where it has none.
  var stepperRange: ClosedRange<Double>? { openRange("minimum", "maximum") }

  /// How many stars a rating can have; more of them than stand in a line come from data that means no good.
  static let ratingCounts = 1...100

  /// How many stars a rating has.
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

  /// The choices: as such, as texts, or as dictionaries of `id` and `title`.
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
