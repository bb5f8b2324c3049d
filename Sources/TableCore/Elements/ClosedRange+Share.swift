/// Arithmetic on the ranges of sliders, whose width may be too large for a `Double`.
extension ClosedRange<Double> {
  /// Returns the position of a value in the range, from 0 to 1.
  package func share(of value: Double) -> Double {
    // Computed with halves, because the whole width may be too large for a `Double`.
    let (start, width) = (lowerBound / 2, upperBound / 2 - lowerBound / 2)
    return width > 0 ? Swift.min(Swift.max((value / 2 - start) / width, 0), 1) : 0
  }

  /// Returns the value at a position in the range, from 0 to 1, rounded to the nearest step if
  /// there are steps.
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

  /// Returns the width of one of `count` equal parts of the range.
  package func part(of count: Double) -> Double {
    let size = upperBound - lowerBound
    return size.isFinite ? size / count : upperBound / count - lowerBound / count
  }

  private func clamped(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }

  /// The range with its infinite ends, if any, replaced by the least or the largest finite number.
  var finite: Self {
    let most = Double.greatestFiniteMagnitude
    return Swift.max(lowerBound, -most)...Swift.min(Swift.max(upperBound, -most), most)
  }
}
