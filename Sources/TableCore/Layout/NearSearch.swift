extension Array {
  /// Returns the place of the last element whose number is at most `number`, or nil where all are greater; the numbers
  /// ascend.
  ///
  /// Where the numbers are spread evenly, the place is near where the number lies between the first and the last; from
  /// there on the steps double. (Interpolation search: Y. Perl, A. Itai, H. Avni, Communications of the ACM 21, 1978.)
  ///
  /// Complexity: O(log *n*); O(1) for numbers at even distances.
  @inline(__always)
  func last(upTo number: UInt64, _ value: (Element) -> UInt64) -> Int? {
    guard let first = first.map(value), number >= first, let last = last.map(value) else {
      return nil
    }
    if number >= last { return count - 1 }
    // The number at `low` is at most the one looked for, that at `high` is greater.
    let share = Double(number - first) / Double(last - first)
    let guess = Swift.min(Int(share * Double(count - 1)), count - 1)
    var (low, high, step) = (guess, guess, 1)
    if value(self[guess]) <= number {
      repeat {
        low = high
        high = Swift.min(high + step, count - 1)
        step *= 2
      } while value(self[high]) <= number
    } else {
      repeat {
        high = low
        low = Swift.max(low - step, 0)
        step *= 2
      } while value(self[low]) > number
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if value(self[middle]) <= number { low = middle } else { high = middle }
    }
    return low
  }
}
