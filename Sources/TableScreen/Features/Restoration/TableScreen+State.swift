package import TableCore

extension TableScreen {
  /// What a later run of the app can take up again.
  public var state: TableState {
    // What waits for rows that have not come yet is not lost.
    var state = pendingState?.state ?? TableState()
    if searchSession.isEntered { state.searchText = searchSession.text }
    if searchSession.isEntered { state.searchScope = searchSession.scope }
    if isEditing { state.isEditing = true }
    if let row = topPath.flatMap({ layout.row(at: $0)?.id }) { state.top = model.name(of: row) }
    for (row, isExpanded) in model.overlay.expansion.sorted(by: { $0.key < $1.key }) {
      guard let name = model.name(of: row) else { continue }
      if isExpanded { state.expanded.append(name) } else { state.collapsed.append(name) }
    }
    state.selection += model.selection.compactMap { model.name(of: $0) }
    return state
  }

  /// Takes up a saved state, at once and as its rows come; what a person does meanwhile ends that.
  public func restore(_ state: TableState) {
    pendingState = PendingState(state)
    restorePending()
  }

  /// Takes up as much of a saved state as there are rows for.
  func restorePending() {
    guard isLoaded, !isRestoring, let pending = pendingState else { return }
    isRestoring = true
    defer { isRestoring = false }
    pendingState?.hasSearch = false
    pendingState?.state.searchText = nil
    pendingState?.state.searchScope = 0
    pendingState?.state.isEditing = false
    if pending.hasSearch, settingValues.searchable != nil {
      search(pending.state.searchText ?? "")
      setSearchScope(pending.state.searchScope)
    }
    if pending.state.isEditing { setEditing(true) }
    pendingState?.state.expanded.removeAll { setExpanded($0, true) }
    pendingState?.state.collapsed.removeAll { setExpanded($0, false) }
    pendingState?.state.selection.removeAll { name in
      guard let row = model.row(named: name) else { return false }
      select(.node(row))
      return true
    }
    restoreTop()
    if pendingState?.state == TableState() { pendingState = nil }
  }

  private func setExpanded(_ name: RowName, _ isExpanded: Bool) -> Bool {
    // A lazy row says only when it is made that it has children.
    guard let row = model.row(named: name), model.cell(row) != nil,
      model.isExpanded(row) != nil
    else { return false }
    setExpanded(isExpanded, of: .node(row))
    return true
  }

  private func restoreTop() {
    guard isVisible, let name = pendingState?.state.top, let row = model.row(named: name),
      let path = layout.tablePath(of: row)
    else { return }
    pendingState?.state.top = nil
    topPath = path
    navigator?.host?.scroll(to: path, at: .top, in: outermost)
  }

  /// Notes which row stands at the top of what is in view.
  func noteTop(_ first: TablePath) {
    topPath = first == layout.firstRowPath ? nil : first
  }
}

extension TableLayout {
  /// The position of the first row, or nil where there is none.
  package var firstRowPath: TablePath? {
    (0..<sectionCount).first { rowCount(in: $0) > 0 }.map { TablePath($0, 0) }
  }
}
