#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

extension TerminalHost {
  /// The longest time between the two presses of a double click, which opens a row.
  static let doubleClick = Duration.milliseconds(400)
  /// The number of lines that one notch of the wheel scrolls.
  static let wheelLines = 3

  /// Handles a mouse event in a screen.
  func handle(_ mouse: MouseEvent, on screen: Screen, _ state: ScreenState) {
    let target = state.frame?.target(column: mouse.column, row: mouse.line)
    switch mouse.kind {
    case .wheelUp: turn(by: -Self.wheelLines, on: screen, state)
    case .wheelDown: turn(by: Self.wheelLines, on: screen, state)
    case .press:
      if let target { press(target, on: screen, state) } else { pressNothing(on: screen, state) }
    case .secondaryPress:
      // All of a row has its menu, its switch and its field as well.
      guard questionBox == nil, isOpenForClicks(state), let row = target?.row else { return }
      setNeedsDrawing()
      guard leaveFocus(for: .row(row), on: screen, state) else { return surface.bell() }
      openMenu(of: row, on: screen, state)
      if case .menu(var menu) = state.text.focus {
        menu.corner = .init(column: mouse.column, row: mouse.line)
        state.text.focus = .menu(menu)
      }
    case .drag: if let target { drag(over: target, on: screen, state) }
    case .release: release(over: target, on: screen, state)
    }
  }

  /// Returns whether no menu, help or question covers the rows.
  private func isOpenForClicks(_ state: ScreenState) -> Bool {
    switch state.text.focus {
    case .menu, .help, .confirmDelete: false
    case .rows, .search, .field, .index, .bar: true
    }
  }

  private func turn(by lines: Int, on screen: Screen, _ state: ScreenState) {
    switch state.text.focus {
    case .help: perform(lines < 0 ? .moveUp : .moveDown, on: screen, state, KeyContext())
    case .menu, .confirmDelete: break
    default: move(.scroll(lines), on: screen)
    }
  }

  // MARK: Pressing

  private func press(_ target: TextTarget, on screen: Screen, _ state: ScreenState) {
    setNeedsDrawing()
    gripped = screen
    guard leaveFocus(for: target, on: screen, state) else { return surface.bell() }
    switch target {
    case .row(let row): press(row: row, on: screen, state)
    case .accessory(let row):
      state.text.choose(row)
      screen.send(.tapAccessory(row))
    case .box(let row):
      state.text.choose(row)
      screen.send(.tap(row))
    case .expand(let row):
      state.text.choose(row)
      let isExpanded = content(of: row, on: screen, state)?.isExpanded ?? false
      screen.send(.setExpanded(row, !isExpanded))
    case .control(let row, let name):
      // Begun anew, the field would have lost what is typed there.
      if isEditing(row, control: name, state) { return }
      state.text.choose(row)
      if let control = control(name, of: row, on: screen, state) {
        use(control, row, on: screen, state)
      }
    case .value(let row, let name, let value):
      state.text.choose(row)
      // The row may have changed since the frame was drawn.
      guard let control = control(name, of: row, on: screen, state), control.isEnabled else {
        return surface.bell()
      }
      grip = .slider(row, name: name)
      click(control, value, row, on: screen)
    case .step(let row, let name, let steps):
      state.text.choose(row)
      guard let control = control(name, of: row, on: screen, state), control.isEnabled else {
        return surface.bell()
      }
      step(control, by: steps, row, on: screen)
    case .delete(let row):
      state.text.choose(row)
      delete(row, on: screen, state)
    case .insert(let row): screen.send(.insert(row))
    case .handle(let row): take(row, state)
    case .scrollbar(let line):
      grip = .scrollbar
      scroll(toBarLine: line, on: screen, state)
    case .index(let entry):
      grip = .index
      show(index: entry, on: screen)
    case .menuItem(let place):
      if let question = screen as? TableQuestion {
        question.answer(place)
      } else {
        choose(place, on: screen, state)
      }
    case .confirm(let row, let isYes): answer(row, isYes: isYes, on: screen, state)
    default: pressChrome(target, on: screen, state)
    }
  }

  private func isEditing(_ row: NodeID, control name: String, _ state: ScreenState) -> Bool {
    guard case .field(let edit) = state.text.focus else { return false }
    return edit.row == row && edit.control == name
  }

  /// Handles a press where nothing answers, as on a button that cannot be used yet: it leaves a field, as in a window.
  func pressNothing(on screen: Screen, _ state: ScreenState) {
    guard case .field = state.text.focus else { return }
    setNeedsDrawing()
    commitEdit(on: screen, state, goesOn: true)
  }

  /// Handles a press on an element around the rows.
  func pressChrome(_ target: TextTarget, on screen: Screen, _ state: ScreenState) {
    switch target {
    case .button(let edge, let index): screen.send(.barButton(edge, index))
    case .back: navigator?.back()
    case .edit: screen.send(.setEditing(!screen.chrome.isEditing))
    case .refresh: screen.send(.refresh)
    case .loadMore: screen.send(.loadMore)
    case .retry: screen.send(.retry)
    case .cancelWaiting: screen.send(.cancelWaiting)
    case .search: enterSearch(on: screen, state)
    case .scope(let scope): screen.send(.scope(scope))
    case .tab(let tab): navigator?.selectTab(tab)
    case .undo: screen.send(.undo)
    case .notice: screen.send(.dismissNotice)
    case .help: state.text.focus = .help(scroll: 0)
    case .outside: state.text.focus = .rows
    default: break
    }
  }

  /// Moves the focus away from a field, menu or question when a press hits another element.
  ///
  /// - Returns: whether the focus could move; a field is left only if its row accepts the typed text.
  private func leaveFocus(
    for target: TextTarget, on screen: Screen, _ state: ScreenState
  ) -> Bool {
    switch state.text.focus {
    case .field:
      if case .control(let row, let name) = target, isEditing(row, control: name, state) {
        return true
      }
      // As with the key that goes back, a text that was refused is not left with its screen.
      return commitEdit(on: screen, state, goesOn: target != .back)
    case .search where target != .search: leaveSearch(on: screen, state)
    case .confirmDelete(let row):
      if case .confirm(row, _) = target { return true }
      // A press outside the question answers no.
      answer(row, isYes: false, on: screen, state)
    case .index, .bar: state.text.focus = .rows
    default: break
    }
    return true
  }

  private func press(row: NodeID, on screen: Screen, _ state: ScreenState) {
    let now = clock()
    let isSecond = lastPress.map { $0.row == row && now - $0.at < Self.doubleClick } ?? false
    lastPress = isSecond ? nil : (row, now)
    state.text.choose(row)
    if isSecond {
      let context = context(of: screen, state, screen.chrome)
      if let command = keys.command(for: .enter, in: context) {
        perform(command, on: screen, state, context)
      }
    } else if screen.chrome.isEditing, content(of: row, on: screen, state)?.isMoveable == true {
      take(row, state)
    }
  }

  /// Scrolls to the share of the table that a line of the scrollbar stands for.
  private func scroll(toBarLine line: Int, on screen: Screen, _ state: ScreenState) {
    let last = max((state.frame?.body.count ?? 0) - 1, 1)
    move(.share(min(Double(line) / Double(last), 1)), on: screen)
  }

  // MARK: Dragging

  private func take(_ row: NodeID, _ state: ScreenState) {
    state.text.choose(row)
    state.text.moving = row
    grip = .row(row)
  }

  private func drag(over target: TextTarget, on screen: Screen, _ state: ScreenState) {
    // The screens beside it may have rows of the same identities.
    guard screen === gripped else { return }
    switch (grip, target) {
    case (.index, .index(let entry)): show(index: entry, on: screen)
    case (.scrollbar, .scrollbar(let line)): scroll(toBarLine: line, on: screen, state)
    case (.slider(let row, let name), .value(let other, let otherName, let value))
    where other == row && otherName == name:
      guard let control = control(name, of: row, on: screen, state), control.value != value,
        control.isEnabled, !control.isToggle
      else { return }
      screen.send(.control(row, name: name, value: value))
    default: break
    }
  }

  private func release(over target: TextTarget?, on screen: Screen, _ state: ScreenState) {
    let (grip, gripped) = (grip, gripped)
    letGo()
    guard case .row(let row) = grip, screen === gripped, let other = target?.row, other != row,
      // What is held may have come out of edit mode meanwhile.
      screen.chrome.isEditing, content(of: row, on: screen, state)?.isMoveable == true,
      let path = screen.layout.tablePath(of: other)
    else { return }
    screen.send(.move(row, to: path))
  }

  /// Lets go of what the mouse holds, without an effect.
  func letGo() {
    defer { (grip, gripped) = (.nothing, nil) }
    guard case .row = grip, let gripped else { return }
    state(of: gripped).text.moving = nil
    setNeedsDrawing()
  }
}

extension TextTarget {
  /// The row that the target belongs to, or nil.
  fileprivate var row: NodeID? {
    switch self {
    case .row(let row), .accessory(let row), .expand(let row), .delete(let row), .insert(let row),
      .handle(let row), .box(let row), .control(let row, _), .value(let row, _, _),
      .step(let row, _, _):
      row
    default: nil
    }
  }
}
#endif
