extension TableModel {
  /// Returns the position of a row as written, visible or not, or nil.
  public func dataPath(of id: NodeID) -> DataPath? { tree.dataPath(of: id) }

  /// The objects whose methods may answer the actions of a row, the nearest first.
  func targets(around section: SectionNode) -> [any ActionTarget] {
    let (groups, own) = (tree.groupObjects(around: section), owner?.actionTargets ?? [])
    return groups.isEmpty ? own : groups.flatMap(\.targets) + own
  }

  /// Returns the context for actions of a row, whose cell is made unless it is given; or nil if there is no such row.
  package func context(
    of id: NodeID, _ cell: TableCell? = nil, control: TableControlEvent? = nil
  ) -> TableActionContext? {
    guard let (section, _) = tree.find(id), let cell = cell ?? self.cell(id) else { return nil }
    return TableActionContext(
      row: id, cell: cell, control: control, tablePath: layout.tablePath(of: id),
      dataPath: tree.dataPath(of: id), targets: targets(around: section))
  }
}
