import TableScreen

/// How the characters of one text look: as the text's role says, save for its own attributes and what a
/// search found.
struct TextLooks {
  /// How the text looks where nothing else is said.
  let style: TextStyle
  private let runs: [TableTextRun]
  private let matches: [Range<Int>]

  init(_ style: TextStyle) {
    self.style = style
    runs = []
    matches = []
  }

  /// The looks of a text of a row, of which as many characters as `limit` can be seen.
  init(_ style: TextStyle, _ text: RowText, limit: Int) {
    self.style = style
    runs = text.text.runs(limit: limit)
    matches = text.matches
  }

  /// Returns how the character of an offset looks.
  func style(at offset: Int) -> TextStyle {
    if runs.isEmpty && matches.isEmpty { return style }
    let run = runs.first { $0.characters.contains(offset) }
    let marks = style.marks.union(run?.marks ?? [])
    guard matches.contains(where: { $0.contains(offset) }) else {
      // A dim text with a color of its own would hardly be seen to have it.
      return run?.color.map { TextStyle(style.role, marks.subtracting(.dim), color: $0) }
        ?? TextStyle(style.role, marks)
    }
    // A match is seen in an underlined text, too.
    let sign: TextStyle.Marks = marks.contains(.underline) ? .reverse : .underline
    return TextStyle(.match, marks.union(sign))
  }
}

extension TableTextRun {
  fileprivate var marks: TextStyle.Marks {
    var marks: TextStyle.Marks = link == nil ? [] : .underline
    if emphasis.contains(.bold) { marks.insert(.bold) }
    if emphasis.contains(.italic) { marks.insert(.italic) }
    if emphasis.contains(.underline) { marks.insert(.underline) }
    if emphasis.contains(.strikethrough) { marks.insert(.strikethrough) }
    return marks
  }
}
