import TableScreen

/// A text made safe for GTK: control, direction and invisible characters are removed or made
/// visible, and a text longer than ``longest`` columns is cut.
struct ShownText {
  /// The number of columns handed to GTK, which measures the whole text however little of it shows.
  static let longest = 4_000

  /// The text for GTK to show.
  let text: String
  private let pieces: [TextSanitizer.Piece]?

  /// Makes a text safe to show; with `keepingLines` its line ends stay.
  init(_ original: String, keepingLines: Bool = false) {
    let sanitizer = TextSanitizer()
    text = sanitizer.start(of: original, columns: Self.longest, keepingLines: keepingLines)
    pieces =
      text == original
      ? nil : sanitizer.pieces(of: original, columns: Self.longest, keepingLines: keepingLines)
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
