extension TableScreen {
  /// Deletes rows as a person does: their `deleteAction`, or else `onCellDeleted`, has the last word.
  ///
  /// Rows are meant by identity, so neither a search nor the other rows of the call can shift them. The last
  /// one goes first: an app that deletes by position finds each of them at the position that it is told.
  public func delete(_ rows: [NodeID]) {
    // What is deleted at once is put back at once.
    let deleted = DeletedRows()
    model.update {
      for (row, context) in lastFirst(rows) {
        let cell = context.cell
        if let action = cell.action(.deleteAction) {
          perform(action, context, as: ActionKey(row: row, name: "deleteAction")) {
            [weak self] failure in
            if failure == nil { self?.finishDeletion(of: row, cell, deleted) }
          }
        } else if cell.editingStyle == .delete {
          ask(row, context, deleted)
        }
      }
    }
  }

  /// Looks all rows up, and orders them from the last to the first as written.
  private func lastFirst(_ rows: [NodeID]) -> [(row: NodeID, context: TableActionContext)] {
    rows.compactMap { row in model.context(of: row).map { (row, $0) } }.sorted { a, b in
      guard let x = a.1.dataPath, let y = b.1.dataPath else { return a.1.dataPath != nil }
      return (x.section, x.row) > (y.section, y.row)
    }
  }

  private func ask(_ row: NodeID, _ context: TableActionContext, _ deleted: DeletedRows) {
    let cell = context.cell
    guard let path = context.dataPath else { return }
    var answer = Deletion.keep
    let question = TableAction(
      .later { [weak self] _ in
        guard let self else { return }
        let own = try await group(of: row)?.onCellDeleted(cell, at: path)
        if let own {
          answer = own
        } else {
          answer = try await owner(of: row).onCellDeleted(cell, at: path)
        }
      })
    perform(question, context, as: ActionKey(row: row, name: "deleteAction")) {
      [weak self] failure in
      guard failure == nil else { return }
      switch answer {
      case .delete: self?.finishDeletion(of: row, cell, deleted)
      case .keep: break
      case .done: self?.owner(of: row).updateTableData()
      }
    }
  }

  /// Takes a deleted row off the screen; its data is gone, or will be missed at the next reading.
  private func finishDeletion(of row: NodeID, _ cell: TableCell, _ deleted: DeletedRows) {
    guard let (section, index) = model.find(row) else {
      // The data said so already.
      return model.forgetDraftRows([row])
    }
    if model.ownsRows, !section.descriptor.isGivenBySource {
      return delete(row, cell, with: deleted)
    }
    if let id = section.rows.authorID(index), section.group.id == .main {
      let name = section.absentName(.id(id), domain: section.rows.provider?.domain)
      deletedByHand[name] = cell.title ?? id.description
    }
    do { try model.deleteRows([row]) } catch { onError(error) }
  }
}
