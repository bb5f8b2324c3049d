extension [Int] {
  /// The numbers, which ascend, as ranges of those that follow each other.
  var joinedRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for number in self { ranges.extend(to: number) }
    return ranges
  }
}

extension Array {
  /// Returns the first place that `isReached` holds for, as for all after it; the end where there is none.
  @inline(__always)
  func partitionPoint(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Range<Int>] {
  /// How many numbers there are in all.
  var rowCount: Int { reduce(0) { $0 + $1.count } }

  /// Adds a number that is greater than all before.
  mutating func extend(to number: Int) { extend(by: number..<number + 1) }

  /// Adds numbers that are greater than all before.
  mutating func extend(by numbers: Range<Int>) {
    if let last, last.upperBound == numbers.lowerBound {
      self[count - 1] = last.lowerBound..<numbers.upperBound
    } else {
      append(numbers)
    }
  }
}
