extension DataShape {
  /// Returns the number of the shape's range that is nearest to another one, and whether it is the same; nil for what is
  /// no number.
  func nearest(to value: CellAttribute) -> (value: CellAttribute, isSame: Bool)? {
    switch (self, value) {
    case (.integer(let range?), .integer(let number)):
      let nearest = min(max(number, range.lowerBound), range.upperBound)
      return (.integer(nearest), nearest == number)
    case (.number(let range?), .integer(let number)):
      if range.contains(Double(number)) { return (value, true) }
      return (.number(min(max(Double(number), range.lowerBound), range.upperBound)), false)
    case (.number(let range?), .number(let number)):
      if number.isNaN { return nil }
      let nearest = min(max(number, range.lowerBound), range.upperBound)
      return (.number(nearest), nearest == number)
    default: return nil
    }
  }
}
