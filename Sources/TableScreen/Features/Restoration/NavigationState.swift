import TableCore

/// Which screens of a window were open, and what each of them remembers.
///
/// A screen is made again by its ``Screen/restorationName``; those without one, and what stands above them, are
/// left out.
public struct NavigationState: Hashable, Sendable, Codable {
  struct Entry: Hashable, Sendable, Codable {
    var name: String?
    var table: TableState?
  }

  struct Stack: Hashable, Sendable, Codable {
    var screens: [Entry] = []
    var detailStart: Int?
  }

  /// The names of the first screens that the window began with, where its tabs became others since.
  var start: [String?]?
  var tabs: [Stack] = []
  var modals: [Stack] = []
  var selectedTab = 0
}

extension Navigator {
  /// What a later run of the app can take up again.
  public var state: NavigationState {
    var state = NavigationState()
    if tabs.map(\.root.restorationName) != startNames { state.start = startNames }
    state.tabs = tabs.map { saved($0, isNamed: false) }
    for modal in modals {
      let stack = saved(modal, isNamed: true)
      if stack.screens.isEmpty { break }
      state.modals.append(stack)
    }
    state.selectedTab = selectedTab
    return state
  }

  /// Opens the screens of a saved state again; to be called before ``start()``.
  ///
  /// Tabs that were opened beside those that the window begins with are opened again, too.
  ///
  /// - Parameters:
  ///   - state: what an earlier run has saved.
  ///   - make: makes the screen of a name, or gives nil where that can no longer be opened; then neither can
  ///     what stood above it.
  public func restore(_ state: NavigationState, making make: (String) -> Screen?) {
    guard !screens.contains(where: \.isVisible) else {
      return Diagnostics.report(
        .lateRestoration, "a saved state was to be restored after the window has started",
        at: .init(screen: "\(type(of: visibleScreen))"))
    }
    for (place, tab) in savedTabs(of: state, make) {
      let saved = state.tabs[place]
      if let first = saved.screens.first { tab.root.restore(first) }
      fill(tab, from: saved, make)
      if place == state.selectedTab { selectedTab = tabs.firstIndex { $0 === tab } ?? 0 }
    }
    for saved in state.modals {
      let below = visibleScreen
      guard let first = saved.screens.first, let root = remade(first, above: below, make) else {
        break
      }
      let modal = ScreenStack(root: root)
      fill(modal, from: saved, make)
      modals.append(modal)
    }
  }

  /// Returns the tabs that a state speaks of, by their place there: those of the window, and, where others were
  /// opened beside these, those too.
  private func savedTabs(
    of state: NavigationState, _ make: (String) -> Screen?
  ) -> [(Int, ScreenStack)] {
    let names = state.tabs.map { $0.screens.first?.name }
    guard let start = state.start else {
      return zip(tabs.indices, tabs).filter { place, tab in
        names.indices.contains(place) && names[place] == tab.root.restorationName
      }
    }
    // An app that begins with something else, or has put others in its place, begins there again.
    guard start == startNames, start.allSatisfy({ $0 != nil && names.contains($0) }) else {
      return []
    }
    var free = tabs
    let saved = names.enumerated().compactMap { place, name -> (Int, ScreenStack)? in
      if let known = free.firstIndex(where: { $0.root.restorationName == name }) {
        return (place, free.remove(at: known))
      }
      guard let screen = name.flatMap(make), !Self.isPlaced(screen) else { return nil }
      screen.navigator = self
      return (place, ScreenStack(root: screen))
    }
    tabs = saved.map(\.1) + free
    return saved
  }

  private func saved(_ stack: ScreenStack, isNamed: Bool) -> NavigationState.Stack {
    var saved = NavigationState.Stack()
    for (index, screen) in stack.screens.enumerated() {
      if screen.restorationName == nil, isNamed || index > 0 { break }
      saved.screens.append(
        .init(name: screen.restorationName, table: (screen as? TableScreen)?.state))
    }
    if let start = stack.detailStart, start < saved.screens.count { saved.detailStart = start }
    return saved
  }

  private func fill(
    _ stack: ScreenStack, from saved: NavigationState.Stack, _ make: (String) -> Screen?
  ) {
    for entry in saved.screens.dropFirst() {
      guard let screen = remade(entry, above: stack.top, make) else { break }
      stack.screens.append(screen)
    }
    guard let start = saved.detailStart, start > 0, start < stack.screens.count else { return }
    stack.detailStart = start
  }

  private func remade(
    _ entry: NavigationState.Entry, above opener: Screen, _ make: (String) -> Screen?
  ) -> Screen? {
    guard let screen = entry.name.flatMap(make) else { return nil }
    guard screen.navigator !== self, !Self.isPlaced(screen) else {
      Self.reportPlaced(screen)
      return nil
    }
    screen.navigator = self
    screen.parentScreen = opener
    screen.restore(entry)
    return screen
  }
}

extension Screen {
  fileprivate func restore(_ entry: NavigationState.Entry) {
    if let state = entry.table { (self as? TableScreen)?.restore(state) }
  }
}
