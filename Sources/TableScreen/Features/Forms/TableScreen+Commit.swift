import TableCore

extension TableScreen {
  /// A value that waits to be written.
  private struct Field {
    let row: NodeID
    let name: String
    let binding: TableBinding
    let draft: Draft
    let context: TableActionContext
  }

  /// Checks what was typed into these rows, or all, and writes all of it, or nothing.
  func commit(_ rows: Set<NodeID>?) async throws {
    let model = try heldForm()
    defer { model.release() }
    try await check(rows)
    try Task.checkCancellation()
    defer { refreshChrome() }
    func isMeant(_ row: NodeID) -> Bool { isPart(row) && rows?.contains(row) ?? true }
    try model.update {
      try write(model.rowsToWrite.filter { isMeant($0) && !fields(of: $0).isEmpty })
      leave(model.waitingFields(of: model.typedDrafts.keys.filter(isMeant)))
    }
  }

  private func write(_ rows: [NodeID]) throws {
    let cells = rows.compactMap { row in model.formCell(row).map { (row, $0) } }
    for (row, cell) in cells { tell(row, cell, owner(of: row).willCommit) { $0.willCommit } }
    var written: [WrittenField] = []
    do {
      for field in rows.flatMap(fields) {
        let (row, name, binding) = (field.row, field.name, field.binding)
        let undo = try model.write(field.draft.value, of: row, name, binding, field.context)
        guard let undo else {
          if model.isAway(row) {
            // It has gone since, and waits with its row.
            model.setMessage(nil, row, name)
            continue
          }
          let message = try model.refusal(of: name, binding, field.context)
          throw refused([problem(message, row, name)])
        }
        written.append(
          WrittenField(
            row: row, name: name, draft: field.draft, undo: undo,
            isHeld: { (try? binding.read(field.context)) == field.draft.value }))
      }
    } catch {
      for field in written.reversed() { putBack(field) }
      throw error
    }
    if let commitSubmission { commitSubmission.note(written) } else { settle(written) }
    for (row, cell) in cells { tell(row, cell, owner(of: row).onCommit) { $0.onCommit } }
  }

  private func fields(of row: NodeID) -> [Field] {
    guard let context = model.formContext(of: row) else { return [] }
    return model.fieldsToWrite(of: row).compactMap { name, binding, draft in
      if commitSubmission?.hasWritten(draft, of: row, name) == true { return nil }
      return Field(row: row, name: name, binding: binding, draft: draft, context: context)
    }
  }

  /// Notes what is wrong where nobody sees it: once all else is written the form counts as saved.
  private func leave(_ fields: [LeftField]) {
    guard let commitSubmission else { return settle(fields) }
    let others = fields.filter { field in
      !commitSubmission.left.contains { $0.row == field.row && $0.name == field.name }
    }
    commitSubmission.leftTitles += others.filter { !$0.draft.isLeft }.compactMap {
      model.formCell($0.row)?.title
    }
    commitSubmission.left += others
  }

  /// Leaves what is wrong where nobody sees it for later; what was typed since is part of the form.
  func settle(_ left: [LeftField]) {
    for field in left { model.leave(field.draft, of: field.row, field.name) }
  }

  /// Puts back what a property held before it was written.
  func putBack(_ field: WrittenField) {
    field.undo()
    model.forgetBoundValues(of: field.row)
    model.areBoundValuesUnsure = true
    model.touch(field.row)
  }

  /// What was written is not waiting any more; what was typed since is.
  func settle(_ written: [WrittenField]) {
    for field in written { model.settle(field.draft, of: field.row, field.name) }
  }
}

/// What was typed for a control of a row and waits, as it is wrong where nobody sees it.
typealias LeftField = (row: NodeID, name: String, draft: Draft)

/// A value that was written, and can be put back.
struct WrittenField {
  let row: NodeID
  let name: String
  let draft: Draft
  /// Puts the old value back.
  let undo: TableBinding.Undo
  /// Whether the property holds the value still.
  let isHeld: @MainActor () -> Bool
}
