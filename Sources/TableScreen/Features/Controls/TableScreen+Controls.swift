import TableCore

extension TableScreen {
  /// Answers that a control of a row has a new value, or was pressed, where that is `.null`.
  func use(_ control: String, in row: NodeID, _ value: TableValue) {
    let kind: TableControlEvent.Kind = value == .null ? .pressed : .changed
    use(TableControlEvent(row: row, control: control, kind: kind, value: value))
  }

  /// Answers that the text in a field of a row changed, which the person has not left yet.
  func use(_ control: String, in row: NodeID, typed text: String) {
    use(TableControlEvent(row: row, control: control, kind: .typed, value: .text(text)))
  }

  /// Brings what was done with a control to what its row is bound to, to the row's handler, or to the screen.
  private func use(_ event: TableControlEvent) {
    let (row, name) = (event.row, event.control)
    if event.kind != .typed { model.endTyping(of: row, name) }
    guard let context = model.context(of: row, control: event) else { return }
    if event.kind == .typed {
      note(event, context)
    } else if name == RowControl.accessoryName, context.cell.accessory != nil {
      toggle(row, context, event.value)
    } else if context.cell.binding(of: name) != nil {
      guard write(event.value, row, name) else { return }
      if let handler = context.cell.handler(of: name, event.kind) {
        perform(handler, context, as: controlKey(event))
      }
    } else if let handler = context.cell.handler(of: name, .changed) {
      change(handler, context, event)
    } else if let action = action(of: name, in: row, context.cell) {
      change(action, context, event)
    } else {
      if event.kind == .changed { model.setControlValue(event.value, row, name, isKept: true) }
      joined { owner(of: row).onControl(event) }
    }
  }

  private func controlKey(_ event: TableControlEvent) -> ActionKey {
    ActionKey(row: event.row, name: event.control)
  }

  /// Returns what a control of a row does that edits nothing, as its cell class says.
  private func action(of control: String, in id: NodeID, _ cell: TableCell) -> TableAction? {
    cell.rowCellClass?.action(for: rowContext(of: id, cell), control: control)
  }

  /// Takes note of what is typed before the person has left the field.
  private func note(_ event: TableControlEvent, _ context: TableActionContext) {
    let (row, name) = (event.row, event.control)
    if let binding = context.cell.binding(of: name), case .text(let text) = event.value {
      let control = fieldControl(name, in: row)
      // Whether it makes sense is said when the field is left.
      if model.keepsDraft(row, binding) {
        let isDirty = form.isDirty
        model.update { model.setTyped(text, in: control, of: row, name, binding) }
        if form.isDirty != isDirty { refreshChrome() }
      } else {
        model.noteTyping(text, in: control, of: row, name)
      }
    }
    if let handler = context.cell.handler(of: name, .typed) {
      perform(handler, context, as: ActionKey(row: row, name: "typing \(name)"))
    } else if !isAnswered(name, in: row, context.cell) {
      joined { owner(of: row).onControl(event) }
    }
  }

  /// Leaves the field that is being typed into where its row has gone out of sight.
  func leaveHiddenField() {
    guard let field = model.takeHiddenField() else { return }
    use(field.name, in: field.row, field.value, away: field.home)
  }

  /// Brings what a control of a row was set to that is not in view to what it is bound to, and to the row's handler.
  func use(_ control: String, in row: NodeID, _ value: TableValue, away: DraftRow) {
    let event = TableControlEvent(row: row, control: control, kind: .changed, value: value)
    let isDirty = form.isDirty
    do {
      if try model.setAwayValue(value, of: row, control, away),
        let handler = away.cell.handler(of: control, .changed)
      {
        let context = model.awayContext(of: row, away, control: event)
        perform(handler, context, as: controlKey(event))
      }
    } catch {
      owner(among: away.groups).onError(error)
    }
    if form.isDirty != isDirty { refreshChrome() }
  }

  /// Whether what a control takes is for what it is bound to, for a handler or for its cell class, and not for the screen.
  private func isAnswered(_ control: String, in row: NodeID, _ cell: TableCell) -> Bool {
    cell.binding(of: control) != nil || cell.handler(of: control, .changed) != nil
      || action(of: control, in: row, cell) != nil
  }

  /// Takes a value for what a control is bound to, and says whether it was taken.
  @discardableResult
  func write(_ value: TableValue, _ row: NodeID, _ name: String) -> Bool {
    let isDirty = form.isDirty
    defer { if form.isDirty != isDirty { refreshChrome() } }
    return model.update {
      do {
        return try model.setValue(value, of: row, name)
      } catch {
        owner(of: row).onError(error)
        return false
      }
    }
  }

  /// Runs what a control does, which shows its new value meanwhile; a failure puts it back.
  func change(
    _ action: TableAction, _ context: TableActionContext, _ event: TableControlEvent
  ) {
    let (row, name, key) = (event.row, event.control, controlKey(event))
    guard !tasks.isRunning(key) else { return }
    if event.kind == .changed { model.setControlValue(event.value, row, name) }
    perform(action, context, as: key) { [weak self] end in
      guard let self else { return }
      let failure: (any Error)? = if case .failure(let error) = end { error } else { nil }
      let unfit = failure as? UnfitValue
      if name != RowControl.accessoryName {
        let message = unfit.map {
          TableWords.current.remedy(for: $0.wanted, in: fieldKind(of: name, in: row))
        }
        model.setMessage(message, row, name)
      }
      let isOutdated = model.endAwaiting(row, name)
      guard failure != nil || isOutdated else { return }
      update {
        // A reading while the action ran came too early to say what the control shows now.
        if isOutdated { updateTableData() }
        model.setControlValue(nil, row, name)
      }
    }
    if tasks.isRunning(key) { model.beginAwaiting(row, name) }
  }
}
