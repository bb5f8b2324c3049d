import TableScreen

/// A text made harmless for a page, with the offsets of its characters in units of UTF-16.
///
/// Markup is no danger, for a page takes every text as text; marks that turn the direction of a line, and characters that nobody sees, are.
struct WebText {
  /// The most columns of a line that is not typed by a person: nobody reads more in one.
  private static let longestLine = 4_000
  /// The most columns of a text on any number of lines, behind which it ends with an ellipsis.
  private static let longest = 100_000

  /// Returns the most columns of a text on so many lines, or with 0 on any number.
  static func columns(of lines: Int) -> Int {
    lines > 0 ? longestLine * min(lines, longest / longestLine) : longest
  }

  /// The text for the page to show.
  let shown: String
  private let pieces: [TextSanitizer.Piece]?

  /// Makes a text harmless that takes so many lines, or with 0 as many as it needs; the line ends of one of several stay.
  init(_ original: String, lines: Int = 1) {
    let (sanitizer, columns) = (TextSanitizer(), Self.columns(of: lines))
    let start = sanitizer.start(of: original, columns: columns, keepingLines: lines != 1)
    guard start != original else {
      (shown, pieces) = (start, nil)
      return
    }
    let all = sanitizer.pieces(of: original, columns: columns, keepingLines: lines != 1)
    let cut = TextCut(all, columns: columns, ellipsis: "…")
    (shown, pieces) = (cut.text, cut.pieces)
  }

  /// Returns the place and the length of characters of the original, in units of the shown text.
  func units(of characters: Range<Int>) -> (start: Int, count: Int) {
    let start = units(before: characters.lowerBound)
    return (start, units(before: characters.upperBound) - start)
  }

  private func units(before character: Int) -> Int {
    if let pieces {
      return pieces.prefix { $0.offset < character }.reduce(0) { $0 + $1.text.utf16.count }
    }
    return shown.prefix(max(0, character)).utf16.count
  }
}

extension String {
  /// The text as one line that a page can show.
  var shownLine: String { WebText(self).shown }
}
