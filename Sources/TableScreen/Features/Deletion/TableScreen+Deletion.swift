package import TableCore

extension TableScreen {
  /// Deletes rows as a person does: their `deleteAction`, or else `onCellDeleted`, decides.
  ///
  /// Rows are given by identity, so neither a search nor the other rows of the call can shift them. The last
  /// one is deleted first, so that an app that deletes by position finds each row at the position that it receives.
  public func delete(_ rows: [NodeID]) {
    var asking: [TableConfirmation: [NodeID]] = [:]
    for row in rows {
      guard let asked = model.cell(row)?.action(.deleteAction)?.asked else { continue }
      asking[asked.confirmation, default: []].append(row)
    }
    let asked = Set(asking.values.joined())
    deleteUnasked(rows.filter { !asked.contains($0) })
    // Asks each question once for all rows that have it.
    for (confirmation, rows) in asking {
      guard let context = model.context(of: rows[0]) else { continue }
      ask(confirmation, context.using(TableWords.current.delete)) { [weak self] isAgreed in
        if isAgreed { self?.deleteUnasked(rows) }
      }
    }
  }

  /// Deletes rows without asking, because nothing needs to be asked about them any more.
  private func deleteUnasked(_ rows: [NodeID]) {
    guard !rows.isEmpty else { return }
    // One undo puts back all rows of this call.
    let deleted = DeletedRows()
    let ends = JoinedEnds { [weak self] in self?.finishDeletion(deleted) }
    refreshingOnce {
      model.update {
        for (row, context) in lastFirst(rows) { delete(row, context, deleted, ends) }
        // Rows whose synchronous actions have ended leave in this update.
        finishDeletion(deleted)
      }
    }
  }

  /// Deletes the rows that a selector matches, as a person would; a selector that matches none is
  /// reported.
  ///
  /// ```swift
  /// delete(.tag("bought"))
  /// ```
  public func delete(_ selector: TableSelector) {
    guard let rows = try? model.rows(selector) else {
      return model.reportNothing(selector, "delete", "row")
    }
    delete(rows)
  }

  private func delete(
    _ row: NodeID, _ context: TableActionContext, _ deleted: DeletedRows, _ ends: JoinedEnds
  ) {
    let cell = context.cell
    let own = cell.action(.deleteAction)
    guard let action = own?.asked?.action ?? own ?? question(row, context) else { return }
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

  /// Returns rows with their contexts, from the last to the first as written.
  private func lastFirst(_ rows: [NodeID]) -> [(row: NodeID, context: TableActionContext)] {
    rows.compactMap { row in model.context(of: row).map { (row, $0) } }.sorted { a, b in
      guard let x = a.1.dataPath, let y = b.1.dataPath else { return a.1.dataPath != nil }
      return (x.section, x.row) > (y.section, y.row)
    }
  }

  /// Returns an action that asks the row's group, or else its screen, for the decision; nil for a row that cannot be
  /// deleted.
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

  /// Removes deleted rows from the table; their data are gone, or will be missing at the next reading.
  private func finishDeletion(_ deleted: DeletedRows) {
    let answers = deleted.answers.map {
      ($0.row, $0.cell, $0.answer ?? standardAnswer(for: $0.row))
    }
    deleted.answers = []
    // This reading removes the rows that the data have lost. A row that an earlier reading did not find again (nil) may
    // have another identity since, under which the data have lost it by now.
    readAgain(
      after: answers.filter { $0.2 == .done || $0.2 == .delete && model.owns($0.0) != true }
        .map(\.0))
    let leftToData = model.endLeaving(answers.map(\.0))
    var owned: [(row: NodeID, cell: TableCell)] = []
    var described: [NodeID] = []
    for (row, cell, answer) in answers where answer == .delete {
      switch model.owns(row) {
      // The reading has removed the row already.
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

  /// Returns the decision for a row whose action makes none: `.done` if data describe the row,
  /// since they decide; `.delete` if the model owns it.
  private func standardAnswer(for row: NodeID) -> TableDeletion {
    model.owns(row) == false ? .done : .delete
  }

  /// Reads the tables of deleted rows again, because their data changed.
  private func readAgain(after rows: [NodeID]) {
    var readers: [TableScreen] = []
    for row in rows {
      let reader = owner(of: row)
      if !readers.contains(where: { $0 === reader }) { readers.append(reader) }
    }
    for reader in readers { reader.updateTableData() }
  }
}
