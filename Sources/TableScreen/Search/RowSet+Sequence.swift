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

  var underestimatedCount: Int { count }

  /// Answers `contains` of the sequence by one look.
  func _customContainsEquatableElement(_ row: Int) -> Bool? {
    contains(row)
  }
}
