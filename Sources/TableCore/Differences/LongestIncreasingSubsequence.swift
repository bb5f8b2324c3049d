/// Returns the places of a longest increasing subsequence of `values`, which are all different.
///
/// By patience sorting (M. L. Fredman, "On computing the length of longest increasing
/// subsequences", Discrete Mathematics 11, 1975). Complexity: O(*n* log *n*), and O(*n*) if the
/// values ascend.
func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
  guard !values.isEmpty else { return [] }
  // For each length: where the subsequence of that length with the smallest last value ends.
  var ends: [Int] = []
  var previous = Array(repeating: -1, count: values.count)
  for (place, value) in values.enumerated() {
    let continuesLast = ends.last.map { values[$0] < value } ?? true
    let length = continuesLast ? ends.count : ends.partitionPoint { values[$0] >= value }
    if length > 0 { previous[place] = ends[length - 1] }
    if length == ends.count { ends.append(place) } else { ends[length] = place }
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
