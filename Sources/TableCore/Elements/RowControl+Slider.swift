// The position of a slider, for any range.
extension RowControl {
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
