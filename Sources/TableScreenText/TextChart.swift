import TableScreen

/// A chart of numbers as a line of bars, scaled from the lowest number to the highest.
struct TextChart {
  private let glyphs: TextGlyphs

  init(_ glyphs: TextGlyphs) { self.glyphs = glyphs }

  /// Returns one bar for each number or, if there is too little room, for the mean of several.
  func line(_ numbers: [Double], width: Int) -> TextLine {
    let bars = Self.bars(numbers.map { $0.isFinite ? $0 : 0 }, count: width)
    guard let low = bars.min(), let high = bars.max() else { return TextLine() }
    let steps = glyphs.levels.count - 1
    let text = bars.map { bar -> String in
      // Computed with halves, so that the difference of two very large numbers does not overflow.
      let share = high > low ? (bar / 2 - low / 2) / (high / 2 - low / 2) : 0.5
      return glyphs.levels[min(max(Int((share * Double(steps)).rounded()), 0), steps)]
    }
    return TextLine(glyphs: text.joined(), TextStyle(.accent))
  }

  private static func bars(_ numbers: [Double], count: Int) -> [Double] {
    guard numbers.count > count, count > 0 else { return count > 0 ? numbers : [] }
    return (0..<count).map { bar in
      let part = numbers[(bar * numbers.count / count)..<((bar + 1) * numbers.count / count)]
      return part.reduce(0) { $0 + $1 / Double(part.count) }
    }
  }
}
