/// Returns the places of a longest increasing subsequence of `values`, which are all different.
///
/// By patience sorting (M. L. Fredman, "On computing the length of longest increasing subsequences",
/// Discrete Mathematics 11, 1975). Complexity: O(*n* log *n*), and O(*n*) where the values ascend.
func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
  guard !values.isEmpty else { return [] }
  // For each length: where the subsequence of that length with the smallest last value ends.
  var ends: [Int] = []
  var previous = Array(repeating: -1, count: values.count)
  for (place, value) in values.enumerated() {
    var (low, high) = (0, ends.count)
    if let last = ends.last, values[last] < value {
      low = ends.count
    } else {
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
    }
    if low > 0 { previous[place] = ends[low - 1] }
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var places: [Int] = []
  places.reserveCapacity(ends.count)
  var place = ends[ends.count - 1]
  while place >= 0 {
    places.append(place)
    place = previous[place]
  }
  return places.reversed()
}
