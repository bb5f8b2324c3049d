/// Rows that a person deletes, until the app's action decides whether they go.
extension TableModel {
  /// Notes that a row is being deleted: it passes its identity to no other row until ``stay(_:)`` or ``endLeaving(_:)``.
  ///
  /// A row of the same id that comes elsewhere is no other row: it has moved there.
  ///
  /// - Returns: false if it was being deleted already.
  package func beginLeaving(_ row: NodeID) -> Bool {
    let entered = enteredRows(atOrBelow: row)
    if !entered.isEmpty { enteredInLeaving[row] = entered }
    return leaving.insert(row).inserted
  }

  /// Returns whether the app decides at the moment about the deletion of a row, or of one above it.
  package func isLeaving(_ row: NodeID) -> Bool {
    !leaving.isEmpty && sequence(first: row, next: host).contains(where: leaving.contains)
  }

  private func enteredRows(atOrBelow row: NodeID) -> Set<NodeID> {
    let rows = Set(typedDrafts.keys).union(overlay.edited.rows)
      .union([typedField?.row].compactMap(\.self))
    return rows.filter { sequence(first: $0, next: host).contains(row) }
  }

  /// Notes that something is typed into a row: if a person has deleted it, or one above it, that is past.
  func noteEntering(_ row: NodeID) {
    for deleted in enteredInLeaving.keys where !leaving.contains(deleted) {
      enteredInLeaving[deleted]?.remove(row)
      if deleted == row { enteredInLeaving[row] = nil }
    }
  }

  /// Forgets what was typed into rows that a person has deleted and that the data have lost by now, and below them.
  package func forgetDeletedRows() {
    for (row, entered) in enteredInLeaving where !leaving.contains(row) && tree.find(row) == nil {
      enteredInLeaving[row] = nil
      forgetDraftRows(entered.filter { tree.find($0) == nil })
    }
  }

  /// Ends the deletion of rows, after the app's action.
  ///
  /// - Returns: the rows without an id whose data changed meanwhile: the data has decided whether they go.
  package func endLeaving(_ rows: [NodeID]) -> Set<NodeID> {
    let left = leftToData.intersection(rows)
    leaving.subtract(rows)
    leftToData.subtract(left)
    return left
  }

  /// Notes the name of a row that is removed although the data may still have it, until the next reading; without an id it
  /// could not be told from another one.
  package func noteDeletedByHand(_ row: NodeID, title: String?) {
    guard let (section, index) = tree.find(row), !section.group.isFound,
      let id = section.rows.authorID(index)
    else { return }
    let name = section.absentName(.id(id), domain: section.rows.provider?.domain)
    deletedByHand[name] = title ?? id.description
  }

  /// Reports the rows that were removed by hand and that a reading has brought back.
  ///
  /// A reading that is not of the whole table, but of a source or a group, says nothing of the others.
  package func reportReturned(byTable: Bool = true) {
    guard !deletedByHand.isEmpty else { return }
    for (name, title) in deletedByHand where has(name) {
      report(.returnedRow, "the deleted row \(title) came back", row: title, key: "deleteAction")
      deletedByHand[name] = nil
    }
    if byTable { deletedByHand = [:] }
  }

  /// Returns whether the table has a row of that name.
  private func has(_ name: AbsentNodes.Name) -> Bool {
    guard case .id(let id) = name.row else { return false }
    return tree.contains { section in
      section.absentName(name.row, domain: section.rows.provider?.domain) == name
        && tree.row(id, in: section) != nil
    }
  }
}
