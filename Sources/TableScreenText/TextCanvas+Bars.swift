import TableScreen

extension TextCanvas {
  // MARK: Title

  mutating func drawTitle() {
    guard let row = plan.title else { return }
    frame.grid.clear(0..<columns, row, style: TextStyle(.bar))
    // In a narrow bar, elements are left out one by one, the title last.
    var left = titleStart(showsBack: true)
    var right = titleEnd(showsRefresh: true)
    let title = titleLine(width: columns)
    let room = columns - 4 - min(title.width, 16)
    if left.width + right.width > room { right = titleEnd(showsRefresh: false) }
    if left.width + right.width > room { left = titleStart(showsBack: false) }
    right.fit(min(right.width, max(columns - left.width - 4, 0)))
    let first = left.width > 0 ? left.width + 3 : 1
    let last = right.width > 0 ? columns - right.width - 3 : columns - 1
    put(left, at: 1, row)
    put(right, at: columns - 1 - right.width, row)
    guard last > first else { return }
    let text = titleLine(width: last - first)
    let middle = (columns - text.width) / 2
    put(text, at: min(max(middle, first), last - text.width), row)
  }

  private func titleStart(showsBack: Bool) -> TextLine {
    var line = TextLine()
    if chrome.isModal {
      var close = TextLine(glyphs: glyphs.close, TextStyle(.accent))
      if showsBack {
        close.append(spaces: 1)
        close.append(parts.line(TableWords.current.close, width: 16, style: TextStyle(.accent)))
      }
      close.mark(.back)
      line.append(close)
    } else if let title = chrome.backTitle {
      var back = TextLine(glyphs: glyphs.back, TextStyle(.accent))
      if showsBack {
        let title = title.isEmpty ? TableWords.current.back : title
        back.append(spaces: 1)
        back.append(parts.line(title, width: max(columns / 4, 4), style: TextStyle(.accent)))
      }
      back.mark(.back)
      line.append(back)
    }
    append(chrome.leading, .leading, to: &line)
    return line
  }

  private func titleEnd(showsRefresh: Bool) -> TextLine {
    var line = selectedCount
    if let refresh = chrome.refresh {
      var part = TextLine()
      let isRunning = refresh.isRefreshing
      if isRunning {
        part.append(spinner: glyphs.spinner(state.spinnerPhase))
      } else {
        part.append(glyphs: glyphs.refresh, TextStyle(.accent))
      }
      if showsRefresh, let text = isRunning ? refresh.text : refresh.time {
        part.append(spaces: 1)
        part.append(
          parts.line(text, width: max(columns / 3, 0), style: TextStyle(.secondary, .dim)))
      }
      part.mark(.refresh)
      if line.width > 0 { line.append(spaces: 2) }
      line.append(part)
    }
    append(chrome.trailing, .trailing, to: &line)
    if chrome.offersEditing, !options.hidesEditing {
      if line.width > 0 { line.append(spaces: 2) }
      let word = chrome.isEditing ? TableWords.current.done : TableWords.current.edit
      var edit = parts.line(
        word, width: 16, style: TextStyle(.accent, chrome.isEditing ? .bold : []))
      edit.mark(.edit)
      line.append(edit)
    }
    return line
  }

  /// The number of selected rows in words; empty if there are none.
  private var selectedCount: TextLine {
    guard chrome.selectedCount > 0 else { return TextLine() }
    let words = TableWords.current
    let text = words.selected.text(for: chrome.selectedCount, in: words.locale)
    return parts.line(text, width: max(columns / 3, 0), style: TextStyle(.secondary))
  }

  private func append(
    _ buttons: [ScreenChrome.Button], _ edge: TableBarButton.Edge, to line: inout TextLine
  ) {
    for (index, button) in buttons.enumerated() {
      switch button.face {
      case .system(.flexibleSpace): continue
      case .system(.fixedSpace): line.append(spaces: 2)
      default:
        if line.width > 0 { line.append(spaces: 2) }
        line.append(self.button(button, edge, index))
      }
    }
  }

  private func button(
    _ button: ScreenChrome.Button, _ edge: TableBarButton.Edge, _ index: Int
  ) -> TextLine {
    var style = button.isEnabled ? TextStyle(.accent) : TextStyle(.secondary, .dim)
    if button.isProminent { style.marks.insert(.bold) }
    var line = TextLine()
    if button.isEnabled, let key = key(of: index, edge) {
      line.append(glyphs: key, TextStyle(.key, .dim))
      line.append(spaces: 1)
    }
    if button.isBusy {
      line.append(spinner: glyphs.spinner(state.spinnerPhase))
      line.append(spaces: 1)
    }
    if case .element(let element) = button.face {
      line.append(self.line(of: element, width: 24))
    } else {
      line.append(parts.line(button.label, width: 24, style: style))
    }
    if button.isEnabled { line.mark(.button(edge, index)) }
    return line
  }

  /// The fewest columns of a bar whose buttons show their keys.
  private static let leastForKeys = 30

  /// Returns the key of a bar button, by its place among all buttons with a label.
  private func key(of index: Int, _ edge: TableBarButton.Edge) -> String? {
    guard columns >= Self.leastForKeys else { return nil }
    let edges =
      [(.leading, chrome.leading), (.trailing, chrome.trailing), (.toolbar, chrome.toolbar)]
      as [(TableBarButton.Edge, [ScreenChrome.Button])]
    var place = 0
    for (other, buttons) in edges {
      let before = other == edge ? buttons.prefix(index) : buttons[...]
      place += before.count { !$0.label.isEmpty }
      if other == edge { break }
    }
    return options.buttonKeys.indices.contains(place) ? options.buttonKeys[place] : nil
  }

  // MARK: Tabs and search

  mutating func drawTabs() {
    guard let row = plan.tabs else { return }
    let tabs = chrome.tabs.map { ($0.title, $0.badge) }
    draw(tabs, selected: chrome.selectedTab, row) { .tab($0) }
  }

  mutating func drawScopes() {
    guard let row = plan.scopes, let search = chrome.search else { return }
    draw(search.scopes.map { ($0, nil) }, selected: search.scope, row) { .scope($0) }
  }

  /// Draws choices beside each other, the selected one in brackets and always in view.
  private mutating func draw(
    _ choices: [(title: String, badge: String?)], selected: Int, _ row: Int,
    target: (Int) -> TextTarget
  ) {
    let items = choices.enumerated().map { index, choice in
      let isSelected = index == selected
      let style = isSelected ? TextStyle(.accent, .bold) : TextStyle(.secondary)
      var item = TextLine(glyphs: isSelected ? "[" : " ", style)
      item.append(parts.line(choice.title, width: 20, style: style))
      if let badge = choice.badge {
        item.append(glyphs: " (", TextStyle(.badge))
        item.append(parts.line(badge, width: 6, style: TextStyle(.badge)))
        item.append(glyphs: ")", TextStyle(.badge))
      }
      item.append(glyphs: isSelected ? "]" : " ", style)
      item.mark(target(index))
      return item
    }
    let room = max(columns - 1, 0)
    var first = 0
    func end(of index: Int) -> Int { items[first...index].reduce(0) { $0 + $1.width + 1 } - 1 }
    if items.indices.contains(selected) {
      while first < selected, end(of: selected) > room { first += 1 }
    }
    var line = TextLine()
    for item in items.dropFirst(first) {
      line.append(item)
      line.append(spaces: 1)
    }
    line.fit(min(line.width, room))
    put(line, at: 1, row)
  }

  mutating func drawSearch() {
    guard let row = plan.search, let search = chrome.search else { return }
    var right = TextLine()
    if search.isIndexing {
      right.append(spinner: glyphs.spinner(state.spinnerPhase))
      right.append(spaces: 1)
    }
    if let text = search.foundText {
      right.append(parts.line(text, width: columns / 2, style: TextStyle(.secondary)))
    }
    if columns >= 36 {
      if search.found != nil {
        right.append(glyphs: " \(glyphs.dot) ", TextStyle(.secondary, .dim))
      }
      right.append(
        parts.line(TableWords.current.escapeKey, width: 8, style: TextStyle(.key, .bold)))
      right.append(spaces: 1)
      right.append(
        parts.line(TableWords.current.endsSearch, width: 12, style: TextStyle(.secondary)))
    }
    let width = max(columns - right.width - 6, 1)
    var line = TextLine(glyphs: glyphs.search, TextStyle(.accent))
    line.append(spaces: 1)
    let caret: Int? = if case .search(let caret) = state.focus { caret } else { nil }
    if let caret {
      let editor = TextEditorLine(
        search.text, caret: caret, width: width, parts: parts, style: TextStyle(.plain))
      line.append(editor.line(drawsCaret: options.drawsCaret, glyphs: glyphs))
    } else {
      line.append(parts.line(search.text, width: width))
    }
    if search.text.isEmpty {
      line.append(
        parts.line(search.placeholder, width: width - 1, style: TextStyle(.secondary, .dim)))
    }
    put(line, at: 1, row)
    put(right, at: columns - 1 - right.width, row)
    mark(.search, 0..<columns, row)
  }

  // MARK: The last lines

  mutating func drawToolbar() {
    guard let row = plan.toolbar else { return }
    // Buttons between flexible spaces stand together; the spaces share what is left over.
    var groups = [TextLine()]
    for (index, button) in chrome.toolbar.enumerated() {
      if button.face == .system(.flexibleSpace) {
        groups.append(TextLine())
        continue
      }
      let last = groups.count - 1
      if groups[last].width > 0 { groups[last].append(spaces: 2) }
      if button.face != .system(.fixedSpace) {
        groups[last].append(self.button(button, .toolbar, index))
      }
    }
    var left = max(columns - 2 - groups.reduce(0) { $0 + $1.width }, 0)
    var line = TextLine()
    for (index, group) in groups.enumerated() {
      if index > 0 {
        let part = left / (groups.count - index)
        line.append(spaces: max(part, 2))
        left -= part
      }
      line.append(group)
    }
    line.fit(min(line.width, max(columns - 2, 0)))
    put(line, at: 1, row)
  }

  mutating func drawNotice() {
    guard let row = plan.notice else { return }
    if plan.noticeLines.isEmpty, chrome.waiting != nil {
      let waiting = TextWaiting(chrome, phase: state.spinnerPhase, parts: parts)
      put(waiting.line(width: columns - 2), at: 1, row)
    }
    for (index, line) in plan.noticeLines.enumerated() {
      mark(.notice, 0..<columns, row + index)
      put(line, at: 1, row + index)
    }
  }
}
