extension Double {
  /// True if the number is a whole one, but for what calculating with fractions adds.
  package var isWhole: Bool { isFinite && abs(self - rounded()) <= max(1e-9, 8 * ulp) }

  /// Returns the number with the decimals of a step, where it has no others but for what adding fractions adds: 0.2 and 0.1 are
  /// 0.3.
  func rounded(asWrittenBy step: Double) -> Double {
    guard let scale = Self.scale(of: step), (self * scale).isWhole,
      (self * scale).magnitude < 1e15
    else { return self }
    // A zero has no sign.
    return (self * scale).rounded() / scale + 0
  }

  /// Returns whether the number has no more decimals than a step, with which a person may type it.
  package func isWritten(as step: Double) -> Bool {
    Self.scale(of: step).map { (self * $0).isWhole } ?? true
  }

  /// The power of ten by which a step is a whole number; nil if it has too many decimals for one.
  private static func scale(of step: Double) -> Double? {
    [1, 10, 100, 1e3, 1e4, 1e5, 1e6].first { step.magnitude * $0 >= 0.5 && (step * $0).isWhole }
  }
}
