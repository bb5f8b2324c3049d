import TableScreen

/// A chart of numbers as a line of bars, scaled from the lowest number to the highest; what is no number is a gap.
struct TextChart {
  private let glyphs: TextGlyphs

  init(_ glyphs: TextGlyphs) { self.glyphs = glyphs }

  /// Returns one bar for each number or, if there is too little room, for the mean of several.
  func line(_ numbers: [Double], width: Int) -> TextLine {
    let bars = RowElement.means(of: RowElement.heights(of: numbers), count: width)
    let shown = bars.compactMap { $0 }
    guard let low = shown.min(), let high = shown.max() else { return TextLine() }
    let steps = glyphs.levels.count - 1
    let text = bars.map { bar -> String in
      guard let bar else { return " " }
      let share = high > low ? (bar - low) / (high - low) : 0.5
      return glyphs.levels[min(max(Int((share * Double(steps)).rounded()), 0), steps)]
    }
    return TextLine(glyphs: text.joined(), TextStyle(.accent))
  }
}
