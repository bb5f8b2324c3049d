import TableCore

extension TableScreen {
  /// Describes whether a row can be moved.
  func describeMoves(of row: RowContext, in content: inout RowContent) {
    content.isMoveable = row.cell.moves != .not
  }

  /// Moves a row that a person has dropped at a position on screen.
  func move(_ row: NodeID, to path: TablePath) {
    guard let cell = model.cell(row), let from = layout.tablePath(of: row) else { return }
    let target = target(of: row, cell, from, proposed: path)
    guard target != from else {
      if mayMove(row, cell, from, to: path) { return }
      return show(error: TableWords.current.staysWithSource)
    }
    let home = group(of: row)
    let isOwned = model.owns(row) == true
    model.update {
      do {
        let (old, new) = try model.moveRow(row, to: target)
        if old != new {
          tellMove(of: row, cell, outOf: home, from: old, to: new)
          if isOwned { registerMove(of: row, cell, from: old) }
        }
      } catch {
        owner(of: row).onError(error)
      }
    }
  }

  /// Returns the place in the table of now at which a row was dropped in another one, which the person saw.
  ///
  /// It is before the row that it was dropped before, or else behind the one that it was dropped behind.
  func place(of row: NodeID, _ path: TablePath, in seen: TableLayout) -> TablePath {
    let now = layout
    if now.isSame(as: seen) { return path }
    // A place counts the rows without the one that is moved.
    let (before, after) = (seen.tablePath(of: row), now.tablePath(of: row))
    func isBelow(_ other: TablePath, _ row: TablePath?) -> Bool {
      row.map { $0.section == other.section && $0.row < other.row } ?? false
    }
    func other(_ place: Int) -> TableLayout.Row? {
      let gap = before.map { $0.section == path.section && $0.row <= place } == true ? 1 : 0
      return seen.row(at: TablePath(path.section, place + gap))
    }
    if let next = other(path.row), let found = now.tablePath(of: next.id) {
      return TablePath(found.section, isBelow(found, after) ? found.row - 1 : found.row)
    }
    if let last = other(path.row - 1), let found = now.tablePath(of: last.id) {
      return TablePath(found.section, isBelow(found, after) ? found.row : found.row + 1)
    }
    guard let section = seen.sectionID(at: path.section).flatMap({ now.index(ofSection: $0) })
    else { return after ?? path }
    return TablePath(section, min(path.row, now.rowCount(in: section)))
  }

  /// Returns the position at which a dropped row lands: its old one if it may not be moved there.
  func target(
    of row: NodeID, _ cell: TableCell, _ from: TablePath, proposed: TablePath
  ) -> TablePath {
    let path = owner(of: row).destination(of: cell, from: from, proposed: proposed)
    switch cell.moves {
    case .not: return from
    case .withinSection: return path.section == from.section ? path : from
    case .anywhere: return isDivided(row, from: path) ? from : path
    }
  }

  /// Returns whether a row may be dropped at a position; the caller shows an error if a source or
  /// another screen owns the rows there.
  private func mayMove(
    _ row: NodeID, _ cell: TableCell, _ from: TablePath, to proposed: TablePath
  ) -> Bool {
    guard cell.moves == .anywhere else { return true }
    return !isDivided(
      row, from: owner(of: row).destination(of: cell, from: from, proposed: proposed))
  }

  /// Returns whether a row cannot cross to a position: a source decides the rows at one of the two alone, or the two
  /// belong to different screens, each of which describes its own rows.
  private func isDivided(_ row: NodeID, from path: TablePath) -> Bool {
    guard let section = layout.sectionID(at: path.section), model.host(of: row) == nil else {
      return false
    }
    return model.isDivided(row, from: section) || owner(of: row) !== owner(ofSection: section)
  }

  /// Runs the move hooks of the group that lost a row, of the group that has it now, and of its screen.
  func tellMove(
    of row: NodeID, _ cell: TableCell, outOf home: TableGroup?, from old: DataPath, to new: DataPath
  ) {
    let target = group(of: row)
    if home !== target { home?.onCellMoved(cell, from: old, to: new) }
    target?.onCellMoved(cell, from: old, to: new)
    owner(of: row).onCellMoved(cell, from: old, to: new, after: neighbor(before: new))
  }

  /// Returns the row before a position as written, or nil at the start of a section.
  func neighbor(before path: DataPath) -> TableNeighbor? {
    var previous = path
    previous.row -= 1
    guard let id = model.row(at: previous), let cell = model.cell(id) else { return nil }
    return TableNeighbor(id: id, cell: cell)
  }
}

// A move can be undone if the model owns its rows.
extension TableScreen {
  /// Registers the undo of a move: back to the row's old position as written.
  func registerMove(of row: NodeID, _ cell: TableCell, from old: DataPath) {
    guard let (section, place) = model.formerPlace(old, of: row) else { return }
    registerUndo(TableWords.current.moved(cell.title ?? "")) { [weak self] in
      self?.moveBack(row, cell, to: section, place)
    }
  }

  private func moveBack(
    _ row: NodeID, _ cell: TableCell, to section: NodeID, _ place: FormerPlace
  ) {
    let home = group(of: row)
    model.update {
      do {
        // Sections and rows may have been inserted, deleted and moved since.
        let path = try model.path(in: section, at: place, for: row)
        let (from, to) = try model.moveRow(row, to: path)
        tellMove(of: row, cell, outOf: home, from: from, to: to)
        registerMove(of: row, cell, from: from)
      } catch {
        onError(error)
      }
    }
  }
}
