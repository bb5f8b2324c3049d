/// One search by grams, which goes over the entries in windows that fit in the level-1 cache.
///
/// It is the part of a ``GramIndex`` that a key waits for.
struct GramSearch {
  private var sparse: [GapCursor]
  private let dense: [GramRows]
  private let needle: [UInt8]
  private let pool: TextPool
  private let isExact: Bool
  private let wordCount: Int
  /// The number of words in a window, few enough to stay in the level-1 cache.
  private static let windowSize = 64

  /// Prepares a search for the folded query `needle`, which is not empty.
  init(_ needle: [UInt8], in grams: GramIndex, pool: TextPool) {
    wordCount = grams.count / 64
    self.needle = needle
    self.pool = pool
    isExact = GramIndex.isExact(needle)
    let rows = (grams.count == 0 ? [] : grams.rows(for: needle)).sorted { $0.count < $1.count }
    dense = rows.filter(\.isDense)
    let total = Double(max(grams.count, 1))
    var expected = dense.reduce(total) { $0 * Double($1.count) / total }
    var used: [GramRows] = []
    for rows in rows where !rows.isDense {
      // Reading a list takes about a nanosecond an entry, looking at a text some twenty.
      guard isExact || Double(rows.count) < expected * 20 else { break }
      used.append(rows)
      expected *= Double(rows.count) / total
    }
    sparse = used.map(GapCursor.init)
  }

  /// Calls `body` with the windows that hold `entries`, in ascending order; the first and the last may hold entries
  /// beside them.
  ///
  /// A window is given as the index of its first word and its words, whose bits are the entries
  /// found. Windows without any may be left out.
  mutating func forEachWindow(
    of entries: Range<Int>, _ body: (Int, UnsafeMutableBufferPointer<UInt64>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.windowSize * 2) { memory in
      var start = entries.lowerBound >> 6
      let end = min(wordCount, (entries.upperBound + 63) >> 6)
      while start < end {
        let size = min(Self.windowSize, end - start)
        let words = UnsafeMutableBufferPointer(rebasing: memory[..<size])
        let spare = UnsafeMutableBufferPointer(rebasing: memory[size..<size * 2])
        if gather(start, words, spare: spare) {
          verify(start, words)
          body(start, words)
        }
        start += size
      }
    }
  }

  /// Fills `words` with the entries that hold all grams, and returns whether there may be any.
  private mutating func gather(
    _ start: Int, _ words: UnsafeMutableBufferPointer<UInt64>,
    spare: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    let window = start << 6..<(start + words.count) << 6
    words.update(repeating: sparse.isEmpty ? .max : 0)
    for index in sparse.indices {
      if index == 0 {
        guard sparse[index].mark(window, in: words) else { return false }
      } else {
        spare.update(repeating: 0)
        guard sparse[index].mark(window, in: spare) else { return false }
        for word in words.indices { words[word] &= spare[word] }
      }
    }
    for rows in dense where !rows.bits.withUnsafeBufferPointer({ intersect(words, $0, start) }) {
      return false
    }
    return true
  }

  /// Intersects `words` with `bits`, and returns whether any entry is left.
  private func intersect(
    _ words: UnsafeMutableBufferPointer<UInt64>, _ bits: UnsafeBufferPointer<UInt64>, _ start: Int
  ) -> Bool {
    let common = max(0, min(words.count, bits.count - start))
    var any: UInt64 = 0
    for word in 0..<common {
      words[word] &= bits[start + word]
      any |= words[word]
    }
    for word in common..<words.count { words[word] = 0 }
    return any != 0
  }

  /// Removes the entries that hold the grams, but not the query.
  private func verify(_ start: Int, _ words: UnsafeMutableBufferPointer<UInt64>) {
    if !isExact { pool.filter(words, from: start << 6, holding: needle) }
  }
}
