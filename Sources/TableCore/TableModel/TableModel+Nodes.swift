extension TableModel {
  /// Returns the section and the place of a row, visible or not, or nil where there is no such row.
  package func find(_ id: NodeID) -> (section: SectionNode, index: Int)? {
    guard let home = homes.section(of: id), let section = sections[home],
      let index = section.rows.column.indexInPlace(of: id)
    else { return nil }
    return (section, index)
  }

  /// Whether the table has a node of that identity, visible or not.
  func contains(_ id: NodeID) -> Bool {
    sections[id] != nil || find(id) != nil || group(id) != nil
  }

  /// Returns the group of that identity, in the stack or below a row.
  func group(_ id: NodeID) -> GroupNode? { groups[id] }

  /// Returns the row at a position as written, visible or not, or nil.
  package func node(at path: DataPath) -> NodeID? {
    section(at: path)?.rows.column.id(checked: path.row)
  }

  /// Returns the position of a row as written, visible or not, or nil.
  public func dataPath(of id: NodeID) -> DataPath? {
    guard let (section, row) = find(id), let index = section.index else { return nil }
    return DataPath(group: section.groupID, section: index, row: row)
  }

  /// The objects whose methods may answer the actions of a row, the nearest first.
  func targets(around section: SectionNode) -> [any ActionTarget] {
    groupObjects(around: section).flatMap(\.targets) + (owner?.actionTargets ?? [])
  }

  /// Returns what an action of a row learns, or nil where there is no such row.
  package func context(of id: NodeID, control: TableControlEvent? = nil) -> TableActionContext? {
    guard let (section, _) = find(id), let cell = cell(id) else { return nil }
    return TableActionContext(
      row: id, cell: cell, control: control, tablePath: layout.tablePath(of: id),
      dataPath: dataPath(of: id), targets: targets(around: section))
  }
}
