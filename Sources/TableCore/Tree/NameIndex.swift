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
  func add(_ rows: [(id: NodeID, cell: TableCell)], to section: NodeID, in model: TableModel) {
    guard !stale.contains(section), !long.contains(section) else { return }
    for (row, cell) in rows {
      if let id = cell.id { note(id, row, section, model) }
      if cell.flags.contains(.tagged) { for tag in cell.tags { note(tag, row, section, model) } }
    }
  }

  /// Returns what may be the row of an id.
  ///
  /// Complexity: O(1), after O(*r*) for the *r* rows of the sections that were read anew.
  func candidates(id: TableCell.ID, in model: TableModel) -> Candidates {
    bringUpToDate(model)
    if !computed.isEmpty, case .integer = id.value {
      let others = rows[id]?.homes(in: model) ?? []
      return .sections(others.union(computed).union(long))
    }
    return candidates(rows[id], model)
  }

  /// Returns what may have a tag.
  ///
  /// Complexity: as for a row.
  func candidates(tag: String, in model: TableModel) -> Candidates {
    bringUpToDate(model)
    return candidates(tags[tag], model)
  }

  /// Returns what may be a section of that id or title.
  func candidates(section: TableCell.ID, in model: TableModel) -> Candidates {
    noteRenamed(model)
    return titles[section]?.candidates ?? .nothing
  }

  @inline(__always)
  private func candidates(_ entry: Entry?, _ model: TableModel) -> Candidates {
    if long.isEmpty { return entry?.candidates ?? .nothing }
    return entry.map { .sections($0.homes(in: model).union(long)) } ?? .sections(long)
  }

  // MARK: Noting

  @inline(__always)
  private func bringUpToDate(_ model: TableModel) {
    if !stale.isEmpty || !renamed.isEmpty { noteStale(model) }
  }

  private func noteStale(_ model: TableModel) {
    noteRenamed(model)
    for id in stale {
      long.remove(id)
      computed.remove(id)
      if let section = model.sections[id] { add(section, model) }
    }
    stale = []
  }

  private func noteRenamed(_ model: TableModel) {
    if entryCount > 1_000 + 4 * (rows.count + tags.count + titles.count) {
      // Most of what was noted is of rows that have gone.
      (rows, tags, titles, entryCount, long, computed) = ([:], [:], [:], 0, [], [])
      renamed = Set(model.sections.keys)
      stale = renamed
    }
    for id in renamed {
      guard let descriptor = model.sections[id]?.descriptor else { continue }
      for name in descriptor.names { titles.note(id, under: name, of: id, model) }
      entryCount += descriptor.names.count
      for tag in descriptor.tags { note(tag, id, id, model) }
    }
    renamed = []
  }

  private func add(_ section: SectionNode, _ model: TableModel) {
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
        if let id = rows.authorID(index) { note(id, NodeID(ids[index]), section.id, model) }
      }
    }
    guard rows.flags.contains(.tagged) else { return }
    for (index, cell) in rows.cells.enumerated() where cell.flags.contains(.tagged) {
      for tag in cell.tags { note(tag, NodeID(ids[index]), section.id, model) }
    }
    // Of a lazy section those that are made; the others are noted when they are.
    for cells in [rows.realised, rows.given] {
      for (row, cell) in cells where cell.flags.contains(.tagged) {
        for tag in cell.tags { note(tag, row, section.id, model) }
      }
    }
  }

  private func note(_ id: TableCell.ID, _ row: NodeID, _ section: NodeID, _ model: TableModel) {
    entryCount += 1
    rows.note(row, under: id, of: section, model)
  }

  private func note(_ tag: String, _ node: NodeID, _ section: NodeID, _ model: TableModel) {
    entryCount += 1
    tags.note(node, under: tag, of: section, model)
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
  func homes(in model: TableModel) -> Set<NodeID> {
    sections ?? model.sectionHolding(node).map { [$0] } ?? []
  }

  mutating func add(_ other: NodeID, of section: NodeID, in model: TableModel) {
    if sections != nil {
      sections?.insert(section)
    } else if other != node {
      // What had the name before has mostly gone.
      if let home = model.sectionHolding(node) {
        sections = [home, section]
      } else {
        node = other
      }
    }
  }
}

extension Dictionary where Value == Entry {
  @MainActor fileprivate mutating func note(
    _ node: NodeID, under name: Key, of section: NodeID, _ model: TableModel
  ) {
    self[name, default: Entry(node)].add(node, of: section, in: model)
  }
}

extension TableModel {
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
