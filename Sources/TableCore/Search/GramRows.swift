/// The ascending numbers of the entries that hold one gram, in the form that takes less space.
///
/// Bits alone would take 125 kB for each of 4,096 pairs of kinds of bytes among a million titles, however rare the pair.
struct GramRows: Sendable {
  /// The distances from one entry to the next, seven bits a byte, lowest first; used while few entries hold the gram.
  private(set) var gaps: [UInt8] = []
  /// One bit per entry, up to the last block with one that holds the gram; used once many do.
  private(set) var bits: [UInt64] = []
  private var last = 0
  /// The number of entries.
  private(set) var count = 0

  /// The list changes from gaps to bits once more than one entry in so many holds the gram.
  static let density = 13

  /// True if the rows are stored as bits, not as gaps.
  var isDense: Bool { !bits.isEmpty }

  /// Adds the entries whose bits are set in `block`, the lowest being that of the entry `start`.
  ///
  /// Blocks come in ascending order, and `start` is where a block begins. A list that becomes dense makes room for the first `room`
  /// entries.
  mutating func append(_ block: UnsafeBufferPointer<UInt64>, from start: Int, room: Int = 0) {
    let added = block.reduce(0) { $0 + $1.nonzeroBitCount }
    if isDense {
      bits.append(contentsOf: repeatElement(0, count: start >> 6 - bits.count))
      bits.append(contentsOf: block)
    } else {
      appendGaps(block, from: start)
    }
    count += added
    if !isDense, count * Self.density > start + block.count << 6 {
      makeDense(room: room)
    }
  }

  private mutating func appendGaps(_ block: UnsafeBufferPointer<UInt64>, from start: Int) {
    // A gap takes two bytes at most, but for the first one in the block.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: block.count * 128 + 10) { bytes in
      var end = 0
      for index in block.indices {
        var rest = block[index]
        while rest != 0 {
          let number = start + index << 6 + rest.trailingZeroBitCount
          var gap = number - last
          while gap >= 0x80 {
            bytes[end] = UInt8(truncatingIfNeeded: gap) | 0x80
            gap >>= 7
            end += 1
          }
          bytes[end] = UInt8(truncatingIfNeeded: gap)
          end += 1
          last = number
          rest &= rest - 1
        }
      }
      gaps.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<end]))
    }
  }

  private mutating func makeDense(room: Int) {
    let blocks = last / GramIndex.blockCount + 1
    var bits: [UInt64] = []
    bits.reserveCapacity(max(room >> 6, blocks * GramIndex.blockSize))
    bits.append(contentsOf: repeatElement(0, count: blocks * GramIndex.blockSize))
    var cursor = GapCursor(self)
    _ = bits.withUnsafeMutableBufferPointer { cursor.mark(0..<$0.count << 6, in: $0) }
    self.bits = bits
    gaps = []
  }
}
