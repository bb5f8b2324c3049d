/// Which sections may hold what a name means, so that no look-up walks over all sections.
///
/// It is brought up to date when it is asked, for the sections that have changed since. What it answers
/// may be out of date: whoever asks looks whether the section still has it.
@MainActor final class NameIndex {
  enum Name: Hashable {
    /// The id of a row.
    case row(TableCell.ID)
    /// A tag of a row or a section.
    case tag(String)
    /// The id or title of a section.
    case section(TableCell.ID)
  }

  private var homes: [Name: NodeList] = [:]
  /// Sections that came or got other names.
  private var renamed: Set<NodeID> = []
  /// Sections that came or got other rows.
  private var stale: Set<NodeID> = []
  /// Sections whose rows are not indexed, and so are always looked at.
  private var long: Set<NodeID> = []
  private var entryCount = 0

  /// A section of more rows is looked at itself: what it would cost to index it twice is worth more.
  private static let bound = 100_000

  /// Says that a section came, or that its rows or its own names changed.
  func change(_ section: NodeID) {
    renamed.insert(section)
    stale.insert(section)
  }

  /// Says that a section has got rows beside those that it had, or that were made only now.
  ///
  /// Complexity: O(1) for each of them, however many rows the section has.
  func add(_ cells: [TableCell], to section: NodeID) {
    guard !stale.contains(section), !long.contains(section) else { return }
    for cell in cells {
      if let id = cell.id { note(.row(id), section) }
      if cell.flags.contains(.tagged) { for tag in cell.tags { note(.tag(tag), section) } }
    }
  }

  /// Returns the sections that may hold `name`.
  ///
  /// Complexity: O(1), after O(*r*) for the *r* rows of the sections that were read anew.
  func candidates(_ name: Name, among sections: NodeMap<SectionNode>) -> NodeList {
    if !stale.isEmpty || !renamed.isEmpty { bringUpToDate(name, sections) }
    var found = homes[name] ?? NodeList()
    if case .section = name { return found }
    for section in long { found.insert(section) }
    return found
  }

  /// Notes what has changed since, as far as `name` may be concerned.
  private func bringUpToDate(_ name: Name, _ sections: NodeMap<SectionNode>) {
    if entryCount > 1_000 + 4 * homes.count {
      // Most of what was noted is of rows that have gone.
      homes = [:]
      entryCount = 0
      long = []
      renamed = Set(sections.keys)
      stale = renamed
    }
    for id in renamed {
      for name in sections[id]?.descriptor.names ?? [] { note(name, id) }
    }
    renamed = []
    if case .section = name { return }
    for id in stale { if let section = sections[id] { add(section) } else { long.remove(id) } }
    stale = []
  }

  private func add(_ section: SectionNode) {
    let rows = section.rows
    guard rows.count <= Self.bound else {
      long.insert(section.id)
      return
    }
    long.remove(section.id)
    for index in 0..<rows.count {
      if let id = rows.authorID(index) { note(.row(id), section.id) }
    }
    guard rows.flags.contains(.tagged) else { return }
    // Of a lazy section those that are made; the others are noted when they are.
    for cells in [rows.cells, Array(rows.realised.values), Array(rows.given.values)] {
      for cell in cells where cell.flags.contains(.tagged) {
        for tag in cell.tags { note(.tag(tag), section.id) }
      }
    }
  }

  private func note(_ name: Name, _ section: NodeID) {
    entryCount += 1
    homes[name, default: NodeList()].insert(section)
  }
}

extension TableSection {
  /// What the section itself is found by.
  var names: [NameIndex.Name] {
    let own = [id, title.map { TableCell.ID($0) }].compactMap { $0 }
    return own.map { .section($0) } + tags.map { .tag($0) }
  }

  /// Whether both sections are found by the same.
  func hasSameNames(as other: TableSection) -> Bool {
    id == other.id && title == other.title && tags == other.tags
  }
}
