/// The pairing of old rows with new rows when a section is read again.
package struct RowPairing: Equatable, Sendable {
  /// Rows that follow each other on both sides.
  package struct Run: Equatable, Sendable {
    /// The old index of the first row.
    package var old: Int
    /// The new index of the first row.
    package var new: Int
    package var count: Int
  }

  /// The paired rows in the order of their new places, as runs that are as long as possible.
  package private(set) var runs: [Run] = []
  /// The new places of paired rows whose content changed.
  package var changed: [Int] = []

  /// Creates the pairing of rows that are all new.
  package init() {}

  /// Creates the pairing of rows that did not change, or whose place is their identity.
  package init(inPlace count: Int) { add(Run(old: 0, new: 0, count: count)) }

  /// Creates a pairing of known pairs, which are in the order of their new places.
  init(_ pairs: [(old: Int, new: Int)], _ isChanged: (Int, Int) -> Bool) {
    for (old, new) in pairs {
      add(Run(old: old, new: new, count: 1))
      if isChanged(old, new) { changed.append(new) }
    }
  }

  /// Pairs rows by key, then by place.
  ///
  /// Rows that keep their order are found by a walk that looks a few rows ahead on both sides; only what is left over is
  /// hashed. Of several rows of one key those in order pair first. Complexity: O(*n*) in the number of rows.
  ///
  /// `isSame` says whether an old and a new row have equal keys, and `isChanged` whether the new one looks
  /// different. `mayPairByPlace` says whether rows of different keys may pair because they stand between
  /// the same neighbors.
  package init<Key: Hashable>(
    oldCount: Int, newCount: Int, isSame: (Int, Int) -> Bool, isChanged: (Int, Int) -> Bool,
    oldKey: (Int) -> Key?, newKey: (Int) -> Key?,
    mayPairByPlace: (Int, Int) -> Bool = { _, _ in false }
  ) {
    var walk = PairingWalk()
    walk.walk(oldCount: oldCount, newCount: newCount, isSame: isSame, isChanged: isChanged)
    walk.match(oldKey: oldKey, newKey: newKey, isChanged: isChanged)
    self.init(walk, isChanged: isChanged, mayPairByPlace: mayPairByPlace)
  }

  /// Creates the pairing that a walk has found, and pairs left-over rows by place.
  private init(
    _ walk: PairingWalk, isChanged: (Int, Int) -> Bool, mayPairByPlace: (Int, Int) -> Bool
  ) {
    self.init(walk)
    let most = min(walk.oldRest.rowCount, walk.newRest.rowCount)
    guard walk.found.count < most else { return }
    let pairs = Self.pairByPlace(walk, mayPairByPlace)
    guard !pairs.isEmpty else { return }
    for pair in pairs where isChanged(pair.old, pair.new) { changed.append(pair.new) }
    changed.sort()
    take(pairs)
  }

  /// Creates the pairing that a walk has found.
  init(_ walk: PairingWalk) {
    (runs, changed) = (walk.runs, walk.changed)
    guard !walk.found.isEmpty else { return }
    changed.sort()
    take(walk.found)
  }

  /// Inserts pairs, which are in the order of their new places, among the runs.
  private mutating func take(_ pairs: [Pair]) {
    let kept = runs
    runs = []
    runs.reserveCapacity(kept.count + pairs.count)
    var next = 0
    for pair in pairs {
      while next < kept.count, kept[next].new < pair.new {
        add(kept[next])
        next += 1
      }
      add(Run(old: pair.old, new: pair.new, count: 1))
    }
    for run in kept[next...] { add(run) }
  }

  private typealias Pair = (old: Int, new: Int)

  /// Pairs a left-over new row with a left-over old row that follows the same row: the old partner of its
  /// predecessor.
  private static func pairByPlace(
    _ walk: PairingWalk, _ mayPair: (Int, Int) -> Bool
  ) -> [Pair] {
    let taken = Set(walk.found.map(\.old))
    let free = Set(walk.oldRest.joined().lazy.filter { !taken.contains($0) })
    guard !free.isEmpty else { return [] }
    let ends = Dictionary(
      walk.found.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
    var pairs: [Pair] = []
    var run = walk.runs.makeIterator()
    var (next, place) = (run.next(), 0)
    for row in walk.newRest.joined() {
      while let known = next, known.new < row {
        place = known.old + known.count
        next = run.next()
      }
      if let old = ends[row] {
        place = old + 1
      } else if free.contains(place), mayPair(place, row) {
        pairs.append((place, row))
        place += 1
      }
    }
    return pairs
  }

  private mutating func add(_ run: Run) {
    guard run.count > 0 else { return }
    if let last = runs.last, last.old + last.count == run.old, last.new + last.count == run.new {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// Returns the old place of a new row, or nil if it has no partner.
  ///
  /// Complexity: O(log *r*) in the runs.
  package func oldIndex(of index: Int) -> Int? {
    let place = runs.partitionPoint { $0.new + $0.count > index }
    guard place < runs.count, runs[place].new <= index else { return nil }
    return runs[place].old + index - runs[place].new
  }

  /// Returns whether every old row is a new row at the same place.
  func isInPlace(_ oldCount: Int, _ newCount: Int) -> Bool {
    guard oldCount == newCount, runs.count <= 1 else { return false }
    return runs.first.map { $0.old == $0.new && $0.count == newCount } ?? (newCount == 0)
  }

  /// Returns the places of the new rows without a partner, of `count` new rows.
  func newcomers(of count: Int) -> [Range<Int>] {
    Self.gaps(between: runs.map { $0.new..<$0.new + $0.count }, in: count)
  }

  /// Returns the places of the old rows without a partner, of `count` old rows.
  func gone(of count: Int) -> [Range<Int>] {
    if runs.reduce(0, { $0 + $1.count }) == count { return [] }
    let kept = runs.map { $0.old..<$0.old + $0.count }
    return Self.gaps(between: kept.sorted { $0.lowerBound < $1.lowerBound }, in: count)
  }

  private static func gaps(between ranges: [Range<Int>], in count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for range in ranges {
      if next < range.lowerBound { gaps.append(next..<range.lowerBound) }
      next = range.upperBound
    }
    if next < count { gaps.append(next..<count) }
    return gaps
  }
}
