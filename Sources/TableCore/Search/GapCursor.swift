/// Reads the distances of a ``GramRows`` from the beginning to the end.
///
/// The reason for both is said by ``GramIndex``.
struct GapCursor {
  private let gaps: [UInt8]
  private var place = 0
  /// The next entry, or `Int.max` at the end.
  private var upcoming = 0

  init(_ rows: GramRows) {
    gaps = rows.gaps
    gaps.withUnsafeBufferPointer { Self.advance(&upcoming, &place, $0) }
  }

  /// Sets the bits of the entries in `window`, and returns whether there were any.
  ///
  /// The bit of the window's first entry is the lowest of `words`. Entries before the window are
  /// passed over.
  @discardableResult
  mutating func mark(_ window: Range<Int>, in words: UnsafeMutableBufferPointer<UInt64>) -> Bool {
    guard upcoming < window.upperBound else { return false }
    // Bytes, not words: two entries in one byte are rare, so no store waits for the one before.
    // Bit and byte order agree, because all platforms of Swift are little-endian.
    let bytes = UnsafeMutableRawBufferPointer(words)
    var entry = upcoming
    var place = place
    var any = false
    gaps.withUnsafeBufferPointer { gaps in
      while entry < window.lowerBound { Self.advance(&entry, &place, gaps) }
      any = entry < window.upperBound
      while entry < window.upperBound {
        let bit = entry - window.lowerBound
        bytes[bit >> 3] |= 1 << UInt8(truncatingIfNeeded: bit & 7)
        Self.advance(&entry, &place, gaps)
      }
    }
    upcoming = entry
    self.place = place
    return any
  }

  @inline(__always)
  private static func advance(
    _ entry: inout Int, _ place: inout Int, _ gaps: UnsafeBufferPointer<UInt8>
  ) {
    guard place < gaps.count else {
      entry = .max
      return
    }
    var byte = gaps[place]
    place += 1
    entry += Int(byte & 0x7F)
    var shift = 7
    while byte >= 0x80 {
      byte = gaps[place]
      place += 1
      entry += Int(byte & 0x7F) << shift
      shift += 7
    }
  }
}
