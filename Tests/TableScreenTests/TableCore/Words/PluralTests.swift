import Foundation
import Testing

@testable import TablePlurals
@testable import TableScreen

/// Counts go with the form of a word that their language has for them.
struct PluralTests {
  /// What the CLDR gives as samples of the categories.
  static let samples: [(locale: String, counts: [PluralCategory: [Int]])] = [
    ("en_US", [.one: [1], .other: [0, 2, 11, 21, 1_000_000]]),
    ("de_DE", [.one: [1], .other: [0, 2, 21]]),
    ("fr_FR", [.one: [0, 1], .other: [2, 16, 100], .many: [1_000_000, 2_000_000]]),
    ("es_ES", [.one: [1], .other: [0, 2, 16], .many: [1_000_000]]),
    ("pt_BR", [.one: [0, 1], .other: [2, 17]]),
    ("pt_PT", [.one: [1], .other: [0, 2, 17]]),
    (
      "ru_RU",
      [
        .one: [1, 21, 31, 101, 1001], .few: [2, 3, 4, 22, 34, 102],
        .many: [0, 5, 11, 12, 14, 19, 100, 111, 112],
      ]
    ),
    ("pl_PL", [.one: [1], .few: [2, 4, 22, 104], .many: [0, 5, 11, 12, 14, 21, 31, 112]]),
    ("sr_RS", [.one: [1, 21], .few: [2, 4, 22], .other: [0, 5, 11, 12, 100]]),
    ("cs_CZ", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 22, 100]]),
    ("sl_SI", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 103], .other: [0, 5, 11, 100]]),
    ("lt_LT", [.one: [1, 21], .few: [2, 9, 22], .other: [0, 10, 11, 19, 20, 111]]),
    ("lv_LV", [.zero: [0, 10, 11, 20, 111], .one: [1, 21], .other: [2, 9, 22]]),
    ("ro_RO", [.one: [1], .few: [0, 2, 19, 101, 119], .other: [20, 35, 100, 120]]),
    (
      "ar_EG",
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110], .many: [11, 26, 99, 111],
        .other: [100, 101, 102, 200, 202],
      ]
    ),
    ("he_IL", [.one: [1], .two: [2], .other: [0, 3, 10, 20, 100]]),
    ("ga_IE", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11, 20]]),
    ("cy_GB", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7, 8]]),
    ("is_IS", [.one: [1, 21, 101], .other: [0, 2, 11, 111]]),
    ("hi_IN", [.one: [0, 1], .other: [2, 17]]),
    ("ja_JP", [.other: [0, 1, 2, 100]]),
    ("zh_CN", [.other: [0, 1, 2]]),
    ("", [.one: [1], .other: [0, 2]]),
  ]

  @Test(arguments: samples.map(\.locale))
  func `a count has the category that its language gives it`(_ identifier: String) throws {
    let counts = try #require(Self.samples.first { $0.locale == identifier }).counts
    for (category, counts) in counts {
      for count in counts {
        let found = PluralCategory(of: count, in: Locale(identifier: identifier))
        #expect(found == category, "\(count) in \(identifier)")
        #expect(PluralCategory(of: -count, in: Locale(identifier: identifier)) == category)
      }
    }
  }

  @Test(arguments: [
    "en", "de", "fr", "es", "it", "pt", "ru", "uk", "pl", "cs", "sk", "sl", "sr", "hr", "lt", "lv",
    "ro", "ar", "he", "is", "hi", "ja", "zh", "ko", "tr", "hu", "fi", "sv", "nl", "el", "bg", "ga",
    "cy",
  ])
  func `counts of one category have one form in what Foundation writes of seconds`(
    _ language: String
  ) {
    let locale = Locale(identifier: language)
    let style = Duration.UnitsFormatStyle.units(allowed: [.seconds], width: .wide).locale(locale)
    var forms: [PluralCategory: Set<String>] = [:]
    for count in Array(0...230) + [1_000, 1_001, 10_002] {
      let text = Duration.seconds(count).formatted(style)
      let isNumber: (Character) -> Bool = { $0.isNumber || $0.isPunctuation || $0.isWhitespace }
      forms[PluralCategory(of: count, in: locale), default: []].insert(
        String(
          text.filter {
            !isNumber($0) && $0.unicodeScalars.first?.properties.generalCategory != .format
          }))
    }
    for (category, words) in forms { #expect(words.count == 1, "\(category): \(words)") }
  }

  @Test func `a text takes its form, and its number is written as the locale does`() {
    let rows = PluralForms(one: "%d строка", few: "%d строки", many: "%d строк", other: "%d строки")
    let russian = Locale(identifier: "ru_RU")
    #expect(rows.text(for: 1, in: russian) == "1 строка")
    #expect(rows.text(for: 22, in: russian) == "22 строки")
    #expect(rows.text(for: 11, in: russian) == "11 строк")
    #expect(rows.text(for: 12_345, in: russian) == "12\u{A0}345 строк")
    let english = PluralForms(one: "%d row", other: "%d rows")
    #expect(english.text(for: 12_345, in: Locale(identifier: "en_US")) == "12,345 rows")
    #expect(PluralForms(other: "%d 行").text(for: 1, in: Locale(identifier: "ja_JP")) == "1 行")
  }

  @Test func `the smallest and the greatest counts have a category`() {
    for code in PluralRule.rules.keys {
      let locale = Locale(identifier: code)
      _ = PluralCategory(of: .min, in: locale)
      _ = PluralCategory(of: .max, in: locale)
      #expect(PluralCategory.allCases.contains(PluralCategory(of: 0, in: locale)))
    }
  }
}
