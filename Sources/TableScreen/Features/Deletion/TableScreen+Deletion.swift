package import TableCore

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
        for (row, context) in lastFirst(rows) { delete(row, context, deleted, ends) }
        // What was done at once is gone at once.
        finishDeletion(deleted)
      }
    }
  }

  private func delete(
    _ row: NodeID, _ context: TableActionContext, _ deleted: DeletedRows, _ ends: JoinedEnds
  ) {
    let cell = context.cell
    guard let action = cell.action(.deleteAction) ?? question(row, context) else { return }
    let isBegun = model.beginLeaving(row)
    let key = ActionKey(row: row, name: TableCell.Key.deleteAction.name)
    let isRunning = perform(action, context, as: key, ends: ends) { [weak self] end in
      switch end {
      case .success(let answer): deleted.answers.append((row, cell, answer))
      case .failure: self?.model.stay(row)
      }
    }
    if isBegun && !isRunning { model.stay(row) }
  }

  /// Looks all rows up, and orders them from the last to the first as written.
  private func lastFirst(_ rows: [NodeID]) -> [(row: NodeID, context: TableActionContext)] {
    rows.compactMap { row in model.context(of: row).map { (row, $0) } }.sorted { a, b in
      guard let x = a.1.dataPath, let y = b.1.dataPath else { return a.1.dataPath != nil }
      return (x.section, x.row) > (y.section, y.row)
    }
  }

  /// Asks the group of a row, or else its screen, what becomes of it; nil where it cannot be deleted.
  private func question(_ row: NodeID, _ context: TableActionContext) -> TableAction? {
    guard context.cell.editingStyle == .delete, let path = context.dataPath else { return nil }
    let cell = context.cell
    return TableAction(
      .deciding { [weak self] _ in
        guard let self else { return .keep }
        if let answer = try await group(of: row)?.onCellDeleted(cell, at: path) { return answer }
        return try await owner(of: row).onCellDeleted(cell, at: path)
      })
  }

  /// Takes deleted rows off the screen; their data is gone, or will be missed at the next reading.
  private func finishDeletion(_ deleted: DeletedRows) {
    let answers = deleted.answers.map {
      ($0.row, $0.cell, $0.answer ?? standardAnswer(for: $0.row))
    }
    deleted.answers = []
    // What the data no longer has is gone with the reading, as anything else that it loses. A row that an earlier reading
    // has not found again may have been another one since, which the data has lost by now.
    readAgain(
      after: answers.filter { $0.2 == .done || $0.2 == .delete && model.owns($0.0) != true }
        .map(\.0))
    let leftToData = model.endLeaving(answers.map(\.0))
    var owned: [(row: NodeID, cell: TableCell)] = []
    var described: [NodeID] = []
    for (row, cell, answer) in answers where answer == .delete {
      switch model.owns(row) {
      // The data said so already.
      case nil: model.forgetDraftRows([row])
      case true?: owned.append((row, cell))
      case false? where leftToData.contains(row): continue
      case false?:
        model.noteDeletedByHand(row, title: cell.title)
        described.append(row)
      }
    }
    if !owned.isEmpty { delete(owned, with: deleted) }
    guard !described.isEmpty else { return }
    do { try model.deleteRows(described) } catch { onError(error) }
  }

  /// What becomes of a row whose action says nothing: where data describes the row, the data tells; where the model
  /// owns it, it goes.
  private func standardAnswer(for row: NodeID) -> TableDeletion {
    model.owns(row) == false ? .done : .delete
  }

  /// Reads the tables again in which rows were deleted whose data was changed.
  private func readAgain(after rows: [NodeID]) {
    var readers: [TableScreen] = []
    for row in rows {
      let reader = owner(of: row)
      if !readers.contains(where: { $0 === reader }) { readers.append(reader) }
    }
    for reader in readers { reader.updateTableData() }
  }
}
