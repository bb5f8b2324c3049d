/// The difference between the rows of one section in two layouts.
struct RowDifference {
  /// The old places of the rows that left this section, ascending.
  var gone: [Range<Int>] = []
  /// The new places of the rows that came to this section, ascending.
  var come: [Range<Int>] = []
  /// The rows that changed their order, as few as possible.
  var moved: [(old: Int, new: Int)] = []
  /// True if so many rows were inserted and deleted that the whole section is replaced; all other
  /// properties are then empty.
  var isWholesale = false
  /// The rows whose content changed.
  var refreshed: [(old: Int, new: Int)] = []

  /// Compares two columns.
  ///
  /// Rows in shared pieces are known to be equal, and not looked at: a column that came from another by few edits costs
  /// O(*p* log *p*) in the pieces, however many rows there are.
  init(from old: RowColumn, to new: RowColumn) {
    if old.isSame(as: new) { return }
    if let chosen = SelectionDifference(from: old, to: new) {
      take(chosen)
      return
    }
    let shared = SharedRuns(old, new)
    if !shared.isOneSided && shared.restCount > (old.count + new.count) / 8 {
      walk(old, new)
    } else {
      compare(shared, old, new)
    }
  }

  private mutating func take(_ chosen: SelectionDifference) {
    guard let gone = chosen.gone, let come = chosen.come else {
      isWholesale = true
      return
    }
    (self.gone, self.come, refreshed) = (gone, come, chosen.refreshed)
  }

  /// Compares columns that share most of their rows.
  private mutating func compare(_ shared: SharedRuns, _ old: RowColumn, _ new: RowColumn) {
    var runs = shared.runs
    if shared.isOneSided {
      (gone, come) = (shared.oldRest, shared.newRest)
    } else {
      var places = RowPlaces(Array(shared.oldRest.joined())) { old.id(at: $0).raw }
      for place in shared.newRest.joined() {
        guard let match = places.take(new.id(at: place).raw) else {
          come.extend(to: place)
          continue
        }
        runs.append(.init(old: match, new: place, count: 1))
        if old.stamp(at: match) != new.stamp(at: place) { refreshed.append((match, place)) }
      }
      gone = places.rest.joinedRanges
    }
    runs.sort { $0.new < $1.new }
    let blocks = Self.blocks(of: runs)
    let staying = heaviestIncreasingSubsequence(blocks.map(\.old), weights: blocks.map(\.count))
    var next = staying.makeIterator()
    var stays = next.next()
    for (index, block) in blocks.enumerated() {
      if index == stays {
        stays = next.next()
      } else {
        for run in runs[block.runs] {
          moved += (0..<run.count).map { (run.old + $0, run.new + $0) }
        }
      }
    }
  }

  /// Joins runs that follow each other on both sides, whatever was inserted or deleted between them: they stay together,
  /// or move together.
  private static func blocks(
    of runs: [SharedRuns.Run]
  ) -> [(runs: Range<Int>, old: Int, count: Int)] {
    let order = runs.indices.sorted { runs[$0].old < runs[$1].old }
    var ranks = Array(repeating: 0, count: runs.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    var blocks: [(runs: Range<Int>, old: Int, count: Int)] = []
    for (index, run) in runs.enumerated() {
      if index > 0, ranks[index - 1] + 1 == ranks[index], let last = blocks.last {
        blocks[blocks.count - 1].runs = last.runs.lowerBound..<index + 1
        blocks[blocks.count - 1].count += run.count
      } else {
        blocks.append((index..<index + 1, run.old, run.count))
      }
    }
    return blocks
  }

  /// Compares columns that share few rows or none.
  ///
  /// Equal rows at both ends are skipped; the rows between them are merged if the ids ascend on
  /// both sides, and otherwise hashed. Complexity: O(*n*), with O(*m* log *m*) for *m* rows whose
  /// order may have changed.
  private mutating func walk(_ old: RowColumn, _ new: RowColumn) {
    let (a, b) = (Side(old), Side(new))
    if a.order === b.order { return compareStamps(a, b) }
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
    if a.order.isAscending && b.order.isAscending {
      merge(a, oldMiddle, b, newMiddle)
    } else {
      match(a, oldMiddle, b, newMiddle)
    }
    for place in a.ids.count - suffix..<a.ids.count {
      compare(a, place, b, place + b.ids.count - a.ids.count)
    }
  }

  /// The ids and stamps of one side as arrays: a walk over a column would ask at each row how the column is stored.
  private struct Side {
    let order: RowIDs
    let stamps: [UInt32]

    var ids: [UInt64] { order.ids }

    init(_ column: RowColumn) {
      let list = column.list ?? RowList(ids: column.ids, stamps: column.stamps)
      (order, stamps) = (list.order, list.stamps)
    }
  }

  /// Compares rows that are the same on both sides.
  private mutating func compareStamps(_ old: Side, _ new: Side) {
    for place in old.stamps.indices where old.stamps[place] != new.stamps[place] {
      refreshed.append((place, place))
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
        gone.extend(to: a)
        a += 1
      } else {
        come.extend(to: b)
        b += 1
      }
    }
    for place in a..<oldMiddle.upperBound { gone.extend(to: place) }
    for place in b..<newMiddle.upperBound { come.extend(to: place) }
  }

  private mutating func match(
    _ old: Side, _ oldMiddle: Range<Int>, _ new: Side, _ newMiddle: Range<Int>
  ) {
    var places = RowPlaces(oldMiddle) { old.ids[$0] }
    var common: [(old: Int, new: Int)] = []
    for place in newMiddle {
      if let match = places.take(new.ids[place]) {
        common.append((match, place))
      } else {
        come.extend(to: place)
      }
    }
    gone = places.rest.joinedRanges
    let staying = longestIncreasingSubsequence(common.map(\.old))
    var next = staying.makeIterator()
    var stays = next.next()
    for (index, pair) in common.enumerated() {
      compare(old, pair.old, new, pair.new)
      if index == stays { stays = next.next() } else { moved.append(pair) }
    }
  }
}
