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
      let nearest = ((value - lowerBound) / step).rounded()
      return clamped(lowerBound + Swift.min(nearest, lastStep(step)) * step)
    }
    let half = ((value / 2 - lowerBound / 2) / step * 2).rounded() / 2 * step
    return clamped(lowerBound + half + half)
  }

  /// Returns a number moved by steps that are counted from the start of the range, of which the last one may lie before
  /// the end; from a number between two of them, the first one leads to its neighbor.
  package func value(_ value: Double, movedBy count: Double, step: Double) -> Double {
    let place = (value - lowerBound) / step
    guard count != 0, step > 0, place.isFinite, place.magnitude < Self.mostSteps else {
      return clamped(value + count * step)
    }
    // Steps such as 0.1 are no exact binary numbers, and neither is what they add up to.
    let isOnStep = (place - place.rounded()).magnitude <= Self.inexactness
    let start = isOnStep ? place.rounded() : place.rounded(count > 0 ? .down : .up)
    let there = Swift.min(Swift.max(start + count, 0), lastStep(step))
    // What lies behind the last step is not moved back by a step forth.
    if count > 0, place > there { return clamped(value) }
    return clamped(lowerBound + there * step)
  }

  /// The number of steps that fit into the range.
  private func lastStep(_ step: Double) -> Double {
    ((upperBound - lowerBound) / step + Self.inexactness).rounded(.down)
  }

  /// The part of a step that is taken for an error of rounding.
  private static let inexactness = 1e-6
  /// The number of steps from which on they are too small to be told apart.
  private static let mostSteps = 1e9

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
