public import Foundation

/// Which form of a word goes with a count, by the rules of a language.
///
/// English has two, as in “1 row” and “2 rows”; Japanese has one, Arabic six.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Nothing, where a language has a form for it.
  case zero
  /// One, and in some languages 21, 31 and so on.
  case one
  /// Two.
  case two
  /// A few, as 2 to 4.
  case few
  /// Many, as 5 and more.
  case many
  /// All others.
  case other

  /// The category of a count in the language of a locale; one that is not known counts as English.
  public init(of count: Int, in locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? ""
    // The two kinds of Portuguese differ by where they are spoken.
    let region = locale.language.region?.identifier
    let rule =
      language == "pt" && region == "PT"
      ? .oneAndMillions : PluralRule.rules[language] ?? .one
    self = rule.category(of: count.magnitude)
  }
}
