/// The rule by which a family of languages chooses the form of a word for a whole number.
///
/// The rules are those of the Unicode CLDR, version 46, “Language Plural Rules” for cardinal numbers
/// (https://www.unicode.org/cldr/charts/46/supplemental/language_plural_rules.html), as far as they speak of whole
/// numbers. They are written by hand because Foundation has no API for them: `String(localized:)` and its inflection
/// exist only on Apple's systems. A test compares them with the forms in which Foundation writes durations.
enum PluralRule: Sendable {
  /// One form for all.
  case none
  /// 1.
  case one
  /// 0 and 1.
  case zeroAndOne
  /// 1; and whole millions.
  case oneAndMillions
  /// 0 and 1; and whole millions.
  case zeroOneAndMillions
  /// 1, 21, 31 …
  case endsInOne
  /// Russian and its like: 1, 21 …; 2–4, 22–24 …; others.
  case eastSlavic
  /// Serbian and its like: as Russian, with no form for many.
  case southSlavic
  /// Polish: 1; 2–4, 22–24 …; others.
  case polish
  /// Czech and Slovak: 1; 2–4.
  case czech
  /// Slovenian: 1, 101 …; 2, 102 …; 3–4, 103–104 ….
  case slovenian
  /// Lithuanian: 1, 21 …; 2–9, 22–29 ….
  case lithuanian
  /// Latvian: 0, 10–20, 30 …; 1, 21 ….
  case latvian
  /// Romanian: 1; 0 and 2–19, 101–119 ….
  case romanian
  /// Arabic.
  case arabic
  /// Hebrew: 1; 2.
  case hebrew
  /// Irish: 1; 2; 3–6; 7–10.
  case irish
  /// Welsh: 0; 1; 2; 3; 6.
  case welsh

  func category(of count: UInt) -> PluralCategory {
    let (ones, tens) = (count % 10, count % 100)
    let isTeen = (11...19).contains(tens)
    let isMillions = count != 0 && count % 1_000_000 == 0
    switch self {
    case .none: return .other
    case .one: return count == 1 ? .one : .other
    case .zeroAndOne: return count <= 1 ? .one : .other
    case .oneAndMillions: return count == 1 ? .one : isMillions ? .many : .other
    case .zeroOneAndMillions: return count <= 1 ? .one : isMillions ? .many : .other
    case .endsInOne: return ones == 1 && tens != 11 ? .one : .other
    case .eastSlavic, .southSlavic:
      if ones == 1, tens != 11 { return .one }
      if (2...4).contains(ones), !isTeen { return .few }
      return self == .eastSlavic ? .many : .other
    case .polish:
      if count == 1 { return .one }
      return (2...4).contains(ones) && !isTeen ? .few : .many
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .slovenian:
      return tens == 1 ? .one : tens == 2 ? .two : (3...4).contains(tens) ? .few : .other
    case .lithuanian:
      if isTeen || ones == 0 { return .other }
      return ones == 1 ? .one : .few
    case .latvian:
      if isTeen || ones == 0 { return .zero }
      return ones == 1 ? .one : .other
    case .romanian:
      if count == 1 { return .one }
      return count == 0 || (1...19).contains(tens) ? .few : .other
    case .arabic:
      if let small = Self.small(count) { return small }
      return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
    case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
    case .irish:
      if count == 1 || count == 2 { return count == 1 ? .one : .two }
      return (3...6).contains(count) ? .few : (7...10).contains(count) ? .many : .other
    case .welsh: return Self.small(count) ?? (count == 3 ? .few : count == 6 ? .many : .other)
    }
  }

  /// The categories of 0, 1 and 2 where each has one of its own.
  private static func small(_ count: UInt) -> PluralCategory? {
    count == 0 ? .zero : count == 1 ? .one : count == 2 ? .two : nil
  }

  /// The rules by code of language; others follow English.
  static let rules: [String: PluralRule] = {
    let families: [(PluralRule, String)] = [
      (.none, "bo dz id ig ii ja jv km ko lo ms my su th to vi wo yo yue zh"),
      (.zeroAndOne, "ak am as bn fa gu hi kn mg pa pcm ti zu hy ff kab"),
      (.oneAndMillions, "ca es it"),
      (.zeroOneAndMillions, "fr pt"),
      (.endsInOne, "is mk"),
      (.eastSlavic, "be ru uk"),
      (.southSlavic, "bs hr sh sr"),
      (.polish, "pl"), (.czech, "cs sk"), (.slovenian, "sl"), (.lithuanian, "lt"),
      (.latvian, "lv prg"), (.romanian, "mo ro"), (.arabic, "ar ars"), (.hebrew, "he iw"),
      (.irish, "ga"), (.welsh, "cy"),
    ]
    return families.reduce(into: [:]) { rules, family in
      for code in family.1.split(separator: " ") { rules[String(code)] = family.0 }
    }
  }()
}
