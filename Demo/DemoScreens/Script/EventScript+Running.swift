package import TableScreen

extension EventScript {
  /// Carries out the events on what `table` shows, and prints what they ask for.
  ///
  /// - Parameters:
  ///   - table: what the events happen to.
  ///   - frame: what is on screen, as text.
  ///   - print: takes what is printed.
  /// - Throws: ``ScriptError`` at the first event that is not possible.
  @MainActor package func run(
    on table: HeadlessHost, frame: () -> String, print: (String) -> Void
  ) async throws {
    for step in steps {
      do {
        switch step.event {
        case .frame: print(frame())
        case .titles: table.titles.forEach { print($0) }
        case .tap(let title): try await table.tapAnything(title)
        case .longPress(let title): try await table.longPress(title)
        case .toggle(let title): try await table.toggle(title)
        case .delete(let title): try await table.delete(title)
        case .move(let title, let row): try await table.move(title, to: row)
        case .search(let text): try await table.search(text)
        case .endSearch: try await table.endSearch()
        case .refresh: try await table.refresh()
        case .edit(let isOn): try await table.setEditing(isOn)
        case .index(let entry): try await table.jump(to: entry)
        case .expand(let title): try await table.expand(title)
        case .collapse(let title): try await table.collapse(title)
        case .back: try await table.back()
        case .type(let text): try await table.type(text)
        case .undo: try await table.undo()
        case .redo: try await table.redo()
        }
      } catch let error as HeadlessError {
        throw ScriptError(line: step.line, what: "\(error)")
      }
    }
    if !steps.contains(where: { $0.event == .frame }) { print(frame()) }
  }
}

extension HeadlessHost {
  /// Taps the row of that title, or else presses the bar button of that label.
  fileprivate func tapAnything(_ title: String) async throws {
    let buttons = chrome.leading + chrome.trailing + chrome.toolbar
    if path(of: title) == nil && buttons.contains(where: { $0.label == title }) {
      try await press(title)
    } else {
      try await tap(title)
    }
  }
}
