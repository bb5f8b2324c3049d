/// Arithmetic for charts, whose numbers an app may have from anywhere.
extension [Double] {
  /// The height of each number in a chart, from 0 for the lowest to 1 for the highest, or nil for what is no number,
  /// where the chart has a gap.
  ///
  /// Infinite numbers stand at the edges, and equal ones in the middle.
  package var chartHeights: [Double?] {
    let finite = filter(\.isFinite)
    let range = finite.min().flatMap { low in finite.max().map { low...$0 } }
    return map { number in
      if number.isNaN { return nil }
      if number.isInfinite { return number > 0 ? 1 : 0 }
      guard let range, range.lowerBound < range.upperBound else { return 0.5 }
      return range.share(of: number)
    }
  }
}
