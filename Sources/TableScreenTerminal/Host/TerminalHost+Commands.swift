#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

extension TerminalHost {
  /// Handles an input event.
  func handle(_ event: InputEvent) {
    guard let screen else { return }
    // Where a screen refuses, only Control-C pressed twice in a row quits without asking.
    if isQuitRefused, event != .key(.control("c")) {
      isQuitRefused = false
      setNeedsDrawing()
    }
    if navigator?.isAsking != true { asksToQuit = false }
    if isCutOff(event, on: screen) { return surface.bell() }
    switch event {
    case .key(let key): press(key, on: screen, state(of: screen))
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): paste(text, on: screen, state(of: screen))
    }
    noteTyping(event)
  }

  private func press(_ key: Key, on screen: Screen, _ state: ScreenState) {
    // A row that the mouse holds stays where it is once a key is pressed; Escape does no more than that.
    if case .row = grip {
      letGo()
      if key == .escape { return }
    }
    if step(key, on: screen, state) { return }
    // Several keys may come before the next frame, which would place the cursor.
    placeCursor(on: screen, state)
    let context = context(of: screen, state, screen.chrome)
    let isTyping = context.mode == .search || context.isInField || context.isOnField
    let command = keys.command(for: key, in: context)
    if context.isInField, let command, key.isBehindField {
      return performBehindField(command, on: screen, state)
    }
    // What opens over the rows takes the keys from the search.
    if context.mode == .search, command == .help || command == .inspect {
      leaveSearch(on: screen, state)
    }
    // A key that types or deletes text begins to edit the field of its row.
    if context.isOnField, key.isText, let row = state.text.cursor {
      use(.edit, row, on: screen, state)
      if case .character(let character) = key { makeRoom(for: character, on: screen, state) }
    }
    switch (command, key) {
    case (.type?, _): type(on: screen, state) { _ = $0.handle(key) }
    case (nil, .character) where isTyping: type(on: screen, state) { _ = $0.handle(key) }
    case (.jump?, .character(let letter)): jump(to: letter, on: screen, state)
    case (nil, .character(let letter)) where context.mode == .index:
      jump(to: letter, on: screen, state)
    case (let command?, _): perform(command, on: screen, state, context)
    case (nil, _): surface.bell()
    }
  }

  /// Commits the field in use, then performs a command of the rows.
  private func performBehindField(_ command: Command, on screen: Screen, _ state: ScreenState) {
    setNeedsDrawing()
    let goesOn = ![.back, .quit, .otherPane].contains(command)
    guard commitEdit(on: screen, state, goesOn: goesOn) else { return surface.bell() }
    perform(command, on: screen, state, context(of: screen, state, screen.chrome, in: .rows))
  }

  /// Quits once every screen may be left and the person has answered for unsaved changes.
  ///
  /// If a screen refuses, pressing Control-C once more quits without asking; as it does while the person is asked, unless they
  /// had been asked about something else before.
  private func quit() {
    guard let navigator else { return isQuitting = true }
    if commitEdits(navigator) {
      let isAskedOtherwise = navigator.isAsking
      navigator.leaveAll { [weak self] in self?.isQuitting = true }
      if isQuitting { return }
      asksToQuit = navigator.isAsking && !isAskedOtherwise
      if asksToQuit { return }
    }
    isQuitRefused = true
    surface.bell()
  }

  /// Performs a command.
  func perform(_ command: Command, on screen: Screen, _ state: ScreenState, _ context: KeyContext) {
    setNeedsDrawing()
    noteRead(by: command, on: screen, state)
    switch command {
    case .help: state.text.focus = .help(scroll: 0)
    case .inspect: navigator?.toggleInspector()
    case .redraw: surface.forget()
    case .suspend: isSuspending = true
    case .quit: quit()
    case .quitAnyway: isQuitting = true
    case .back: navigator?.back()
    case .otherPane: navigator?.focusOtherPane()
    case .nextTab: selectTab(by: 1)
    case .previousTab: selectTab(by: -1)
    case .button(let place): pressButton(place, on: screen)
    case .search: enterSearch(on: screen, state)
    case .endSearch:
      state.text.focus = .rows
      screen.send(.endSearch)
    case .nextScope, .previousScope:
      let count = max(context.scopes.count, 1)
      screen.send(.scope((context.scope + (command == .nextScope ? 1 : -1) + count) % count))
    case .refresh: screen.send(.refresh)
    case .retry: screen.send(screen.chrome.failure == nil ? .loadMore : .retry)
    case .cancelWaiting: screen.send(.cancelWaiting)
    case .startEditing, .startMoving: screen.send(.setEditing(true))
    case .stopEditing: screen.send(.setEditing(false))
    case .undo: screen.send(.undo)
    case .redo: screen.send(.redo)
    case .index: openIndex(state)
    case .nextButton: moveStop(by: 1, on: screen, state)
    case .previousButton: moveStop(by: -1, on: screen, state)
    case .moveUp, .moveDown, .pageUp, .pageDown, .top, .bottom:
      move(by: command, on: screen, state)
    case .confirm: confirm(on: screen, state, context)
    case .cancel: cancel(on: screen, state)
    case .newLine: type(on: screen, state) { $0.insert("\n") }
    case .nextField: moveField(by: 1, on: screen, state)
    case .previousField: moveField(by: -1, on: screen, state)
    case .nextStop: moveFormStop(by: 1, on: screen, state)
    case .previousStop: moveFormStop(by: -1, on: screen, state)
    case .dismissNotice: screen.send(.dismissNotice)
    case .submit: submit(on: screen, state)
    case .type, .jump: break
    default:
      guard let row = state.text.cursor else { return surface.bell() }
      perform(command, onRow: row, of: screen, state)
    }
  }

  private func perform(
    _ command: Command, onRow row: NodeID, of screen: Screen, _ state: ScreenState
  ) {
    // Nothing is done to a row that is out of sight since the wheel was turned.
    show(row, on: screen)
    switch command {
    case .open: screen.send(.tap(row))
    case .details: screen.send(.tapAccessory(row))
    case .longPress: screen.send(.longPress(row))
    case .expand: screen.send(.setExpanded(row, true))
    case .collapse: screen.send(.setExpanded(row, false))
    case .insert: screen.send(.insert(row))
    case .cancelAction: screen.send(.cancel(row))
    case .delete: delete(row, on: screen, state)
    case .moveRowUp: moveRow(row, by: -1, on: screen)
    case .moveRowDown: moveRow(row, by: 1, on: screen)
    case .menu: openMenu(of: row, on: screen, state)
    case .nextControl: moveControl(by: 1, row, on: screen, state)
    case .previousControl: moveControl(by: -1, row, on: screen, state)
    default: use(command, row, on: screen, state)
    }
  }

  private func selectTab(by step: Int) {
    guard let navigator else { return }
    let count = navigator.offeredTabs.count
    guard count > 0 else { return }
    navigator.selectTab((navigator.selectedTab + step + count) % count)
  }

  private func pressButton(_ place: Int, on screen: Screen) {
    let buttons = Self.buttons(of: screen.chrome)
    guard buttons.indices.contains(place) else { return surface.bell() }
    screen.send(.barButton(buttons[place].edge, buttons[place].index))
  }

  private func moveRow(_ row: NodeID, by step: Int, on screen: Screen) {
    guard let path = screen.layout.tablePath(of: row),
      let target = screen.layout.neighbor(of: path, by: step)
    else { return surface.bell() }
    screen.send(.move(row, to: target))
    move(.row(row), on: screen)
  }

  // MARK: Moving

  private func move(by command: Command, on screen: Screen, _ state: ScreenState) {
    switch state.text.focus {
    case .help(let scroll):
      state.text.focus = .help(scroll: scrolled(scroll, by: command, on: screen))
    case .menu(var menu):
      let count = menu.items.count
      guard count > 0 else { return }
      menu.selected = (menu.selected + (command == .moveUp ? -1 : 1) + count) % count
      state.text.focus = .menu(menu)
    case .index(let entry):
      selectIndex(entry + (command == .moveUp ? -1 : 1), on: screen, state)
    case .field:
      if moveCaret(by: command, on: screen, state) { return }
      commitEdit(on: screen, state, goesOn: true)
      moveRows(by: command, on: screen, state)
    default: moveRows(by: command, on: screen, state)
    }
  }

  private func moveRows(by command: Command, on screen: Screen, _ state: ScreenState) {
    let old = state.text.cursor
    move(Self.motion(of: command), on: screen)
    if state.text.cursor != old { state.text.control = nil }
    if screen.chrome.isForm { enterField(on: screen, state) }
  }

  /// Reports to the screen that the person has gone on, so that it dismisses the notice of an
  /// error.
  private func noteRead(by command: Command, on screen: Screen, _ state: ScreenState) {
    guard state.notice?.content.isError == true else { return }
    switch command {
    case .help, .redraw, .suspend, .dismissNotice, .quit, .quitAnyway: return
    default: screen.send(.moved)
    }
  }

  private func scrolled(_ scroll: Int, by command: Command, on screen: Screen) -> Int {
    // Beside another screen the page is narrower, and its lines are more.
    let size = size(of: screen)
    let page = max(1, size.rows - 4)
    let last = max(0, TextHelpPage(options, columns: size.columns).height - page)
    let target =
      switch command {
      case .moveUp: scroll - 1
      case .moveDown: scroll + 1
      case .pageUp: scroll - page
      case .pageDown: scroll + page
      case .bottom: last
      default: 0
      }
    return min(max(0, target), last)
  }

  /// Moves the caret of a text area to the line above or below; returns false if there is none.
  private func moveCaret(
    by command: Command, on screen: Screen, _ state: ScreenState
  ) -> Bool {
    guard case .field(let edit) = state.text.focus, command == .moveUp || command == .moveDown,
      control(edit.control, of: edit.row, on: screen, state)?.isTextArea == true
    else { return false }
    var isMoved = false
    type(on: screen, state) { isMoved = $0.moveLine(by: command == .moveUp ? -1 : 1) }
    return isMoved
  }

  private static func motion(of command: Command) -> TextMotion {
    switch command {
    case .moveUp: .rows(-1)
    case .moveDown: .rows(1)
    case .pageUp: .pages(-1)
    case .pageDown: .pages(1)
    case .bottom: .end
    default: .home
    }
  }
}
#endif
