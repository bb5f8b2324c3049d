/// What all hosts work out alike before they draw numbers, which an app may have from anywhere.
extension RowElement {
  /// Returns the share that a progress bar shows, from 0 to 1.
  ///
  /// - Parameter progress: any number; one beyond the limits is taken for the nearest of them.
  /// - Returns: the share, or nil where it is not known, as of nothing out of nothing; hosts show a spinner then.
  public static func share(of progress: Double?) -> Double? {
    progress.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }

  /// Returns the height of each number of a chart, from 0 for the lowest to 1 for the highest, or nil for what is no
  /// number, where the chart has a gap.
  ///
  /// Infinite numbers stand at the edges, and equal ones in the middle.
  public static func heights(of numbers: [Double]) -> [Double?] {
    let finite = numbers.filter(\.isFinite)
    let range = finite.min().flatMap { low in finite.max().map { low...$0 } }
    return numbers.map { number in
      if number.isNaN { return nil }
      if number.isInfinite { return number > 0 ? 1 : 0 }
      guard let range, range.lowerBound < range.upperBound else { return 0.5 }
      return range.share(of: number)
    }
  }

  /// Returns the heights of a chart for which there is room: all of them, or the means of so many groups of neighbors.
  package static func means(of heights: [Double?], count: Int) -> [Double?] {
    guard heights.count > count, count > 0 else { return count > 0 ? heights : [] }
    return (0..<count).map { place in
      let part = heights[(place * heights.count / count)..<((place + 1) * heights.count / count)]
        .compactMap { $0 }
      return part.isEmpty ? nil : part.reduce(0, +) / Double(part.count)
    }
  }
}
