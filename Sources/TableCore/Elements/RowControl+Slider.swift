// The number of a slider or a stepper, for any range.
extension RowControl {
  /// Indicates whether a slider or a stepper holds no number yet, so that a host shows none.
  public var isUnset: Bool {
    switch kind {
    case .slider, .stepper: Double(value) == nil
    default: false
    }
  }

  /// Returns the number of a slider, a stepper or a rating, moved by steps within its range; nil for other controls.
  ///
  /// From no number at all, any step leads to the first of the range, or to zero. A slider without steps has twenty. The
  /// steps of a slider are counted from the start of its range: from 0 to 10 by 3 they end with 9.
  public func number(movedBy steps: Int) -> Double? {
    switch kind {
    case .slider(let range, let step?) where step > 0:
      isUnset
        ? range.lowerBound
        : range.value(Double(value) ?? range.lowerBound, movedBy: Double(steps), step: step)
    case .slider(let range, _): moved(by: Double(steps) * range.part(of: 20), within: range)
    case .stepper(let range, let step):
      clamped(moved(by: Double(steps) * step, within: range).rounded(asWrittenBy: step), to: range)
    case .rating(let count): moved(by: Double(steps), within: 0...Double(max(count, 0)))
    case .toggle, .field, .textArea, .segments, .menu, .button, .color: nil
    }
  }

  private func moved(by distance: Double, within range: ClosedRange<Double>?) -> Double {
    let first = range?.lowerBound ?? 0
    if isUnset { return first }
    return clamped((Double(value) ?? first) + distance, to: range)
  }

  private func clamped(_ number: Double, to range: ClosedRange<Double>?) -> Double {
    guard let range else { return number }
    return min(max(range.lowerBound, number), range.upperBound)
  }

  /// The position of the value of a slider in its range, from 0 to 1; zero for other controls.
  ///
  /// Shares work even for ranges whose width is too large for a `Double`.
  public var share: Double {
    guard case .slider(let range, _) = kind else { return 0 }
    return range.share(of: Double(value) ?? range.lowerBound)
  }

  /// Returns the value of a slider at a position in its range, from 0 to 1, on the nearest step.
  public func value(at share: Double) -> Double {
    guard case .slider(let range, let step) = kind else { return share }
    return range.value(at: share, step: step)
  }
}
