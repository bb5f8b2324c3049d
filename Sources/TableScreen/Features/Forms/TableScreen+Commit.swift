import TableCore

extension TableScreen {
  /// A draft to be written to its binding.
  private struct Field {
    let row: NodeID
    let name: String
    let binding: TableBinding
    let draft: Draft
    let context: TableActionContext
  }

  /// Checks the drafts of these rows, or all, and writes either all of them or none.
  func commit(_ rows: Set<NodeID>?) async throws {
    do {
      try await checkAndWrite(rows)
      outermostTable.formSession.noteSave(nil)
    } catch {
      outermostTable.formSession.noteSave(error)
      throw error
    }
  }

  private func checkAndWrite(_ rows: Set<NodeID>?) async throws {
    let model = try heldForm()
    defer { model.release() }
    tryRefused(rows)
    try await check(rows)
    try Task.checkCancellation()
    defer { refreshChrome() }
    if commitSubmission == nil { dropNoticeOfLeftDrafts() }
    var left: [String] = []
    func isMeant(_ row: NodeID) -> Bool { isPart(row) && rows?.contains(row) ?? true }
    try model.update {
      try write(model.rowsToWrite.filter { isMeant($0) && !fields(of: $0).isEmpty })
      left = leave(model.waitingFields(of: model.typedDrafts.keys.filter(isMeant)))
    }
    if let words = wordsAboutLeft(left) { tell(left: words, in: navigator) }
  }

  /// Sets what was typed into fields without drafts and refused once more, since what stood against it may be gone.
  private func tryRefused(_ rows: Set<NodeID>?) {
    for row in model.rowsWithRefused where isPart(row) && rows?.contains(row) ?? true {
      for (name, value) in model.refusedValues(of: row) { use(name, in: row, value) }
    }
  }

  private func write(_ rows: [NodeID]) throws {
    let cells = rows.compactMap { row in model.formCell(row).map { (row, $0) } }
    for (row, cell) in cells { tell(row, cell, owner(of: row).willCommit) { $0.willCommit } }
    var written: [WrittenField] = []
    do {
      for field in rows.flatMap(fields) {
        let (row, name, binding) = (field.row, field.name, field.binding)
        let old = (try? binding.read(field.context)).flatMap { $0 }
        let undo = try model.write(field.draft.value, of: row, name, binding, field.context)
        guard let undo else {
          if model.isAway(row) {
            // The row has left since its check: its draft waits for it to return.
            model.setMessage(nil, row, name)
            continue
          }
          let message = try model.refusal(of: name, binding, field.context)
          throw refused([problem(message, row, name)])
        }
        written.append(
          WrittenField(
            row: row, name: name, cell: field.context.cell, draft: field.draft, old: old,
            undo: undo,
            isHeld: { (try? binding.read(field.context)) == field.draft.value }))
      }
    } catch {
      for field in written.reversed() { putBack(field) }
      watchDrafts(of: written)
      throw error
    }
    if let commitSubmission { commitSubmission.note(written) } else { settle(written) }
    for (row, cell) in cells { tell(row, cell, owner(of: row).onCommit) { $0.onCommit } }
    // A submission may still put back the values that it writes, so it reports them only at its
    // end.
    if commitSubmission == nil { tellChanges(written) }
  }

  private func fields(of row: NodeID) -> [Field] {
    guard let context = model.formContext(of: row) else { return [] }
    return model.fieldsToWrite(of: row).compactMap { name, binding, draft in
      if commitSubmission?.hasWritten(draft, of: row, name) == true { return nil }
      return Field(row: row, name: name, binding: binding, draft: draft, context: context)
    }
  }

  /// Notes invalid drafts of unseen rows: a submission counts the form as saved once all other drafts are written.
  ///
  /// - Returns: the titles of those that nobody was told of, which a submission tells at its end.
  private func leave(_ fields: [LeftField]) -> [String] {
    guard let commitSubmission else {
      defer { settle(fields) }
      return untoldTitles(of: fields)
    }
    let others = fields.filter { field in
      !commitSubmission.left.contains { $0.row == field.row && $0.name == field.name }
    }
    commitSubmission.leftTitles += untoldTitles(of: others)
    commitSubmission.left += others
    return []
  }

  private func untoldTitles(of fields: [LeftField]) -> [String] {
    fields.filter { !$0.draft.isLeft }.compactMap { model.formCell($0.row)?.title }
  }

  /// Leaves invalid drafts of unseen rows for later; text typed since then is part of the form again.
  func settle(_ left: [LeftField]) {
    for field in left { model.leave(field.draft, of: field.row, field.name) }
  }

  /// Restores the value that a property held before it was written.
  func putBack(_ field: WrittenField) {
    field.undo()
    model.forgetBoundValues(of: field.row)
    model.areBoundValuesUnsure = true
    model.touch(field.row)
  }

  /// Watches the properties of drafts that were not written after all: the app may set what was typed.
  func watchDrafts(of fields: [WrittenField]) {
    for row in Set(fields.map(\.row)) { model.watchDrafts(of: row) }
  }

  /// Discards drafts that were written, unless something else was typed since.
  func settle(_ written: [WrittenField]) {
    for field in written { model.settle(field.draft, of: field.row, field.name) }
  }
}

/// An invalid draft of a control in a row that nobody sees, which waits for the row to return.
typealias LeftField = (row: NodeID, name: String, draft: Draft)

/// A value that was written, with the means to restore the old one.
struct WrittenField {
  let row: NodeID
  let name: String
  let cell: TableCell
  let draft: Draft
  /// The value that the property held before, or nil if that is not known.
  let old: TableValue?
  /// Restores the old value.
  let undo: TableBinding.Undo
  /// Returns whether the property still holds the written value.
  let isHeld: @MainActor () -> Bool
}
