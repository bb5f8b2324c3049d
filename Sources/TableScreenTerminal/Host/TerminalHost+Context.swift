#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

extension TerminalHost {
  /// Returns the state that decides which keys are bound, in the current mode or in the given one.
  func context(
    of screen: Screen, _ state: ScreenState, _ chrome: ScreenChrome, in mode: KeyContext.Mode? = nil
  ) -> KeyContext {
    var context = KeyContext()
    context.mode = mode ?? self.mode(of: state, on: screen)
    context.row = content(of: state.text.cursor, on: screen, state).map {
      KeyContext.Row($0, control: state.text.control)
    }
    if context.row == nil {
      context.canScroll = state.painter.isCut(
        screen, state: state.text, size: size(of: screen), options: options(of: screen))
    }
    context.isSearchable = chrome.search != nil
    context.isSearching = (chrome.search?.phase ?? .off) != .off
    context.scopes = chrome.search?.scopes ?? []
    context.scope = chrome.search?.scope ?? 0
    context.isRefreshable = chrome.refresh != nil
    context.isWaiting = chrome.canCancelWaiting
    context.canRetry = chrome.canRetry
    context.hasIndex = !chrome.index.isEmpty
    context.hasBar = !stops(of: screen, state).isEmpty
    context.isEditable = chrome.isEditable
    context.isEditing = chrome.isEditing
    context.canGoBack = navigator?.canGoBack ?? false
    context.isModal = chrome.isModal
    context.isQuestion = screen is TableQuestion
    context.hasTabs = navigator.map { !$0.offeredTabs.isEmpty && $0.modals.isEmpty } == true
    if let panes = navigator?.panes, panes.count == 2 {
      context.pane = screen === panes[0] ? .list : .detail
    }
    context.buttons = Self.buttons(of: chrome).map { $0.button.isEnabled ? $0.button.label : "" }
    context.isForm = chrome.isForm
    if chrome.isForm, context.mode == .rows || context.isInField {
      context.hasNextField = nextField(by: 1, on: screen, state) != nil
      context.hasNextStop = nextStop(by: 1, on: screen, state) != nil
      context.hasPreviousStop = nextStop(by: -1, on: screen, state) != nil
    }
    if case .field(let edit) = state.text.focus { context.hasTyped = edit.text != edit.original }
    context.hasError = chrome.notice?.isError == true
    context.isQuitHeldUp = isQuitRefused || asksToQuit && navigator?.isAsking == true
    context.canUndo = screen.canUndo
    context.canInspect = navigator?.canInspect == true
    context.canRedo = screen.canRedo
    return context
  }

  /// Returns the bar buttons in the order of their keys, without spacers.
  static func buttons(
    of chrome: ScreenChrome
  ) -> [(edge: TableBarButton.Edge, index: Int, button: ScreenChrome.Button)] {
    let edges: [(TableBarButton.Edge, [ScreenChrome.Button])] = [
      (.leading, chrome.leading), (.trailing, chrome.trailing), (.toolbar, chrome.toolbar),
    ]
    return edges.flatMap { edge, buttons in
      buttons.enumerated().filter { !$1.label.isEmpty }.map { (edge, $0, $1) }
    }
  }

  /// Returns the content of a row as it is drawn, or nil if there is no such row.
  func content(of row: NodeID?, on screen: any HostedScreen, _ state: ScreenState) -> RowContent? {
    guard let row, screen.layout.tablePath(of: row) != nil else { return nil }
    return state.painter.pool.content(of: row, in: screen)
  }

  private func mode(of state: ScreenState, on screen: Screen) -> KeyContext.Mode {
    switch state.text.focus {
    case .rows: .rows
    case .search: .search
    case .field(let edit): isTextArea(edit, on: screen, state) ? .textArea : .field
    case .confirmDelete: .question
    case .menu: .menu
    case .help: .help
    case .index: .index
    case .bar: .bar
    }
  }

  private func isTextArea(_ edit: TextEdit, on screen: Screen, _ state: ScreenState) -> Bool {
    let controls = content(of: edit.row, on: screen, state)?.controls ?? []
    guard case .textArea? = controls.first(where: { $0.name == edit.control })?.kind else {
      return false
    }
    return true
  }

  /// Moves the focus back to the rows if the focused element has gone.
  func checkFocus(_ state: ScreenState, _ screen: Screen, _ chrome: ScreenChrome) {
    if let control = state.text.control,
      content(of: state.text.cursor, on: screen, state)?.controls
        .contains(where: { $0.name == control && $0.isEnabled }) != true
    {
      state.text.control = nil
    }
    followValue(on: screen, state)
    if case .menu(let menu) = state.text.focus { followRow(menu, on: screen, state) }
    let isThere =
      switch state.text.focus {
      // The elements around the rows are known only after drawing; see `checkStop(_:)`.
      case .rows, .help, .bar: true
      case .search: (chrome.search?.phase ?? .off) != .off
      case .field(let edit):
        content(of: edit.row, on: screen, state)?.controls.contains { $0.name == edit.control }
          ?? false
      case .confirmDelete(let row): screen.layout.tablePath(of: row) != nil
      // An open menu has been updated to its row above.
      case .menu: true
      case .index(let entry): chrome.index.indices.contains(entry)
      }
    if !isThere { state.text.focus = .rows }
  }

  /// The elements around the rows, in the order of the tab key; around a question there are only those of the screen behind.
  func stops(of screen: Screen, _ state: ScreenState) -> [TextTarget] {
    screen is TableQuestion ? [] : state.frame?.stops ?? []
  }

  /// Moves the focus back to the rows, and draws again, if the focused button is no longer drawn.
  func checkStop(_ state: ScreenState) {
    guard case .bar(let target) = state.text.focus, let screen,
      !stops(of: screen, state).contains(target)
    else { return }
    state.text.focus = .rows
    setNeedsDrawing()
    drawIfNeeded()
  }
}

extension KeyContext.Row {
  /// Creates the possible commands of a row, for keys that go to the named control, or to the whole
  /// row.
  init(_ content: RowContent, control name: String?) {
    let controls = content.controls.filter(\.isEnabled)
    let chosen = controls.first { $0.name == name }
    // Unless the person has chosen a control, keys go to the first control that responds to them.
    func first(_ matches: (RowControl) -> Bool) -> RowControl? {
      if let chosen { return matches(chosen) ? chosen : nil }
      return controls.first(where: matches)
    }
    controlCount = controls.count
    // A single button beside what a tap does is a stop of its own: no other key presses it.
    if content.tap != nil, controls.count == 1, case .button = controls[0].kind { controlCount = 2 }
    hasField = (chosen ?? controls.first)?.primary == .edit
    hasSwitch = first(\.isToggle) != nil
    isAdjustable = first(\.isAdjustable) != nil
    isExpanded = content.isExpanded
    isLongPressable = content.isLongPressable
    longPressTitle = content.longPressTitle
    hasDetails = content.isAccessoryTappable && !content.accessory.isControl
    canDelete = content.editing == .delete
    canInsert = content.editing == .insert
    isMoveable = content.isMoveable
    isBusy = content.isCancellable
    hasRowActions = content.rowActions.contains { !$1.isEmpty }
    if chosen == nil, let tap = content.tap {
      primary = KeyContext.Primary(tap, of: content)
      primaryTitle = content.tapTitle ?? (tap == .press ? controls.firstButtonTitle : nil)
    } else if let control = chosen ?? controls.first {
      primary = control.primary
      primaryTitle = [control].firstButtonTitle
    } else if hasDetails {
      primary = .details
    }
  }
}

extension KeyContext.Primary {
  /// Creates the effect of the return key on a row that can be tapped.
  fileprivate init(_ tap: RowContent.Tap, of row: RowContent) {
    switch tap {
    // Only a row with a disclosure arrow certainly opens another screen.
    case .action: self = row.accessory == .disclosure ? .open : .act
    case .press: self = .press
    case .expand: self = row.isExpanded == true ? .collapse : .expand
    case .select: self = .select
    case .deselect: self = .deselect
    case .link: self = .link
    }
  }
}

extension ScreenChrome {
  /// True while the screen shows a failure that can be retried.
  fileprivate var canRetry: Bool {
    if case .failed = paging { return true }
    return failure != nil
  }
}

extension [RowControl] {
  /// The title of the first button among the controls, or nil.
  fileprivate var firstButtonTitle: String? {
    for control in self {
      if case .button(let title) = control.kind, !title.isEmpty { return title }
    }
    return nil
  }
}

extension RowControl {
  var isToggle: Bool { kind == .toggle }

  /// True if the left and right keys change the value.
  var isAdjustable: Bool {
    switch kind {
    case .slider, .stepper, .segments, .menu, .color, .rating: true
    case .field(_, let kind): kind.isDate
    case .toggle, .textArea, .button: false
    }
  }

  /// The effect of the return key.
  var primary: KeyContext.Primary? {
    switch kind {
    case .toggle: .toggle
    case .field, .textArea: .edit
    case .segments, .menu, .color: .choose
    case .button: .press
    case .slider, .stepper, .rating: nil
    }
  }
}
#endif
