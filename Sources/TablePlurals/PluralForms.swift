public import Foundation

/// A text with a count, in the forms that a language has for it.
///
/// ```swift
/// let rows = PluralForms(one: "%d Zeile", other: "%d Zeilen")
/// #expect(rows.text(for: 3, in: Locale(identifier: "de_DE")) == "3 Zeilen")
/// ```
///
/// In a form, `%d` stands for the count, formatted for the locale. If the form of a category is not
/// given, `other` is used.
public struct PluralForms: Hashable, Sendable {
  private var forms: [PluralCategory: String]

  /// Creates a text of as many forms as its language has.
  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    forms = [:]
    (forms[.zero], forms[.one], forms[.two]) = (zero, one, two)
    (forms[.few], forms[.many], forms[.other]) = (few, many, other)
  }

  /// Returns the text for a count.
  public func text(for count: Int, in locale: Locale) -> String {
    let form = forms[PluralCategory(of: count, in: locale)] ?? forms[.other] ?? ""
    return form.replacing("%d", with: count.formatted(.number.locale(locale)))
  }
}
