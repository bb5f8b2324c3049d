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
    let (a, b) = (Side(old), Side(new))
    let shorter = min(a.ids.count, b.ids.count)
    var prefix = 0
    while prefix < shorter, a.ids[prefix] == b.ids[prefix] {
      compare(a, prefix, b, prefix)
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix,
      a.ids[a.ids.count - 1 - suffix] == b.ids[b.ids.count - 1 - suffix]
    {
      suffix += 1
    }
    let (oldMiddle, newMiddle) = (prefix..<a.ids.count - suffix, prefix..<b.ids.count - suffix)
    if old.isAscending && new.isAscending {
      merge(a, oldMiddle, b, newMiddle)
    } else {
      match(a, oldMiddle, b, newMiddle)
    }
    for place in a.ids.count - suffix..<a.ids.count {
      compare(a, place, b, place + b.ids.count - a.ids.count)
    }
  }

  /// The lists of one side, read once: a walk over a column would ask each time how it is kept.
  private struct Side {
    let ids: [UInt64]
    let stamps: [UInt32]

    init(_ column: RowColumn) {
      ids = column.ids
      stamps = column.stamps
    }
  }

  private mutating func compare(_ old: Side, _ a: Int, _ new: Side, _ b: Int) {
    if old.stamps[a] != new.stamps[b] { refreshed.append((a, b)) }
  }

  private mutating func merge(
    _ old: Side, _ oldMiddle: Range<Int>, _ new: Side, _ newMiddle: Range<Int>
  ) {
    var (a, b) = (oldMiddle.lowerBound, newMiddle.lowerBound)
    while a < oldMiddle.upperBound, b < newMiddle.upperBound {
      let (x, y) = (old.ids[a], new.ids[b])
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
    _ old: Side, _ oldMiddle: Range<Int>, _ new: Side, _ newMiddle: Range<Int>
  ) {
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(oldMiddle.count)
    for place in oldMiddle { places[old.ids[place]] = place }
    var common: [(old: Int, new: Int)] = []
    for place in newMiddle {
      if let match = places.removeValue(forKey: new.ids[place]) {
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
