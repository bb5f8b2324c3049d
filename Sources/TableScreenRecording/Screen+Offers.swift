package import TableScreen

extension Screen {
  /// Returns whether the screen offers a person what an event tells, as another host may have or work may have changed.
  package func offers(_ event: TableEvent) -> Bool {
    switch event {
    case .search, .endSearch: chrome.search != nil
    case .scope(let place): chrome.search?.scopes.indices.contains(place) == true
    case .refresh: chrome.refresh != nil
    case .retry: chrome.failure != nil
    case .loadMore: chrome.offersMore
    case .setEditing: chrome.offersEditMode
    case .barButton(let edge, let place): chrome.offersButton(edge, place)
    case .undo: canUndo
    case .redo: canRedo
    case .submit: chrome.isForm
    case .beginSearch, .displayed, .approaching, .turnedAway, .cancel, .cancelWaiting, .moved,
      .dismissNotice:
      true
    case .tap, .longPress, .tapAccessory, .control, .typed, .setExpanded, .delete, .rowAction,
      .insert, .move:
      (self as? TableScreen)?.offersInRow(event) ?? true
    }
  }

  /// Returns whether an event does nothing, since the action that it would begin is running.
  package func ignoresWhileRunning(_ event: TableEvent) -> Bool {
    guard case .barButton(let edge, let place) = event else {
      // What the row has no longer is none that runs.
      return (self as? TableScreen)?.ignores(event) == true && offers(event)
    }
    let buttons = chrome.buttons(at: edge)
    return buttons.indices.contains(place) && buttons[place].isEnabled && buttons[place].isBusy
  }
}

extension ScreenChrome {
  fileprivate var offersMore: Bool {
    switch paging {
    case .idle, .failed: true
    case .off, .loading, .finished: false
    }
  }

  fileprivate var offersEditMode: Bool {
    isEditable || isEditing || offersEditing
      || (leading + trailing + toolbar).contains(where: \.isEditButton)
  }

  fileprivate func offersButton(_ edge: TableBarButton.Edge, _ place: Int) -> Bool {
    let buttons = buttons(at: edge)
    return buttons.indices.contains(place) && buttons[place].isEnabled && !buttons[place].isBusy
  }
}

extension TableScreen {
  /// The most rows that are looked at for one event.
  private static let bound = 200

  fileprivate func offersInRow(_ event: TableEvent) -> Bool {
    let pool = RowCellPool { content, _, _ in content }
    func drawn(_ row: NodeID) -> RowContent? { pool.content(of: row, in: self) }
    switch event {
    case .tap(let row):
      guard let content = drawn(row) else { return false }
      return content.isTappable || content.controls.contains(where: \.takesText)
        || model.cell(row)?.flag(.keepSelection) == true
    case .longPress(let row): return drawn(row)?.isLongPressable == true
    case .tapAccessory(let row): return drawn(row)?.isAccessoryTappable == true
    case .control(let row, let name, let value):
      let control = drawn(row)?.controls.first { $0.name == name }
      return control.map { $0.isEnabled && (value != .null || $0.isButton) } == true
    case .typed(let row, let name, _):
      let control = drawn(row)?.controls.first { $0.name == name }
      return control.map { $0.isEnabled && $0.takesText } == true
    case .setExpanded(let row, _): return drawn(row)?.isExpanded != nil
    case .delete(let rows):
      return rows.prefix(Self.bound).allSatisfy { drawn($0)?.editing == .delete }
    case .rowAction(let row, let place, let index):
      return drawn(row)?.rowActions[place]?.indices.contains(index) == true
    case .insert(let row): return drawn(row)?.editing == .insert
    case .move(let row, _): return drawn(row)?.isMoveable == true
    default: return true
    }
  }
}
