import TableScreen

/// The writer of everything around the rows of a screen.
@MainActor struct ChromeWriter {
  let screen: Screen
  let chrome: ScreenChrome
  let pictures: PictureStore

  /// Returns the keys of the chrome, but for the place in the index, which depends on what is in view.
  var json: [String: JSON] {
    var keys: [String: JSON] = ["t": .text(chrome.title.shownLine)]
    writeBar(to: &keys)
    if let search = chrome.search { keys["q"] = Self.json(search) }
    if let refresh = chrome.refresh { keys["rf"] = Self.json(refresh) }
    if !chrome.index.isEmpty {
      keys["ix"] = .list(chrome.index.map { .text($0.title.shownLine) })
    }
    if chrome.style == .grouped { keys["st"] = "g" }
    switch chrome.rowHeight {
    case .fixed(let height): keys["rh"] = .number(height)
    case .automatic(let estimate): keys["re"] = .number(estimate)
    case nil: break
    }
    if let seconds = chrome.longPressDuration { keys["lp"] = .number(seconds) }
    for (key, isOn) in [
      ("fo", chrome.isForm), ("ed", chrome.isEditing), ("eb", chrome.isEditable),
      ("oe", chrome.offersEditing), ("ss", chrome.selectsSeveral),
    ] where isOn {
      keys[key] = .yes
    }
    if chrome.selectedCount > 0 {
      let words = TableWords.current
      let text = words.selected.text(for: chrome.selectedCount, in: words.locale)
      (keys["sn"], keys["sw"]) = (.integer(chrome.selectedCount), .text(text.shownLine))
    }
    writeState(to: &keys)
    let commands = screen.commands.filter(\.isEnabled).compactMap { Self.name(of: $0.name) }
    if !commands.isEmpty { keys["cm"] = .text(commands.joined(separator: " ")) }
    return keys
  }

  private func writeBar(to keys: inout [String: JSON]) {
    let writer = ElementWriter(content: nil, pictures: pictures)
    if let view = chrome.titleView { keys["tv"] = writer.json(view) }
    if !chrome.showsBar { keys["nb"] = .yes }
    if let title = chrome.backTitle { keys["b"] = .text(title.shownLine) }
    if chrome.isModal { keys["mo"] = .yes }
    for (key, buttons) in [
      ("l", chrome.leading), ("r", chrome.trailing), ("tb", chrome.toolbar),
    ] where !buttons.isEmpty {
      keys[key] = .list(buttons.map { json($0, writer) })
    }
  }

  private func json(_ button: ScreenChrome.Button, _ writer: ElementWriter) -> JSON {
    let (face, value): (JSON, JSON) =
      switch button.face {
      case .title(let title): ("t", .text(title.shownLine))
      case .image(let name): ("i", .text(name.shownLine))
      case .system(let system): ("s", .text(system.rawValue))
      case .element(let element): ("e", writer.json(element))
      }
    let flags =
      (button.isEnabled ? 0 : 1) + (button.isBusy ? 2 : 0) + (button.isEditButton ? 4 : 0)
      + (button.isProminent ? 8 : 0)
    return [face, value, .text(button.label.shownLine), .integer(flags)]
  }

  private static func json(_ search: ScreenChrome.Search) -> JSON {
    var keys: [String: JSON] = ["p": .text(search.placeholder.shownLine)]
    if !search.text.isEmpty { keys["t"] = .text(search.text) }
    switch search.phase {
    case .off: break
    case .entered: keys["ph"] = 1
    case .filtering: keys["ph"] = 2
    }
    if let text = search.foundText { keys["c"] = .text(text.shownLine) }
    if search.isIndexing { keys["ix"] = .yes }
    if !search.scopes.isEmpty {
      keys["sc"] = .list(search.scopes.map { .text($0.shownLine) })
      keys["s"] = .integer(search.scope)
    }
    if search.hidesInitially { keys["hi"] = .yes }
    return .object(keys)
  }

  private static func json(_ refresh: ScreenChrome.Refresh) -> JSON {
    var keys: [String: JSON] = ["x": .text(refresh.text.shownLine)]
    if refresh.isRefreshing { keys["on"] = .yes }
    if let text = refresh.updated { keys["u"] = .text(text.shownLine) }
    if let text = refresh.time { keys["t"] = .text(text.shownLine) }
    return .object(keys)
  }

  private func writeState(to keys: inout [String: JSON]) {
    func text(_ text: String) -> JSON { .text(WebText(text, lines: 0).shown) }
    if let empty = chrome.emptyText { keys["em"] = text(empty) }
    if let waiting = chrome.waiting { keys["wa"] = text(waiting) }
    if let fraction = chrome.waitingFraction {
      keys["wf"] = ElementWriter.rounded(fraction).map { .number($0) }
    }
    if chrome.canCancelWaiting { keys["wc"] = .yes }
    if let failure = chrome.failure { keys["fa"] = text(failure) }
    if let notice = chrome.notice {
      keys["no"] = [
        text(notice.text), notice.isError ? 1 : 0, notice.offersUndo ? 1 : 0,
        .integer(notice.number),
      ]
    }
  }

  /// Returns the name of a command on the wire, or nil for those that a page has buttons for.
  static func name(of command: ScreenCommand.Name) -> String? {
    switch command {
    case .search: "search"
    case .leave: "leave"
    case .refresh: "refresh"
    case .edit: "edit"
    case .selectAll: "selectAll"
    case .delete: "delete"
    case .save: "save"
    case .undo: "undo"
    case .redo: "redo"
    case .back: "back"
    case .inspect: "inspect"
    case .nextTab, .previousTab, .tab, .button: nil
    }
  }
}
