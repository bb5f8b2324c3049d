import TableScreen

/// A text that a person edits, as GTK is given it.
///
/// What cannot be shown stands behind a sign of its own, and what is too much behind the last one: it stays in the
/// text as long as its sign does.
struct EditedText {
  /// How many columns of a text are handed to GTK, which measures all of it whenever a letter is typed.
  static let longest = 100_000

  /// A sign, and what stands behind it.
  private struct Part {
    var shown: String
    var meant: String
  }

  /// The text.
  private(set) var text: String
  /// The text as it is shown.
  private(set) var shown: String
  /// The parts of a text that is not shown as it is, or nil.
  private var parts: [Part]?

  /// Makes a text harmless; with `keepingLines` its line ends are seen as such.
  init(_ text: String = "", keepingLines: Bool = false) {
    self.text = text
    shown = text
    let sanitizer = TextSanitizer()
    let pieces = sanitizer.pieces(of: text, columns: Self.longest, keepingLines: keepingLines)
    guard !pieces.lazy.flatMap(\.text.utf8).elementsEqual(text.utf8) else { return }
    let parts = Self.parts(of: text, pieces, sanitizer)
    self.parts = parts
    shown = parts.map(\.shown).joined()
  }

  /// Gives each character of a text to what stands for it, and those that nothing stands for to the one before, or
  /// at the start to the one behind.
  private static func parts(
    of text: String, _ pieces: [TextSanitizer.Piece], _ sanitizer: TextSanitizer
  ) -> [Part] {
    var parts: [Part] = []
    var (rest, place) = (text[...], 0)
    func take(upTo offset: Int) {
      let end = rest.index(rest.startIndex, offsetBy: offset - place)
      let meant = String(rest[..<end])
      (rest, place) = (rest[end...], offset)
      guard !meant.isEmpty else { return }
      parts[parts.count - 1].meant += meant
    }
    for piece in pieces {
      if let last = parts.indices.last, piece.offset < place {
        parts[last].shown += piece.text
        continue
      }
      if !parts.isEmpty { take(upTo: piece.offset) }
      parts.append(Part(shown: piece.text, meant: ""))
      take(upTo: piece.offset + 1)
    }
    if sanitizer.pieces(of: String(rest), columns: 1).isEmpty {
      if parts.isEmpty { parts.append(Part(shown: "", meant: "")) }
      take(upTo: place + rest.count)
    } else {
      parts.append(Part(shown: "…", meant: String(rest)))
    }
    return parts
  }

  /// Takes over what a person has made of what is shown.
  mutating func edit(_ new: String) {
    guard !new.utf8.elementsEqual(shown.utf8) else { return }
    let (before, after) = (Array(shown.unicodeScalars), Array(new.unicodeScalars))
    shown = new
    guard var parts else { return text = new }
    let least = min(before.count, after.count)
    let start = (0..<least).first { before[$0] != after[$0] } ?? least
    let end =
      (0..<least - start).first { before[before.count - 1 - $0] != after[after.count - 1 - $0] }
      ?? least - start
    let counts = parts.map(\.shown.unicodeScalars.count)
    var (first, head) = (0, 0)
    while first < parts.count, head + counts[first] <= start {
      head += counts[first]
      first += 1
    }
    var (last, tail) = (parts.count, 0)
    while last > first, tail + counts[last - 1] <= end {
      last -= 1
      tail += counts[last]
    }
    var typed = String.UnicodeScalarView()
    typed.append(contentsOf: after[head..<after.count - tail])
    let typedText = String(typed)
    parts.replaceSubrange(
      first..<last, with: typedText.isEmpty ? [] : [Part(shown: typedText, meant: typedText)])
    text = parts.map(\.meant).joined()
    self.parts = parts
  }
}
