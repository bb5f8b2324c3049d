import Foundation

/// Conversion of text for terminals that show no characters but ASCII.
enum ASCIIText {
  /// Returns the replacement for a character: its plain form, or a question mark.
  static func replacing(_ character: String) -> String {
    if let known = forms[character] { return known }
    let plain = character.decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value < 0x7F
    }
    return plain.isEmpty ? "?" : String(String.UnicodeScalarView(plain))
  }

  private static let forms: [String: String] = [
    "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "‚": "'",
    "‹": "<", "›": ">", "–": "-", "—": "-", "−": "-", "…": "...", "•": "*", "·": "-", "×": "x",
    "ß": "ss", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "OE", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D", "€": "EUR", "£": "GBP", "★": "*", "☆": ".", "✓": "x", "→": "->", "←": "<-",
    "\u{FFFD}": "?",
  ]
}
