import TableScreen

/// A text as GTK is given it: without what turns lines or is no character, and not all of an endless one.
struct ShownText {
  /// How many columns of a text are handed to GTK, which measures all of it however little it shows.
  static let longest = 4_000

  /// The text.
  let text: String
  private let pieces: [TextSanitizer.Piece]?

  /// Makes a text harmless; with `keepingLines` its line ends stay.
  init(_ original: String, keepingLines: Bool = false) {
    let sanitizer = TextSanitizer()
    text = sanitizer.start(of: original, columns: Self.longest, keepingLines: keepingLines)
    pieces =
      text == original
      ? nil : sanitizer.pieces(of: original, columns: Self.longest, keepingLines: keepingLines)
  }

  /// Returns where characters of the original text begin in this one, in bytes.
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
  /// The text in one line, as GTK is given it.
  var shownPart: String { ShownText(plain).text }
}
