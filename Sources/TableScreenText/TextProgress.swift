import TableScreen

/// A progress bar with its percentage.
struct TextProgress {
  private let glyphs: TextGlyphs

  init(_ glyphs: TextGlyphs) { self.glyphs = glyphs }

  func line(_ done: Double, width: Int) -> TextLine {
    let share = min(max(done, 0), 1)
    var percent = "\(Int((share * 100).rounded(.down)))%"
    percent = String(repeating: " ", count: max(0, 5 - percent.count)) + percent
    let track = max(min(width - percent.count, 40), 0)
    let filled = Int((share * Double(track)).rounded())
    var line = TextLine(
      glyphs: String(repeating: glyphs.done, count: filled), TextStyle(.accent))
    line.append(
      glyphs: String(repeating: glyphs.open, count: track - filled), TextStyle(.secondary, .dim))
    line.append(glyphs: percent, TextStyle(.secondary))
    return line
  }
}
