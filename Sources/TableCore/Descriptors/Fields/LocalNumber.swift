package import Foundation

/// A strict reader of numbers as a person of a locale types them; a lenient one would read “1,5” as 1 in English.
///
/// Direction marks are ignored, because a person does not see them in a formatted number, and so are blanks, but for those
/// between digits: they separate groups, in every locale.
package struct LocalNumber {
  /// A sample number, whose formatted text shows the separators and symbols of a format.
  static let sample = Decimal(sign: .plus, exponent: -1, significand: 12_345_675)

  /// The separators of the format, and those of plain numbers in the locale.
  private let separators: [Separators]
  /// The texts that may stand beside the number, such as the symbol of a currency.
  private let symbols: [String]

  /// Creates a reader of plain numbers.
  init(locale: Locale) {
    separators = Self.separators(of: locale)
    symbols = []
  }

  /// Creates a reader of the sums of a currency, by its code and by the sample with its symbol.
  init(locale: Locale, sample: String, code: String) {
    let parts = sample.bare.split(omittingEmptySubsequences: false, whereSeparator: \.isDigit)
    let plain = Self.separators(of: locale)
    var own = Separators(parts.dropFirst().dropLast())
    own.blankSize = plain.map(\.blankSize).min() ?? own.blankSize
    separators = [own] + plain
    let written = [parts.first, parts.last].compactMap { $0.map { String($0) } }
    // The full stop of a symbol may be left out.
    symbols = written + written.map { $0.filter { $0 != "." } } + [code]
  }

  /// Returns the number, or nil if the text is anything else.
  func decimal(_ text: String) -> Decimal? {
    var text = text.bareWithGroups[...]
    // A sign may stand before the symbol or behind it.
    var sign = text.takeSign()
    for symbol in symbols { text.take(symbol) }
    sign = sign ?? text.takeSign()
    let digits = (separators + plainPoint).lazy.compactMap { $0.digits(text) }.first
    guard let digits = digits.map({ (sign ?? "") + $0 }), let number = Decimal(string: digits),
      !DecimalDigits.isOtherWhole(number.description, than: digits)
    else { return nil }
    return number
  }

  /// The reader of a point before a fraction, which a number pad has in every language; where groups stand between points, it
  /// means these.
  private var plainPoint: [Separators] {
    separators.contains { $0.group == "." } ? [] : [Separators(decimal: ".", group: "")]
  }

  /// Returns the text of a number as a person edits it: with the decimal separator of the locale, and nothing between its other
  /// digits.
  ///
  /// Where a locale writes other digits, or a number has an exponent, the text is the one that can be typed everywhere.
  package static func editText(_ text: String, in locale: Locale) -> String {
    guard text.contains("."), text.utf8.allSatisfy(Self.plain.contains) else { return text }
    let sample = Decimal(sign: .plus, exponent: -1, significand: 15)
    let written = sample.formatted(.number.locale(locale))
    guard written.first == "1", written.last == "5" else { return text }
    return text.replacing(".", with: written.dropFirst().dropLast())
  }

  private static let plain = Set("-.0123456789".utf8)

  private static func separators(of locale: Locale) -> [Separators] {
    let written = sample.formatted(.number.locale(locale))
    let parts = written.bare.split(whereSeparator: \.isDigit)
    var own = Separators(parts[...])
    // Some write pairs of digits between blanks, to the last.
    let groups = written.bareWithGroups.split { !$0.isDigit }
    if groups.count > 2, groups[groups.count - 2].count == 2 { own.blankSize = 2 }
    let usual = Separators(
      decimal: locale.decimalSeparator ?? ".", group: (locale.groupingSeparator ?? ",").bare)
    return [own, usual]
  }
}

/// The separators between the digits of a number.
private struct Separators {
  let decimal: String
  /// The separator of groups of digits; empty for blanks and for nothing.
  let group: String
  /// The number of digits between blanks.
  var blankSize = 3

  init(decimal: String, group: String) {
    (self.decimal, self.group) = (decimal, group)
  }

  /// Takes the separators from the texts between the digits of the sample.
  init(_ between: ArraySlice<Substring>) {
    let written = between.filter { !$0.isEmpty }
    decimal = written.last.map { String($0) } ?? "."
    group = written.count > 1 ? String(written[0]) : ""
  }

  /// Returns the digits of a number, with a point as the decimal separator, or nil if the text is
  /// no number.
  func digits(_ text: Substring) -> String? {
    let parts = text.split(separator: decimal, maxSplits: 2, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = wholeDigits(parts[0]),
      let fraction = parts.count == 2 ? plainDigits(parts[1]) : "", !(whole + fraction).isEmpty
    else { return nil }
    return "\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)"
  }

  /// Returns the digits before the decimal separator: ungrouped, or in groups of two or three digits, the last of three; between
  /// blanks all but the first have as many as the locale writes, since a blank may be a slip for a point.
  ///
  /// No grouped number begins with a zero: in “0.500” the person means the other separator, whatever the locale says.
  private func wholeDigits(_ text: Substring) -> String? {
    let hasBlanks = text.contains(" ")
    let (group, last) = hasBlanks ? (" ", blankSize) : (group, 3)
    let sizes = hasBlanks ? last...last : 2...3
    if group.isEmpty { return plainDigits(text) }
    let groups = text.split(separator: group, omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard groups.last?.count == last, (1...last).contains(groups[0].count),
        groups[0].first?.digit != 0, groups.dropFirst().allSatisfy({ sizes.contains($0.count) })
      else { return nil }
    }
    return plainDigits(Substring(groups.joined()))
  }

  private func plainDigits(_ text: Substring) -> String? {
    var digits = ""
    for character in text {
      guard let digit = character.digit else { return nil }
      digits += String(digit)
    }
    return digits
  }
}

extension Character {
  /// The digit in any script; nil for powers, numbers in circles and words, which are no places of a number.
  ///
  /// Those of Han are words and, in a locale that asks for it, digits.
  fileprivate var digit: Int? {
    let isDigit =
      unicodeScalars.first?.properties.numericType == .decimal
      || "〇一二三四五六七八九".contains(self)
    return isDigit ? wholeNumberValue : nil
  }

  fileprivate var isDigit: Bool { digit != nil }
}

extension String {
  /// The text without blanks and invisible characters, such as direction marks, and with one kind of apostrophe.
  fileprivate var bare: String { bareWithGroups.filter { $0 != " " } }

  /// The bare text, with one space for blanks between two digits.
  fileprivate var bareWithGroups: String {
    var bare = UnicodeScalarView()
    var hasBlank = false
    for scalar in unicodeScalars where scalar.properties.generalCategory != .format {
      if scalar.properties.isWhitespace {
        hasBlank = true
        continue
      }
      if hasBlank, Character(scalar).isDigit, bare.last.map({ Character($0).isDigit }) ?? false {
        bare.append(" ")
      }
      hasBlank = false
      bare.append(scalar == "’" ? "'" : scalar)
    }
    return String(bare)
  }
}

extension Substring {
  /// Takes a sign from the beginning; nil if none is there.
  fileprivate mutating func takeSign() -> String? {
    guard let first, "-−+".contains(first) else { return nil }
    removeFirst()
    return first == "+" ? "" : "-"
  }

  /// Takes a symbol from either end, if it is there.
  fileprivate mutating func take(_ symbol: String) {
    if symbol.isEmpty { return }
    if hasPrefix(symbol) { removeFirst(symbol.count) }
    if hasSuffix(symbol) { removeLast(symbol.count) }
  }
}
