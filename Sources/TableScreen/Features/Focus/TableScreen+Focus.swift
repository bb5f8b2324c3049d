package import TableCore

/// The control that gets the focus as soon as the screen is in view and its row is there.
struct WantedFocus {
  let selector: TableSelector
  /// The identity of the child's group whose rows are searched, or nil for the whole table.
  let part: GroupToken?
  /// The name of the control, or nil for the first field of the row.
  let control: String?
  /// The rows that are revealed together with it.
  var others: [NodeID] = []
}

extension TableScreen {
  /// Moves the keyboard focus to a control of a row; without a name, to its first field.
  ///
  /// The row is revealed, unless it was hidden by hand. On a screen that is not in view yet, this happens once it is:
  /// a form that begins in its first field calls `focus("name")` in `onLoad`. A row that arrives later, as from a
  /// server, gets the focus then, unless the person has begun elsewhere.
  public func focus(_ selector: TableSelector, control: String? = nil) {
    want(WantedFocus(selector: selector, part: part, control: control))
  }

  /// Moves the keyboard focus to the first of these rows, and reveals them all.
  func focusFirst(of rows: [NodeID], control: String?) {
    guard let first = rows.first else { return }
    want(WantedFocus(selector: .node(first), part: nil, control: control, others: rows))
  }

  private func want(_ focus: WantedFocus) {
    outermostTable.wantedFocus = focus
    outermostTable.giveFocus()
  }

  func giveFocus() {
    guard let wanted = wantedFocus, isVisible, !isEntering,
      let host = navigator?.host
    else { return }
    let rows = model.resolve(wanted.selector, of: wanted.part)
    guard let row = rows.first(where: model.hasRow) else { return }
    reveal([row] + wanted.others)
    guard let path = layout.tablePath(of: row) else {
      // An update that is going on, or the end of the search that waits for a hook, may still reveal the row; one that
      // is hidden by hand stays so.
      if !model.isUpdating && !searchSession.turns.isRunning { wantedFocus = nil }
      return
    }
    wantedFocus = nil
    navigator?.followFocus(to: self)
    host.scroll(to: path, at: .nearest, in: self)
    host.focus(row, control: wanted.control, in: self)
  }

  /// Drops a pending focus, because the person does something else.
  func forgetFocus(as event: TableEvent) {
    if event.usesTable, isVisible, !isEntering { wantedFocus = nil }
  }

  /// Reveals rows: expands the rows above them, and ends a search that leaves them out.
  private func reveal(_ rows: [NodeID]) {
    let rows = rows.filter {
      layout.tablePath(of: $0) == nil && model.hasRow($0) && !model.isHiddenByHand($0)
    }
    guard !rows.isEmpty else { return }
    update { for row in rows { expandHosts(of: row) } }
    if isSearching, rows.contains(where: { layout.tablePath(of: $0) == nil }) { endSearch() }
  }

  private func expandHosts(of row: NodeID) {
    var host = model.host(of: row)
    while let current = host {
      setExpanded(true, of: .node(current))
      host = model.host(of: current)
    }
  }
}
