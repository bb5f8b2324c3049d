import TableScreen

/// A text made harmless for a page, with the offsets of its characters in units of UTF-16.
///
/// Markup is no danger, for a page takes every text as text; marks that turn the direction of a line, and characters that nobody sees, are.
struct WebText {
  /// The most columns of a text that is not typed by a person: nobody reads more in a row.
  static let longest = 4_000

  /// The text for the page to show.
  let shown: String
  private let pieces: [TextSanitizer.Piece]?

  /// Makes a text harmless; with `keepingLines` its line ends stay.
  init(_ original: String, keepingLines: Bool = false) {
    let sanitizer = TextSanitizer()
    shown = sanitizer.start(of: original, columns: Self.longest, keepingLines: keepingLines)
    pieces =
      shown == original
      ? nil : sanitizer.pieces(of: original, columns: Self.longest, keepingLines: keepingLines)
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
