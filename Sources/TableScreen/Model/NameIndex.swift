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

  private var homes: [Name: [NodeID]] = [:]
  private var stale: Set<NodeID> = []
  /// Sections that are not indexed, and so always looked at.
  private var open: Set<NodeID> = []
  private var entryCount = 0

  /// A section of more rows is looked at itself: what it would cost to index it twice is worth more.
  private static let bound = 100_000

  /// Says that a section came, or that its rows or its own names changed.
  func change(_ section: NodeID) { stale.insert(section) }

  /// Returns the sections that may hold `name`, in no order.
  ///
  /// Complexity: O(1), after O(*r*) for the *r* rows of the sections that have changed.
  func candidates(_ name: Name, among sections: [NodeID: SectionNode]) -> [NodeID] {
    if entryCount > 1_000 + 4 * homes.count {
      // Most of what was noted is of rows that have gone.
      homes = [:]
      entryCount = 0
      open = []
      stale = Set(sections.keys)
    }
    for id in stale { if let section = sections[id] { add(section) } else { open.remove(id) } }
    stale = []
    return (homes[name] ?? []) + open
  }

  private func add(_ section: SectionNode) {
    for name in section.descriptor.names { note(name, section) }
    let rows = section.rows
    // The made cells of a lazy section, and so its tags, come and go.
    let isOpen = rows.count > Self.bound || rows.isLazy
    if isOpen { open.insert(section.id) } else { open.remove(section.id) }
    guard rows.count <= Self.bound else { return }
    for index in 0..<rows.count {
      if let id = rows.authorID(index) { note(.row(id), section) }
    }
    guard !rows.isLazy, rows.flags.contains(.tagged) else { return }
    for cell in rows.cells { for tag in cell.tags { note(.tag(tag), section) } }
  }

  private func note(_ name: Name, _ section: SectionNode) {
    entryCount += 1
    if homes[name]?.contains(section.id) == true { return }
    homes[name, default: []].append(section.id)
  }
}

extension TableSection {
  /// What the section itself is found by.
  var names: [NameIndex.Name] {
    let own = [id, title.map { TableCell.ID($0) }].compactMap { $0 }
    return own.map { .section($0) } + tags.map { .tag($0) }
  }
}
