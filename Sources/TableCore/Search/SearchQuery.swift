import Foundation

/// A search text as a person typed it, and folded for comparison.
package struct SearchQuery: Hashable, Sendable {
  /// The text as typed.
  package let raw: String
  /// The text without white space at its ends, without case and diacritics.
  package let normalized: String
  /// The bytes of ``normalized``.
  let folded: [UInt8]

  /// Prepares the text `raw`.
  package init(_ raw: String) {
    self.raw = raw
    let trimmed = raw.trimmingCharacters(in: .whitespacesAndNewlines)
    folded = TextFolding.folded(trimmed)
    normalized = String(decoding: folded, as: UTF8.self)
  }
}
