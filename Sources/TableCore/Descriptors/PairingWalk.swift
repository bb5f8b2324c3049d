/// A walk over old and new rows side by side that finds the rows which stayed in order.
///
/// At a mismatch, the walk looks a few rows ahead on both sides for the next match, because most
/// changes remove or insert a few rows in one place. Rows without a match are left over. The walk
/// is inlined if the type of the items is known; otherwise each of a million comparisons would
/// look the type up.
@usableFromInline struct PairingWalk {
  /// The rows that stayed in order.
  private(set) var runs: [RowPairing.Run] = []
  /// The new places of paired rows whose content changed, those of ``found`` among them.
  @usableFromInline var changed: [Int] = []
  /// The old rows that are left over, ascending.
  @usableFromInline private(set) var oldRest: [Range<Int>] = []
  /// The new rows that are left over, ascending.
  @usableFromInline private(set) var newRest: [Range<Int>] = []

  /// The left-over rows that were paired by key, in the order of their new places.
  @usableFromInline var found: [(old: Int, new: Int)] = []

  /// The number of rows that the walk looks ahead.
  @usableFromInline static let window = 12
  /// The number of successive rows without a match after which the walk gives up: the rows were shuffled.
  @usableFromInline static let patience = 64

  @usableFromInline init() {}

  /// Walks over all rows; `isSame` and `isChanged` take an old row and a new one.
  @inlinable mutating func walk(
    oldCount: Int, newCount: Int, isSame: (Int, Int) -> Bool, isChanged: (Int, Int) -> Bool
  ) {
    var (old, new, lost) = (0, 0, 0)
    while old < oldCount && new < newCount && isSame(old, new) {
      if isChanged(old, new) { changed.append(new) }
      old += 1
      new += 1
    }
    note(old: 0, new: 0, count: new)
    var suffix = 0
    while suffix < min(oldCount - old, newCount - new),
      isSame(oldCount - 1 - suffix, newCount - 1 - suffix)
    {
      suffix += 1
    }
    let (oldEnd, newEnd) = (oldCount - suffix, newCount - suffix)
    while old < oldEnd && new < newEnd && lost < Self.patience {
      let start = new
      while old < oldEnd && new < newEnd && isSame(old, new) {
        if isChanged(old, new) { changed.append(new) }
        old += 1
        new += 1
      }
      if new > start {
        note(old: old - (new - start), new: start, count: new - start)
        lost = 0
        continue
      }
      var skip = 1
      var (isOldAhead, isNewAhead) = (false, false)
      while skip <= Self.window && !isOldAhead && !isNewAhead {
        isOldAhead = old + skip < oldEnd && isSame(old + skip, new)
        isNewAhead = !isOldAhead && new + skip < newEnd && isSame(old, new + skip)
        if !isOldAhead && !isNewAhead { skip += 1 }
      }
      let (oldSkip, newSkip) = isOldAhead ? (skip, 0) : isNewAhead ? (0, skip) : (1, 1)
      leave(old: old..<old + oldSkip, new: new..<new + newSkip)
      old += oldSkip
      new += newSkip
      lost += isOldAhead || isNewAhead ? 0 : 1
    }
    leave(old: old..<oldEnd, new: new..<newEnd)
    for place in 0..<suffix where isChanged(oldEnd + place, newEnd + place) {
      changed.append(newEnd + place)
    }
    note(old: oldEnd, new: newEnd, count: suffix)
  }

  /// Pairs the left-over rows by key: of several rows with one key, the *n*-th old one becomes the
  /// *n*-th new one.
  @inlinable mutating func match<Key: Hashable>(
    oldKey: (Int) -> Key?, newKey: (Int) -> Key?, isChanged: (Int, Int) -> Bool
  ) {
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    // The old rows of one key form a linked chain: `next` leads from one to the following, and `upcoming` holds the
    // row to be paired next, or nil. Keys stay in the dictionary, because removing them would hash each once more.
    var chains: [Key: Int] = [:]
    var upcoming: [Int?] = []
    var next: [Int: Int] = [:]
    let count = oldRest.reduce(0) { $0 + $1.count }
    chains.reserveCapacity(count)
    upcoming.reserveCapacity(count)
    for range in oldRest.reversed() {
      for row in range.reversed() {
        guard let key = oldKey(row) else { continue }
        if let following = chains.updateValue(upcoming.count, forKey: key) {
          next[row] = upcoming[following]
        }
        upcoming.append(row)
      }
    }
    found.reserveCapacity(min(count, newRest.reduce(0) { $0 + $1.count }))
    for range in newRest {
      for row in range {
        guard let key = newKey(row), let chain = chains[key], let match = upcoming[chain]
        else { continue }
        found.append((match, row))
        upcoming[chain] = next.isEmpty ? nil : next[match]
        if isChanged(match, row) { changed.append(row) }
      }
    }
  }

  @usableFromInline mutating func note(old: Int, new: Int, count: Int) {
    if count > 0 { runs.append(RowPairing.Run(old: old, new: new, count: count)) }
  }

  @usableFromInline mutating func leave(old: Range<Int>, new: Range<Int>) {
    if !old.isEmpty { oldRest.extend(by: old) }
    if !new.isEmpty { newRest.extend(by: new) }
  }
}
