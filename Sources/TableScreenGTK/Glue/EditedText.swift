import TableScreen

/// A text that a person edits, and its form for GTK.
///
/// Characters that cannot be shown are kept behind a sign that stands for them, and the part beyond
/// ``longest``, or what an entry holds, behind an ellipsis: they stay in the text until their sign is edited.
struct EditedText {
  /// The number of columns handed to GTK, which measures the whole text whenever a letter is typed.
  static let longest = 100_000
  /// The bytes of a text handed to an entry, which drops what is beyond 65,534: the rest is for what a person adds.
  static let entryBytes = 60_000

  /// A shown piece of text, and the original text that it stands for.
  private struct Part {
    var shown: String
    var meant: String
  }

  /// The original text, with the person's edits.
  private(set) var text: String
  /// The text for GTK to show.
  private(set) var shown: String
  /// The parts of a text that differs from its shown form, or nil if it does not differ.
  private var parts: [Part]?

  /// Makes a text safe to show, in no more than some bytes; with `keepingLines` its line ends stay line ends.
  init(_ text: String = "", keepingLines: Bool = false, bytes: Int = .max) {
    self.text = text
    shown = text
    let sanitizer = TextSanitizer()
    var pieces = sanitizer.pieces(of: text, columns: Self.longest, keepingLines: keepingLines)
    var room = bytes
    let end = pieces.firstIndex { piece in
      room -= piece.text.utf8.count
      return room < 0
    }
    if let end { pieces.removeSubrange(end...) }
    guard !pieces.lazy.flatMap(\.text.utf8).elementsEqual(text.utf8) else { return }
    let parts = Self.parts(of: text, pieces, sanitizer)
    self.parts = parts
    shown = parts.map(\.shown).joined()
  }

  /// Assigns each character of a text to the piece that shows it; a character without a piece goes
  /// to the piece before, or at the start to the piece behind.
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

  /// Applies a person's edit of the shown text to the original, replacing the parts that it touched.
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
