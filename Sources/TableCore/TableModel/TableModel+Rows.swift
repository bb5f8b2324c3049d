/// Look-ups for screens, of rows and sections by identity or position.
extension TableModel {
  /// Returns whether the table has a row, visible or not; lines that name sections of children do
  /// not count.
  package func hasRow(_ id: NodeID) -> Bool { tree.find(id) != nil }

  /// Returns the row at a position as written, visible or not, or nil.
  package func row(at path: DataPath) -> NodeID? { tree.node(at: path) }

  /// Returns the rows of an id, of which each section may have one.
  package func rows(withID id: TableCell.ID) -> [NodeID] {
    tree.names.rows(id, in: tree).filter { cell($0)?.id == id }
  }

  /// Returns the row that another one hangs below, or nil.
  package func host(of row: NodeID) -> NodeID? { tree.find(row)?.section.group.hostRow }

  /// Returns the id that a row was given, by `.id` or by its item, or nil.
  package func authorID(of row: NodeID) -> TableCell.ID? {
    tree.find(row).flatMap { $0.section.rows.authorID($0.index) }
  }

  /// Returns the group object that a row belongs to, or nil if the row is the screen's own.
  package func group(of row: NodeID) -> TableGroup? { tree.find(row)?.section.group.object }

  /// Returns the descriptor of a section, or nil if there is no such section.
  package func descriptor(ofSection id: NodeID) -> TableSection? { tree.sections[id]?.descriptor }

  /// Returns the objects of the groups around a section, the nearest first.
  package func groupObjects(aroundSection id: NodeID) -> [TableGroup] {
    tree.sections[id].map { tree.groupObjects(around: $0) } ?? []
  }

  /// Returns whether an action runs for a row.
  package func isBusy(_ row: NodeID) -> Bool { overlay.busy.contains(row) }

  /// Returns the progress of the action or load that runs for a row, from 0 to 1, or nil if it is
  /// not known.
  package func progress(of row: NodeID) -> Double? { overlay.progress[row] }

  /// The rows whose children were shown or hidden by hand, and whether they show.
  package var expansion: [NodeID: Bool] { overlay.expansion }

  /// Returns whether a row was expanded until its children could not be loaded, and nobody has expanded or collapsed it since.
  package func isCollapsedByFailure(_ row: NodeID) -> Bool {
    tree.find(row)?.section.children[row]?.isCollapsedByFailure == true
  }
}

extension TableModel {
  /// Returns whether the model owns a row, so that it can be put back after a deletion; nil if
  /// there is no such row.
  ///
  /// What a source, a group, as that of a child screen, or a method gives, or a remote search has found, is not the model's.
  package func owns(_ row: NodeID) -> Bool? {
    tree.find(row).map {
      ownsRows && !$0.section.descriptor.isGivenBySource && !$0.section.group.isFound
        && $0.section.group.madeGroup == nil && tree.groupObjects(around: $0.section).isEmpty
    }
  }

  /// Returns whether the row's section and another one have different sources, or only one of them
  /// has a source.
  package func isDivided(_ row: NodeID, from section: NodeID) -> Bool {
    guard let home = tree.find(row)?.section, let target = tree.sections[section] else {
      return false
    }
    return home !== target && home.isDivided(from: target)
  }
}
