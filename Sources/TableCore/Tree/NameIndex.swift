/// An index of rows and sections by id, tag and title, so that no look-up walks over all of them.
///
/// A look-up first indexes the sections that have changed since the last one. Answers may name nodes that have gone or
/// been renamed: callers check each node itself.
@MainActor final class NameIndex {
  private var rows: [TableCell.ID: NamedNodes] = [:]
  private var tags: [String: NamedNodes] = [:]
  /// The sections by their ids and titles.
  private var titles: [TableCell.ID: NamedNodes] = [:]
  /// Sections that are new or got other names.
  private var renamed: Set<NodeID> = []
  /// Sections that are new or got other rows.
  private var stale: Set<NodeID> = []
  /// Sections whose rows have their places as ids, and so are not indexed.
  private var computed: Set<NodeID> = []
  /// The number of entries, those of nodes that have gone among them.
  private var noteCount = 0

  /// Marks a section as new, or as one whose rows or names changed.
  func change(_ section: NodeID) {
    renamed.insert(section)
    stale.insert(section)
  }

  /// Adds rows that were inserted by hand, or made just now.
  ///
  /// Complexity: O(1) for each of them, however many rows the section has.
  func add(_ rows: [(id: NodeID, cell: TableCell)], to section: NodeID, in tree: TableTree) {
    guard !stale.contains(section) else { return }
    if computed.contains(section), tree.sections[section]?.rows.isEdited == true {
      // The ids of its rows are the places that they had before the edit.
      return change(section)
    }
    for (row, cell) in rows {
      if let id = cell.id { note(id, row, tree) }
      if cell.flags.contains(.tagged) { for tag in cell.tags { note(tag, row, tree) } }
    }
  }

  /// Adds rows that came with a reading of a section whose other rows keep the ids that they had.
  ///
  /// So a look-up after each of many readings of 1,000,000 items takes the time of the new rows, not 0.6 s. Many new rows
  /// wait for the next look-up, which may never come.
  func add(_ places: [Range<Int>], of section: SectionNode, in tree: TableTree) {
    guard !stale.contains(section.id) else { return }
    let count = places.reduce(0) { $0 + $1.count }
    guard count <= 1_000 else { return change(section.id) }
    for place in places.joined() {
      guard let id = section.rows.authorID(place) else { continue }
      note(id, section.rows.column.id(at: place), tree)
    }
  }

  /// Returns the rows that may have an id.
  ///
  /// Complexity: O(1), after O(*r*) for the *r* rows of the sections that were read anew.
  func rows(_ id: TableCell.ID, in tree: TableTree) -> [NodeID] {
    bringUpToDate(tree)
    let noted = rows[id]?.all ?? []
    guard !computed.isEmpty, case .integer(let place) = id.value else { return noted }
    return noted + computed.compactMap { tree.sections[$0]?.rows.column.id(checked: place) }
  }

  /// Returns the rows and sections that may have a tag.
  ///
  /// Complexity: as for an id.
  func nodes(tagged tag: String, in tree: TableTree) -> [NodeID] {
    bringUpToDate(tree)
    return tags[tag]?.all ?? []
  }

  /// Returns the sections that may have an id or title.
  func sections(_ name: TableCell.ID, in tree: TableTree) -> [NodeID] {
    noteRenamed(tree)
    return titles[name]?.all ?? []
  }

  // MARK: Noting

  private func bringUpToDate(_ tree: TableTree) {
    guard !stale.isEmpty || !renamed.isEmpty else { return }
    noteRenamed(tree)
    for id in stale {
      computed.remove(id)
      if let section = tree.sections[id] { noteRows(of: section, tree) }
    }
    stale = []
  }

  private func noteRenamed(_ tree: TableTree) {
    if noteCount > 1_000 + 4 * (rows.count + tags.count + titles.count) {
      // Most entries are of rows that have gone.
      (rows, tags, titles, noteCount, computed) = ([:], [:], [:], 0, [])
      renamed = Set(tree.sections.keys)
      stale = renamed
    }
    for id in renamed {
      guard let descriptor = tree.sections[id]?.descriptor else { continue }
      for name in descriptor.names { titles.note(id, as: name, tree) }
      noteCount += descriptor.names.count
      for tag in descriptor.tags { note(tag, id, tree) }
    }
    renamed = []
  }

  private func noteRows(of section: SectionNode, _ tree: TableTree) {
    let rows = section.rows
    if rows.idsAreIndexes, !rows.isEdited {
      computed.insert(section.id)
    } else {
      // Half of the time of a first look-up among 1,000,000 rows went into growing the dictionary.
      self.rows.reserveCapacity(self.rows.count + rows.count)
      for (index, row) in rows.column.ids.enumerated() {
        if let id = rows.authorID(index) { note(id, NodeID(row), tree) }
      }
    }
    guard rows.flags.contains(.tagged) else { return }
    for (index, cell) in rows.cells.enumerated() where cell.flags.contains(.tagged) {
      for tag in cell.tags { note(tag, rows.column.id(at: index), tree) }
    }
    // In a lazy section only made cells are known; others are indexed when they are made.
    for cells in [rows.realized, rows.given] {
      for (row, cell) in cells where cell.flags.contains(.tagged) {
        for tag in cell.tags { note(tag, row, tree) }
      }
    }
  }

  private func note(_ id: TableCell.ID, _ row: NodeID, _ tree: TableTree) {
    noteCount += 1
    rows.note(row, as: id, tree)
  }

  private func note(_ tag: String, _ node: NodeID, _ tree: TableTree) {
    noteCount += 1
    tags.note(node, as: tag, tree)
  }
}

/// The nodes that may have one name: mostly one, which needs no memory of its own, where a set for each of a million rows
/// is a million allocations at the first look-up.
private enum NamedNodes {
  case one(NodeID)
  case several(Set<NodeID>)

  /// The nodes in no order.
  var all: [NodeID] {
    switch self {
    case .one(let node): [node]
    case .several(let nodes): Array(nodes)
    }
  }
}

extension Dictionary where Value == NamedNodes {
  /// Adds a node to a name, beside the nodes that have it and are still there.
  @MainActor fileprivate mutating func note(_ node: NodeID, as name: Key, _ tree: TableTree) {
    switch self[name] {
    case .several(var nodes):
      // Removed from the dictionary first: a set with one owner is changed in place, not copied.
      self[name] = nil
      nodes.insert(node)
      self[name] = .several(nodes)
    case .one(let other) where other != node && tree.contains(other):
      self[name] = .several([other, node])
    default: self[name] = .one(node)
    }
  }
}

extension TableSection {
  /// The names of the section itself, beside its tags.
  fileprivate var names: [TableCell.ID] { [id, title.map { TableCell.ID($0) }].compactMap { $0 } }

  /// Returns whether both sections have the same id, title and tags.
  func hasSameNames(as other: TableSection) -> Bool {
    id == other.id && title == other.title && tags == other.tags
  }
}
