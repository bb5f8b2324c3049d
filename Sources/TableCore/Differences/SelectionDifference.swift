/// The difference of two selections from the same column, such as the results of two searches in a row.
///
/// The sets of chosen rows are compared; single rows are looked at only in pieces that the columns do not share.
/// A key of a search among a million titles waits for it, for which the goal is 4 ms.
struct SelectionDifference {
  /// The old places of the deleted rows, ascending; nil if they form too many runs to show one by
  /// one.
  private(set) var gone: [Range<Int>]? = []
  /// The new places of the inserted rows, ascending; nil if they form too many runs to show one by
  /// one.
  private(set) var come: [Range<Int>]? = []
  private(set) var refreshed: [(old: Int, new: Int)] = []

  /// The most runs of deleted or of inserted rows that are listed.
  ///
  /// Nobody could follow more of them on screen, and showing the section anew costs a host less.
  static let runLimit = 4_096

  /// Creates the difference, or nil if the columns do not choose from the same rows.
  ///
  /// Complexity: O(*n* / 64) for *n* rows that are chosen from.
  init?(from old: RowColumn, to new: RowColumn) {
    guard let basis = new.selection ?? old.selection else { return nil }
    let a = old.selection ?? RowSelection(RowSet(count: old.count, all: true), of: old)
    let b = new.selection ?? RowSelection(RowSet(count: new.count, all: true), of: new)
    guard a.base.count == b.base.count, basis.base.count == a.base.count else { return nil }
    guard let changed = Self.changedRows(from: a.base, to: b.base) else { return nil }
    refreshed = changed.filter { a.rows.contains($0) && b.rows.contains($0) }
      .map { (a.count(before: $0), b.count(before: $0)) }
    let common = a.rows.intersection(b.rows)
    if common.count < Self.runLimit {
      let places = common.map { (a.count(before: $0), b.count(before: $0)) }
      gone = Self.gaps(between: places.map(\.0), in: a.count)
      come = Self.gaps(between: places.map(\.1), in: b.count)
    } else {
      gone = Self.runs(of: a.rows.subtracting(b.rows), in: a)
      come = Self.runs(of: b.rows.subtracting(a.rows), in: b)
    }
  }

  /// Returns the rows whose stamps differ; nil if their ids differ, too, or if more than
  /// ``runLimit`` rows would have to be compared.
  private static func changedRows(from old: RowColumn, to new: RowColumn) -> [Int]? {
    if old.isSame(as: new) { return [] }
    var (changed, looked) = ([Int](), 0)
    var isKnown = true
    old.walk(with: new) { place, a, b in
      if a.isSame(as: b) { return true }
      looked += a.count
      isKnown = looked <= runLimit
      for row in 0..<(isKnown ? a.count : 0) {
        isKnown = isKnown && a.id(a.start + row) == b.id(b.start + row)
        if a.stamp(a.start + row) != b.stamp(b.start + row) { changed.append(place + row) }
      }
      return isKnown
    }
    return isKnown ? changed : nil
  }

  /// Returns the places below `count` that are none of those given, which ascend.
  private static func gaps(between places: [Int], in count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for place in places + [count] {
      if next < place { gaps.append(next..<place) }
      next = place + 1
    }
    return gaps
  }

  /// Returns the places of rows among those chosen, or nil if they form too many runs.
  private static func runs(of rows: RowSet, in selection: RowSelection) -> [Range<Int>]? {
    guard rows.runCount <= runLimit else { return nil }
    var runs: [Range<Int>] = []
    for run in rows.runs {
      let start = selection.count(before: run.lowerBound)
      runs.extend(by: start..<start + run.count)
    }
    return runs
  }
}
