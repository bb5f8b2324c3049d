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
      if rows == nil, container == nil { dropNoticeOfForm() }
    } catch {
      outermostTable.formSession.noteSave(error)
      throw error
    }
  }

  private func checkAndWrite(_ rows: Set<NodeID>?) async throws {
    let (model, window) = (try heldForm(), navigator)
    defer { model.release() }
    tryRefused(rows)
    try await check(rows)
    try Task.checkCancellation()
    defer { refreshChrome() }
    if commitSubmission == nil { dropNoticeOfLeftDrafts() }
    var left: [String] = []
    func isMeant(_ row: NodeID) -> Bool { isPart(row) && rows?.contains(row) ?? true }
    func cellsToWrite() -> [(row: NodeID, cell: Cell)] {
      let meant = model.rowsToWrite.filter { isMeant($0) && !fields(of: $0).isEmpty }
      return meant.compactMap { row in model.formCell(row).map { (row, $0) } }
    }
    let values = checkedValues(of: rows)
    var (cells, told) = (cellsToWrite(), Set<NodeID>())
    // What the hooks have set is written like all else, and in rows in which nobody has typed, too.
    while case let new = cells.filter({ !told.contains($0.row) }), !new.isEmpty {
      told.formUnion(new.map(\.row))
      model.update {
        for (row, cell) in new { tell(row, cell, owner(of: row).willCommit) { $0.willCommit } }
      }
      // As where the child is removed during a check.
      guard self.model === model else { throw CancellationError() }
      cells = cellsToWrite()
    }
    if checkedValues(of: rows) != values {
      try await check(rows)
      try Task.checkCancellation()
    }
    // What is written may remove the child, which is no part of the submission then.
    let submission = commitSubmission
    let drafts = model.typedDrafts.keys.filter(isMeant)
    try model.update {
      try write(cells, submission)
      left = leave(drafts, submission)
    }
    if let words = wordsAboutLeft(left) { tell(left: words, in: window) }
  }

  /// Sets what was typed into fields without drafts and refused once more, since what stood against it may be gone.
  func tryRefused(_ rows: Set<NodeID>?) {
    for row in model.rowsWithRefused where isPart(row) && rows?.contains(row) ?? true {
      for (name, value) in model.refusedValues(of: row) { use(name, in: row, value) }
    }
  }

  /// Sets what was typed into fields without drafts and refused by rules that data has changed since, and that take it now.
  func useRefusedUntilNow() {
    for (row, name, value) in model.refusedUntilNow { use(name, in: row, value) }
  }

  private func write(
    _ cells: [(row: NodeID, cell: Cell)], _ submission: Submission?
  ) throws {
    let owners = cells.map { owner(of: $0.row) }
    var written: [WrittenField] = []
    do {
      for field in cells.flatMap({ fields(of: $0.row) }) {
        let (row, name, binding) = (field.row, field.name, field.binding)
        let old = (try? binding.read(field.context)).flatMap { $0 }
        let undo = try model.write(field.draft.value, of: row, name, binding, field.context)
        guard let undo else {
          if model.isAway(row) {
            // The row has left since its check: its draft waits for it to return.
            model.setMessage(nil, row, name)
            continue
          }
          // What a hidden row is refused waits there, with the message.
          if model.isOutOfForm(row) { continue }
          let message = try model.refusal(of: name, binding, field.context)
          throw refused([problem(message, row, name)])
        }
        // A property may hold something else than it was given, as one that trims or rounds.
        let new = (try? binding.read(field.context)).flatMap { $0 }
        written.append(
          WrittenField(
            row: row, name: name, cell: field.context.cell, owner: owner(of: row),
            draft: field.draft,
            property: model.property(of: binding, in: row), old: old, new: new, undo: undo,
            isHeld: { (try? binding.read(field.context)) == new }))
      }
    } catch {
      for field in written.reversed() { putBack(field) }
      watchDrafts(of: written)
      throw error
    }
    if let submission { submission.note(written) } else { settle(written) }
    for ((row, cell), owner) in zip(cells, owners) {
      tell(row, cell, owner.onCommit) { $0.onCommit }
    }
    // A submission may still put back the values that it writes, so it reports them only at its
    // end.
    if submission == nil { tellChanges(written) }
  }

  private func fields(of row: NodeID) -> [Field] {
    guard let context = model.formContext(of: row) else { return [] }
    return model.fieldsToWrite(of: row).compactMap { name, binding, draft in
      if lentDraft(of: binding, in: row) == draft { return nil }
      return Field(row: row, name: name, binding: binding, draft: draft, context: context)
    }
  }

  /// Leaves invalid drafts in those of these rows that nobody sees; a submission does so at its end, once all other drafts
  /// are written.
  ///
  /// - Returns: the names of the rows that nobody was told of.
  private func leave(_ rows: [NodeID], _ submission: Submission?) -> [String] {
    let fields = model.waitingFields(of: rows)
    if let submission {
      let new = fields.filter { !submission.left.contains($0.row) }
      for field in new where !submission.left.contains(field.row) {
        submission.left.append(field.row)
      }
      // At the end of the submission nothing is known of the rows of a form that has closed.
      if model.isClosed { submission.leftNames += untoldNames(of: new) }
      return []
    }
    defer { settle(fields) }
    return untoldNames(of: fields)
  }

  /// Returns the names of the rows of those fields that nobody was told of, each row once.
  func untoldNames(of fields: [LeftField]) -> [String] {
    var rows: Set<NodeID> = []
    return fields.filter { !$0.draft.isLeft && rows.insert($0.row).inserted }.map { field in
      let name = model.formCell(field.row)?.title ?? placeholder(of: field.name, in: field.row)
      return name.map { "“\($0)”" } ?? TableWords.current.untitledRow
    }
  }

  /// Returns what a field says while it is empty, or nil.
  private func placeholder(of control: String, in row: NodeID) -> String? {
    switch fieldControl(control, in: row)?.kind {
    case .field(let text, _), .textArea(let text): text.isEmpty ? nil : text
    default: nil
    }
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
    for row in Set(fields.map(\.row)) {
      model.dropMetDrafts(of: row)
      model.watchDrafts(of: row)
    }
  }

  /// Discards drafts that were written, unless something else was typed since.
  func settle(_ written: [WrittenField]) {
    for field in written {
      model.settle(field.draft, of: field.row, field.name, for: field.property)
    }
  }
}

/// An invalid draft of a control in a row that nobody sees, which waits for the row to return.
typealias LeftField = (row: NodeID, name: String, draft: Draft)

/// A value that was written, with the means to restore the old one.
struct WrittenField {
  let row: NodeID
  let name: String
  let cell: TableCell
  /// The screen whose row it is; a submission that closes the form tells it once its rows are gone.
  let owner: TableScreen
  let draft: Draft
  /// The property, which another row may edit by the end of a submission.
  let property: BoundProperty
  /// The value that the property held before, or nil if that is not known.
  let old: TableValue?
  /// The value that the property holds since, or nil if that is not known.
  let new: TableValue?
  /// Restores the old value.
  let undo: TableBinding.Undo
  /// Returns whether the property still holds the written value.
  let isHeld: @MainActor () -> Bool
}
