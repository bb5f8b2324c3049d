/// The depth of each row of a section below other rows.
///
/// Runs, not a byte for each row: each layout makes them anew, and for a million rows bytes take 1.2 ms, where an edit by hand
/// may take 0.5.
struct RowDepths: Equatable {
  /// The index behind the last row of each run of one depth.
  private var ends: [Int] = []
  private var depths: [UInt8] = []

  /// True if no row is below another one.
  var isFlat: Bool { depths.allSatisfy { $0 == 0 } }

  /// Adds rows of one depth.
  mutating func append(_ depth: Int, count: Int) {
    let depth = UInt8(clamping: depth)
    guard count > 0 else { return }
    let end = (ends.last ?? 0) + count
    if depths.last == depth {
      ends[ends.count - 1] = end
    } else {
      ends.append(end)
      depths.append(depth)
    }
  }

  /// Returns the depth of a row.
  ///
  /// Complexity: O(log *r*) in the runs.
  subscript(row: Int) -> Int {
    let run = ends.partitionPoint { $0 > row }
    return run < depths.count ? Int(depths[run]) : 0
  }

  /// Returns the depths without the rows at places that ascend.
  func removing(ascending places: [Int]) -> RowDepths {
    var rest = RowDepths()
    var (place, start) = (0, 0)
    for (end, depth) in zip(ends, depths) {
      let first = place
      while place < places.count, places[place] < end { place += 1 }
      rest.append(Int(depth), count: end - start - (place - first))
      start = end
    }
    return rest
  }
}
