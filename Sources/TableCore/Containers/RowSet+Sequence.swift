extension RowSet: Sequence {
  /// Walks the rows in ascending order, a word at a time.
  struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var index = 0
    private var rest: UInt64

    init(_ words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    mutating func next() -> Int? {
      while rest == 0 {
        index += 1
        guard index < words.count else { return nil }
        rest = words[index]
      }
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      return index << 6 | bit
    }
  }

  func makeIterator() -> Iterator {
    Iterator(words)
  }

  /// Calls `body` with the rows of a range in ascending order.
  func forEach(in range: Range<Int>, _ body: (Int) -> Void) {
    guard let last = range.last else { return }
    for index in range.lowerBound >> 6...last >> 6 {
      var bits = words[index]
      if index == range.lowerBound >> 6 { bits &= .max << UInt64(range.lowerBound & 63) }
      if index == last >> 6 { bits &= .max >> UInt64(63 - last & 63) }
      while bits != 0 {
        body(index << 6 | bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }

  var underestimatedCount: Int { count }
}
