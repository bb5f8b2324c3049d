public import Foundation

/// A form of a word that goes with a count, by the rules of a language.
///
/// English has two, as in “1 row” and “2 rows”; Japanese has one, Arabic six.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Zero, if a language has a form for it.
  case zero
  /// One, and in some languages 21, 31 and so on.
  case one
  /// Two.
  case two
  /// A few, such as 2 to 4 in Czech.
  case few
  /// Many, such as 5 to 20 in Russian.
  case many
  /// All other counts.
  case other

  /// The category of a count in the language of a locale; one that is not known counts as English.
  public init(of count: Int, in locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? ""
    // European and Brazilian Portuguese have different rules, and differ by region.
    let region = locale.language.region?.identifier
    let rule =
      language == "pt" && region == "PT"
      ? .oneAndMillions : PluralRule.rules[language] ?? .one
    self = rule.category(of: count.magnitude)
  }
}
