import Foundation
import TableScreen
import TestSupport

/// Makes titles, queries and choices that a seed repeats exactly.
struct SearchSamples {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func bits() -> UInt64 { random.next() }

  mutating func number(below bound: Int) -> Int {
    Int(bits() % UInt64(bound))
  }

  mutating func oneIn(_ chances: Int) -> Bool {
    number(below: chances) == 0
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }

  /// A made-up title of two or three words; every tenth carries an accented letter.
  mutating func title() -> String {
    let words = (0..<2 + number(below: 2)).map { _ in word() }
    var title = words.joined(separator: " ")
    if oneIn(10) {
      let place = title.index(title.startIndex, offsetBy: number(below: title.count))
      title.replaceSubrange(place...place, with: pick(Self.accented))
    }
    return title
  }

  /// A short text of characters that are hard to fold.
  mutating func trickyText() -> String {
    (0..<1 + number(below: 6)).map { _ in pick(Self.tricky) }.joined()
  }

  /// A piece of `text`, sometimes with the case changed or the accents taken apart or dropped.
  mutating func piece(of text: String) -> String {
    let characters = Array(text)
    guard !characters.isEmpty else { return "a" }
    let start = number(below: characters.count)
    let length = 1 + number(below: min(8, characters.count - start))
    let piece = String(characters[start..<start + length])
    switch number(below: 6) {
    case 0: return piece.uppercased()
    case 1: return piece.decomposedStringWithCanonicalMapping
    case 2: return piece.folding(options: .diacriticInsensitive, locale: nil)
    case 3: return piece.lowercased() + pick(["", "a", "s"])
    default: return piece
    }
  }

  private mutating func word() -> String {
    (0..<2 + number(below: 3)).map { _ in
      pick(Self.consonants) + pick(Self.vowels) + (oneIn(3) ? pick(Self.consonants) : "")
    }.joined().capitalized
  }

  private static let consonants = "b c d f g h j k l m n p r s t v w z".split(separator: " ")
    .map(String.init)
  private static let vowels = ["a", "e", "i", "o", "u"]
  private static let accented =
    "é è ê ë É à â ä Ä å ç ñ ö Ö ø ü ï î ß e\u{301} o\u{308} A\u{30A} š ž".split(separator: " ")
    .map(String.init)
  static let tricky =
    ("a A s S i I f e k é É e\u{301} ß ẞ İ ı Å \u{212B} \u{212A} ς σ Σ ﬁ ﬃ ŉ ǆ Ǆ ǅ ſ µ μ Ω "
    + "\u{2126} 각 가 나 が か ガ 漢 字 Ж ж й Ё ё Ａ ａ 👍 👨‍👩‍👧 👩 🇩🇪 ❤️ 1️⃣ ø ł Ά ά ΐ ᾳ "
    + "ạ\u{308} ệ ≠ \u{200D} \u{200B} - . ' 0 9")
    .split(separator: " ").map(String.init) + [" "]
}

extension String {
  /// The text with each letter that folds to several written as these: "Straße" as "Strasse".
  var spelled: String {
    var text = ""
    for scalar in unicodeScalars {
      let folded = String(scalar).folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      let parts = folded.unicodeScalars
      let isLetters = parts.count > 1 && !parts.contains { $0.properties.isGraphemeExtend }
      // Foundation takes syllables of Hangul apart, which are one letter.
      let isSyllable = 0xAC00...0xD7A3 ~= scalar.value
      if scalar == "ı" {
        text += "i"
      } else if isLetters, !isSyllable {
        text += folded
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
