/// What became of the rows of one section that is in both layouts.
struct RowDifference {
  /// The old places of the rows that are in this section no longer, ascending.
  var gone: [Int] = []
  /// The new places of the rows that were not in this section before, ascending.
  var come: [Int] = []
  /// The rows that changed their order, as few as possible.
  var moved: [(old: Int, new: Int)] = []
  /// The rows whose content changed.
  var refreshed: [(old: Int, new: Int)] = []

  /// Compares two columns.
  ///
  /// Equal rows at both ends are passed over; what is left between is merged where the ids ascend
  /// on both sides, and hashed where they do not. Complexity: O(*n*), with O(*m* log *m*) for *m*
  /// rows whose order may have changed.
  init(from old: RowColumn, to new: RowColumn) {
    if old.isSame(as: new) { return }
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old.id(at: prefix) == new.id(at: prefix) {
      compare(old, prefix, new, prefix)
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix,
      old.id(at: old.count - 1 - suffix) == new.id(at: new.count - 1 - suffix)
    {
      suffix += 1
    }
    let oldMiddle = prefix..<old.count - suffix
    let newMiddle = prefix..<new.count - suffix
    if old.isAscending && new.isAscending {
      merge(old, oldMiddle, new, newMiddle)
    } else {
      match(old, oldMiddle, new, newMiddle)
    }
    for place in old.count - suffix..<old.count {
      compare(old, place, new, place + new.count - old.count)
    }
  }

  private mutating func compare(_ old: RowColumn, _ a: Int, _ new: RowColumn, _ b: Int) {
    if old.stamp(at: a) != new.stamp(at: b) { refreshed.append((a, b)) }
  }

  private mutating func merge(
    _ old: RowColumn, _ oldMiddle: Range<Int>, _ new: RowColumn, _ newMiddle: Range<Int>
  ) {
    var (a, b) = (oldMiddle.lowerBound, newMiddle.lowerBound)
    while a < oldMiddle.upperBound, b < newMiddle.upperBound {
      let (x, y) = (old.id(at: a), new.id(at: b))
      if x == y {
        compare(old, a, new, b)
        a += 1
        b += 1
      } else if x < y {
        gone.append(a)
        a += 1
      } else {
        come.append(b)
        b += 1
      }
    }
    gone += a..<oldMiddle.upperBound
    come += b..<newMiddle.upperBound
  }

  private mutating func match(
    _ old: RowColumn, _ oldMiddle: Range<Int>, _ new: RowColumn, _ newMiddle: Range<Int>
  ) {
    var places: [NodeID: Int] = [:]
    places.reserveCapacity(oldMiddle.count)
    for place in oldMiddle { places[old.id(at: place)] = place }
    var common: [(old: Int, new: Int)] = []
    for place in newMiddle {
      if let match = places.removeValue(forKey: new.id(at: place)) {
        common.append((match, place))
      } else {
        come.append(place)
      }
    }
    gone += places.values.sorted()
    let staying = longestIncreasingSubsequence(common.map(\.old))
    var next = staying.makeIterator()
    var stays = next.next()
    for (index, pair) in common.enumerated() {
      compare(old, pair.old, new, pair.new)
      if index == stays { stays = next.next() } else { moved.append(pair) }
    }
  }
}
