import TableScreen
package import TableScreenTesting

extension EventScript {
  /// Carries out the events on what `table` shows, and prints what they ask for.
  ///
  /// - Parameters:
  ///   - table: what the events happen to.
  ///   - frame: what is on screen, as text.
  ///   - put: takes what is printed.
  /// - Throws: ``ScriptError`` at the first event that is not possible, and what `put` throws.
  @MainActor package func run(
    on table: HeadlessHost, frame: () -> String, put: (String) throws -> Void
  ) async throws {
    for step in steps {
      do {
        switch step.event {
        case .frame: try put(try await settled(table, frame))
        case .titles: try table.titles.forEach { try put(TextSanitizer().line($0)) }
        default: try await table.act(step.event)
        }
      } catch let error as HeadlessError {
        throw ScriptError(line: step.line, what: "\(error)")
      }
    }
    if !steps.contains(where: { $0.event == .frame }) {
      try put(try await settled(table, frame))
    }
  }

  /// Returns what is on screen when all has come that drawing it asks for, such as pictures.
  @MainActor private func settled(_ table: HeadlessHost, _ frame: () -> String) async throws
    -> String
  {
    _ = frame()
    try await table.settle()
    return frame()
  }
}

extension HeadlessHost {
  /// Does what a person does; what only prints does nothing here.
  fileprivate func act(_ event: ScriptEvent) async throws {
    switch event {
    case .frame, .titles: break
    case .tap(let title): try await tapAnything(title)
    case .longPress(let title): try await longPress(title)
    case .details(let title): try await tapAccessory(title)
    case .toggle(let title): try await toggle(title)
    case .choose(let offer, let title): try await choose(offer, of: title)
    case .select(let title): try await setSelected(true, title)
    case .deselect(let title): try await setSelected(false, title)
    case .delete(let title): try await delete(title)
    case .insert(let title): try await insert(at: title)
    case .move(let title, let row): try await move(title, to: row)
    case .search(let text): try await search(text)
    case .scope(let name): try await selectScope(name)
    case .endSearch: try await leaveSearch()
    case .refresh: try await refresh()
    case .more: try await loadMore()
    case .retry: try await retry()
    case .edit(let isOn): try await edit(isOn)
    case .index(let entry): try await jump(to: entry)
    case .expand(let title): try await expand(title)
    case .collapse(let title): try await collapse(title)
    case .back: try await back()
    case .tab(let title): try await selectTab(title)
    case .type(let text): try await type(text)
    case .undo: try await undo()
    case .redo: try await redo()
    }
  }

  /// Taps the row of that title, or else presses the bar button of that label.
  private func tapAnything(_ title: String) async throws {
    let buttons = chrome.leading + chrome.trailing + chrome.toolbar
    if path(of: title) == nil && buttons.contains(where: { $0.label == title }) {
      try await press(title)
    } else {
      try await tap(title)
    }
  }

  /// Leaves a search that there is.
  private func leaveSearch() async throws {
    guard let search = chrome.search, search.phase != .off else {
      throw HeadlessError.notOffered("leave a search", by: screenName)
    }
    try await endSearch()
  }

  /// Turns edit mode on or off where something on screen does.
  private func edit(_ isOn: Bool) async throws {
    // Rows that are made as they are drawn are known to be editable then.
    _ = page
    try await settle()
    let buttons = chrome.leading + chrome.trailing + chrome.toolbar
    let hasButton = buttons.contains { $0.face == .system(.edit) }
    guard hasButton || chrome.offersEditing else {
      throw HeadlessError.notOffered("edit", by: screenName)
    }
    try await setEditing(isOn)
  }

  /// Taps a row where that selects it, or lets go of it; what is not selected cannot be let go of.
  private func setSelected(_ isSelected: Bool, _ title: String) async throws {
    let mistake = HeadlessError.notOffered(isSelected ? "be selected" : "be let go of", by: title)
    if !isSelected, row(title)?.isSelected == false { throw mistake }
    if row(title)?.isSelected != isSelected { try await tap(title) }
    guard row(title)?.isSelected == isSelected else { throw mistake }
  }
}
