extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on `isReached` returns true, by binary search; the end
  /// index if there is none.
  ///
  /// Complexity: O(log *n*).
  @inlinable @inline(__always)
  package func partitionPoint(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
