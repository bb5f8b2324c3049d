package import TableCore

/// The identity of a question about a deletion.
private struct DeletionKey: Hashable {
  let rows: [NodeID]
  let confirmation: TableConfirmation
}

extension TableScreen {
  /// Deletes rows as a person does: their `deleteAction`, or else `onCellDeleted`, decides.
  ///
  /// Rows are given by identity, so neither a search nor the other rows of the call can shift them; one that is given
  /// twice is deleted once. The last one is deleted first, so that an app that deletes by position finds each row at
  /// the position that it receives. Rows whose actions ask the same question are asked about once; of several
  /// questions, that about the first row of the table comes first.
  ///
  /// Rows of a long query that are not in memory are read first, and the call returns before they are deleted. If they
  /// cannot be read, or are more than 50,000, ``Screen/onError(_:)`` is told, and nothing is deleted.
  public func delete(_ rows: [NodeID]) {
    // The screen around a child carries its deletions out, as it does those by events: there they are cancelled and undone.
    let table = outermostTable
    if table !== self { return table.delete(rows) }
    var seen = rowsReadForDeletion
    // Whether a question is asked already is known only when far rows were read, by when it may have its answer.
    if rows.contains(where: model.isFar) { seen.formUnion(rowsAskedAbout) }
    delete(rows.filter { seen.insert($0).inserted }, agreed: [])
  }

  /// Deletes rows whose actions have asked some questions already, to which the person has agreed.
  private func delete(_ rows: [NodeID], agreed: [TableConfirmation]) {
    let deletion = OngoingDeletion(tasks)
    TableEnvironment.within(environment) {
      readingCells(of: rows, for: deletion) { [weak self] cells in
        self?.delete(rows, cells, deletion, agreed: agreed)
      }
    }
  }

  /// Deletes rows that are at hand, or whose cells are given.
  private func delete(
    _ rows: [NodeID], _ cells: [NodeID: TableCell], _ deletion: OngoingDeletion,
    agreed: [TableConfirmation]
  ) {
    let contexts = lastFirst(rows, cells)
    let questions = questions(about: contexts, agreed: agreed)
    let asked = Set(questions.flatMap(\.rows))
    deleteUnasked(contexts.filter { !asked.contains($0.row) }, deletion, agreed: agreed)
    // Each question stands above those before it.
    for question in questions.reversed() {
      let (confirmation, rows) = (question.confirmation, question.rows)
      let key = DeletionKey(rows: rows, confirmation: confirmation)
      let title = question.title ?? TableWords.current.delete
      ask(confirmation, question.context.using(title), as: key) { [weak self] isAgreed in
        guard let self, isAgreed else { return }
        // Data may have changed since the question was put, in this very turn.
        readChanges()
        delete(rows, agreed: agreed + [confirmation])
      }
    }
  }

  /// The rows about whose deletion a question waits for its answer.
  private var rowsAskedAbout: [NodeID] {
    openQuestions.flatMap { key, open in
      open.question == nil ? [] : (key.base as? DeletionKey)?.rows ?? []
    }
  }

  /// A question and the rows that it is about, with the context of one of them, and the title that they have for their
  /// deletion.
  private typealias DeletionQuestion = (
    confirmation: TableConfirmation, rows: [NodeID], context: TableActionContext, title: String?
  )

  /// A row with the context of its actions.
  private typealias RowInContext = (row: NodeID, context: TableActionContext)

  /// Returns the next questions about rows in the order of the table, each once for all rows that have it.
  private func questions(
    about rows: [RowInContext], agreed: [TableConfirmation]
  ) -> [DeletionQuestion] {
    var questions: [DeletionQuestion] = []
    var places: [TableConfirmation: Int] = [:]
    for (row, context) in rows.reversed() {
      guard let asked = deletion(context, agreed: agreed)?.action.asked else { continue }
      let title = context.cell.text(.deleteTitle)
      if let place = places[asked.confirmation] {
        questions[place].rows.append(row)
        if questions[place].title != title { questions[place].title = nil }
      } else {
        places[asked.confirmation] = questions.count
        questions.append((asked.confirmation, [row], context, title))
      }
    }
    return questions
  }

  /// Returns the `deleteAction` of a row without the names that lead to it and the questions that were agreed to, with
  /// its context; nil for a row without one.
  ///
  /// The row may have changed since: nobody has agreed to another question, which is asked.
  private func deletion(_ context: TableActionContext, agreed: [TableConfirmation]) -> (
    action: TableAction, context: TableActionContext
  )? {
    guard let action = context.cell.action(.deleteAction) else { return nil }
    var next = resolved(action, context)
    for confirmation in agreed {
      guard let asked = next.action.asked, asked.confirmation == confirmation else { continue }
      next = resolved(asked.action, next.context)
    }
    return next
  }

  /// Deletes rows without asking, because nothing needs to be asked about them any more.
  private func deleteUnasked(
    _ rows: [RowInContext], _ deletion: OngoingDeletion, agreed: [TableConfirmation]
  ) {
    guard !rows.isEmpty else { return }
    // One undo puts back all rows of this call.
    let deleted = DeletedRows()
    let ends = JoinedEnds { [weak self] in
      UndoHistory.$deletion.withValue(deletion) { self?.finishDeletion(deleted) }
    }
    deletion.ends = ends
    UndoHistory.$deletion.withValue(deletion) {
      refreshingOnce {
        model.update {
          for (row, context) in rows {
            guard let own = self.deletion(context, agreed: agreed) ?? question(row, context) else {
              continue
            }
            delete(row, own, deleted, deletion, ends)
          }
          // Rows whose synchronous actions have ended leave in this update.
          finishDeletion(deleted)
        }
      }
    }
    if deletion.isRunning, !deletion.hasStep { note(deletion) }
  }

  /// Deletes the rows that a selector matches, as a person would; a selector that matches none is
  /// reported.
  ///
  /// ```swift
  /// delete(.tag("bought"))
  /// ```
  public func delete(_ selector: TableSelector) {
    guard let rows = try? model.rows(selector, of: part) else {
      if selector != .all { model.reportNothing(selector, "delete", "row") }
      return
    }
    delete(rows)
  }

  private func delete(
    _ row: NodeID, _ own: (action: TableAction, context: TableActionContext),
    _ deleted: DeletedRows, _ deletion: OngoingDeletion, _ ends: JoinedEnds
  ) {
    let (action, context) = own
    let cell = context.cell
    let isBegun = model.beginLeaving(row)
    let key = ActionKey(row: row, name: TableCell.Key.deleteAction.name)
    let isRunning = perform(action, context, as: key, ends: ends) { [weak self] end in
      deletion.isAnswered = true
      switch end {
      case .success(let answer): deleted.answers.append((row, cell, answer))
      case .failure: self?.model.stay(row)
      }
    }
    if isRunning { deletion.follow(key) }
    if isBegun && !isRunning { model.stay(row) }
  }

  /// Returns rows with their contexts, from the last to the first as written, rows of children before the row above them; a
  /// far row without a given cell is left out.
  private func lastFirst(_ rows: [NodeID], _ cells: [NodeID: TableCell]) -> [RowInContext] {
    model.inOrder(rows).reversed().compactMap { row in
      let cell = model.isFar(row) ? cells[row] : model.cell(row)
      return cell.flatMap { model.context(of: row, $0) }.map { (row, $0) }
    }
  }

  /// Returns an action that asks the row's group, or else its screen, for the decision; nil for a row that cannot be
  /// deleted.
  private func question(_ row: NodeID, _ context: TableActionContext) -> (
    action: TableAction, context: TableActionContext
  )? {
    guard context.cell.editingStyle == .delete, context.dataPath != nil else { return nil }
    let cell = context.cell
    let action = TableAction(
      .deciding { [weak self] context in
        guard let self else { return .keep }
        // Of a row that has left meanwhile the data have decided.
        guard let path = context.dataPath else { return .done }
        if let answer = try await group(of: row)?.onCellDeleted(cell, at: path) { return answer }
        return try await owner(of: row).onCellDeleted(cell, at: path)
      })
    return (action, context)
  }

  /// Removes deleted rows from the table; their data are gone, or will be missing at the next reading.
  private func finishDeletion(_ deleted: DeletedRows) {
    let answers = deleted.answers.map {
      ($0.row, $0.cell, $0.answer ?? standardAnswer(for: $0.row))
    }
    deleted.answers = []
    let waiting = waitingChanges(below: Set(answers.filter { $0.2 != .keep }.map(\.0)))
    // This reading removes the rows that the data have lost. A row that an earlier reading did not find again (nil) may
    // have another identity since, under which the data have lost it by now.
    readAgain(
      after: answers.filter { $0.2 == .done || $0.2 == .delete && model.owns($0.0) != true }
        .map(\.0))
    // Those that a method has made may stand outside the reading.
    model.reloadMadeChildren(around: answers.filter { $0.2 == .done }.map(\.0))
    let leftToData = model.endLeaving(answers.map(\.0))
    for (row, _, answer) in answers where answer == .keep { model.stay(row) }
    // What a control was set to last is carried out, unless it went with the row; data may have kept that.
    let removed = Set(answers.filter { $0.2 == .delete }.map(\.0))
    for (key, row) in waiting where removed.contains(row) || model.owns(row) == nil {
      formSession.waitingChanges[key] = nil
    }
    // What was typed into rows that the reading has removed, and below them, goes with them, whoever decided it; that of rows
    // that the data lose later goes then.
    model.forgetDraftRows(answers.filter { $0.2 != .keep && model.owns($0.0) == nil }.map(\.0))
    model.forgetDeletedRows()
    var owned: [(row: NodeID, cell: TableCell)] = []
    var described: [NodeID] = []
    for (row, cell, answer) in answers where answer == .delete {
      switch model.owns(row) {
      // The reading has removed the row already.
      case nil: continue
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

  /// Returns the keys of the values that wait for the actions of controls in some rows, or below them, with these rows.
  private func waitingChanges(below rows: Set<NodeID>) -> [(key: ActionKey, row: NodeID)] {
    formSession.waitingChanges.keys.compactMap { key in
      let row = sequence(first: key.row, next: model.host(of:)).first(where: rows.contains)
      return row.map { (key, $0) }
    }
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
