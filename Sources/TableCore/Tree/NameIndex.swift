/// What the rows and sections of a table are called, so that no look-up walks over them.
///
/// It is brought up to date when it is asked, for the sections that have changed since. What it answers may be of
/// nodes that have gone or are called otherwise by now: whoever asks looks at the node itself.
@MainActor final class NameIndex {
  private var rows: [TableCell.ID: NamedNodes] = [:]
  private var tags: [String: NamedNodes] = [:]
  /// The sections by their ids and titles.
  private var titles: [TableCell.ID: NamedNodes] = [:]
  /// Sections that came or got other names.
  private var renamed: Set<NodeID> = []
  /// Sections that came or got other rows.
  private var stale: Set<NodeID> = []
  /// Sections whose rows are called by their places, and so are not noted.
  private var computed: Set<NodeID> = []
  /// How many names were noted, those of nodes that have gone among them.
  private var noteCount = 0

  /// Says that a section came, or that its rows or its own names changed.
  func change(_ section: NodeID) {
    renamed.insert(section)
    stale.insert(section)
  }

  /// Says that rows of a section came or went by hand, and what those say that came, or were made only now.
  ///
  /// Complexity: O(1) for each of them, however many rows the section has.
  func add(_ rows: [(id: NodeID, cell: TableCell)], to section: NodeID, in tree: TableTree) {
    guard !stale.contains(section) else { return }
    if computed.contains(section), tree.sections[section]?.rows.isEdited == true {
      // Its rows are called by what were their places.
      return change(section)
    }
    for (row, cell) in rows {
      if let id = cell.id { note(id, row, tree) }
      if cell.flags.contains(.tagged) { for tag in cell.tags { note(tag, row, tree) } }
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
      // Most of what was noted is of rows that have gone.
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
    let ids = rows.column.ids
    if rows.idsAreIndexes, !rows.isEdited {
      computed.insert(section.id)
    } else {
      for index in ids.indices {
        if let id = rows.authorID(index) { note(id, NodeID(ids[index]), tree) }
      }
    }
    guard rows.flags.contains(.tagged) else { return }
    for (index, cell) in rows.cells.enumerated() where cell.flags.contains(.tagged) {
      for tag in cell.tags { note(tag, NodeID(ids[index]), tree) }
    }
    // Of a lazy section those that are made; the others are noted when they are.
    for cells in [rows.realised, rows.given] {
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
  /// Notes that a node has a name, beside those that had it before and have not gone.
  @MainActor fileprivate mutating func note(_ node: NodeID, as name: Key, _ tree: TableTree) {
    switch self[name] {
    case .several(var nodes):
      // Set free, so that it is not copied.
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
  /// What the section itself is found by, beside its tags.
  fileprivate var names: [TableCell.ID] { [id, title.map { TableCell.ID($0) }].compactMap { $0 } }

  /// Whether both sections are found by the same.
  func hasSameNames(as other: TableSection) -> Bool {
    id == other.id && title == other.title && tags == other.tags
  }
}
