import Foundation

/// Which rows a table view believes to have; each has a number that stays the same while it moves.
struct TableSlots {
  struct Section {
    var number: Int
    var rows: [Int]
  }

  var sections: [Section] = []
  private var next = 0

  init() {}

  /// Counts all rows anew; no number is used twice.
  init(_ counts: [Int], from old: TableSlots) {
    next = old.next
    sections = counts.map { section($0) }
  }

  var counts: [Int] { sections.map(\.rows.count) }

  private mutating func number() -> Int {
    next += 1
    return next
  }

  private mutating func section(_ count: Int) -> Section {
    Section(number: number(), rows: (0..<count).map { _ in number() })
  }

  /// Carries out a batch that adds up.
  mutating func apply(_ batch: TableBatch, after counts: [Int]) {
    var new = [Section?](repeating: nil, count: counts.count)
    var places: [Int: Int] = [:]
    for (old, place) in batch.stayingSections(sections.count, counts.count) {
      new[place] = batch.reloadedSections.contains(old) ? section(counts[place]) : sections[old]
      places[old] = place
    }
    for place in batch.insertedSections { new[place] = section(counts[place]) }
    let moved = batch.movedRows.map { (sections[$0.from.section].rows[$0.from.row], $0.to) }
    for path in batch.reloadedRows {
      if let place = places[path.section] { new[place]?.rows[path.row] = number() }
    }
    let out = Dictionary(grouping: batch.deletedRows + batch.movedRows.map(\.from), by: \.section)
    for (old, paths) in out {
      guard let place = places[old] else { continue }
      for row in paths.map(\.row).sorted(by: >) { new[place]?.rows.remove(at: row) }
    }
    let come = batch.insertedRows.map { (number(), $0) } + moved
    for (row, path) in come.sorted(by: { $0.1 < $1.1 }) {
      new[path.section]?.rows.insert(row, at: path.row)
    }
    sections = new.compactMap { $0 }
  }

  mutating func move(_ from: IndexPath, to: IndexPath) {
    let row = sections[from.section].rows.remove(at: from.row)
    sections[to.section].rows.insert(row, at: to.row)
  }
}
