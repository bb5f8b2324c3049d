extension [Int] {
  /// The ascending numbers as ranges of consecutive ones.
  var joinedRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for number in self { ranges.extend(to: number) }
    return ranges
  }
}

extension [Range<Int>] {
  /// The number of numbers in all ranges.
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
