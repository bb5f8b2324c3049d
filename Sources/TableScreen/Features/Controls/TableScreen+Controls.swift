import TableCore

extension TableScreen {
  /// Handles a new value of a control, or a press, which is the value `.null`.
  func use(_ control: String, in row: NodeID, _ value: TableValue) {
    if let left = formSession.leftField, left.row == row, left.name == control, left.value == value
    {
      return
    }
    set(control, in: row, value)
  }

  private func set(
    _ control: String, in row: NodeID, _ value: TableValue, wasTyped: Bool = false
  ) {
    let isPress = value == .null && !hasValue(control, in: row)
    use(
      TableControlEvent(
        row: row, control: control, kind: isPress ? .pressed : .changed, value: value),
      wasTyped: wasTyped)
  }

  /// Returns whether a control edits a property, in which no value is a value, too: a button that does is pressed.
  func hasValue(_ control: String, in row: NodeID) -> Bool {
    guard model.cell(row)?.binding(of: control) != nil else { return false }
    if case .button? = fieldControl(control, in: row)?.kind { return false }
    return true
  }

  /// Handles a keystroke in a text field, which the person has not left yet.
  func use(_ control: String, in row: NodeID, typed text: String) {
    use(TableControlEvent(row: row, control: control, kind: .typed, value: .text(text)))
  }

  /// Delivers a control's event to its binding, to the row's handler, or to the screen.
  ///
  /// What was typed before the field was disabled is written, too, or taken back.
  private func use(_ event: TableControlEvent, wasTyped: Bool = false) {
    let (row, name) = (event.row, event.control)
    var event = event
    if event.kind != .pressed, let cell = model.cell(row) {
      event.isSecret = isSecret(name, of: row, cell)
    }
    let context = model.context(of: row, control: event)
    let binding = context?.cell.binding(of: name)
    let old = context.flatMap { heldValue(of: name, in: row, binding, $0) }
    let wasTyped = wasTyped || fieldInUse.map { $0.row == row && $0.name == name } ?? false
    if event.kind != .typed { model.endTyping(of: row, name) }
    guard let context,
      event.kind != .pressed && wasTyped || isUsable(name, in: row, binding, over: old)
    else { return }
    if event.kind == .typed {
      note(event)
    } else if name == RowControl.accessoryName, context.cell.accessory != nil {
      toggle(row, context, event.value, over: old)
    } else if binding != nil {
      let handler = context.cell.handler(of: name, event.kind)
      write(event, over: old, context, then: handler)
    } else if let handler = context.cell.handler(of: name, .changed) {
      change(handler, context, event)
    } else if let action = action(of: name, in: row, context.cell) {
      change(action, context, event)
    } else {
      let (old, owner) = (shownValue(of: event, context.cell), owner(of: row))
      if event.kind == .changed { model.setControlValue(event.value, row, name, isKept: true) }
      joined { owner.onControl(event) }
      if event.kind == .changed {
        // The hook may have closed the screen, and the row has gone then.
        tellChange(event.value, over: old, of: name, in: row, context.cell, owner)
      }
    }
  }

  /// Sets the property that a control edits, and tells the row's handler of a new value.
  func write(
    _ event: TableControlEvent, over old: TableValue?, _ context: TableActionContext,
    then handler: TableAction?
  ) {
    let (row, name) = (event.row, event.control)
    guard write(event.value, row, name, over: old), let handler else { return }
    // A value taken back is none that the handler waits for.
    let value = heldValue(of: name, in: row, context.cell.binding(of: name), context)
    if event.kind != .changed || old != value { tell(handler, context, as: controlKey(event)) }
  }

  /// Returns whether a person can use a control; a host may send an event from before it was disabled.
  ///
  /// A control whose property is gone counts as usable, so that the person is told why its value is not taken.
  private func isUsable(
    _ name: String, in row: NodeID, _ binding: TableBinding?, over old: TableValue?
  ) -> Bool {
    binding != nil && old == nil || fieldControl(name, in: row)?.isEnabled ?? true
  }

  private func controlKey(_ event: TableControlEvent) -> ActionKey {
    ActionKey(row: event.row, name: event.control)
  }

  /// Returns the action that the cell class gives to a control that edits nothing, or nil.
  func action(of control: String, in id: NodeID, _ cell: TableCell) -> TableAction? {
    cell.rowCellClass?.action(for: rowContext(of: id, cell), control: control)
  }

  /// Notes the text typed so far, before the person has left the field.
  private func note(_ event: TableControlEvent) {
    let (row, name) = (event.row, event.control)
    leaveField(before: row, name)
    // Its hooks may have taken the row away, or moved it.
    guard let context = model.context(of: row, control: event) else { return }
    if case .text(let text) = event.value {
      let control = fieldControl(name, in: row)
      // The text is validated when the field is left.
      if let binding = context.cell.binding(of: name), model.keepsDraft(row, binding) {
        model.update { model.setTyped(text, in: control, of: row, name, binding) }
      } else {
        model.noteTyping(text, in: control, of: row, name)
      }
    }
    if let handler = context.cell.handler(of: name, .typed) {
      tell(handler, context, as: ActionKey(row: row, name: "typing \(name)"))
    } else if !isAnswered(name, in: row, context.cell) {
      joined { owner(of: row).onControl(event) }
    }
  }

  /// Tells a handler of a value that is there already, or will be all the same: while it still runs for a former one, the newest
  /// value waits for its end.
  private func tell(_ handler: TableAction, _ context: TableActionContext, as key: ActionKey) {
    let isBegun = perform(handler, context, as: key) { [weak self] _ in
      guard let self, let next = formSession.waitingValues.removeValue(forKey: key) else { return }
      tasks.end(key)
      next()
    }
    if isBegun {
      formSession.waitingValues[key] = nil
    } else {
      formSession.waitingValues[key] = { [weak self] in self?.tell(handler, context, as: key) }
    }
  }

  /// Leaves the field in use, and so sets its value, once its row is no longer on screen.
  func leaveHiddenField() {
    if let field = model.takeHiddenField() { use(field) }
  }

  /// The field that a person types into and that writes when it is left, with what it would write; nil if they are in none.
  package var fieldInUse: (row: NodeID, name: String, value: TableValue)? {
    model.typedField.map { ($0.row, $0.name, $0.value) }
  }

  /// Delivers what is being typed into a field, because the whole screen goes.
  func leaveField() {
    guard let field = model.takeTypedField() else { return }
    formSession.leftField = field
    use(field)
  }

  /// Delivers what is being typed into another field than this one, which a host that has no longer shown it could not leave.
  private func leaveField(before row: NodeID, _ name: String) {
    guard let former = model.typedField, former.row != row || former.name != name,
      let field = model.takeTypedField()
    else { return }
    use(field)
  }

  /// Delivers what is being typed into a field of a child screen, because that is taken out of its container.
  func leaveField(of child: TableScreen) {
    let field = model.takeTypedField { field in
      let owner = owner(among: field.home.groups)
      return child.withChildren.contains { $0 === owner }
    }
    if let field { use(field) }
  }

  private func use(_ field: TypedField) {
    if model.isInPlace(field) {
      set(field.name, in: field.row, field.value, wasTyped: true)
    } else {
      use(field.name, in: field.row, field.value, away: field.home)
    }
  }

  /// Delivers a new value of a control to its binding and its row's handler, if the row is not on
  /// screen.
  ///
  /// - Returns: whether the value was taken, or is kept as a draft.
  @discardableResult
  func use(_ control: String, in row: NodeID, _ value: TableValue, away: DraftRow) -> Bool {
    // Where the row is in the table, and edits something else now, nothing that its former state has read stands for that.
    defer {
      model.update {
        model.forgetBoundValues(of: row)
        model.touch(row)
      }
    }
    var event = TableControlEvent(row: row, control: control, kind: .changed, value: value)
    event.isSecret = isSecret(control, of: row, away.cell)
    let context = model.awayContext(of: row, away, control: event)
    guard let binding = away.cell.binding(of: control) else {
      model.endTyping(of: row, control)
      deliver(event, context, away)
      return true
    }
    do {
      let old = heldValue(of: control, in: row, binding, context)
      model.endTyping(of: row, control)
      let isTaken = try model.setAwayValue(value, of: row, control, away)
      let isDraft = model.keepsDraft(row, binding)
      if isTaken || isDraft {
        tellChange(
          heldValue(of: control, in: row, binding, context), over: old, of: control, in: row,
          away.cell, isDraft: isDraft, owner(among: away.groups))
      }
      if isTaken, let handler = away.cell.handler(of: control, .changed) {
        tell(handler, context, as: controlKey(event))
      }
      return isTaken || isDraft
    } catch {
      // A child may have been removed since.
      let owner = owner(among: away.groups)
      (owner.outermost === outermost ? owner : self).onError(error)
      return false
    }
  }

  /// Delivers the new value of a control that edits nothing to who would hear of it in the table.
  private func deliver(_ event: TableControlEvent, _ context: TableActionContext, _ away: DraftRow)
  {
    let (row, name, cell) = (event.row, event.control, away.cell)
    if let handler = cell.handler(of: name, .changed) ?? action(of: name, in: row, cell) {
      tell(handler, context, as: controlKey(event))
    } else {
      joined { owner(among: away.groups).onControl(event) }
    }
    tellChange(event.value, over: nil, of: name, in: row, cell, owner(among: away.groups))
  }

  /// Returns whether a control's values go to a binding, a handler or the cell class, and so not to the screen.
  private func isAnswered(_ control: String, in row: NodeID, _ cell: TableCell) -> Bool {
    cell.binding(of: control) != nil || cell.handler(of: control, .changed) != nil
      || action(of: control, in: row, cell) != nil
  }

  /// Sets the value of a control's binding, reports the change, and returns whether the value was
  /// accepted.
  @discardableResult
  func write(_ value: TableValue, _ row: NodeID, _ name: String, over old: TableValue?) -> Bool {
    model.update {
      // The property may take the row away as it is set.
      let owner = owner(of: row)
      do {
        let context = model.context(of: row)
        let isTaken = try model.setValue(value, of: row, name)
        guard let context, let binding = context.cell.binding(of: name) else { return isTaken }
        // A draft is part of the form even if it is wrong.
        let isDraft = model.keepsDraft(row, binding)
        if isTaken || isDraft {
          let new = heldValue(of: name, in: row, binding, context)
          tellChange(new, over: old, of: name, in: row, context.cell, isDraft: isDraft, owner)
        } else if fieldControl(name, in: row)?.takesText == true {
          model.keepRefused(value, row, name)
        }
        return isTaken
      } catch {
        if let binding = model.context(of: row)?.cell.binding(of: name),
          !model.keepsDraft(row, binding), fieldControl(name, in: row)?.takesText == true
        {
          let isHeld = old != nil && binding.taken(value, over: old) == old
          model.setMessage(isHeld ? nil : words(for: error), row, name)
          if !isHeld { model.keepRefused(value, row, name) }
        }
        owner.onError(error)
        return false
      }
    }
  }

  /// Asks before the action of a control; meanwhile the control shows its new value, and the old
  /// one again if the person cancels.
  private func ask(
    _ confirmation: TableConfirmation, before action: TableAction, _ context: TableActionContext,
    _ event: TableControlEvent
  ) {
    let (row, name) = (event.row, event.control)
    let old = model.controlValue(row, name)
    var title: String?
    if event.kind == .changed {
      model.setControlValue(event.value, row, name, isKept: true)
    } else if case .button(let text)? = fieldControl(name, in: row)?.kind {
      title = text
    }
    ask(confirmation, context.using(title), as: controlKey(event)) { [weak self] isAgreed in
      guard let self else { return }
      let context = isAgreed ? answered(context) : nil
      update {
        // An action that was running has set it back, where it failed meanwhile.
        if event.kind == .changed, model.controlValue(row, name) == event.value {
          model.setControlValue(old, row, name)
          if tasks.isRunning(controlKey(event)) { model.beginAwaiting(row, name) }
        }
        if let context { change(action, context, event) }
      }
    }
  }

  /// Runs the action of a control, which shows its new value meanwhile; a failure restores the old one.
  ///
  /// A value that comes while it runs follows it, and a press then does nothing.
  func change(
    _ action: TableAction, _ context: TableActionContext, _ event: TableControlEvent
  ) {
    let (row, name, key) = (event.row, event.control, controlKey(event))
    let (action, context) = resolved(action, context)
    if let (confirmation, action) = action.asked {
      if event.kind != .changed, isIgnored(action, context, as: key) { return }
      return ask(confirmation, before: action, context, event)
    }
    guard !tasks.isRunning(key) else {
      guard event.kind == .changed else { return }
      formSession.waitingChanges[key] = (action, context, event)
      model.setControlValue(event.value, row, name)
      return model.beginAwaiting(row, name)
    }
    let (old, owner) = (shownValue(of: event, context.cell), owner(of: row))
    if event.kind == .changed { model.setControlValue(event.value, row, name) }
    perform(action, context, as: key) { [weak self, weak owner] end in
      guard let self else { return }
      let failure: (any Error)? = if case .failure(let error) = end { error } else { nil }
      let unfit = failure as? UnfitValue
      if name != RowControl.accessoryName {
        let message = unfit.map {
          TableWords.current.remedy(for: $0.wanted, in: fieldKind(of: name, in: row))
        }
        model.setMessage(message, row, name)
      }
      let next = formSession.waitingChanges.removeValue(forKey: key)
      let isOutdated = model.endAwaiting(row, name) || next != nil
      if failure == nil, event.kind == .changed {
        tellChange(event.value, over: old, of: name, in: row, context.cell, owner)
      }
      guard failure != nil || isOutdated else { return }
      update {
        // A reading while the action ran was too early for the control's new value.
        if isOutdated { updateTableData() }
        model.setControlValue(nil, row, name)
      }
      if let next { follow(next, after: failure == nil ? event.value : nil, as: key) }
    }
    if tasks.isRunning(key) { model.beginAwaiting(row, name) }
  }

  /// Runs the action of a control for the last value that a person has given while it ran for a former one, unless that is
  /// what it has just been `done` for; where it failed, unless it shows by now.
  ///
  /// A row that it has taken from the table has the action still.
  private func follow(_ next: FormSession.WaitingChange, after done: TableValue?, as key: ActionKey)
  {
    let event = next.event
    let context = model.context(of: event.row, control: event)
    let known = done ?? context.flatMap { shownValue(of: event, $0.cell) }
    guard known != event.value else { return }
    tasks.end(key)
    guard let context else { return finish(next, as: key) }
    change(next.action, context.with(next.context.arguments), event)
  }

  /// Runs the action of a control whose row is gone for its last value, and then for one that is set once the row is back.
  private func finish(_ last: FormSession.WaitingChange, as key: ActionKey) {
    let event = last.event
    perform(last.action, last.context, as: key) { [weak self] end in
      guard let self, let next = formSession.waitingChanges.removeValue(forKey: key) else { return }
      _ = model.endAwaiting(event.row, event.control)
      update { model.setControlValue(nil, event.row, event.control) }
      let isDone = if case .success = end { true } else { false }
      follow(next, after: isDone ? event.value : nil, as: key)
    }
  }
}
