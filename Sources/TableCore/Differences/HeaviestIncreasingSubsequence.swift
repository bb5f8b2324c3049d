/// Returns the places of an increasing subsequence of `values`, which are all different, of the greatest weight.
///
/// By dynamic programming over a Fenwick tree of maxima (P. M. Fenwick, "A new data structure for cumulative frequency
/// tables", Software: Practice and Experience 24, 1994). Complexity: O(*n* log *n*).
func heaviestIncreasingSubsequence(_ values: [Int], weights: [Int]) -> [Int] {
  let order = values.indices.sorted { values[$0] < values[$1] }
  var ranks = Array(repeating: 0, count: values.count)
  for (rank, place) in order.enumerated() { ranks[place] = rank }
  // For each node of the tree: where the heaviest subsequence ends whose last rank lies in the node's range, or -1.
  var best = Array(repeating: -1, count: values.count + 1)
  var totals = weights
  var previous = Array(repeating: -1, count: values.count)
  for place in values.indices {
    var heaviest = -1
    var node = ranks[place]
    while node > 0 {
      if best[node] >= 0, heaviest < 0 || totals[best[node]] > totals[heaviest] {
        heaviest = best[node]
      }
      node &= node - 1
    }
    previous[place] = heaviest
    if heaviest >= 0 { totals[place] += totals[heaviest] }
    node = ranks[place] + 1
    while node <= values.count {
      if best[node] < 0 || totals[place] > totals[best[node]] { best[node] = place }
      node += node & -node
    }
  }
  var places: [Int] = []
  var place = totals.indices.max { totals[$0] < totals[$1] } ?? -1
  while place >= 0 {
    places.append(place)
    place = previous[place]
  }
  return places.reversed()
}
