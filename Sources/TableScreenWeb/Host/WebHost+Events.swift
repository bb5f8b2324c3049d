import TableScreen

extension WebHost {
  /// Carries out what a person did.
  ///
  /// An event of a row or screen that has left view meanwhile does nothing.
  ///
  /// - Throws: ``WebFault/malformed`` where the page cannot know the row or the screen that it names.
  func perform(_ event: PageEvent) throws {
    switch event {
    case .tap(let row): try send(row) { .tap($0) }
    case .tapAccessory(let row): try send(row) { .tapAccessory($0) }
    case .longPress(let row): try send(row) { .longPress($0) }
    case .control(let row, let name, let value, let title): try use(name, of: row, value, title)
    case .typed(let row, let name, let text): try type(text, into: name, of: row)
    case .setExpanded(let row, let isExpanded): try send(row) { .setExpanded($0, isExpanded) }
    case .delete(let rows): try delete(rows)
    case .rowAction(let row, let place, let index, let title):
      try runAction(of: row, place, index, title)
    case .insert(let row): try send(row) { .insert($0) }
    case .move(let row, let target, let isBehind): try move(row, to: target, isBehind)
    case .step(let row, let step): try move(row, by: step)
    case .cancel(let row): try send(row) { .cancel($0) }
    case .nextField(let row, let name, let step): try focusNext(row, name, step)
    default: try performOnWindow(event)
    }
  }

  private func performOnWindow(_ event: PageEvent) throws {
    switch event {
    case .search(let id, let text): try send(to: id, .search(text))
    case .scope(let id, let scope): try send(to: id, .scope(scope))
    case .setEditing(let id, let isOn): try send(to: id, .setEditing(isOn))
    case .barButton(let id, let edge, let index, let label): try press(id, edge, index, label)
    case .onPage(let id, let command): try perform(command, on: id)
    case .command(let id, let name):
      guard let page = try page(id) else { return }
      let command = page.screen.commands.first { ChromeWriter.name(of: $0.name) == name }
      if let command { page.screen.perform(command) }
    case .back(let id):
      guard let page = try page(id) else { return }
      navigator?.focus(page.screen)
      navigator?.back()
    case .backTo(let depth): goBack(to: depth)
    case .tab(let index):
      // There may be fewer by now.
      if let navigator, navigator.tabs.indices.contains(index) { navigator.selectTab(index) }
    case .focusPage(let id):
      if let page = try page(id) { navigator?.focus(page.screen) }
    case .index(let id, let index): try jump(in: id, to: index)
    case .answer(let place, let number): answer(place, toQuestion: number)
    case .go(let address): go(to: address)
    case .noFile(let token, let reason): try noFile(token, reason)
    default: break
    }
  }

  // MARK: Rows and pages

  /// Returns a row that a page names, or nil where it has left view since.
  private func find(_ handle: Int) throws -> (page: WebPage, row: NodeID)? {
    guard wasGiven(handle) else { throw WebFault.malformed }
    return row(handle)
  }

  /// Returns a row that a page names, also where something has come before its screen since: what a person gave to a field
  /// before they could see that is theirs.
  private func findOpen(_ handle: Int) throws -> (page: WebPage, row: NodeID)? {
    guard wasGiven(handle) else { throw WebFault.malformed }
    return openRow(handle)
  }

  private func page(_ id: Int) throws -> WebPage? {
    guard wasGiven(page: id) else { throw WebFault.malformed }
    return page(inView: id)
  }

  private func send(_ handle: Int, _ event: (NodeID) -> TableEvent) throws {
    guard let (page, row) = try find(handle) else { return }
    navigator?.focus(page.screen)
    page.screen.send(event(row))
  }

  private func send(to id: Int, _ event: TableEvent) throws {
    guard let page = try page(id) else { return }
    navigator?.focus(page.screen)
    page.screen.send(event)
  }

  /// Runs the row action that a person saw, wherever it stands by now; nothing where it has gone.
  private func runAction(
    of handle: Int, _ place: RowAction.Place, _ index: Int, _ title: String?
  ) throws {
    guard let (page, row) = try find(handle) else { return }
    let actions = page.pool.content(of: row, in: page.screen)?.rowActions[place] ?? []
    guard let index = Self.place(of: title, at: index, among: actions.map(\.title)) else { return }
    navigator?.focus(page.screen)
    page.screen.send(.rowAction(row, place, index))
  }

  /// Presses the bar button that a person saw, wherever it stands by now; nothing where it has gone.
  private func press(
    _ id: Int, _ edge: TableBarButton.Edge, _ index: Int, _ label: String?
  ) throws {
    guard let page = try page(id) else { return }
    let chrome = page.screen.chrome
    let buttons =
      switch edge {
      case .leading: chrome.leading
      case .trailing: chrome.trailing
      case .toolbar: chrome.toolbar
      }
    guard let index = Self.place(of: label, at: index, among: buttons.map(\.label)) else { return }
    navigator?.focus(page.screen)
    page.screen.send(.barButton(edge, index))
  }

  /// Returns the place of what a person saw at a place: that one if it still has the title, else the first one that has it; nil
  /// if none has.
  static func place(of title: String?, at place: Int, among titles: [String]) -> Int? {
    guard let title else { return titles.indices.contains(place) ? place : nil }
    if titles.indices.contains(place), titles[place].shownLine == title { return place }
    return titles.firstIndex { $0.shownLine == title }
  }

  private func delete(_ handles: [Int]) throws {
    let found = try handles.compactMap { try find($0) }
    guard let page = found.first?.page else { return }
    page.screen.send(.delete(found.filter { $0.page === page }.map(\.row)))
  }

  /// Moves a row into the gap in front of an item, or behind it; the core says where that is, or that it is refused.
  private func move(_ handle: Int, to target: Int, _ isBehind: Bool) throws {
    guard wasGiven(handle), wasGiven(target) else { throw WebFault.malformed }
    guard let (page, row, drop) = drop(of: handle, at: target, isBehind) else { return }
    page.screen.send(.move(row, to: drop.path))
  }

  /// Returns the message that says at which item a line marks the place that a dragged row would take.
  func landing(of handle: Int, at target: Int, _ isBehind: Bool) -> JSON {
    guard let (page, _, drop) = drop(of: handle, at: target, isBehind),
      let mark = page.list.mark(of: drop), let item = page.handle(of: mark.item)
    else { return ["mt", 0, 0] }
    return ["mt", .integer(item), mark.isBehind ? 1 : 0]
  }

  private func drop(
    of handle: Int, at target: Int, _ isBehind: Bool
  ) -> (page: WebPage, row: NodeID, TableDrop)? {
    guard let (page, row) = row(handle), let screen = page.screen as? TableScreen,
      let item = page.item(target), let gap = page.list.gap(at: item, isBehind: isBehind),
      let drop = screen.drop(of: row, into: gap)
    else { return nil }
    return (page, row, drop)
  }

  private func move(_ handle: Int, by step: Int) throws {
    guard let (page, row) = try find(handle), let path = page.list.layout.tablePath(of: row),
      let target = page.list.layout.neighbor(of: path, by: step)
    else { return }
    page.screen.send(.move(row, to: target))
  }

  // MARK: Controls

  private func control(_ name: String, of row: NodeID, in page: WebPage) -> RowControl? {
    guard let content = page.pool.content(of: row, in: page.screen) else { return nil }
    // A control that the row had a moment ago is no fault.
    return content.controls.first { $0.name == name && $0.isEnabled }
  }

  private func use(_ name: String, of handle: Int, _ given: JSON, _ title: String?) throws {
    guard let (page, row) = try findOpen(handle), let control = control(name, of: row, in: page)
    else { return }
    guard var value = ControlWriter.value(given, for: control, title) else {
      // The choice, or a control of that kind, was there a moment ago: the page is told what is there now.
      return page.pageHas(given, inControl: name, of: row, isSecret: control.isSecret)
    }
    // A press leads on from what was seen.
    if value == .null, self.row(handle) == nil { return }
    // The form has dropped what was typed, and the page does not know yet.
    if page.hasDroppedTyping(row, name) { return }
    page.typing = nil
    if control.isSecret {
      // A page begins with an empty field: where nothing is left of what was typed, nothing takes the place of the text there.
      let before = page.before(control, of: row)
      if given == "" { value = before.value }
      page.hidden = nil
    }
    page.pageHas(given, inControl: name, of: row, isSecret: control.isSecret)
    navigator?.focus(page.screen)
    page.screen.send(.control(row, name: name, value: value))
  }

  private func type(_ text: String, into name: String, of handle: Int) throws {
    guard let (page, row) = try findOpen(handle), let control = control(name, of: row, in: page)
    else { return }
    guard control.isTyped else { return }
    var text = text
    if control.isSecret {
      let before = page.before(control, of: row)
      if text.isEmpty { text = before.editText }
    } else {
      page.pageTypes(text, inControl: name, of: row)
      text = ControlWriter.typed(text, in: control)
    }
    page.screen.send(.typed(row, name: name, text: text))
    page.typing = page.screen.isTyping(in: row, control: name) ? (row, name) : nil
  }

  private func focusNext(_ handle: Int, _ name: String, _ step: Int) throws {
    guard let (page, row) = try find(handle) else { return }
    let next = page.screen.nextField(after: row, control: name, by: step, pool: page.pool)
    if let next {
      focus(next.row, control: next.control.name, in: page.screen)
    } else if step > 0, page.shownChrome.isForm {
      page.screen.send(.submit)
    }
  }

  // MARK: The window

  private func perform(_ command: PageCommand, on id: Int) throws {
    // The time of a notice runs on while its screen is out of view.
    if command == .dismissNotice, let page = page(open: id) {
      return page.screen.send(.dismissNotice)
    }
    guard let page = try page(id) else { return }
    func carryOut(_ name: ScreenCommand.Name) {
      if let command = page.screen.commands.first(where: { $0.name == name }) {
        page.screen.perform(command)
      }
    }
    navigator?.focus(page.screen)
    switch command {
    case .submit: page.screen.send(.submit)
    case .beginSearch: page.screen.send(.beginSearch)
    case .endSearch: page.screen.send(.endSearch)
    case .refresh: page.screen.send(.refresh)
    case .undo: page.screen.send(.undo)
    case .redo: page.screen.send(.redo)
    case .loadMore: page.screen.send(.loadMore)
    case .cancelWaiting: page.screen.send(.cancelWaiting)
    case .retry: page.screen.send(.retry)
    case .dismissNotice: break
    case .selectAll: carryOut(.selectAll)
    case .deleteSelected: carryOut(.delete)
    }
  }

  private func goBack(to depth: Int) {
    guard let navigator else { return }
    guard navigator.question == nil else { return windowIsUnknown() }
    // A screen that asks, or refuses, stays, with all below it.
    while navigator.depth > max(depth, 1), navigator.question == nil {
      guard navigator.leave(navigator.stack.top) else { break }
    }
    if navigator.depth != depth { stay { $0.goBack(to: depth) } }
  }

  private func jump(in id: Int, to index: Int) throws {
    guard let page = try page(id), page.shownChrome.index.indices.contains(index) else { return }
    let entry = page.shownChrome.index[index]
    let place =
      entry.row == nil
      ? page.list.position(ofSection: entry.section) : page.list.position(of: entry.path)
    if let place { scroll(page, to: place, at: .top) }
  }

  /// Answers the question of that number; one that came after it is not meant.
  private func answer(_ place: Int, toQuestion number: Int?) {
    guard let navigator, let question = navigator.question,
      number.map({ $0 == self.number(of: question) }) ?? true
    else { return }
    let onward = onward
    self.onward = nil
    if question.answers.indices.contains(place) {
      question.answer(place)
    } else {
      navigator.back()
    }
    guard let onward, onward.question === question else { return }
    if navigator.isAsking {
      // About another form on the way.
      wait(onward.go)
    } else if navigator.question == nil, navigator.depth < onward.depth - 1 {
      onward.go(self)
    }
  }

  /// Corrects the history of the page, since a screen stays; one that only asks first is not the end of the way.
  private func stay(_ go: @escaping @MainActor (WebHost) -> Void) {
    if navigator?.isAsking == true { wait(go) }
    windowIsUnknown()
  }

  private func wait(_ go: @escaping @MainActor (WebHost) -> Void) {
    guard let navigator else { return }
    onward = Onward(question: navigator.question, depth: navigator.depth, go: go)
  }

  /// Goes to an address: back to where the way there parts from what is open, and on from there.
  func go(to address: String) {
    guard let navigator, navigator.question == nil else { return }
    let wanted = WebAddress(path: address, roots: navigator.tabs.map(\.root))
    if wanted.tab != navigator.selectedTab {
      if !navigator.modals.isEmpty {
        goBack(to: navigator.tabs[navigator.selectedTab].screens.count)
        guard navigator.modals.isEmpty else { return stay { $0.go(to: address) } }
      }
      navigator.selectTab(wanted.tab)
      // A screen that keeps the person keeps its own address, too.
      guard navigator.selectedTab == wanted.tab else { return windowIsUnknown() }
    }
    let open = WebAddress(navigator).names
    let shared = zip(open, wanted.names).prefix { $0 == $1 }.count
    goBack(to: shared + 1)
    guard navigator.depth == shared + 1 else { return stay { $0.go(to: address) } }
    for name in wanted.names.dropFirst(shared) {
      guard let screen = make(name) else { break }
      navigator.acting(.open(name)) { _ = navigator.visibleScreen.open(screen) }
    }
    windowIsUnknown()
  }
}
