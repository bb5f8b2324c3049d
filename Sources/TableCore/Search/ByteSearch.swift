/// Finds bytes in bytes, eight places at a time.
///
/// A place is looked at closely only where both the first and the last byte of the needle fit: in one
/// word of eight bytes that takes two loads and a handful of arithmetic, whatever the processor.
enum ByteSearch {
  /// Gives the offset of the first match of `needle` within `start..<end`.
  ///
  /// Bytes of `text` beyond `end` may be read, but are never part of a match.
  static func firstMatch(
    of needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>,
    from start: Int, to end: Int
  ) -> Int? {
    let reach = needle.count - 1
    guard reach >= 0, let base = UnsafeRawPointer(text.baseAddress) else { return nil }
    let lastPlace = end - needle.count
    let lastWord = text.count - reach - 8
    let head = repeated(needle[0])
    let tail = repeated(needle[reach])
    var place = start
    while place <= lastPlace, place <= lastWord {
      let heads = base.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
      let tails = base.loadUnaligned(fromByteOffset: place + reach, as: UInt64.self).littleEndian
      var candidates = zeroBytes(of: (heads ^ head) | (tails ^ tail))
      while candidates != 0 {
        let candidate = place + candidates.trailingZeroBitCount >> 3
        guard candidate <= lastPlace else { return nil }
        if middle(of: needle, isAt: candidate, of: text) { return candidate }
        candidates &= candidates - 1
      }
      place += 8
    }
    while place <= lastPlace {
      if text[place] == needle[0], text[place + reach] == needle[reach],
        middle(of: needle, isAt: place, of: text)
      {
        return place
      }
      place += 1
    }
    return nil
  }

  /// Marks each zero byte of `word` by its highest bit.
  @inline(__always)
  static func zeroBytes(of word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }

  /// Fills a word with `byte`.
  @inline(__always)
  static func repeated(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  @inline(__always)
  private static func middle(
    of needle: UnsafeBufferPointer<UInt8>, isAt place: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var offset = 1
    while offset < needle.count - 1 {
      guard text[place + offset] == needle[offset] else { return false }
      offset += 1
    }
    return true
  }
}
