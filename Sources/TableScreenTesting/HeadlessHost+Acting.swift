public import TableScreen
import TableScreenRecording

// The actions of a person, by the titles of rows.
extension HeadlessHost {
  /// Taps the row of that title.
  ///
  /// Of several rows of one title the first is meant, here and in all calls that take a title; ``tap(at:)`` taps another one,
  /// and ``send(_:)`` does anything else to it, by its identity in ``layout``.
  ///
  /// - Throws: ``HeadlessError`` if the row is not on screen, a tap has no effect on it, or the work that the tap starts does
  ///   not settle.
  public func tap(_ title: String) async throws { try await tap(at: find(title)) }

  /// Taps the row at a position.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if a tap has no effect on the row, as where it has no action, no children,
  ///   no link and no field, and cannot be selected.
  public func tap(at path: TablePath) async throws {
    let id = try row(id: path)
    let content = row(at: path)
    let hasField = content?.controls.contains { $0.takesText } == true
    let staysSelected = screen?.model.cell(id)?.flag(.keepSelection) == true
    guard hasField || staysSelected || content?.isTappable != false else {
      throw HeadlessError.notOffered("be tapped", by: content?.title ?? "the row at \(path)")
    }
    if hasField {
      (focus, focusedControl, isInFirstField) = (id, nil, false)
      leaveSearch()
    }
    try await send(.tap(id))
  }

  /// Long-presses the row of that title.
  public func longPress(_ title: String) async throws {
    let path = try find(title)
    guard row(at: path)?.isLongPressable == true else {
      throw HeadlessError.notOffered("be pressed long", by: title)
    }
    try await send(.longPress(row(id: path)))
  }

  /// Taps the accessory of the row of that title.
  public func tapAccessory(_ title: String) async throws {
    let path = try find(title)
    guard row(at: path)?.isAccessoryTappable == true else {
      throw HeadlessError.notOffered("be tapped at its end", by: title)
    }
    try await send(.tapAccessory(row(id: path)))
  }

  // MARK: Search and refresh

  /// Searches for a text.
  public func search(_ text: String) async throws {
    try checkOffered(.search(text), as: "search")
    hasLeftSearch = false
    leaveField()
    visibleScreen.send(.beginSearch)
    try await send(.search(text))
  }

  /// Notes that the focus goes on from the search field to a row.
  func leaveSearch() { hasLeftSearch = chrome.search.map { $0.phase != .off } ?? false }

  /// Limits the search to the scope of that name.
  public func selectScope(_ name: String) async throws {
    let scopes = chrome.search?.scopes ?? []
    guard let index = scopes.firstIndex(of: name) else {
      throw HeadlessError.noSuch("scope", named: name, among: scopes)
    }
    try await send(.scope(index))
  }

  /// Leaves the search, if the person is in one.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if the screen has no search.
  public func endSearch() async throws {
    try await send(.endSearch, offeredAs: "end a search")
  }

  /// Refreshes the table, as a pull does.
  public func refresh() async throws {
    try await send(.refresh, offeredAs: "refresh")
  }

  /// Loads the rows beyond the last one, or tries again after that failed.
  public func loadMore() async throws {
    try await send(.loadMore, offeredAs: "load more")
  }

  /// Retries the work whose failure shows in place of the rows.
  public func retry() async throws {
    try await send(.retry, offeredAs: "retry")
  }

  // MARK: Editing

  /// Turns edit mode on or off.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if nothing on the screen can be edited, and it has no button for it.
  public func setEditing(_ isEditing: Bool) async throws {
    try await makeEditable()
    guard mayEdit else { throw HeadlessError.notOffered("be edited", by: screenName) }
    try await send(.setEditing(isEditing))
  }

  /// Draws the rows where nothing is known to be editable yet: those that are made as they are drawn are known then.
  private func makeEditable() async throws {
    guard !mayEdit else { return }
    _ = page
    // A person saw the first rows as the screen came, wherever they have scrolled to since.
    if !mayEdit { for path in paths.prefix(pageLength) { _ = row(at: path) } }
    try await settle()
  }

  private var mayEdit: Bool {
    let buttons = chrome.leading + chrome.trailing + chrome.toolbar
    return chrome.isEditable || chrome.isEditing || buttons.contains(where: \.isEditButton)
  }

  /// Deletes the rows of these titles at once; a title that is given twice means the first two rows of that title.
  ///
  /// - Throws: ``HeadlessError/tooFew(_:onScreen:)`` if a title is given more often than there are rows of it.
  public func delete(_ titles: String...) async throws {
    var given: [String: Int] = [:]
    let rows = try titles.map { title in
      let path = try find(title, after: given[title, default: 0])
      given[title, default: 0] += 1
      guard row(at: path)?.editing == .delete else {
        throw HeadlessError.notOffered("be deleted", by: title)
      }
      return try row(id: path)
    }
    try await send(.delete(rows))
  }

  /// Sends an event of the app to all open screens.
  public func tell(_ event: TableAppEvent) async throws {
    // What the screens do then, as locking, is not in the state that comes back.
    if event == .background { save() }
    navigator.send(event)
    try await settle()
  }

  /// Chooses a swipe action or menu item of the row of that title.
  public func choose(_ action: String, of title: String) async throws {
    let path = try find(title)
    let actions = row(at: path)?.rowActions ?? [:]
    for place in [RowAction.Place.menu, .trailing, .leading] {
      guard let index = actions[place]?.firstIndex(where: { $0.title == action }) else { continue }
      return try await send(.rowAction(row(id: path), place, index))
    }
    let known = actions.values.flatMap { $0.map(\.title) }.sorted()
    throw HeadlessError.noSuch("row action", named: action, among: known)
  }

  /// Swipes the row of that title, which deletes it if it can be deleted.
  public func swipe(_ title: String) async throws { try await delete(title) }

  /// Drags the row of that title to a place in its section.
  ///
  /// - Throws: ``HeadlessError/noPlace(_:last:)`` if the section has no such place.
  public func move(_ title: String, to row: Int) async throws {
    try await move(title, to: TablePath(find(title).section, row))
  }

  /// Drags the row of that title to a position on screen: that of another row, or the one behind the last row of
  /// another section.
  ///
  /// - Throws: ``HeadlessError/noPlace(_:last:)`` if there is no such position.
  public func move(_ title: String, to target: TablePath) async throws {
    leaveField()
    let path = try find(title)
    guard row(at: path)?.isMoveable == true else {
      throw HeadlessError.notOffered("be moved", by: title)
    }
    let last = lastPlace(of: path, in: target.section)
    guard target.section == last.section, 0...last.row ~= target.row else {
      throw HeadlessError.noPlace(target, last: last)
    }
    try await send(.move(row(id: path), to: target))
  }

  /// Returns the last position that a row can be dragged to in a section, or in the last section if
  /// that one does not exist.
  private func lastPlace(of path: TablePath, in section: Int) -> TablePath {
    let layout = layout
    let section = 0..<layout.sectionCount ~= section ? section : layout.sectionCount - 1
    let count = layout.rowCount(in: section)
    return TablePath(section, section == path.section ? count - 1 : count)
  }

  /// Uses the insert control of the row of that title.
  public func insert(at title: String) async throws {
    let path = try find(title)
    guard row(at: path)?.editing == .insert else {
      throw HeadlessError.notOffered("insert", by: title)
    }
    try await send(.insert(row(id: path)))
  }

  /// Undoes the last step.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if there is no such step.
  public func undo() async throws {
    try await send(.undo, offeredAs: "undo")
  }

  /// Redoes the step that was undone last.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if there is no such step.
  public func redo() async throws {
    try await send(.redo, offeredAs: "redo")
  }

  // MARK: Structure

  /// Shows the children of the row of that title.
  public func expand(_ title: String) async throws { try await setExpanded(true, title) }

  /// Hides the children of the row of that title.
  public func collapse(_ title: String) async throws { try await setExpanded(false, title) }

  private func setExpanded(_ isExpanded: Bool, _ title: String) async throws {
    let path = try find(title)
    guard row(at: path)?.isExpanded != nil else {
      throw HeadlessError.notOffered(isExpanded ? "expand" : "collapse", by: title)
    }
    try await send(.setExpanded(row(id: path), isExpanded))
  }

  // MARK: Getting around

  /// Jumps to the row or section that an entry of the index leads to.
  public func jump(to entry: String) async throws {
    let index = chrome.index
    guard let match = index.first(where: { $0.title == entry }) else {
      throw HeadlessError.noSuch("index entry", named: entry, among: index.map(\.title))
    }
    leaveField()
    scroll(to: match.path, at: .top, in: visibleScreen)
    try await settle()
  }

  /// Scrolls the row of that title to the top.
  public func scroll(to title: String) async throws {
    scroll(to: try find(title), at: .top, in: visibleScreen)
    try await settle()
  }

  /// Goes back to the screen below, or closes the modal in view, unless the screen refuses.
  public func back() async throws {
    leaveField()
    guard navigator.back() else { throw HeadlessError.notOffered("go back", by: screenName) }
    try await settle()
  }

  /// The question in view, or nil.
  public var question: TableQuestion? { navigator.question }

  /// Answers the question in view by the answer of that title.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if none is in view.
  public func answer(_ title: String) async throws {
    guard let question else { throw HeadlessError.notOffered("answer", by: screenName) }
    let titles = question.answers.map(\.title)
    guard let place = titles.firstIndex(of: title) else {
      throw HeadlessError.noSuch("answer", named: title, among: titles)
    }
    question.answer(place)
    try await settle()
  }

  /// Closes the window, as a person does; a dirty form asks first.
  ///
  /// - Returns: whether the window is closed; if not, a question is in view, whose answer decides, or a screen has refused
  ///   by `shouldGoBack()`, and is in view.
  @discardableResult
  public func closeWindow() async throws -> Bool {
    leaveField()
    var isClosed = false
    navigator.leaveAll { [weak self] in
      self?.close()
      isClosed = true
    }
    if !isClosed { try await settle() }
    return isClosed
  }

  /// Closes the modal in view.
  public func closeModal() async throws {
    guard chrome.isModal else { throw HeadlessError.notOffered("be closed", by: screenName) }
    try await back()
  }

  /// Presses the bar button of that label.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if it is disabled, or its action is running, and
  ///   ``HeadlessError/noSuch(_:named:among:)`` if there is none.
  public func press(_ label: String) async throws {
    leaveField()
    let edges: [(TableBarButton.Edge, [ScreenChrome.Button])] = [
      (.leading, chrome.leading), (.trailing, chrome.trailing), (.toolbar, chrome.toolbar),
    ]
    for (edge, buttons) in edges {
      let isMeant = { (button: ScreenChrome.Button) in
        button.label == label && button.isEnabled && !button.isBusy
      }
      if let index = buttons.firstIndex(where: isMeant) {
        return try await send(.barButton(edge, index))
      }
    }
    if edges.contains(where: { $0.1.contains { $0.label == label } }) {
      throw HeadlessError.notOffered("be pressed", by: label)
    }
    let words = TableEnvironment.within(navigator.environment) { TableWords.current }
    if label == words.edit { try await makeEditable() }
    let offered = chrome.isEditing ? words.done : words.edit
    if chrome.offersEditing, label == offered { return try await setEditing(!chrome.isEditing) }
    let labels = edges.flatMap { $0.1.map(\.label) } + (chrome.offersEditing ? [offered] : [])
    throw HeadlessError.noSuch("bar button", named: label, among: labels)
  }

  /// Selects the tab of that title, if the screens in view agree.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` below a modal, and ``HeadlessError/noSuch(_:named:among:)`` if there is no
  ///   such tab.
  public func selectTab(_ title: String) async throws {
    let titles = navigator.tabs.map(\.root.tabTitle)
    guard let index = titles.firstIndex(of: title) else {
      throw HeadlessError.noSuch("tab", named: title, among: titles)
    }
    guard navigator.modals.isEmpty else {
      throw HeadlessError.notOffered("go to the tab “\(title)”", by: screenName)
    }
    leaveField()
    navigator.selectTab(index)
    try await settle()
  }

  /// Sends an event to the screen in view, and waits until the work that it starts has settled.
  public func send(_ event: TableEvent) async throws {
    if event == .beginSearch || event == .endSearch { hasLeftSearch = false }
    leaveField(for: event)
    visibleScreen.send(event)
    try await settle()
  }

  // MARK: Finding

  /// Sends an event of a person to the screen in view, which has to offer it to them.
  func send(_ event: TableEvent, offeredAs what: String) async throws {
    try checkOffered(event, as: what)
    try await send(event)
  }

  private func checkOffered(_ event: TableEvent, as what: String) throws {
    guard visibleScreen.offers(event) else {
      throw HeadlessError.notOffered(what, by: screenName)
    }
  }

  package var screenName: String { "the screen “\(chrome.title)”" }

  func find(_ title: String, after others: Int = 0) throws -> TablePath {
    guard screen != nil else { throw HeadlessError.noTable }
    if let path = path(of: title, after: others) { return path }
    let count = (0..<others).prefix { path(of: title, after: $0) != nil }.count
    if count > 0 { throw HeadlessError.tooFew(title, onScreen: count) }
    throw HeadlessError.notOnScreen(title, nearest: nearest(title, among: titles.prefix(10_000)))
  }

  func row(id path: TablePath) throws -> NodeID {
    guard let row = layout.row(at: path) else { throw HeadlessError.noRow(path) }
    return row.id
  }
}
