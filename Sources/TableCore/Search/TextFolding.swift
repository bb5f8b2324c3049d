/// Text without its case and diacritics, as UTF-8 bytes made for searching: a query is in a text
/// exactly if its folded bytes are in the text's.
///
/// Folding follows Foundation's `range(of:options: [.caseInsensitive, .diacriticInsensitive])`: searching
/// folded bytes finds what that call finds, with these exceptions:
///
/// - Voiced kana and Arabic letters with hamza or madda are one letter however they are written.
///   Foundation finds "か" in a "が" made of two scalars, but not in the "が" made of one.
/// - The same holds for Hangul syllables: "가" is not in "각", even if that is written in jamo.
/// - A precomposed letter that never occurs in normalized text, such as "שׁ" in one scalar, loses its
///   mark as the decomposed one does.
/// - Other letters beyond U+0510 keep a mark that they hold in the same scalar and lose one
///   that follows; Foundation also takes the two forms for one.
/// - “ı” is an “i”, since the capital of both is “I”; Foundation does not find “ISPARTA” by “ısparta”.
/// - A query that begins with a mark finds it only at the beginning of a text.
/// - Letters beyond U+FFFF have small and capital forms too, and skin tones are skipped whatever
///   follows them.
/// - A letter that folds to several is found by each part of these, as "Straße" by "stras"; Foundation
///   finds it whole or not at all, and takes "Sé" for a text with "ß".
/// - Unicode properties are those of the standard library, which is newer than Foundation's data.
enum TextFolding {
  /// Returns the folded `text`.
  static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    fold(text, onto: &bytes)
    return bytes
  }

  /// Appends the folded `text` to `bytes`.
  static func fold(_ text: String, onto bytes: inout [UInt8]) {
    let folded: Void? = text.utf8.withContiguousStorageIfAvailable { utf8 in
      fold(utf8, onto: &bytes)
    }
    if folded == nil {
      var native = text
      native.withUTF8 { utf8 in fold(utf8, onto: &bytes) }
    }
  }

  private static func fold(_ utf8: UnsafeBufferPointer<UInt8>, onto bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: utf8)
    let plain = bytes.withUnsafeMutableBufferPointer { all in
      lowercaseASCII(UnsafeMutableBufferPointer(rebasing: all[start...]))
    }
    guard plain < utf8.count else { return }
    bytes.removeLast(utf8.count - plain)
    var folder = ScalarFolder(bytes: bytes, start: start)
    // Emptied so that the folder is the only owner and appends in place.
    bytes = []
    folder.append(UnsafeBufferPointer(rebasing: utf8[plain...]))
    swap(&bytes, &folder.bytes)
  }

  /// Lowercases `bytes` in place up to the first byte that is not ASCII, and returns the index of that byte.
  private static func lowercaseASCII(_ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let end = bytes.firstIndex { $0 >= 0x80 } ?? bytes.count
    for place in 0..<end { bytes[place] = lowercased(bytes[place]) }
    return end
  }

  /// Gives the small letter of an ASCII capital, any other byte as it is.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
