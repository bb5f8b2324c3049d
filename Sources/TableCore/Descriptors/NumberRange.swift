/// The numbers that a key or a setting takes.
package enum NumberRange: Hashable, Sendable {
  case integers(ClosedRange<Int>)
  case numbers(ClosedRange<Double>)

  /// The range in the words of a mistake, with an article.
  package var name: String {
    switch self {
    case .integers(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .numbers(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// The remedy for a number outside of the range.
  package var remedy: String { "give it \(name)" }

  /// The words for a number outside of the range that is replaced by the nearest one in it.
  package static let nearestTaken = "the nearest that it takes counts instead"

  /// Returns the nearest number in the range, and whether it equals the given one; nil if the value
  /// is no number.
  package func nearest(to value: CellAttribute) -> (value: CellAttribute, isSame: Bool)? {
    switch (self, value) {
    case (.integers(let range), .integer(let number)):
      let nearest = min(max(number, range.lowerBound), range.upperBound)
      return (.integer(nearest), nearest == number)
    case (.numbers(let range), .integer(let number)):
      if range.contains(Double(number)) { return (value, true) }
      return (.number(min(max(Double(number), range.lowerBound), range.upperBound)), false)
    case (.numbers(let range), .number(let number)):
      if number.isNaN { return nil }
      let nearest = min(max(number, range.lowerBound), range.upperBound)
      return (.number(nearest), nearest == number)
    default: return nil
    }
  }
}

extension TableCell.Key.Known {
  /// The range of numbers that the key takes, or nil if it takes no numbers, or all.
  package var range: NumberRange? {
    switch self {
    case .height: .numbers(0...10_000)
    case .indentation: .integers(0...100)
    case .lines: .integers(0...1_000)
    default: nil
    }
  }
}
