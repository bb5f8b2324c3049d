import Foundation

/// Numbers as a person of a locale types them, without the leniency that reads “1,5” as 1 elsewhere.
struct LocalNumber {
  let locale: Locale
  /// What stands beside the number, such as the symbol of a currency.
  var marks: [String] = []

  /// Returns the number, or nil where the text is anything else.
  func decimal(_ text: String) -> Decimal? {
    var text = text
    for mark in marks where !mark.isEmpty {
      text = text.replacingOccurrences(of: mark, with: "")
    }
    text = text.filter { !$0.isWhitespace }
    var sign = ""
    if let first = text.first, "-−+".contains(first) {
      sign = first == "+" ? "" : "-"
      text.removeFirst()
    }
    let parts = text.split(
      separator: locale.decimalSeparator ?? ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = wholeDigits(parts[0]),
      let fraction = parts.count == 2 ? digits(parts[1]) : "", !(whole + fraction).isEmpty
    else { return nil }
    return Decimal(
      string: "\(sign)\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)")
  }

  /// The digits before the separator, in groups of two or three with the last of three, or in one.
  private func wholeDigits(_ text: Substring) -> String? {
    let separator = locale.groupingSeparator ?? ","
    let text = separator == "’" ? Substring(text.replacingOccurrences(of: "'", with: "’")) : text
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard groups.last?.count == 3, (1...3).contains(groups[0].count),
        groups.dropFirst().allSatisfy({ (2...3).contains($0.count) })
      else { return nil }
    }
    return digits(Substring(groups.joined()))
  }

  private func digits(_ text: Substring) -> String? {
    var digits = ""
    for character in text {
      guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return nil }
      digits += String(digit)
    }
    return digits
  }
}
