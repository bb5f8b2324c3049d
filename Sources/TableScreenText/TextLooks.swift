import TableScreen

/// The styles of the characters of one text: that of its role, changed by its own attributes and by matches of a search.
struct TextLooks {
  /// The style of characters without attributes and outside matches.
  let style: TextStyle
  private let runs: [TableTextRun]
  private let matches: [Range<Int>]

  init(_ style: TextStyle) {
    self.style = style
    runs = []
    matches = []
  }

  /// Creates the styles of a text of a row, of which at most `limit` characters can be seen.
  init(_ style: TextStyle, _ text: RowText, limit: Int) {
    self.style = style
    runs = text.text.runs(limit: limit)
    matches = text.matches
  }

  /// Returns the style of the character at an offset.
  func style(at offset: Int) -> TextStyle {
    if runs.isEmpty && matches.isEmpty { return style }
    // A long text may have thousands of both, in ascending order.
    let run = runs.element(containing: offset, \.characters)
    let marks = style.marks.union(run?.marks ?? [])
    guard matches.element(containing: offset, \.self) != nil else {
      // Dim characters would hardly show a color of their own.
      return run?.color.map { TextStyle(style.role, marks.subtracting(.dim), color: $0) }
        ?? TextStyle(style.role, marks)
    }
    // Matches are underlined, and reversed in a text that is underlined already.
    let sign: TextStyle.Marks = marks.contains(.underline) ? .reverse : .underline
    return TextStyle(.match, marks.union(sign))
  }
}

extension Array {
  /// Returns the element whose range contains an offset, or nil; the ranges are ascending, and have nothing in common.
  fileprivate func element(containing offset: Int, _ range: (Element) -> Range<Int>) -> Element? {
    let next = partitionPoint { range($0).lowerBound > offset }
    guard next > 0, range(self[next - 1]).contains(offset) else { return nil }
    return self[next - 1]
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
