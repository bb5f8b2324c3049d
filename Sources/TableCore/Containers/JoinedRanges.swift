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

  /// Returns ascending ranges without some of their numbers, which are ascending, too.
  func without(_ numbers: [Int]) -> [Range<Int>] {
    var rest: [Range<Int>] = []
    var next = numbers[...]
    for range in self {
      var start = range.lowerBound
      while let number = next.first, number < range.upperBound {
        if start < number { rest.append(start..<number) }
        start = number + 1
        next.removeFirst()
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return rest
  }

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
