package import TableCore

extension TableScreen {
  /// Returns the nearest row below on screen for which `condition` is true, or nil; lines that name a section or tell of a
  /// failure are no rows.
  public func nextRow(
    after row: NodeID, where condition: (Cell) -> Bool = { _ in true }
  ) -> NodeID? { neighbor(of: row, by: 1, condition) }

  /// Returns the nearest row above on screen for which `condition` is true, or nil; lines that name a section or tell of a
  /// failure are no rows.
  public func previousRow(
    before row: NodeID, where condition: (Cell) -> Bool = { _ in true }
  ) -> NodeID? { neighbor(of: row, by: -1, condition) }

  private func neighbor(of row: NodeID, by step: Int, _ condition: (Cell) -> Bool) -> NodeID? {
    guard var path = layout.tablePath(of: row) else { return nil }
    while true {
      path.row += step
      while !(0..<layout.rowCount(in: path.section)).contains(path.row) {
        path.section += step
        guard (0..<layout.sectionCount).contains(path.section) else { return nil }
        path.row = step > 0 ? 0 : layout.rowCount(in: path.section) - 1
      }
      guard let next = layout.row(at: path)?.id else { return nil }
      if model.isSelectable(next), let cell = model.cell(next), condition(cell) { return next }
    }
  }

  /// Returns the first row or section with that tag, visible or not, or nil.
  public func node(tag: String) -> NodeID? { model.resolve(.tag(tag), of: part).first }

  /// Returns the position as written of the first row with a tag, or nil.
  public func dataPath(tag: String) -> DataPath? {
    model.resolve(.tag(tag), of: part).firstNonNil { model.dataPath(of: $0) }
  }

  /// Returns the cell at a position on screen, which a search changes; nil if there is none.
  public func cell(at path: TablePath) -> Cell? {
    layout.row(at: path).flatMap { model.cell($0.id) }
  }

  /// Returns the cell at a position as written, on screen or not; nil if there is none.
  public func cell(at path: DataPath) -> Cell? {
    guard let part else { return withModel { $0.cell(at: path) } }
    return model.resolve(.path(path), of: part).first.flatMap { model.cell($0) }
  }

  /// Returns the tags of the row at a position on screen.
  public func tags(at path: TablePath) -> [String] {
    layout.row(at: path).flatMap { model.cell($0.id)?.tags } ?? []
  }
}
