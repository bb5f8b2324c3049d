extension RowSet {
  /// The ranges of consecutive rows, ascending and as long as can be.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var place = 0
    while let start = next(from: place, inverted: 0) {
      let end = next(from: start, inverted: .max) ?? bound
      runs.append(start..<end)
      place = end
    }
    return runs
  }

  /// The number of ``runs``.
  var runCount: Int {
    var (count, last) = (0, UInt64(0))
    for word in words {
      // A run begins at each row of the set whose predecessor is not in the set.
      count += (word & ~(word << 1 | last)).nonzeroBitCount
      last = word >> 63
    }
    return count
  }

  /// Copies the membership of the rows `range` of `source` to as many rows from `start` on, which
  /// must not be in this set yet.
  mutating func copy(_ range: Range<Int>, of source: RowSet, to start: Int) {
    precondition(
      start >= 0 && start + range.count <= bound && range.upperBound <= source.bound,
      "Rows are copied within the bounds of both sets only.")
    var from = range.lowerBound
    var to = start
    while from < range.upperBound {
      let width = Swift.min(64 - (to & 63), range.upperBound - from)
      insert(source.bits(from: from, width: width) << UInt64(to & 63), inWord: to >> 6)
      from += width
      to += width
    }
  }

  /// Gives `width` bits from `row` on, the first one lowest.
  private func bits(from row: Int, width: Int) -> UInt64 {
    let index = row >> 6
    let shift = UInt64(row & 63)
    var bits = words[index] >> shift
    if shift != 0, index + 1 < words.count { bits |= words[index + 1] << (64 - shift) }
    return width == 64 ? bits : bits & ((1 << UInt64(width)) - 1)
  }

  /// Gives the first row from `place` on whose bit, after exclusive-or with `inverted`, is set.
  private func next(from place: Int, inverted: UInt64) -> Int? {
    guard place < bound else { return nil }
    var index = place >> 6
    var word = (words[index] ^ inverted) & (.max << UInt64(place & 63))
    while word == 0 {
      index += 1
      guard index < words.count else { return nil }
      word = words[index] ^ inverted
    }
    let row = index << 6 | word.trailingZeroBitCount
    return row < bound ? row : nil
  }
}
