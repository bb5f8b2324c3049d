import Foundation
import TableScreen

extension WebRequest {
  /// The locale that the browser prefers: of the names in its list the first of the greatest weight.
  @MainActor var preferredLocale: Locale {
    let names = (headers["accept-language"] ?? "").split(separator: ",").prefix(32).compactMap {
      part -> (name: String, weight: Double)? in
      let parts = part.split(separator: ";").map(\.trimmed)
      guard let name = parts.first, Self.isName(name) else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return (name, weight.map { Double($0) ?? 0 } ?? 1)
    }
    // Names without any weight are refused.
    let preferred = names.filter { $0.weight > 0 }.max { $0.weight < $1.weight }
    return preferred.map { Locale(identifier: $0.name) } ?? TableWords.current.locale
  }

  private static func isName(_ text: String) -> Bool {
    1..<36 ~= text.utf8.count
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
