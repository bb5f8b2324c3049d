package import TableCore

extension TableScreen {
  /// The state of the table, for a later run of the app to restore.
  public var state: TableState { state(withDrafts: false) }

  /// Returns the state of the table; with drafts, also what was typed and is not written yet, save for secrets.
  func state(withDrafts: Bool) -> TableState {
    // A restored state whose rows have not come yet is kept.
    var state = restoringSession.pending?.state ?? TableState()
    state.typed = withDrafts ? savedDrafts(before: state.typed) : []
    if searchSession.isEntered { state.searchText = searchSession.text }
    if searchSession.isEntered {
      (state.searchScope, state.scopeTitle) = (searchSession.scope, searchSession.scopeTitle)
      state.scopeTitles = state.scopeTitle.map { _ in searchSession.scopes }
    }
    if isEditing { state.isEditing = true }
    if let top = restoringSession.top.flatMap(firstName) { state.top = top }
    let expansion = model.expansion.sorted { $0.key < $1.key }
    func names(isExpanded: Bool) -> [RowName] {
      // Nobody has collapsed a row whose children could not be loaded: they are tried again.
      expansion.compactMap { row, state in
        (state || model.isCollapsedByFailure(row)) == isExpanded ? model.name(of: row) : nil
      }
    }
    state.expanded.add(names(isExpanded: true))
    state.collapsed.add(names(isExpanded: false))
    state.selection.add(model.selection.compactMap { model.name(of: $0) })
    state.selection.order(by: restoringSession.selectionOrder)
    if let row = shownDetail?.row { state.detailRow = model.name(of: row) }
    return state
  }

  /// Returns the name of the row at a position, or of the first below it that has one: a line that names a section has none.
  private func firstName(from path: TablePath) -> RowName? {
    var path: TablePath? = path
    while let row = path.flatMap({ layout.row(at: $0)?.id }) {
      if let name = model.name(of: row) { return name }
      path = path.flatMap { layout.row(next: $0, by: 1) }
    }
    return nil
  }

  /// Restores a saved state, at once and as its rows come, until a person does something else.
  ///
  /// It is meant for a screen that nobody has used yet: a search, edit mode, selected and expanded rows that the state
  /// does not have stay as they are.
  ///
  /// What was selected and expanded below a row whose children are loaded when a person expands it waits for that.
  ///
  /// A hook that restores another state meanwhile puts it in the place of the one that is being restored.
  public func restore(_ state: TableState) {
    restoringSession.pending = PendingState(state)
    restoringSession.selectionOrder = state.selection
    restoringSession.isReplaced = true
    restorePending()
  }

  /// Restores the part of a saved state whose rows are there.
  func restorePending() {
    guard isLoaded, !model.isClosed, !restoringSession.isRunning else { return }
    restoringSession.isRunning = true
    defer { restoringSession.isRunning = false }
    // Of hooks that put in a state for each that they see restored, a few are enough.
    for _ in 0..<8 {
      restoringSession.isReplaced = false
      restoreParts()
      guard restoringSession.isReplaced else { return }
    }
  }

  private func restoreParts() {
    guard let pending = restoringSession.pending else { return }
    // Data that is still being loaded may say that it can be searched.
    let isDescribed = described.map { $0.sections != nil } ?? true
    if isDescribed || settingValues.search.searchable != nil || container != nil {
      restoringSession.pending?.hasSearch = false
      restoringSession.pending?.state.searchText = nil
      restoringSession.pending?.state.searchScope = 0
      restoringSession.pending?.state.scopeTitle = nil
      restoringSession.pending?.state.scopeTitles = nil
    }
    restoringSession.pending?.state.isEditing = false
    if pending.hasSearch, let searchable = settingValues.search.searchable, container == nil {
      search(pending.state.searchText ?? "")
      setSearchScope(pending.state.scope(among: searchable.scopes))
    }
    if pending.state.isEditing, !restoringSession.isReplaced { setEditing(true) }
    // In one update, since the rows may be many.
    model.update {
      restoreEach(of: \.expanded) { setExpanded($0, true) }
      restoreEach(of: \.collapsed) { setExpanded($0, false) }
      restoreEach(of: \.selection) { name in
        guard let row = model.row(named: name) else { return false }
        if name == pending.state.detailRow, isLeftByDetail(row) { return true }
        restoreSelection(of: row)
        noteRestored(row)
        return true
      }
      orderSelection()
    }
    restoreEach(of: \.typed) { restore($0) }
    guard !restoringSession.isReplaced else { return }
    restoreTop()
    if restoringSession.pending?.state.selection.isEmpty == true {
      restoringSession.pending?.state.detailRow = nil
    }
    if restoringSession.pending?.state == TableState() { restoringSession.pending = nil }
  }

  /// Restores what is there of a list, and keeps the rest of it.
  ///
  /// The list stays in its place meanwhile, since hooks that this calls may read the state, save it, or replace it.
  private func restoreEach<Part: Equatable>(
    of list: WritableKeyPath<TableState, [Part]>, with restore: (Part) -> Bool
  ) {
    guard !restoringSession.isReplaced,
      let parts = restoringSession.pending?.state[keyPath: list], !parts.isEmpty
    else { return }
    let left = parts.filter { restoringSession.isReplaced || !restore($0) }
    guard restoringSession.pending?.state[keyPath: list] == parts else { return }
    restoringSession.pending?.state[keyPath: list] = left
  }

  /// Puts the rows that were restored into the order in which they had been selected, whichever came first now.
  private func orderSelection() {
    let order = restoringSession.selectionOrder
    guard order.count > 1, model.selection.count > 1 else { return }
    model.update { model.orderSelection(by: order.compactMap { model.row(named: $0) }) }
  }

  private func setExpanded(_ name: RowName, _ isExpanded: Bool) -> Bool {
    // Only once a lazy row was made is it known to have children.
    guard let row = model.row(named: name), model.cell(row) != nil,
      model.isExpanded(row) != nil
    else { return false }
    setExpanded(isExpanded, of: .node(row))
    return true
  }

  private func restoreTop() {
    guard isVisible, let name = restoringSession.pending?.state.top,
      let row = model.row(named: name),
      let path = layout.tablePath(of: row)
    else { return }
    restoringSession.pending?.state.top = nil
    (restoringSession.top, restoringSession.restoredTop) = (path, name)
    navigator?.host?.scroll(to: path, at: .top, in: outermost)
  }

  /// Drops a state whose rows have not come yet, because the person does something else.
  ///
  /// What was typed comes back with its row, whatever is done in others meanwhile; and below a row that was not expanded yet,
  /// what was selected and expanded does.
  func endRestoring(as event: TableEvent) {
    guard event.usesTable else { return }
    restoringSession.restoredTop = nil
    restoringSession.selectionOrder = []
    guard let pending = restoringSession.pending?.state else { return }
    var state = TableState()
    state.drafts = pending.drafts
    state.expanded = pending.expanded.filter(model.waitsForExpansion)
    state.collapsed = pending.collapsed.filter(model.waitsForExpansion)
    if !choosesAnew(event) { state.selection = pending.selection.filter(model.waitsForExpansion) }
    state.detailRow = pending.detailRow.flatMap { state.selection.contains($0) ? $0 : nil }
    restoringSession.pending = state == TableState() ? nil : PendingState(state)
  }

  /// Returns whether an event selects a row in place of any other.
  private func choosesAnew(_ event: TableEvent) -> Bool {
    guard case .tap = event else { return false }
    return settingValues.selectable.selection != .multiple
  }

  /// Updates the position of the noted top row after an update has moved it.
  func keepTop(from old: TableLayout) {
    if let top = restoringSession.top.flatMap({ old.row(at: $0)?.id }),
      let path = layout.tablePath(of: top)
    {
      return restoringSession.top = path
    }
    // A search that is restored leaves the row out until it knows what is below it, or finds others above it later.
    guard let name = restoringSession.restoredTop, let row = model.row(named: name),
      old.tablePath(of: row) == restoringSession.top ?? old.firstRowPath,
      layout.tablePath(of: row) != layout.firstRowPath
    else { return }
    restoringSession.restoredTop = nil
    restoringSession.pending = restoringSession.pending ?? PendingState(TableState())
    restoringSession.pending?.state.top = name
  }

  /// Notes the top row in view, and keeps the one to be restored where a list that loads page by page is too short for it so far.
  func noteTop(_ first: TablePath, _ last: TablePath) {
    let (row, top) = (layout.row(at: first)?.id, restoringSession.topRow)
    restoringSession.topRow = row
    // Who has scrolled the list has chosen where it stands.
    if let top, top != row, first != layout.firstRowPath, layout.tablePath(of: top) != nil {
      restoringSession.pending?.state.top = nil
    }
    restoringSession.top = first == layout.firstRowPath ? nil : first
    if let name = restoringSession.restoredTop, model.row(named: name) != layout.row(at: first)?.id
    {
      restoringSession.restoredTop = nil
      guard settingValues.pageable != nil, layout.isNearEnd(last, distance: 0) else { return }
      restoringSession.pending = restoringSession.pending ?? PendingState(TableState())
      restoringSession.pending?.state.top = name
    }
  }
}

extension [RowName] {
  /// Adds the names that are not there yet: those that wait to be restored stay in a state until all of them were tried.
  fileprivate mutating func add(_ names: [RowName]) {
    let known = Set(self)
    self += names.filter { !known.contains($0) }
  }

  /// Puts the names that are in a list into its order, before all others.
  fileprivate mutating func order(by list: [RowName]) {
    guard !list.isEmpty else { return }
    let (mine, known) = (Set(self), Set(list))
    self = list.filter(mine.contains) + filter { !known.contains($0) }
  }
}

extension TableLayout {
  /// The position of the first row, or nil if there is none.
  package var firstRowPath: TablePath? {
    (0..<sectionCount).first { rowCount(in: $0) > 0 }.map { TablePath($0, 0) }
  }
}
