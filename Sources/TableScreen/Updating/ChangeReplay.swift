/// What a host has on screen, changed strictly as a change set says: the judge of every update.
///
/// Rows go by their old positions and come by their new ones; the result must be the new layout,
/// and no position may be named twice.
public struct ChangeReplay {
  /// A change set that does not turn what was on screen into the new layout.
  public struct Violation: Error, CustomStringConvertible {
    /// The value in words.
    public let description: String
  }

  private var sections: [(id: NodeID, rows: RowColumn)]

  /// Starts with what `layout` shows.
  public init(_ layout: TableLayout) { sections = layout.sections.map { ($0.id, $0.rows) } }

  /// Carries out `changes`, and checks that the result is `new`.
  ///
  /// - Throws: ``Violation`` with the first thing that is wrong.
  public mutating func apply(_ changes: ChangeSet, to new: TableLayout) throws {
    try checkPositions(changes, new)
    var rows = sections.map(\.rows)
    let touched = touchedSections(changes)
    let moving = changes.movedRows.map { rows[$0.from.section].id(at: $0.from.row) }
    for (section, places) in goingRows(changes) { rows[section].remove(ascending: places.sorted()) }
    var result = try moveSections(changes, rows, new, touched.new)
    var coming: [(path: TablePath, id: NodeID)] = zip(changes.movedRows, moving).map { ($0.to, $1) }
    for path in changes.insertedPaths {
      guard let row = new.row(at: path) else {
        throw Violation(description: "\(path) is not there")
      }
      coming.append((path, row.id))
    }
    coming.sort { $0.path < $1.path }
    for (section, rows) in Dictionary(grouping: coming, by: \.path.section) {
      guard let path = result[section].place(rows.map { ($0.path.row, $0.id) }) else { continue }
      throw Violation(
        description: "\(TablePath(section, path)) lies beyond the end of its section")
    }
    try check(result, touched.new, changes, new)
    sections = new.sections.map { ($0.id, $0.rows) }
  }

  private func goingRows(_ changes: ChangeSet) -> [Int: [Int]] {
    var going: [Int: [Int]] = [:]
    for span in changes.deletedRows { going[span.section, default: []] += span.rows }
    for move in changes.movedRows { going[move.from.section, default: []].append(move.from.row) }
    return going
  }

  private func touchedSections(_ changes: ChangeSet) -> (old: Set<Int>, new: Set<Int>) {
    var old = Set(changes.deletedRows.map(\.section) + changes.movedRows.map(\.from.section))
    var new = Set(changes.insertedRows.map(\.section) + changes.movedRows.map(\.to.section))
    let places = sectionPlaces(changes)
    // What is touched on one side is compared as a whole, so it is needed on the other too.
    for (a, b) in places where old.contains(a) || new.contains(b) {
      old.insert(a)
      new.insert(b)
    }
    return (old, new)
  }

  /// The old and new places of the sections that stay.
  private func sectionPlaces(_ changes: ChangeSet) -> [(old: Int, new: Int)] {
    let deleted = Set(changes.deletedSections)
    let movedFrom = Dictionary(
      changes.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    let taken = Set(changes.insertedSections + changes.movedSections.map(\.to))
    let count = sections.count - deleted.count + changes.insertedSections.count
    var free = (0..<max(count, 0)).lazy.filter { !taken.contains($0) }.makeIterator()
    return sections.indices.compactMap { old in
      if deleted.contains(old) { return nil }
      if let to = movedFrom[old] { return (old, to) }
      return free.next().map { (old, $0) }
    }
  }

  private func moveSections(
    _ changes: ChangeSet, _ rows: [RowColumn], _ new: TableLayout, _ touched: Set<Int>
  ) throws -> [RowColumn] {
    let count = sections.count - changes.deletedSections.count + changes.insertedSections.count
    guard count == new.sections.count else {
      throw Violation(
        description: "\(count) sections after the changes, \(new.sections.count) in the layout")
    }
    var result = Array(repeating: RowColumn(), count: count)
    for (a, b) in sectionPlaces(changes) {
      guard sections[a].id == new.sections[b].id else {
        throw Violation(description: "section \(a) is not section \(b) of the new layout")
      }
      result[b] = rows[a]
      if !touched.contains(b), !sections[a].rows.hasSameIDs(as: new.sections[b].rows) {
        throw Violation(description: "the rows of section \(b) changed, and no change says so")
      }
    }
    return result
  }

  private func check(
    _ result: [RowColumn], _ touched: Set<Int>, _ changes: ChangeSet, _ new: TableLayout
  ) throws {
    let inserted = Set(changes.insertedSections)
    for section in touched where !inserted.contains(section) {
      guard result[section].hasSameIDs(as: new.sections[section].rows) else {
        throw Violation(description: "section \(section) is not what the new layout shows")
      }
    }
  }

  private func checkPositions(_ changes: ChangeSet, _ new: TableLayout) throws {
    func unique<Position: Hashable>(_ positions: [Position], _ what: String) throws {
      guard Set(positions).count == positions.count else {
        throw Violation(description: "a position is \(what) twice")
      }
    }
    try unique(changes.deletedSections + changes.movedSections.map(\.from), "left by a section")
    try unique(changes.insertedSections + changes.movedSections.map(\.to), "taken by a section")
    try unique(changes.deletedPaths + changes.movedRows.map(\.from), "left by a row")
    try unique(changes.insertedPaths + changes.movedRows.map(\.to), "taken by a row")
    try unique(changes.refreshedRows.map(\.old), "refreshed")
    try unique(changes.refreshedSections, "refreshed as a header")
    let deleted = Set(changes.deletedSections)
    let inserted = Set(changes.insertedSections)
    for path in changes.deletedPaths + changes.movedRows.map(\.from)
      + changes.refreshedRows.map(\.old)
    {
      guard sections.indices.contains(path.section), sections[path.section].rows.count > path.row
      else {
        throw Violation(description: "\(path) was not on screen")
      }
      if deleted.contains(path.section) {
        throw Violation(description: "\(path) goes with its section")
      }
    }
    for path in changes.insertedPaths + changes.movedRows.map(\.to)
    where inserted.contains(path.section) {
      throw Violation(description: "\(path) comes with its section")
    }
  }
}

extension RowColumn {
  /// Puts rows at the places where they stand afterwards, which ascend.
  ///
  /// - Returns: the first place that lies beyond the end, or nil.
  fileprivate mutating func place(_ rows: [(place: Int, id: NodeID)]) -> Int? {
    var result = PieceTable<RowList>()
    var next = 0
    for (place, id) in rows {
      let gap = place - result.count
      guard next + gap <= count else { return place }
      result.append(table, next..<next + gap)
      next += gap
      result.append(PieceTable(nil, start: Int(id.raw), count: 1), 0..<1)
    }
    result.append(table, next..<count)
    self = RowColumn(result)
    return nil
  }
}
