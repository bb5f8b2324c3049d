/// A model of a host's screen that applies change sets strictly, so that every update can be checked.
///
/// Rows are deleted by their old positions and inserted by their new ones; the result must be the new layout,
/// and no position may be named twice.
public struct ChangeReplay {
  /// An error: a change set does not turn the old layout into the new one.
  public struct Violation: Error, CustomStringConvertible {
    /// The value in words.
    public let description: String
  }

  private var sections: [(id: NodeID, rows: RowColumn)]

  /// Creates a replay that starts with the rows of `layout`.
  public init(_ layout: TableLayout) { sections = layout.sections.map { ($0.id, $0.rows) } }

  /// Carries out `changes`, and checks that the result is `new`.
  ///
  /// - Throws: ``Violation`` with the first mistake.
  public mutating func apply(_ changes: ChangeSet, to new: TableLayout) throws {
    try checkPositions(changes, new)
    var rows = sections.map(\.rows)
    let touched = touchedSections(changes)
    let moving = changes.movedRows.map { rows[$0.from.section].id(at: $0.from.row) }
    for (section, ranges) in changes.leaving { rows[section].remove(ranges) }
    var result = try moveSections(changes, rows, new, touched.new)
    var coming: [Int: [(rows: Range<Int>, what: PieceTable<RowList>)]] = [:]
    for (move, id) in zip(changes.movedRows, moving) {
      coming[move.to.section, default: []].append(
        (move.to.row..<move.to.row + 1, PieceTable(numbersFrom: Int(id.raw), count: 1)))
    }
    for span in changes.insertedRows {
      var rows = PieceTableBuilder<RowList>()
      rows.append(new.sections[span.section].rows.table, span.rows)
      coming[span.section, default: []].append((span.rows, rows.table))
    }
    for (section, rows) in coming {
      let ordered = rows.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
      guard let row = result[section].place(ordered) else { continue }
      throw Violation(
        description: "\(TablePath(section, row)) lies beyond the end of its section")
    }
    try check(result, touched.new, changes, new)
    sections = new.sections.map { ($0.id, $0.rows) }
  }

  private func touchedSections(_ changes: ChangeSet) -> (old: Set<Int>, new: Set<Int>) {
    var old = Set(changes.deletedRows.map(\.section) + changes.movedRows.map(\.from.section))
    var new = Set(changes.insertedRows.map(\.section) + changes.movedRows.map(\.to.section))
    let places = sectionPlaces(changes)
    // A section touched on one side is compared as a whole, so it is needed on the other side, too.
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
    try checkPlaces(changes, new)
    for (what, ranges) in [("left", changes.leaving), ("taken", changes.arriving)] {
      for (section, ranges) in ranges {
        for (range, next) in zip(ranges, ranges.dropFirst())
        where range.upperBound > next.lowerBound {
          throw Violation(
            description: "\(TablePath(section, next.lowerBound)) is \(what) by a row twice")
        }
      }
    }
    try unique(changes.refreshedRows.map(\.old), "refreshed")
    try unique(changes.refreshedSections, "refreshed as a header")
    let deleted = Set(changes.deletedSections)
    let inserted = Set(changes.insertedSections)
    let left = changes.deletedRows.map(\.section) + changes.movedRows.map(\.from.section)
    for section in left + changes.refreshedRows.map(\.old.section) where deleted.contains(section) {
      throw Violation(description: "a row goes with its section \(section)")
    }
    for section in changes.arriving.keys where inserted.contains(section) {
      throw Violation(description: "a row comes with its section \(section)")
    }
  }

  /// Checks that all places are in the layouts, so that whatever follows may use them.
  private func checkPlaces(_ changes: ChangeSet, _ new: TableLayout) throws {
    for section in changes.deletedSections + changes.movedSections.map(\.from)
    where !sections.indices.contains(section) {
      throw Violation(description: "section \(section) was not on screen")
    }
    for section in changes.insertedSections + changes.movedSections.map(\.to)
    where !new.sections.indices.contains(section) {
      throw Violation(description: "section \(section) is not there")
    }
    func check(_ place: TablePath, _ counts: [Int], _ what: String) throws {
      guard counts.indices.contains(place.section), 0..<counts[place.section] ~= place.row else {
        throw Violation(description: "\(place) \(what)")
      }
    }
    func check(_ span: ChangeSet.RowSpan, _ counts: [Int], _ what: String) throws {
      let rows = counts.indices.contains(span.section) ? 0...counts[span.section] : nil
      guard let rows, rows ~= span.rows.lowerBound, rows ~= span.rows.upperBound else {
        throw Violation(description: "\(span) \(what)")
      }
    }
    let (old, coming) = (sections.map(\.rows.count), new.sections.map(\.rows.count))
    for span in changes.deletedRows { try check(span, old, "was not on screen") }
    for path in changes.movedRows.map(\.from) + changes.refreshedRows.map(\.old) {
      try check(path, old, "was not on screen")
    }
    for span in changes.insertedRows { try check(span, coming, "is not there") }
    for path in changes.movedRows.map(\.to) { try check(path, coming, "is not there") }
  }
}

extension ChangeSet {
  /// The old places that rows leave, by section, ascending.
  fileprivate var leaving: [Int: [Range<Int>]] {
    Self.ranges(deletedRows, movedRows.map(\.from))
  }

  /// The new places that rows take, by section, ascending.
  fileprivate var arriving: [Int: [Range<Int>]] {
    Self.ranges(insertedRows, movedRows.map(\.to))
  }

  private static func ranges(_ spans: [RowSpan], _ paths: [TablePath]) -> [Int: [Range<Int>]] {
    var ranges: [Int: [Range<Int>]] = [:]
    for span in spans { ranges[span.section, default: []].append(span.rows) }
    for path in paths { ranges[path.section, default: []].append(path.row..<path.row + 1) }
    return ranges.mapValues { $0.sorted { $0.lowerBound < $1.lowerBound } }
  }
}

extension RowColumn {
  /// Inserts rows at the places that they have afterwards, which ascend.
  ///
  /// - Returns: the first place that lies beyond the end, or nil.
  fileprivate mutating func place(
    _ coming: [(rows: Range<Int>, what: PieceTable<RowList>)]
  ) -> Int? {
    var result = PieceTableBuilder<RowList>()
    var next = 0
    for (rows, what) in coming {
      let gap = rows.lowerBound - result.count
      guard next + gap <= count else { return rows.lowerBound }
      result.append(table, next..<next + gap)
      next += gap
      result.append(what, 0..<what.count)
    }
    result.append(table, next..<count)
    self = RowColumn(result.table)
    return nil
  }
}
