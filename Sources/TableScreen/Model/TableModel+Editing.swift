/// Why a structural edit was refused; nothing has changed then.
public enum TableEditError: Error, Hashable {
  /// There is no such row.
  case unknownRow(NodeID)
  /// There is no such section.
  case unknownSection
  /// There is no such group in the stack.
  case unknownGroup
  /// The position lies outside its section.
  case outOfRange(TablePath)
}

extension TableModel {
  /// Removes rows; what hangs below them goes with them.
  ///
  /// All rows are found before the first goes, so none shifts another.
  ///
  /// - Returns: where the rows stood as written, before the edit.
  /// - Throws: ``TableEditError/unknownRow(_:)`` before anything changes.
  @discardableResult
  public func delete(_ rows: [NodeID]) throws -> [DataPath] {
    let paths = try rows.map { id in
      guard let path = dataPath(of: id) else { throw TableEditError.unknownRow(id) }
      return path
    }
    update {
      for id in rows {
        guard let (section, index) = find(id) else { continue }
        if let child = section.children[id] { drop(child, of: id, in: section) }
        section.rows.remove(at: index)
        section.dropSearchIndex()
        section.markDirty()
        overlay.selection.removeAll { $0 == id }
      }
    }
    return paths
  }

  /// Moves a row so that it stands at a position on screen afterwards.
  ///
  /// What hangs below the row goes with it. Between the rows of expanded children a row of another
  /// group takes the nearest place among its own.
  ///
  /// - Returns: the positions of the row as written, before and after.
  /// - Throws: ``TableEditError`` before anything changes.
  @discardableResult
  public func move(_ id: NodeID, to path: TablePath) throws -> (from: DataPath, to: DataPath) {
    guard let (section, index) = find(id), let from = dataPath(of: id),
      let current = layout.tablePath(of: id)
    else { throw TableEditError.unknownRow(id) }
    guard let targetID = layout.sectionID(at: path.section), let target = sections[targetID] else {
      throw TableEditError.unknownSection
    }
    let isSameSection = current.section == path.section
    let count = layout.rowCount(in: path.section)
    guard path.row >= 0, path.row < count + (isSameSection ? 0 : 1) else {
      throw TableEditError.outOfRange(path)
    }
    // The row that stands before the place, once this one is taken out.
    let isDownward = isSameSection && path.row > current.row
    let before = layout.row(at: TablePath(path.section, path.row - (isDownward ? 0 : 1)))?.id
    let place = before.flatMap { self.index(of: $0, climbingTo: target) }
    update {
      if target === section || section.group.hostSection != nil {
        var to = (before.flatMap { self.index(of: $0, climbingTo: section) }).map { $0 + 1 } ?? 0
        if to > index { to -= 1 }
        section.rows.move(from: index, to: min(max(to, 0), section.rows.count - 1))
      } else {
        let cell = cell(id) ?? TableCell()
        let stamp = section.rows.column.stamp(at: index)
        section.rows.remove(at: index)
        target.rows.insert(cell, id: id, stamp: stamp, at: place.map { $0 + 1 } ?? 0)
        target.children[id] = section.children.removeValue(forKey: id)
        target.children[id]?.group.attach(to: id, in: target)
        homes.move(id, to: target.id)
        target.dropSearchIndex()
        target.markDirty()
      }
      section.dropSearchIndex()
      section.markDirty()
    }
    return (from, dataPath(of: id) ?? from)
  }

  /// Returns the place in `section` of a row, or of the row of that section above it; nil where
  /// neither is there.
  private func index(of id: NodeID, climbingTo section: SectionNode) -> Int? {
    guard let (home, index) = find(id) else { return nil }
    if home === section { return index }
    guard let host = home.group.hostRow else { return nil }
    return self.index(of: host, climbingTo: section)
  }

  /// Inserts a cell into a section of the table as written.
  ///
  /// - Returns: the identity of the new row.
  /// - Throws: ``TableEditError`` before anything changes.
  @discardableResult
  public func insert(_ cell: TableCell, at path: DataPath) throws -> NodeID {
    guard let group = group(path.group), group.sections.indices.contains(path.section) else {
      throw TableEditError.unknownSection
    }
    let section = group.sections[path.section]
    guard path.row >= 0, path.row <= section.rows.count else {
      throw TableEditError.outOfRange(TablePath(path.section, path.row))
    }
    let id = NodeID(mint())
    homes.add(first: id.raw, section: section.id)
    update {
      section.rows.insert(cell, id: id, stamp: 0, at: path.row)
      if let children = cell.children { readChildren(children, of: id, in: section) }
      section.dropSearchIndex()
      section.markDirty()
    }
    return id
  }
}
