package import TableCore

/// The control that is to have the focus as soon as the screen is in view.
struct WantedFocus {
  let selector: TableSelector
  /// The part of the table whose rows are meant, or nil for all of it.
  let part: GroupToken?
  /// Its name, or nil for the first field of the row.
  let control: String?
  /// Rows that come on screen with it.
  var others: [NodeID] = []
}

extension TableScreen {
  /// Lets what a person types go to a control of a row; without a name to its first field.
  ///
  /// The row is brought on screen, unless it was hidden by hand. A screen that is not in view yet does so
  /// when it is: a form that begins in its first field says `focus("name")` in `onLoad`. A row that is still to
  /// come, as from a server, has the focus when it does, unless the person has begun elsewhere.
  public func focus(_ selector: TableSelector, control: String? = nil) {
    want(WantedFocus(selector: selector, part: part, control: control))
  }

  /// Lets what a person types go to the first of these rows, and shows them all.
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
      // What reveals it may follow what is being delivered; a row that is hidden by hand stays so.
      if !model.isUpdating { wantedFocus = nil }
      return
    }
    wantedFocus = nil
    host.scroll(to: path, at: .nearest, in: self)
    host.focus(row, control: wanted.control, in: self)
  }

  /// Forgets a wish that waits for its row, since the person does something else.
  func forgetFocus(as event: TableEvent) {
    switch event {
    // What is waited for may come of it.
    case .displayed, .retry, .refresh: return
    default: if isVisible, !isEntering { wantedFocus = nil }
    }
  }

  /// Shows rows that are collapsed, or that a search leaves out, here or elsewhere.
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
