package import TableCore

extension TableScreen {
  func answer(_ event: TableEvent) {
    if case .displayed = event {} else { pendingState = nil }
    switch event {
    // What is waited for may come of it.
    case .displayed, .retry, .refresh: break
    default: forgetFocus()
    }
    switch event {
    case .tap(let row): tap(row)
    case .longPress(let row):
      if isLongPressable(row) { run(.longPressAction, of: row) }
    case .tapAccessory(let row): tapAccessory(row)
    case .control(let row, let name, let value):
      let kind: TableControlEvent.Kind = value == .null ? .pressed : .changed
      use(TableControlEvent(row: row, control: name, kind: kind, value: value))
    case .typed(let row, let name, let text):
      use(TableControlEvent(row: row, control: name, kind: .typed, value: .text(text)))
    case .submit: submit()
    case .setExpanded(let row, let isExpanded):
      // It may have gone since it was drawn.
      if model.tree.find(row) != nil { setExpanded(isExpanded, of: .node(row)) }
    case .delete(let rows): delete(rows)
    case .insert(let row): insert(at: row)
    case .choose(let row, let place, let index): choose(row, place, index)
    case .move(let row, let path): move(row, to: path)
    case .beginSearch: beginSearch()
    case .search(let text): search(text)
    case .scope(let scope): setSearchScope(scope)
    case .endSearch: endSearch()
    case .refresh: refresh()
    case .setEditing(let isEditing): setEditing(isEditing)
    case .displayed(let first, let last):
      model.rowsInView = first <= last ? first...last : nil
      noteTop(first)
      noteDisplayed(last)
    case .loadMore: loadMore()
    case .cancel(let row): cancelActions(of: row)
    case .barButton, .undo, .redo, .cancelWaiting, .retry, .dismissNotice: super.receive(event)
    }
  }

  /// Whether this screen, or the child that a row belongs to, answers long presses.
  func isLongPressable(_ row: NodeID) -> Bool {
    settingValues.longPressDuration != nil || owner(of: row).settingValues.longPressDuration != nil
  }

  /// Which action of which row runs: a second tap on the same is ignored meanwhile.
  struct ActionKey: Hashable {
    let row: NodeID
    let name: String
    /// Which of several offers of that name, or nil.
    var offer: NamedPlace<String>?
  }

  private func tap(_ tapped: NodeID) {
    guard let row = model.cell(tapped).flatMap({ owner(of: tapped).willSelect(tapped, $0) }),
      let cell = model.cell(row)
    else { return }
    selecting(row, cell) {
      if let action = action(of: row, cell), let context = model.context(of: row) {
        perform(action, context, as: ActionKey(row: row, name: "action"))
      } else if let isExpanded = model.isExpanded(row) {
        setExpanded(!isExpanded, of: .node(row))
      } else if [.off, .momentary].contains(settingValues.selection), let link = cell.link {
        owner(of: row).open(link)
      }
    }
  }

  func run(_ key: TableCell.Key.Known, of row: NodeID) {
    guard let context = model.context(of: row), let action = context.cell.action(key) else {
      return
    }
    perform(action, context, as: ActionKey(row: row, name: key.name))
  }

  func tapAccessory(_ row: NodeID) {
    guard let context = model.context(of: row), let action = context.cell.accessory?.action else {
      return
    }
    perform(action, context, as: ActionKey(row: row, name: "accessory"))
  }

  private func choose(_ row: NodeID, _ place: RowOffer.Place, _ index: Int) {
    guard let context = model.context(of: row) else { return }
    let offers = context.cell.rowActions(place.key)
    guard offers.indices.contains(index) else { return }
    let (name, titles) = ("offers \(place)", offers.map(\.title))
    let isRunning = actionKeys(of: row).contains {
      $0.name == name && $0.offer?.index(in: titles) == index
    }
    if isRunning { return }
    let key = ActionKey(row: row, name: name, offer: NamedPlace(index, of: titles))
    perform(offers[index].action, context, as: key)
  }

  /// Runs the `insertAction` of a row, or else tells the screen.
  private func insert(at row: NodeID) {
    guard let context = model.context(of: row), let path = context.dataPath else { return }
    if context.cell.action(.insertAction) != nil { return run(.insertAction, of: row) }
    guard context.cell.editingStyle == .insert else { return }
    let cell = context.cell
    let ask = TableAction(
      .later { [weak self] _ in
        guard let self, try await group(of: row)?.onCellInserted(cell, at: path) != true else {
          return
        }
        try await owner(of: row).onCellInserted(cell, at: path)
      })
    perform(ask, context, as: ActionKey(row: row, name: "insertAction"))
  }

  // MARK: Structure

  /// Shows the children of rows, or hides them.
  ///
  /// Before the first reading this waits for it; a selector that means no row is reported.
  public func setExpanded(_ isExpanded: Bool, of selector: TableSelector) {
    onceLoaded { self.model.setExpanded(isExpanded, of: selector) }
  }

  /// Turns edit mode on or off.
  public func setEditing(_ isEditing: Bool) {
    guard self.isEditing != isEditing else { return }
    self.isEditing = isEditing
    inTurn(editingTurns, "onEditingChanged") { self.onEditingChanged(isEditing) }
    refreshChrome()
  }

  /// Turns edit mode on, or off again.
  public func toggleEditing() { setEditing(!isEditing) }

  private func move(_ row: NodeID, to path: TablePath) {
    guard let cell = model.cell(row), let from = layout.tablePath(of: row) else { return }
    let target = target(of: row, cell, from, proposed: path)
    guard target != from else {
      if mayMove(row, cell, from, to: path) { return }
      return show(error: Words.current.staysWithSource)
    }
    model.update {
      do {
        let (old, new) = try model.moveRow(row, to: target)
        if old != new {
          tellMove(of: row, cell, from: old, to: new)
          if model.ownsRows { registerMove(of: row, cell, from: old) }
        }
      } catch {
        onError(error)
      }
    }
  }

  /// Returns where a row that is dropped at a position lands; back where it is where it may not be moved.
  func target(
    of row: NodeID, _ cell: TableCell, _ from: TablePath, proposed: TablePath
  ) -> TablePath {
    let path = owner(of: row).destination(of: cell, from: from, proposed: proposed)
    switch cell.moves {
    case .not: return from
    case .withinSection: return path.section == from.section ? path : from
    case .anywhere: return isDivided(row, from: path) ? from : path
    }
  }

  /// Whether no source's edge is what keeps a row from being dropped at a position.
  private func mayMove(
    _ row: NodeID, _ cell: TableCell, _ from: TablePath, to proposed: TablePath
  ) -> Bool {
    guard cell.moves == .anywhere else { return true }
    return !isDivided(
      row, from: owner(of: row).destination(of: cell, from: from, proposed: proposed))
  }

  /// Whether a source decides which rows stand where a row is, or where a position is, and not in both.
  private func isDivided(_ row: NodeID, from path: TablePath) -> Bool {
    guard let section = model.tree.find(row)?.section,
      let target = layout.sectionID(at: path.section).flatMap({ model.tree.sections[$0] }),
      section.group.hostSection == nil
    else { return false }
    return section !== target && section.isDivided(from: target)
  }

  /// Tells the group and the screen of a row that it was moved.
  func tellMove(of row: NodeID, _ cell: TableCell, from old: DataPath, to new: DataPath) {
    group(of: row)?.onCellMoved(cell, from: old, to: new)
    owner(of: row).onCellMoved(cell, from: old, to: new, after: neighbour(before: new))
  }
}
