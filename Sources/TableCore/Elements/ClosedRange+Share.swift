/// Ranges of sliders, which may be wider than a number can say.
extension ClosedRange<Double> {
  /// Returns the position of a value in the range, from 0 to 1.
  package func share(of value: Double) -> Double {
    // Halves, since the width of the whole may be no number.
    let (start, width) = (lowerBound / 2, upperBound / 2 - lowerBound / 2)
    return width > 0 ? Swift.min(Swift.max((value / 2 - start) / width, 0), 1) : 0
  }

  /// The value that is so far on the way through the range, from 0 to 1; where there are steps, on the nearest one.
  package func value(at share: Double, step: Double? = nil) -> Double {
    let size = upperBound - lowerBound
    let value =
      size.isFinite
      ? lowerBound + size * share : lowerBound * (1 - share) + upperBound * share
    guard let step, step > 0 else { return clamped(value) }
    if size.isFinite {
      return clamped(lowerBound + ((value - lowerBound) / step).rounded() * step)
    }
    let half = ((value / 2 - lowerBound / 2) / step * 2).rounded() / 2 * step
    return clamped(lowerBound + half + half)
  }

  /// The width of one of so many equal parts of the range.
  package func part(of count: Double) -> Double {
    let size = upperBound - lowerBound
    return size.isFinite ? size / count : upperBound / count - lowerBound / count
  }

  private func clamped(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }

  /// The range between the least and the largest number that are there, where it has no end.
  var finite: Self {
    let most = Double.greatestFiniteMagnitude
    return Swift.max(lowerBound, -most)...Swift.min(Swift.max(upperBound, -most), most)
  }
}
