extension TableModel {
  /// Returns whether a draft of a control waits until the form is committed.
  package func keepsDraft(_ row: NodeID, _ binding: TableBinding) -> Bool {
    binding.isDraft || owner?.keepsDrafts(row) == true
  }

  /// Keeps a value as the draft of a control; a value equal to the property's removes the draft.
  ///
  /// With `isTyped` a person has typed it; otherwise the app, or a saved state, gives it.
  ///
  /// - Returns: whether the property takes it.
  @discardableResult
  package func setDraft(
    _ value: TableValue, of row: NodeID, _ name: String, _ binding: TableBinding,
    isTyped: Bool = true
  ) -> Bool {
    if let cell = cell(row) { noteBinding(of: row, cell, cell.fields) }
    noteEntering(row)
    let stored = boundValue(of: row, binding)
    let fit = binding.taken(value, over: fitValue(of: row, name, binding), isTyped: isTyped)
    let isStored = keepDraft(
      value, fit, over: stored, of: row, name, binding, isTyped: isTyped)
    noteDraftRow(row)
    return isStored || fit != nil
  }

  /// Keeps a typed value as the draft of a control; a value equal to `stored`, which the property holds, removes the draft.
  ///
  /// `fit` is the value as the property takes it, or nil if it does not.
  ///
  /// - Returns: whether the typed value equals the property's.
  @discardableResult
  func keepDraft(
    _ value: TableValue, _ fit: TableValue?, over stored: TableValue?, of row: NodeID,
    _ name: String, _ binding: TableBinding, isTyped: Bool = true
  ) -> Bool {
    // A value that the app gives is no text of a format.
    let isText = isTyped || fit != value
    let isStored =
      stored.map { $0 == fit || isText && value == .text(binding.editText(of: $0)) } ?? false
    let draft = Draft(
      value: fit ?? value, isFit: fit != nil, binding: binding.identity, origin: binding.origin)
    let old = overlay.drafts[row, name]
    // What a save has written on trial is gone again if that fails; then the draft is all that is left of it.
    let isSaved = isStored && owner?.isLent(binding, of: row) != true
    overlay.drafts[row, name] = isSaved ? nil : draft
    // Other drafts of the same property are dropped only if this one has changed.
    if overlay.drafts[row, name] != old { dropOtherDrafts(of: binding, in: row, name) }
    touch(row)
    return isStored
  }

  /// Drops the draft that a control has from a time when it kept drafts, since a newer value was set.
  func dropFormerDraft(of row: NodeID, _ name: String) {
    guard overlay.drafts[row, name] != nil else { return }
    overlay.drafts[row, name] = nil
    forgetBoundValues(of: row)
    touch(row)
  }

  /// Drops the drafts that other controls, in the table or away, have for a property, since a newer one was typed.
  func dropOtherDrafts(of binding: TableBinding, in row: NodeID, _ control: String) {
    for (other, name) in draftPlaces(of: binding, groupObjects(around: row))
    where other != row || name != control {
      overlay.drafts.drop(other, name)
      touch(other)
    }
  }

  /// Returns the place of a draft for a property, as bound in these groups, whose row is away; or nil.
  func awayDraft(
    of binding: TableBinding, _ groups: [TableGroup]
  ) -> (row: NodeID, control: String)? {
    draftPlaces(of: binding, groups).first { isAway($0.row) }
  }

  /// Returns the places of the drafts for a property, as bound in these groups, in no order.
  private func draftPlaces(
    of binding: TableBinding, _ groups: [TableGroup]
  ) -> some Sequence<(row: NodeID, control: String)> {
    let property = binding.identity
    let holders = holders(of: property, in: groups)
    return overlay.drafts.typed.lazy.flatMap { row, drafts in
      drafts.lazy.filter { $0.value.binding == property }
        .map { (row: row, control: $0.key) }
    }.filter { [self] row, _ in
      property.object != nil
        || self.holders(of: property, in: groupObjects(around: row)) == holders
    }
  }

  /// Returns the draft of a control if its kind fits, or else the value of the property.
  func fitValue(of row: NodeID, _ name: String, _ binding: TableBinding) -> TableValue? {
    if let draft = draft(of: row, name, binding), draft.isFit { return draft.value }
    return boundValue(of: row, binding)
  }

  /// Writes a value to the property that a control of a row is bound to; if it is refused, the row
  /// shows a message.
  ///
  /// - Returns: a closure that restores the old value, or nil if nothing was written.
  package func write(
    _ value: TableValue, of row: NodeID, _ name: String, _ binding: TableBinding,
    _ context: TableActionContext
  ) throws -> TableBinding.Undo? {
    defer {
      // Observable properties report the change themselves; plain ones do not.
      forgetBoundValues(of: row)
      areBoundValuesUnsure = true
      touch(row)
    }
    let undo = try binding.write(context, value)
    setMessage(undo == nil ? try refusal(of: name, binding, context) : nil, row, name)
    return undo
  }

  /// Returns the message about a value that a property refuses, or about a property that is gone.
  package func refusal(
    of name: String, _ binding: TableBinding, _ context: TableActionContext
  ) throws -> String {
    try binding.read(context) == nil
      ? TableWords.current.propertyGone : remedy(of: name, binding, context)
  }

  /// Sets the value of a control of a row: in the draft, in the property that it is bound to, or in
  /// the row.
  ///
  /// With `isTyped` a person has typed or chosen it; otherwise the app, or a saved state, gives it.
  ///
  /// - Returns: whether the value was taken.
  @discardableResult
  package func setValue(
    _ value: TableValue, of row: NodeID, _ name: String, isTyped: Bool = true
  ) throws -> Bool {
    guard let context = context(of: row) else { return false }
    guard let binding = context.cell.binding(of: name) else {
      setControlValue(value, row, name, isKept: true)
      return true
    }
    noteBinding(of: row, context.cell, context.cell.fields)
    // A message about the row as a whole was about its former values, and so was what the form as a whole said of it.
    setMessage(nil, row, nil)
    dropFormMessages(of: row)
    let fit = binding.taken(value, over: fitValue(of: row, name, binding), isTyped: isTyped)
    let problem: String?
    do {
      problem =
        if let fit { try self.problem(of: name, fit, context) } else {
          try remedy(of: name, value, binding, context)
        }
    } catch {
      // A check that fails says nothing against what was typed.
      if keepsDraft(row, binding) {
        setDraft(value, of: row, name, binding, isTyped: isTyped)
        setMessage(nil, row, name)
      }
      throw error
    }
    if keepsDraft(row, binding) {
      setDraft(value, of: row, name, binding, isTyped: isTyped)
      setMessage(problem, row, name)
    } else if problem == nil, let fit, try binding.read(context) == fit {
      // A value that the property holds already is not written again, as after a refused one was taken back.
      setMessage(nil, row, name)
      dropFormerDraft(of: row, name)
      // What was typed in another way, as 01, shows as the property has it again; so does one that changed unseen.
      if value != fit || boundValue(of: row, binding) != fit {
        forgetBoundValues(of: row)
        touch(row)
      }
    } else if problem == nil, let fit {
      let isWritten = try write(fit, of: row, name, binding, context) != nil
      // What was typed last counts, in whichever row.
      if isWritten {
        dropFormerDraft(of: row, name)
        dropOtherDrafts(of: binding, in: row, name)
      }
      return isWritten
    } else {
      setMessage(problem, row, name)
      // The row shows the property's value again.
      touch(row)
    }
    return problem == nil
  }

  /// A control with something typed that is not written yet.
  package typealias DirtyField = (name: String, binding: TableBinding, draft: Draft)

  /// The controls of a row with something typed that is not written yet, in their order; drafts that a commit has
  /// skipped count once the next one would not.
  package func dirtyFields(of row: NodeID) -> [DirtyField] {
    typedFields(of: row).filter { !$0.draft.isLeft || !isWaiting($0, of: row) }
  }

  /// The controls of a row whose typed values a commit writes, in their order.
  package func fieldsToWrite(of row: NodeID) -> [DirtyField] {
    typedFields(of: row).filter { !isWaiting($0, of: row) }
  }

  /// Returns whether a draft waits: its row is not shown by the form, and it is invalid or its
  /// property is gone.
  private func isWaiting(_ field: DirtyField, of row: NodeID) -> Bool {
    isOutOfForm(row) && (fieldMessage(of: row, field.name) != nil || isUnwritable(field, of: row))
  }

  /// Returns whether a draft makes no sense for its property, or the property is gone, so that no check is needed.
  private func isUnwritable(_ field: DirtyField, of row: NodeID) -> Bool {
    !field.draft.isFit || isPropertyGone(field.binding, of: row)
  }

  /// The controls of a row whose typed values a commit checks, in their order: what was said against one in a row out of
  /// the form may be gone by now.
  package func fieldsToCheck(of row: NodeID) -> [DirtyField] {
    typedFields(of: row).filter { !(isOutOfForm(row) && isUnwritable($0, of: row)) }
  }

  /// The rows with something typed that a commit checks, in no order.
  var typedRowsToCheck: [NodeID] {
    overlay.drafts.typed.keys.filter { !fieldsToCheck(of: $0).isEmpty }
  }

  /// The controls of a row in the table, or away, with something typed, in their order.
  private func typedFields(of row: NodeID) -> [DirtyField] {
    guard overlay.drafts.contains(row) else { return [] }
    guard let cell = cell(row) else { return awayFields(of: row) }
    return cell.fields.compactMap { name, binding in
      draft(of: row, name, binding).map { (name, binding, $0) }
    }
  }

  /// The rows with something that a commit writes, in the order of the table; those that are away come last.
  package var rowsToWrite: [NodeID] {
    inOrder(overlay.drafts.typed.keys.filter { !fieldsToWrite(of: $0).isEmpty })
  }

  /// Returns the fields of rows out of view whose drafts are invalid.
  package func waitingFields(of rows: [NodeID]) -> [(row: NodeID, name: String, draft: Draft)] {
    rows.flatMap { row in
      typedFields(of: row).filter { isWaiting($0, of: row) }.map { (row, $0.name, $0.draft) }
    }
  }

  /// The drafts that are not written yet, by row and control.
  package var typedDrafts: [NodeID: [String: Draft]] { overlay.drafts.typed }

  /// Marks a draft as skipped by a commit, since it is wrong in a row that the form does not show.
  ///
  /// A draft that was typed since stays part of the form.
  package func leave(_ draft: Draft, of row: NodeID, _ name: String) {
    if overlay.drafts[row, name] == draft { overlay.drafts[row, name] = draft.left(true) }
  }

  /// Returns whether a row is away or hidden, so that the form does not show it and its mistakes do
  /// not stop a commit.
  package func isOutOfForm(_ row: NodeID) -> Bool { tree.find(row) == nil || isHiddenByHand(row) }

  /// The rows with something typed that is not written yet, hidden or not, in the order of the table; those
  /// that are away come last, in the order that they had.
  var dirtyRows: [NodeID] {
    inOrder(overlay.drafts.typed.keys.filter { !dirtyFields(of: $0).isEmpty })
  }

  /// Returns rows in the order of the table as written, children after the row above them.
  package func inOrder(_ rows: [NodeID]) -> [NodeID] {
    rows.map { ($0, tree.order(of: $0) ?? [.max] + (overlay.drafts.row($0)?.order ?? [])) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// The rows with something typed, something wrong, or a value that was read and may have changed unseen.
  package var rowsToReload: Set<NodeID> {
    var rows = Set(overlay.drafts.typed.keys).union(overlay.drafts.messages.keys)
    for key in boundValues.keys { rows.insert(key.row) }
    return rows.filter { tree.find($0) != nil || awayRow($0) != nil }
  }

  /// Removes the drafts of rows that were deleted, which come back with rows that undo brings back.
  package func dropDeletedDrafts(where isMeant: (NodeID) -> Bool) {
    for row in overlay.drafts.typed.keys
    where tree.find(row) == nil && awayRow(row) == nil && isMeant(row) {
      overlay.drafts.drop(row)
    }
  }

  /// Removes the drafts of all rows, in the table or away, whose values their properties hold by now: a property is not
  /// watched while the row is away, or the table is closed.
  func dropMetDrafts() {
    // A commit settles what it has written, or takes it back: from a form that was closed meanwhile, too.
    if isHeld || isClosed { return }
    for row in Array(overlay.drafts.typed.keys) { dropMetDrafts(of: row) }
  }

  /// Removes the drafts of a row whose values their properties hold by now, as where the app has set what was typed.
  package func dropMetDrafts(of row: NodeID) {
    for field in typedFields(of: row)
    where field.draft.isFit && owner?.isLent(field.binding, of: row) != true
      && field.draft.value == propertyValue(of: row, field.binding)
    {
      overlay.drafts[row, field.name] = nil
      touch(row)
    }
  }

  /// Watches the properties that something was typed for in a row: it shows what was typed, and reads them for nothing else.
  package func watchDrafts(of row: NodeID) {
    guard !isClosed, tree.find(row) != nil else { return }
    for field in typedFields(of: row) { _ = boundValue(of: row, field.binding) }
  }

  private func propertyValue(of row: NodeID, _ binding: TableBinding) -> TableValue? {
    if tree.find(row) != nil { return boundValue(of: row, binding) }
    return formContext(of: row).flatMap { try? binding.read($0) }
  }

  /// Removes the drafts and messages of a row.
  package func dropDrafts(of row: NodeID) {
    overlay.drafts.drop(row)
    setControlValue(nil, row, RowControl.revealName)
    forgetBoundValues(of: row)
    touch(row)
  }
}
