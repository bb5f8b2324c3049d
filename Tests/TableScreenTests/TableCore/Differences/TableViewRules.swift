import TableScreen

/// What `UITableView` checks of a batch of changes, as far as it is known: its bookkeeping, and the mixes
/// that it refuses or draws wrongly.
struct TableViewRules {
  struct Violation: Error, CustomStringConvertible { let description: String }

  /// The number of rows in each section.
  private var counts: [Int]

  init(_ layout: TableLayout) { counts = Self.counts(layout) }

  private static func counts(_ layout: TableLayout) -> [Int] {
    (0..<layout.sectionCount).map { layout.rowCount(in: $0) }
  }

  mutating func perform(_ changes: ChangeSet, to layout: TableLayout) throws {
    let after = Self.counts(layout)
    try checkSections(changes, after)
    try checkRows(changes, after)
    try checkMixes(changes)
    counts = after
  }

  private func checkSections(_ changes: ChangeSet, _ after: [Int]) throws {
    try check(
      counts.count - changes.deletedSections.count + changes.insertedSections.count == after.count,
      "sections before, out, in and after do not add up")
    try check(changes.deletedSections.allSatisfy(counts.indices.contains), "deletes no section")
    try check(changes.insertedSections.allSatisfy(after.indices.contains), "inserts no section")
    let left = changes.deletedSections + changes.movedSections.map(\.from)
    let taken = changes.insertedSections + changes.movedSections.map(\.to)
    try check(Set(left).count == left.count, "a section is left twice")
    try check(Set(taken).count == taken.count, "a section is taken twice")
  }

  private func checkRows(_ changes: ChangeSet, _ after: [Int]) throws {
    let out = changes.deletedPaths + changes.movedRows.map(\.from)
    let come = changes.insertedPaths + changes.movedRows.map(\.to)
    try check(Set(out).count == out.count, "a row is deleted or moved twice")
    try check(Set(come).count == come.count, "a place is taken twice")
    for path in out + changes.refreshedRows.map(\.old) {
      try check(
        counts.indices.contains(path.section) && path.row < counts[path.section],
        "\(path) is not there before")
      try check(!changes.deletedSections.contains(path.section), "\(path) goes with its section")
    }
    for path in come {
      try check(
        after.indices.contains(path.section) && path.row < after[path.section],
        "\(path) is not there after")
      try check(!changes.insertedSections.contains(path.section), "\(path) comes with its section")
    }
    for (old, new) in stayingSections(changes, after.count) {
      let expected =
        counts[old] - out.count { $0.section == old } + come.count { $0.section == new }
      try check(
        expected == after[new],
        "section \(old): \(counts[old]) rows, \(expected) expected, \(after[new]) after")
    }
  }

  /// The old and new places of the sections that stay, those that move among them.
  private func stayingSections(_ changes: ChangeSet, _ count: Int) -> [(old: Int, new: Int)] {
    let left = Set(changes.deletedSections + changes.movedSections.map(\.from))
    let taken = Set(changes.insertedSections + changes.movedSections.map(\.to))
    let old = counts.indices.filter { !left.contains($0) }
    let new = (0..<count).filter { !taken.contains($0) }
    return Array(zip(old, new)) + changes.movedSections.map { ($0.from, $0.to) }
  }

  private func checkMixes(_ changes: ChangeSet) throws {
    let moved = Set(changes.movedRows.map(\.from))
    let refreshed = Set(changes.refreshedRows.map(\.old))
    try check(moved.isDisjoint(with: changes.deletedPaths), "a row is deleted and moved")
    try check(refreshed.isDisjoint(with: moved), "a row is refreshed and moved")
    try check(refreshed.isDisjoint(with: changes.deletedPaths), "a row is refreshed and deleted")
    let isRowChanged =
      !changes.deletedRows.isEmpty || !changes.insertedRows.isEmpty || !moved.isEmpty
      || !refreshed.isEmpty
    try check(changes.movedSections.isEmpty || !isRowChanged, "sections move while rows change")
    try check(moved.isEmpty || changes.deletedRows.isEmpty, "rows move while others go")
    try check(
      changes.refreshedRows.isEmpty
        || (changes.deletedSections.isEmpty && changes.insertedSections.isEmpty
          && changes.deletedRows.isEmpty && changes.insertedRows.isEmpty),
      "rows are refreshed while others come or go")
  }

  private func check(_ isRight: Bool, _ text: @autoclosure () -> String) throws {
    if !isRight { throw Violation(description: text()) }
  }
}
