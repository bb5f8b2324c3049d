import TableCore

extension TableScreen {
  /// Handles an event; each feature does so in its own folder.
  func answer(_ event: TableEvent) {
    if isVain(event) { return }
    endRestoring(as: event)
    forgetFocus(as: event)
    let seen = layout
    let (action, button) = (namedAction(event), seenButton(event))
    if event.leadsToApp {
      applyEnds()
      readChanges()
    }
    switch event {
    case .tap(let row): tap(row)
    case .longPress(let row): pressLong(row)
    case .tapAccessory(let row): tapAccessory(row)
    case .control(let row, let name, let value): use(name, in: row, value)
    case .typed(let row, let name, let text): use(name, in: row, typed: text)
    case .submit: submit()
    case .setExpanded(let row, let isExpanded): setExpanded(isExpanded, row)
    case .delete(let rows): delete(rows)
    case .insert(let row): insert(at: row)
    case .rowAction(let row, let place, _): runRowAction(row, place, action)
    case .barButton(let edge, _): press(edge, button)
    case .move(let row, let path): move(row, to: place(of: row, path, in: seen))
    case .beginSearch: beginSearch()
    case .search(let text): search(text)
    case .scope(let scope): setSearchScope(scope)
    case .endSearch: endSearch()
    case .refresh: refresh()
    case .setEditing(let isEditing): setEditing(isEditing)
    case .displayed(let first, let last): noteDisplayed(first, last)
    case .approaching(let rows): loadImagesAhead(of: rows)
    case .turnedAway(let rows): stopLoadingAhead(of: rows)
    case .loadMore: loadMore()
    case .cancel(let row): cancelActions(of: row)
    case .undo, .redo, .cancelWaiting, .retry, .moved, .dismissNotice:
      super.receive(event)
    }
  }

  /// Returns whether an event does nothing, since it meets only rows that are being deleted: whether they are still there a
  /// moment later is chance.
  package func isVain(_ event: TableEvent) -> Bool {
    switch event {
    case .control(let row, let name, .null):
      // A press; a value that a person sets is taken, since the row may stay.
      model.isLeaving(row) && !hasValue(name, in: row)
    case .tap(let row), .longPress(let row), .tapAccessory(let row), .rowAction(let row, _, _),
      .move(let row, _), .insert(let row):
      model.isLeaving(row)
    case .delete(let rows): !rows.isEmpty && rows.allSatisfy(model.isLeaving)
    default: false
    }
  }
}

extension TableEvent {
  /// True unless the event is about what is in view alone.
  package var leadsToApp: Bool {
    switch self {
    case .displayed, .approaching, .turnedAway, .moved, .dismissNotice: false
    default: true
    }
  }

  /// True if the event is a use of the table, after which it is no longer put where a person left it: scrolling is none, nor is
  /// asking for the rows that are waited for, or ending that wait.
  var usesTable: Bool {
    switch self {
    case .retry, .refresh, .loadMore, .cancelWaiting: false
    default: leadsToApp
    }
  }
}
