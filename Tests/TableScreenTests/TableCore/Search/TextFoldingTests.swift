import Foundation
import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct TextFoldingTests {
  /// What Foundation says, which is the law here, once the letters that fold to several are written as these.
  private func finds(_ query: String, in text: String) -> Bool {
    text.spelled.range(
      of: query.spelled, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }

  private func folds(_ query: String, into text: String) -> Bool {
    let needle = TextFolding.folded(query)
    return needle.isEmpty || ByteSearch.firstMatch(of: needle, in: TextFolding.folded(text)) != nil
  }

  private static let tricky: [(text: String, query: String)] = [
    ("é", "e"), ("e", "é"), ("e\u{301}", "é"), ("é", "e\u{301}"), ("e\u{301}x", "ex"),
    ("a\u{301}\u{302}", "â"), ("Élan", "elan"), ("Maße", "mase"), ("Straße", "STRASSE"),
    ("STRASSE", "ß"), ("Maß", "mas"), ("Maß", "mass"), ("Maß", "smas"), ("ẞ", "ß"), ("ßs", "sß"),
    ("İ", "i"), ("I", "ı"), ("ı", "i"), ("Å", "\u{212B}"), ("\u{212B}", "a"), ("\u{212A}", "k"),
    ("ΟΔΟΣ", "ς"), ("ς", "σ"), ("ά", "Α"), ("µ", "μ"), ("\u{2126}", "ω"), ("각", "가"),
    ("각나", "가나"), ("각", "\u{1100}\u{1161}\u{11A8}"), ("\u{1100}\u{1161}\u{11A8}", "각"),
    ("각", "\u{1100}\u{1161}"), ("ﬁ", "fi"), ("fi", "ﬁ"), ("ﬁ", "f"), ("ﬁ", "i"), ("ﬁx", "fix"),
    ("ŉ", "n"), ("ŉ", "ʼn"), ("Ǆ", "ǆ"), ("ǆ", "dž"), ("ſ", "s"), ("ø", "o"), ("ł", "l"),
    ("Ａ", "ａ"), ("Ａ", "a"), ("が", "か"), ("か", "が"), ("か\u{3099}", "が"), ("が", "か\u{3099}"),
    ("Ж", "ж"), ("Ё", "е"), ("й", "и"), ("👨‍👩‍👧", "👩"), ("👍🏽", "👍"), ("👍", "👍🏽"), ("🇩🇪", "🇩"),
    ("❤️", "❤"), ("❤", "❤️"), ("1️⃣", "1"), ("a\u{200D}b", "ab"), ("\r\n", "\n"), ("≠", "="),
    ("x\u{0}y", "y"), ("", "a"), ("\u{301}", "\u{301}"), ("\u{301}", "e"), ("e\u{301}", "\u{301}e"),
    ("ꭰ", "Ꭰ"), ("Ა", "ა"), ("Ⴀ", "ⴀ"), ("Ա", "ա"), ("և", "ե"), ("\u{F900}", "\u{8C48}"),
  ]

  @Test(arguments: tricky)
  func `a tricky query is found where Foundation finds it`(text: String, query: String) {
    #expect(folds(query, into: text) == finds(query, in: text))
  }

  private static let deviations: [(text: String, query: String)] = [
    // One letter, however it is written.
    ("か\u{3099}", "か"), ("か", "か\u{3099}"), ("\u{1100}\u{1161}\u{11A8}", "가"),
    ("\u{627}\u{654}", "ا"),
    // Marks in one scalar that no normalized text holds.
    ("\u{FB2A}", "ש"), ("\u{958}", "\u{915}"),
    // A mark in the same scalar is kept, one that follows is not.
    ("\u{929}", "\u{928}\u{93C}"),
    // A mark alone belongs to no letter.
    ("e\u{301}", "\u{301}"),
    // Foundation takes a folded letter for what is left of an expanded one.
    ("かЁ", "が"),
    // Foundation compares halves of UTF-16 pairs, and stumbles where a mark is a pair.
    ("👍🇩🇪", "👍🏽"), ("👍🏽🇩🇪", "👍🇩🇪"),
    // Foundation knows no small letters beyond U+FFFF.
    ("𐐀", "𐐨"),
  ]

  @Test(arguments: deviations)
  func `the known deviations from Foundation stay as they are`(text: String, query: String) {
    #expect(folds(query, into: text) != finds(query, in: text))
  }

  @Test func `every named scalar is found where Foundation finds it`() {
    for value in stride(from: UInt32(1), through: 0x10FFFF, by: Effort.step) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.name != nil,
        !Self.isKnownDeviation(scalar)
      else { continue }
      let letter = String(scalar)
      let cases = [
        ("a\(letter)b", letter), ("a\(letter)b", "\(letter)b"), ("a\(letter)b", "a\(letter)"),
        ("a\(letter)b", "ab"), ("ab", "a\(letter)b"), (letter.uppercased(), letter),
        (letter, letter.uppercased()), (letter.lowercased(), letter), (letter, letter.lowercased()),
      ]
      for (text, query) in cases where folds(query, into: text) != finds(query, in: text) {
        Issue.record("\(query.debugDescription) in \(text.debugDescription)")
      }
    }
  }

  /// Marks as queries, letters beyond U+FFFF with a case, and what is newer than Foundation's data.
  private static func isKnownDeviation(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    // Once a mark, U+1171E is one no more.
    return properties.isGraphemeExtend || 0x1F3FB...0x1F3FF ~= scalar.value
      || scalar.value == 0x1171E || scalar.value > 0xFFFF && properties.changesWhenCaseMapped
      || isNew(scalar) || properties.uppercaseMapping.unicodeScalars.contains(where: isNew)
  }

  private static func isNew(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.properties.age?.major ?? .max) > 13
  }

  @Test func `the names of all scalars are searched as Foundation does`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    var query = "letter"
    for value in stride(from: UInt32(1), through: 0x2FFFF, by: Effort.step) {
      guard let name = Unicode.Scalar(value)?.properties.name else { continue }
      if samples.oneIn(50) { query = samples.piece(of: name) }
      if folds(query, into: name) != finds(query, in: name) {
        Issue.record("seed \(seed): \(query.debugDescription) in \(name)")
      }
    }
  }

  @Test func `an empty query is in every text`() {
    #expect(folds("", into: ""))
    #expect(folds("", into: "a"))
    #expect(!folds("a", into: ""))
  }

  @Test func `a letter that folds to several is found by each part of them`() {
    var count = 0
    for value in stride(from: UInt32(0x80), through: 0x1FFFF, by: Effort.step) {
      guard let letter = Unicode.Scalar(value).map({ String($0) }), letter.spelled != letter
      else { continue }
      count += 1
      let parts = Array(letter.spelled)
      for start in parts.indices {
        for end in start..<parts.count {
          let part = String(parts[start...end])
          let isFound = folds(part, into: "a\(letter)b")
          #expect(isFound, "\(part) in \(letter)")
          if start == 0 { #expect(folds("a\(part)", into: "a\(letter)b"), "\(letter)") }
          if end == parts.count - 1 { #expect(folds("\(part)b", into: "a\(letter)b"), "\(letter)") }
        }
      }
    }
    #expect(count > 10 / Effort.step)
  }

  @Test func `folding makes small letters of ASCII whatever the length`() {
    let all = String(decoding: UInt8(0)...127, as: UTF8.self)
    for length in 0...128 {
      let text = String(all.suffix(length))
      #expect(TextFolding.folded(text) == Array(text.lowercased().utf8))
    }
  }

  @Test func `pieces of a hundred thousand titles are found where Foundation finds them`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    var query = "an"
    for _ in 0..<Effort.rounds(100_000) {
      let title = samples.title()
      if samples.oneIn(4) { query = samples.piece(of: title) }
      if folds(query, into: title) != finds(query, in: title) {
        Issue.record("seed \(seed): \(query.debugDescription) in \(title.debugDescription)")
      }
    }
  }

  @Test func `tricky texts are searched as Foundation does`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    for _ in 0..<Effort.rounds(50_000) {
      let text = samples.trickyText().precomposedStringWithCanonicalMapping
      let query = samples.oneIn(2) ? samples.piece(of: text) : samples.trickyText()
      // Where the query's letter takes several scalars, Foundation finds it in other letters too.
      guard !query.contains(where: "がガ각가나".contains) else { continue }
      if folds(query, into: text) != finds(query, in: text) {
        Issue.record("seed \(seed): \(query.debugDescription) in \(text.debugDescription)")
      }
    }
  }
}
