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
      clamped(moved(by: Double(steps) * step, within: range).written(as: step), to: range)
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

extension Double {
  /// Returns the number with the decimals of a step, where it is that but for what adding fractions adds: 0.2 and 0.1 are
  /// 0.3.
  fileprivate func written(as step: Double) -> Double {
    let scales = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
    func isWhole(_ number: Double) -> Bool {
      abs(number - number.rounded()) <= max(1e-9, 8 * number.ulp)
    }
    let scale = scales.first { step.magnitude * $0 >= 0.5 && isWhole(step * $0) }
    guard let scale, isWhole(self * scale), (self * scale).magnitude < 1e15 else { return self }
    // A zero has no sign.
    return (self * scale).rounded() / scale + 0
  }
}
