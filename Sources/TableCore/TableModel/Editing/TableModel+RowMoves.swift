extension TableModel {
  /// Moves a row so that it stands at a position on screen afterwards.
  ///
  /// The children of the row move with it. If the position is among expanded children of another
  /// group, the row takes the nearest place in its own group.
  ///
  /// - Returns: the positions of the row as written, before and after.
  /// - Throws: ``TableEditError`` before anything changes.
  @discardableResult
  public func moveRow(_ id: NodeID, to path: TablePath) throws -> (from: DataPath, to: DataPath) {
    guard let (section, _) = tree.find(id), let from = tree.dataPath(of: id),
      let current = layout.tablePath(of: id)
    else { throw TableEditError.unknownRow(id) }
    guard let targetID = layout.sectionID(at: path.section), let target = tree.sections[targetID]
    else {
      throw TableEditError.unknownSection
    }
    let isSameSection = current.section == path.section
    let count = layout.rowCount(in: path.section)
    guard path.row >= 0, path.row < count + (isSameSection ? 0 : 1) else {
      throw TableEditError.outOfRange(path)
    }
    let before = row(above: path, without: current)
    let home = section.group.hostSection != nil ? section : target
    let previous = before.flatMap { self.index(of: $0, climbingTo: home) }
    // Above its group the nearest place is the first one, and below it the last one.
    let isBelow = section.group.hostSection != nil && current < path
    let place = previous.map { $0 + 1 } ?? (isBelow ? home.rows.count : 0)
    try relocate([id], to: home, at: place - rowsAbove(place, in: home, of: [id]))
    return (from, tree.dataPath(of: id) ?? from)
  }

  /// Returns the row right above a position on screen, once the row at another one is taken out.
  func row(above path: TablePath, without moved: TablePath) -> NodeID? {
    let isDownward = moved.section == path.section && path.row > moved.row
    return layout.row(at: TablePath(path.section, path.row - (isDownward ? 0 : 1)))?.id
  }

  /// Moves a row so that it stands at a position as written afterwards.
  ///
  /// - Returns: the positions of the row as written, before and after.
  /// - Throws: ``TableEditError`` before anything changes.
  @discardableResult
  public func moveRow(_ id: NodeID, to path: DataPath) throws -> (from: DataPath, to: DataPath) {
    guard let from = tree.dataPath(of: id) else { throw TableEditError.unknownRow(id) }
    let (section, index) = try spot(.path(path), without: [id])
    try relocate([id], to: section, at: index)
    return (from, tree.dataPath(of: id) ?? from)
  }

  /// Returns the section, and the index in it, of a place for rows, once `rows` are taken out.
  func spot(
    _ place: RowPlace, without rows: [NodeID]
  ) throws -> (section: SectionNode, index: Int) {
    let (section, index) = try spot(place)
    if case .path(let path) = place {
      guard index <= section.rows.count - rowsAbove(.max, in: section, of: rows) else {
        throw TableEditError.unknownPath(path)
      }
      return (section, index)
    }
    return (section, index - rowsAbove(index, in: section, of: rows))
  }

  /// Returns how many of some rows stand above a place of a section.
  private func rowsAbove(_ place: Int, in section: SectionNode, of rows: [NodeID]) -> Int {
    rows.count { row in tree.find(row).map { $0.section === section && $0.index < place } ?? false }
  }

  /// Returns the section in which a row stood before it was moved, if no source gives its rows, and where it stood there.
  package func formerPlace(_ path: DataPath, of row: NodeID) -> (section: NodeID, FormerPlace)? {
    guard let section = tree.section(at: path), !section.descriptor.isGivenBySource else {
      return nil
    }
    let column = section.rows.column
    let own = column.index(of: row) ?? .max
    func other(_ index: Int) -> NodeID? { column.idIfAny(at: index < own ? index : index + 1) }
    let place = FormerPlace(
      index: path.row, above: other(path.row - 1), below: other(path.row))
    return (section.id, place)
  }

  /// Returns the position as written at which a moved row stands where it stood in a section.
  package func path(in id: NodeID, at former: FormerPlace, for row: NodeID) throws -> DataPath {
    guard let section = tree.sections[id], let place = section.index else {
      throw TableEditError.unknownSection
    }
    let column = section.rows.column
    let own = column.index(of: row) ?? .max
    let guess = former.index + (own < former.index ? 1 : 0)
    let index = former.index(in: column, near: guess)
    let others = column.count - (own == .max ? 0 : 1)
    return DataPath(
      group: section.group.id, section: place, row: min(index - (own < index ? 1 : 0), others))
  }

  /// Returns the place in `section` of a row, or of its host in that section; nil if
  /// neither is there.
  private func index(of id: NodeID, climbingTo section: SectionNode) -> Int? {
    guard let (home, index) = tree.find(id) else { return startIndex(of: id, climbingTo: section) }
    if home === section { return index }
    guard let host = home.group.hostRow else { return nil }
    return self.index(of: host, climbingTo: section)
  }

  /// Returns the place before the first row, if `id` is the line that names a section of children.
  private func startIndex(of id: NodeID, climbingTo section: SectionNode) -> Int? {
    guard let inner = tree.sections[id] else { return nil }
    if inner === section { return -1 }
    return inner.group.hostRow.flatMap { index(of: $0, climbingTo: section) }
  }
}
