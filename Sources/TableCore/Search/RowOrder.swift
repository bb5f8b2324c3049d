/// A map from each row to the entry of the pool that it shows, kept as runs.
///
/// Entries are only ever appended, so rows and entries are in the same order except where rows were edited: a few runs
/// hold the map.
///
/// An edit during a search waits for it: an array with an entry for each of a million rows takes 0.8 ms to change, where an edit
/// may take 0.5.
struct RowOrder: Sendable {
  /// Consecutive rows that show consecutive entries.
  private struct Run {
    var row: Int
    var entry: Int
    var count: Int

    var end: Int { row + count }
  }

  private var runs: [Run] = []

  /// The number of rows.
  private(set) var count = 0

  /// True if each row shows the entry at its own index.
  var isIdentity: Bool {
    runs.count <= 1 && runs.allSatisfy { $0.entry == 0 }
  }

  /// The number of runs; an edit takes time in proportion to it.
  var runCount: Int { runs.count }

  /// Gives the entry that `row` shows.
  func entry(of row: Int) -> Int {
    let run = runs[index(of: row)]
    return run.entry + row - run.row
  }

  /// Inserts a row showing `entry` before `row`, which may be the number of rows.
  mutating func insert(_ entry: Int, at row: Int) {
    precondition(row >= 0 && row <= count, "A row is inserted at a row or at the end.")
    var place = runs.count
    if row < count {
      place = split(at: row)
      for index in place..<runs.count { runs[index].row += 1 }
    }
    count += 1
    if place > 0, runs[place - 1].entry + runs[place - 1].count == entry {
      runs[place - 1].count += 1
    } else {
      runs.insert(Run(row: row, entry: entry, count: 1), at: place)
    }
  }

  /// Removes `row`.
  mutating func remove(at row: Int) {
    let place = isolate(row)
    runs.remove(at: place)
    for index in place..<runs.count { runs[index].row -= 1 }
    count -= 1
  }

  /// Makes `row` show `entry` instead.
  mutating func replace(at row: Int, with entry: Int) {
    runs[isolate(row)].entry = entry
  }

  /// Gives the rows that show the entries in `entries`.
  func rows(showing entries: RowSet) -> RowSet {
    guard !isIdentity || entries.bound != count else { return entries }
    var rows = RowSet(count: count)
    for run in runs {
      rows.copy(run.entry..<run.entry + run.count, of: entries, to: run.row)
    }
    return rows
  }

  /// Makes `row` a run of its own, and gives the run's index.
  private mutating func isolate(_ row: Int) -> Int {
    precondition(row >= 0 && row < count, "The row is one of those in the index.")
    let place = split(at: row)
    if runs[place].count > 1 { _ = split(at: row + 1) }
    return place
  }

  /// Makes a run begin at `row`, and gives its index.
  private mutating func split(at row: Int) -> Int {
    let place = index(of: row)
    let run = runs[place]
    guard run.row < row else { return place }
    let kept = row - run.row
    runs[place].count = kept
    runs.insert(Run(row: row, entry: run.entry + kept, count: run.count - kept), at: place + 1)
    return place + 1
  }

  private func index(of row: Int) -> Int {
    precondition(row >= 0 && row < count, "The row is one of those in the index.")
    return runs.partitionPoint { $0.row > row } - 1
  }
}
