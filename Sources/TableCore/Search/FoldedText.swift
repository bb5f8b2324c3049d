/// Text without its case and diacritics, as UTF-8 bytes made for searching.
///
/// A query is in a text exactly where its folded bytes are in the text's, see ``TextFolding``.
struct FoldedText: Hashable, Sendable {
  /// The folded text in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Folds `text`.
  init(_ text: String) {
    TextFolding.fold(text, onto: &bytes)
  }

  /// Says whether `query` is somewhere in this text, as an empty one always is.
  func contains(_ query: FoldedText) -> Bool {
    contains(query.bytes)
  }

  /// Says whether the folded query `needle` is somewhere in this text.
  func contains(_ needle: [UInt8]) -> Bool {
    needle.isEmpty || firstMatch(of: needle, from: 0) != nil
  }

  /// Gives the offset of the first match of `needle` at or after `start`.
  func firstMatch(of needle: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        ByteSearch.firstMatch(of: needle, in: text, from: start, to: text.count)
      }
    }
  }
}
