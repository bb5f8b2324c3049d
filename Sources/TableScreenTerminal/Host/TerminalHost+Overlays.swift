#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

extension TerminalHost {
  /// Confirms in the focused element: answers yes, chooses a menu's entry, or accepts the typed
  /// text.
  func confirm(on screen: Screen, _ state: ScreenState, _ context: KeyContext) {
    switch state.text.focus {
    case .search: leaveSearch(on: screen, state)
    case .field: if !commitEdit(on: screen, state) { surface.bell() }
    case .confirmDelete(let row): answer(row, isYes: true, on: screen, state)
    case .menu(let menu): choose(menu.selected, on: screen, state)
    case .bar(let target):
      state.text.focus = .rows
      pressChrome(target, on: screen, state)
    case .index, .help: state.text.focus = .rows
    case .rows: break
    }
  }

  /// Leaves the search field for the rows; a search that filters nothing, neither by a text nor by a scope, ends.
  func leaveSearch(on screen: Screen, _ state: ScreenState) {
    state.text.focus = .rows
    let search = screen.chrome.search
    if search?.text.isEmpty != false, search?.phase != .filtering { screen.send(.endSearch) }
  }

  /// Closes the overlay above the rows, or reverts the typed text.
  func cancel(on screen: Screen, _ state: ScreenState) {
    let wasInField = if case .field = state.text.focus { true } else { false }
    revertEdit(on: screen, state)
    state.text.focus = .rows
    if wasInField, screen.chrome.isForm { enterField(on: screen, state) }
  }

  /// Deletes a row, or asks first if the deletion cannot be undone.
  func delete(_ row: NodeID, on screen: Screen, _ state: ScreenState) {
    if screen.asksBeforeDeletion(of: row) {
      // The question stands in the first line of the row.
      move(.row(row), on: screen)
      state.text.focus = .confirmDelete(row)
    } else {
      screen.send(.delete([row]))
    }
  }

  /// Answers the question whether a row is to be deleted.
  func answer(_ row: NodeID, isYes: Bool, on screen: Screen, _ state: ScreenState) {
    state.text.focus = .rows
    if isYes { screen.send(.delete([row])) }
  }

  /// Focuses the next element around the rows, or the rows after the last one.
  func moveStop(by step: Int, on screen: Screen, _ state: ScreenState) {
    let stops = stops(of: screen, state)
    var place = step > 0 ? 0 : stops.count - 1
    if case .bar(let target) = state.text.focus, let here = stops.firstIndex(of: target) {
      place = here + step
    }
    state.text.focus = stops.indices.contains(place) ? .bar(stops[place]) : .rows
  }

  // MARK: Menus

  /// Opens the menu of a row, with its commands, and with each control if there are several.
  func openMenu(of row: NodeID, on screen: Screen, _ state: ScreenState) {
    state.text.choose(row)
    if !showMenu(of: row, on: screen, state) { surface.bell() }
  }

  /// Updates an open menu to its row's current commands, with the same entry selected.
  ///
  /// The menu is closed if that entry or the row has gone: the return key would do something that nobody chose.
  func followRow(_ menu: TextMenu, on screen: Screen, _ state: ScreenState) {
    guard let row = menu.row else { return }
    let chosen = menu.items[menu.selected].title
    state.text.focus = .rows
    guard let content = content(of: row, on: screen, state) else { return }
    if let name = state.menuControl {
      guard let control = content.controls.first(where: { $0.name == name }), control.isEnabled,
        showChoices(of: control, row, state)
      else { return }
    } else if !showMenu(of: row, on: screen, state) {
      return
    }
    guard case .menu(var now) = state.text.focus else { return }
    let titles = now.items.map(\.title)
    let isInPlace = titles.indices.contains(menu.selected) && titles[menu.selected] == chosen
    guard let place = isInPlace ? menu.selected : titles.firstIndex(of: chosen) else {
      state.text.focus = .rows
      return
    }
    (now.selected, now.corner) = (place, menu.corner)
    state.text.focus = .menu(now)
  }

  /// Shows the menu of a row; returns whether it has entries.
  private func showMenu(of row: NodeID, on screen: Screen, _ state: ScreenState) -> Bool {
    let context = context(of: screen, state, screen.chrome)
    let words = TerminalWords.current
    let content = content(of: row, on: screen, state)
    var items: [TextMenu.Item] = []
    state.menu = []
    for binding in keys.menu(in: context) {
      if binding.command == .longPress, content?.hasLongPressInMenu != true { continue }
      let own = binding.command == .delete ? content?.deleteTitle : nil
      let title = own ?? binding.help(context, words)
      items.append(
        TextMenu.Item(
          title.prefix(1).uppercased() + title.dropFirst(),
          detail: binding.keys.first.map { words.name(of: $0, isASCII: options.isASCII) } ?? ""))
      state.menu.append(.command(binding.command))
    }
    for place in [RowAction.Place.leading, .trailing, .menu] {
      for (index, action) in (content?.rowActions[place] ?? []).enumerated() {
        items.append(TextMenu.Item(action.title))
        state.menu.append(.rowAction(row, place, index))
      }
    }
    let controls = (content?.controls ?? []).filter { $0.isEnabled && $0.primary != nil }
    if controls.count > 1 || (controls.count == 1 && context.row?.primary?.isTap == true) {
      for control in controls where !(control.isToggle && context.row?.hasSwitch == true) {
        items.append(TextMenu.Item(control.menuTitle))
        state.menu.append(.control(row, name: control.name))
      }
    }
    guard !items.isEmpty else { return false }
    state.menuControl = nil
    state.text.focus = .menu(TextMenu(title: content?.title ?? "", row: row, items: items))
    return true
  }

  /// Performs an entry of the open menu.
  func choose(_ place: Int, on screen: Screen, _ state: ScreenState) {
    state.text.focus = .rows
    guard state.menu.indices.contains(place) else { return }
    switch state.menu[place] {
    case .command(let command):
      perform(command, on: screen, state, context(of: screen, state, screen.chrome))
    case .value(let row, let name, let value):
      screen.send(.control(row, name: name, value: value))
    case .rowAction(let row, let place, let index): screen.send(.rowAction(row, place, index))
    case .edit(let row, let name):
      if let control = control(name, of: row, on: screen, state) {
        startEdit(of: control, row, state)
      }
    case .control(let row, let name):
      if let control = control(name, of: row, on: screen, state) {
        use(control, row, on: screen, state)
      }
    }
  }

  // MARK: The index

  /// Focuses the index.
  func openIndex(_ state: ScreenState) {
    state.jump = nil
    state.text.focus = .index(0)
  }

  /// Selects the index entry that begins with a letter, preferring the same accents; pressed again, selects the next one.
  func jump(to letter: Character, on screen: Screen, _ state: ScreenState) {
    let (index, wanted) = (screen.chrome.index, String(letter).folded)
    let meant = index.indices.filter { index[$0].title.folded.hasPrefix(wanted) }
    let exact = meant.first { index[$0].title.lowercased().hasPrefix(letter.lowercased()) }
    guard var entry = exact ?? meant.first else { return surface.bell() }
    if let last = state.jump, last.letter == letter, state.text.focus == .index(last.entry),
      let place = meant.firstIndex(of: last.entry)
    {
      entry = meant[(place + 1) % meant.count]
    }
    state.jump = (letter, entry)
    selectIndex(entry, on: screen, state)
  }

  /// Scrolls to the section or row of an index entry.
  func show(index entry: Int, on screen: Screen) {
    let index = screen.chrome.index
    guard index.indices.contains(entry) else { return surface.bell() }
    let target = index[entry]
    move(target.row == nil ? .section(target.section) : .top(target.path), on: screen)
  }

  /// Selects an entry of the index and scrolls to its section or row.
  func selectIndex(_ entry: Int, on screen: Screen, _ state: ScreenState) {
    guard screen.chrome.index.indices.contains(entry) else { return surface.bell() }
    state.text.focus = .index(entry)
    show(index: entry, on: screen)
  }
}

extension RowControl {
  /// The control's title in the menu of its row.
  fileprivate var menuTitle: String {
    if case .button(let title) = kind { return title }
    return label.isEmpty ? name : label
  }
}
#endif
