extension Double {
  /// The number as a share of a whole, from 0 to 1, or nil for what is no number, as of nothing out of nothing.
  package var shareOfWhole: Double? { isNaN ? nil : Swift.min(Swift.max(self, 0), 1) }
}
