import TableScreen

/// A text made safe for GTK: control, direction and invisible characters are removed or made
/// visible, and a text of more columns than anybody reads is cut.
struct ShownText {
  /// The most columns of a line handed to GTK, which measures the whole text however little of it shows.
  private static let longestLine = 4_000
  /// The most columns of a text on any number of lines, behind which it ends with an ellipsis.
  private static let longest = 100_000

  /// Returns the most columns of a text on so many lines, or with 0 on any number.
  static func columns(of lines: Int) -> Int {
    lines > 0 ? longestLine * min(lines, longest / longestLine) : longest
  }

  /// The text for GTK to show.
  let text: String
  private let pieces: [TextSanitizer.Piece]?

  /// Makes a text safe to show that takes so many lines, or with 0 as many as it needs; the line ends of one of several stay.
  init(_ original: String, lines: Int = 1) {
    let (sanitizer, columns) = (TextSanitizer(), Self.columns(of: lines))
    let start = sanitizer.start(of: original, columns: columns, keepingLines: lines != 1)
    guard start != original else {
      (text, pieces) = (start, nil)
      return
    }
    let all = sanitizer.pieces(of: original, columns: columns, keepingLines: lines != 1)
    let cut = TextCut(all, columns: columns, ellipsis: "…")
    (text, pieces) = (cut.text, cut.pieces)
  }

  /// Maps character offsets in the original text to byte offsets in the shown text.
  func bytes(before characters: some Sequence<Int>) -> [Int: Int] {
    var offsets: [Int: Int] = [:]
    let wanted = Set(characters).sorted()
    var (place, bytes) = (0, 0)
    if let pieces {
      for target in wanted {
        while place < pieces.count, pieces[place].offset < target {
          bytes += pieces[place].text.utf8.count
          place += 1
        }
        offsets[target] = bytes
      }
      return offsets
    }
    var index = text.startIndex
    for target in wanted {
      index = text.index(index, offsetBy: target - place, limitedBy: text.endIndex) ?? text.endIndex
      place = index == text.endIndex ? max(place, target) : target
      offsets[target] = text.utf8.distance(from: text.startIndex, to: index)
    }
    return offsets
  }
}

extension TableText {
  /// The text as one line, made safe for GTK.
  var shownPart: String { ShownText(plain).text }
}
