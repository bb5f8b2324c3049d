extension TableScreen {
  /// Deletes rows as a person does: their `deleteAction`, or else `onCellDeleted`, has the last word.
  ///
  /// Rows are meant by identity, so neither a search nor the other rows of the call can shift them. The last
  /// one goes first: an app that deletes by position finds each of them at the position that it is told.
  public func delete(_ rows: [NodeID]) {
    // What is deleted at once is put back at once.
    let deleted = DeletedRows()
    let ends = JoinedEnds { [weak self] in self?.finishDeletion(deleted) }
    refreshingOnce {
      model.update {
        for (row, context) in lastFirst(rows) {
          let cell = context.cell
          if let action = cell.action(.deleteAction) {
            let key = ActionKey(row: row, name: "deleteAction")
            perform(action, context, as: key, ends: ends) { failure in
              if failure == nil { deleted.answers.append((row, cell, .delete)) }
            }
          } else if cell.editingStyle == .delete {
            ask(row, context, deleted, ends)
          }
        }
        // What was done at once is gone at once.
        finishDeletion(deleted)
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

  private func ask(
    _ row: NodeID, _ context: TableActionContext, _ deleted: DeletedRows, _ ends: JoinedEnds
  ) {
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
    perform(question, context, as: ActionKey(row: row, name: "deleteAction"), ends: ends) {
      failure in
      if failure == nil { deleted.answers.append((row, cell, answer)) }
    }
  }

  /// Takes deleted rows off the screen; their data is gone, or will be missed at the next reading.
  private func finishDeletion(_ deleted: DeletedRows) {
    let answers = deleted.answers
    deleted.answers = []
    var readers: [TableScreen] = []
    for (row, _, answer) in answers where answer == .done {
      let reader = owner(of: row)
      if !readers.contains(where: { $0 === reader }) { readers.append(reader) }
    }
    for reader in readers { reader.updateTableData() }
    var owned: [(row: NodeID, cell: TableCell)] = []
    var described: [NodeID] = []
    for (row, cell, answer) in answers where answer == .delete {
      guard let (section, index) = model.find(row) else {
        // The data said so already.
        model.forgetDraftRows([row])
        continue
      }
      if model.ownsRows, !section.descriptor.isGivenBySource {
        owned.append((row, cell))
        continue
      }
      if let id = section.rows.authorID(index), section.group.id == .main {
        let name = section.absentName(.id(id), domain: section.rows.provider?.domain)
        deletedByHand[name] = cell.title ?? id.description
      }
      described.append(row)
    }
    if !owned.isEmpty { delete(owned, with: deleted) }
    guard !described.isEmpty else { return }
    do { try model.deleteRows(described) } catch { onError(error) }
  }
}
