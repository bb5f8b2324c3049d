/// What may have a name, so that no look-up walks over all sections.
///
/// It is brought up to date when it is asked, for the sections that have changed since. What it answers
/// may be out of date: whoever asks looks whether the row or section still has the name.
@MainActor final class NameIndex {
  /// What may have a name; nothing else has it.
  enum Candidates {
    case nothing
    /// A row or a section, which is the usual case.
    case node(NodeID)
    /// Sections, or rows of theirs.
    case sections(Set<NodeID>)
  }

  private var rows: [TableCell.ID: Entry] = [:]
  private var tags: [String: Entry] = [:]
  /// The sections by their ids and titles.
  private var titles: [TableCell.ID: Entry] = [:]
  /// Sections that came or got other names.
  private var renamed: Set<NodeID> = []
  /// Sections that came or got other rows.
  private var stale: Set<NodeID> = []
  /// Sections whose rows are not indexed, and so are always looked at.
  private var long: Set<NodeID> = []
  /// Sections whose rows are called by their indexes, and so are looked at for whole numbers.
  private var computed: Set<NodeID> = []
  private var entryCount = 0

  /// A section of more rows is looked at itself: what it would cost to index it twice is worth more.
  var bound = 100_000

  /// Says that a section came, or that its rows or its own names changed.
  func change(_ section: NodeID) {
    renamed.insert(section)
    stale.insert(section)
  }

  /// Says that a section has got rows beside those that it had, or that were made only now.
  ///
  /// Complexity: O(1) for each of them, however many rows the section has.
  func add(_ rows: [(id: NodeID, cell: TableCell)], to section: NodeID, in tree: TableTree) {
    guard !stale.contains(section), !long.contains(section) else { return }
    for (row, cell) in rows {
      if let id = cell.id { note(id, row, section, tree) }
      if cell.flags.contains(.tagged) { for tag in cell.tags { note(tag, row, section, tree) } }
    }
  }

  /// Returns what may be the row of an id.
  ///
  /// Complexity: O(1), after O(*r*) for the *r* rows of the sections that were read anew.
  func candidates(id: TableCell.ID, in tree: TableTree) -> Candidates {
    bringUpToDate(tree)
    if !computed.isEmpty, case .integer = id.value {
      let others = rows[id]?.homes(in: tree) ?? []
      return .sections(others.union(computed).union(long))
    }
    return candidates(rows[id], tree)
  }

  /// Returns what may have a tag.
  ///
  /// Complexity: as for a row.
  func candidates(tag: String, in tree: TableTree) -> Candidates {
    bringUpToDate(tree)
    return candidates(tags[tag], tree)
  }

  /// Returns what may be a section of that id or title.
  func candidates(section: TableCell.ID, in tree: TableTree) -> Candidates {
    noteRenamed(tree)
    return titles[section]?.candidates ?? .nothing
  }

  @inline(__always)
  private func candidates(_ entry: Entry?, _ tree: TableTree) -> Candidates {
    if long.isEmpty { return entry?.candidates ?? .nothing }
    return entry.map { .sections($0.homes(in: tree).union(long)) } ?? .sections(long)
  }

  // MARK: Noting

  @inline(__always)
  private func bringUpToDate(_ tree: TableTree) {
    if !stale.isEmpty || !renamed.isEmpty { noteStale(tree) }
  }

  private func noteStale(_ tree: TableTree) {
    noteRenamed(tree)
    for id in stale {
      long.remove(id)
      computed.remove(id)
      if let section = tree.sections[id] { add(section, tree) }
    }
    stale = []
  }

  private func noteRenamed(_ tree: TableTree) {
    if entryCount > 1_000 + 4 * (rows.count + tags.count + titles.count) {
      // Most of what was noted is of rows that have gone.
      (rows, tags, titles, entryCount, long, computed) = ([:], [:], [:], 0, [], [])
      renamed = Set(tree.sections.keys)
      stale = renamed
    }
    for id in renamed {
      guard let descriptor = tree.sections[id]?.descriptor else { continue }
      for name in descriptor.names { titles.note(id, under: name, of: id, tree) }
      entryCount += descriptor.names.count
      for tag in descriptor.tags { note(tag, id, id, tree) }
    }
    renamed = []
  }

  private func add(_ section: SectionNode, _ tree: TableTree) {
    let rows = section.rows
    guard rows.count <= bound else {
      long.insert(section.id)
      return
    }
    let ids = rows.column.ids
    if rows.idsAreIndexes {
      computed.insert(section.id)
    } else {
      for index in ids.indices {
        if let id = rows.authorID(index) { note(id, NodeID(ids[index]), section.id, tree) }
      }
    }
    guard rows.flags.contains(.tagged) else { return }
    for (index, cell) in rows.cells.enumerated() where cell.flags.contains(.tagged) {
      for tag in cell.tags { note(tag, NodeID(ids[index]), section.id, tree) }
    }
    // Of a lazy section those that are made; the others are noted when they are.
    for cells in [rows.realised, rows.given] {
      for (row, cell) in cells where cell.flags.contains(.tagged) {
        for tag in cell.tags { note(tag, row, section.id, tree) }
      }
    }
  }

  private func note(_ id: TableCell.ID, _ row: NodeID, _ section: NodeID, _ tree: TableTree) {
    entryCount += 1
    rows.note(row, under: id, of: section, tree)
  }

  private func note(_ tag: String, _ node: NodeID, _ section: NodeID, _ tree: TableTree) {
    entryCount += 1
    tags.note(node, under: tag, of: section, tree)
  }
}

/// What may have one name.
@MainActor private struct Entry {
  /// The only node; of no meaning where there are several.
  private var node: NodeID
  /// The sections that several nodes are of, or nil.
  private var sections: Set<NodeID>?

  init(_ node: NodeID) { self.node = node }

  var candidates: NameIndex.Candidates { sections.map { .sections($0) } ?? .node(node) }

  /// Returns the sections that hold what may have the name.
  func homes(in tree: TableTree) -> Set<NodeID> {
    sections ?? tree.sectionHolding(node).map { [$0] } ?? []
  }

  mutating func add(_ other: NodeID, of section: NodeID, in tree: TableTree) {
    if sections != nil {
      sections?.insert(section)
    } else if other != node {
      // What had the name before has mostly gone.
      if let home = tree.sectionHolding(node) {
        sections = [home, section]
      } else {
        node = other
      }
    }
  }
}

extension Dictionary where Value == Entry {
  @MainActor fileprivate mutating func note(
    _ node: NodeID, under name: Key, of section: NodeID, _ tree: TableTree
  ) {
    self[name, default: Entry(node)].add(node, of: section, in: tree)
  }
}

extension TableTree {
  /// Returns the section that a row is in, or the section itself where the node is one; nil where it has gone.
  fileprivate func sectionHolding(_ node: NodeID) -> NodeID? {
    sections[node] == nil ? find(node)?.section.id : node
  }
}

extension TableSection {
  /// What the section itself is found by, beside its tags.
  fileprivate var names: [TableCell.ID] { [id, title.map { TableCell.ID($0) }].compactMap { $0 } }

  /// Whether both sections are found by the same.
  func hasSameNames(as other: TableSection) -> Bool {
    id == other.id && title == other.title && tags == other.tags
  }
}
