import TableCore

/// The saved state of a window: the open screens, with the state of each table.
///
/// A screen is made again by its ``Screen/restorationName``; those without a name, and those above them, are left
/// out. The first screens that the window began with need no name. A screen that replaced one of them, as by
/// ``TablePresentation/root``, needs one; without it, its tab begins with the original screen again.
public struct TableNavigationState: Hashable, Sendable, Codable {
  struct Entry: Hashable, Sendable, Codable {
    var name: String?
    var table: TableState?
    /// True if a closure waits for what the screen returns; nil in a state of an earlier version, too.
    var isAwaited: Bool?
    /// The place of the screen that opened it, in its own stack, or in the one below where it is the first of a modal; nil
    /// where that is the screen right below, and in a state of an earlier version.
    var opener: Int?
    /// Where the screen stands that opened it, if that is a child, or stands in another stack, or is open no more; nil in a
    /// state of an earlier version, too.
    var source: Source?
  }

  /// The place of a screen that opened another one; without a stack, that of one that is open no more.
  struct Source: Hashable, Sendable, Codable {
    var tab: Int?
    var modal: Int?
    /// The place of the screen in the stack.
    var screen = 0
    /// The way from that screen to its child, or nil.
    var children: [Child]?
  }

  /// A child screen, by its restoration name or its class.
  struct Child: Hashable, Sendable, Codable {
    var name: String
    /// Its place among the children of that name.
    var place: Int
  }

  struct Stack: Hashable, Sendable, Codable {
    var screens: [Entry] = []
    var detailStart: Int?
    /// The place of the stack's first screen among those that the window began with, if the tabs
    /// have changed since.
    var start: Int?
  }

  /// The names of the first screens that the window began with, if its tabs have changed since.
  var start: [String?]?
  var tabs: [Stack] = []
  var modals: [Stack] = []
  var selectedTab = 0
}

/// A first screen that a window began with.
struct Beginning {
  weak var screen: Screen?
  /// The screen's restoration name when the window began.
  let name: String?
}

extension TableNavigator {
  /// The state of the window, for a later run of the app to restore.
  public var state: TableNavigationState { state(withDrafts: false) }

  /// Returns the state of the window; with drafts, also what was typed into forms and is not written yet, save for secrets.
  package func state(withDrafts: Bool) -> TableNavigationState {
    // A day that somebody has chosen is another moment in each time zone.
    TableEnvironment.within(environment) { readState(withDrafts) }
  }

  private func readState(_ withDrafts: Bool) -> TableNavigationState {
    var state = TableNavigationState()
    state.tabs = tabs.map { saved($0, withDrafts) }
    let starts = tabs.map { tab in beginnings.firstIndex { $0.screen === tab.root } }
    if starts != beginnings.indices.map(Optional.some)
      || tabs.map(\.root.restorationName) != beginnings.map(\.name)
    {
      state.start = beginnings.map(\.name)
      for (place, start) in starts.enumerated() { state.tabs[place].start = start }
    }
    var isWhole = isWhole(state.tabs[selectedTab], tabs[selectedTab])
    let modals = savedModals
    for (modal, below) in zip(modals, [tabs[selectedTab]] + modals) where isWhole {
      let stack = saved(modal, above: below, withDrafts)
      isWhole = self.isWhole(stack, modal)
      if !stack.screens.isEmpty { state.modals.append(stack) }
    }
    state.selectedTab = selectedTab
    return state
  }

  private func isWhole(_ saved: TableNavigationState.Stack, _ stack: ScreenStack) -> Bool {
    saved.screens.count == kept(stack).count
  }

  /// Opens the screens of a saved state again; call it before ``start()``.
  ///
  /// Tabs that were added to those that the window begins with, or replaced them, are opened again, too. A screen that
  /// cannot be opened is left out with all those above it; the other stacks are not affected.
  ///
  /// - Parameters:
  ///   - state: the state that an earlier run has saved.
  ///   - make: makes the screen of a name, or returns nil if it can no longer be opened; the
  ///     screens above it are left out, too.
  public func restore(_ state: TableNavigationState, making make: (String) -> Screen?) {
    guard !screens.contains(where: \.isVisible) else {
      return TableDiagnostics.report(
        .lateRestoration, "a saved state was to be restored after the window has started",
        at: .init(screen: "\(type(of: visibleScreen))"))
    }
    // True while all screens in view so far are open again; modals above a missing screen are left
    // out.
    var isWhole = false
    let opened = savedTabs(of: state, make)
    for (place, tab) in opened {
      let saved = state.tabs[place]
      if let first = saved.screens.first { tab.root.restore(first) }
      let isFilled = fill(tab, from: saved, make)
      if place == state.selectedTab {
        selectedTab = tabs.firstIndex { $0 === tab } ?? 0
        isWhole = isFilled
      }
    }
    for saved in state.modals {
      guard isWhole, let first = saved.screens.first, let root = remade(first, above: stack, make)
      else { break }
      let modal = ScreenStack(root: root)
      isWhole = fill(modal, from: saved, make)
      modals.append(modal)
    }
    restoreOpeners(Dictionary(uniqueKeysWithValues: opened), state)
  }

  /// Sets the window's tabs to the saved ones, and returns those whose stacks can be opened, by place in the state.
  private func savedTabs(
    of state: TableNavigationState, _ make: (String) -> Screen?
  ) -> [(Int, ScreenStack)] {
    guard let start = state.start else {
      let names = state.tabs.map { $0.screens.first?.name }
      return zip(tabs.indices, tabs).filter { place, tab in
        names.indices.contains(place) && names[place] == tab.root.restorationName
      }
    }
    // An app that begins with other screens than it did then does not restore its tabs.
    guard start == beginnings.map(\.name) else { return [] }
    var free: [ScreenStack?] = tabs
    func take(_ place: Int) -> ScreenStack? {
      guard free.indices.contains(place) else { return nil }
      defer { free[place] = nil }
      return free[place]
    }
    var known = state.tabs.map { $0.start.flatMap(take) }
    for (place, saved) in state.tabs.enumerated() where known[place] == nil {
      guard let first = saved.screens.first, let name = first.name else { continue }
      let same = free.firstIndex { $0?.root.restorationName == name }
      known[place] =
        same.flatMap(take)
        ?? made(first, make).map { root in
          // The tab keeps what the app has said of it to the screen that was replaced in an earlier run.
          if free.count == state.tabs.count, let replaced = free[place]?.root {
            root.tabItem = root.tabItem.completed(by: replaced.tabItem)
          }
          return ScreenStack(root: root)
        }
    }
    // A screen that cannot be opened is replaced by the one that the window began with at that place.
    let places = known.indices.map { known[$0] ?? take($0) }
    let all = places.compactMap(\.self)
    guard !all.isEmpty else { return [] }
    for tab in free { tab?.root.navigator = nil }
    tabs = all
    if places.indices.contains(state.selectedTab), let tab = places[state.selectedTab] {
      selectedTab = all.firstIndex { $0 === tab } ?? 0
    }
    return known.enumerated().compactMap { place, tab in tab.map { (place, $0) } }
  }

  private func saved(
    _ stack: ScreenStack, above below: ScreenStack? = nil, _ withDrafts: Bool
  ) -> TableNavigationState.Stack {
    var saved = TableNavigationState.Stack()
    let kept = kept(stack)
    for (index, screen) in kept.enumerated() {
      if screen.restorationName == nil, below != nil || index > 0 { break }
      let openers = index > 0 ? Array(kept[..<index]) : below.map(self.kept) ?? []
      let opener = openers.firstIndex { $0 === screen.parentScreen?.outermost }
      let isAwaited = screen.returning != nil || screen.wasAwaited || screen.waiterHasGone
      saved.screens.append(
        .init(
          name: screen.restorationName,
          table: (screen as? TableScreen)?.state(withDrafts: withDrafts),
          isAwaited: isAwaited ? true : nil, opener: opener == openers.indices.last ? nil : opener,
          source: openers.isEmpty ? nil : source(of: screen, isKnown: opener != nil)))
    }
    if let first = stack.detail.first, let start = kept.firstIndex(where: { $0 === first }),
      start < saved.screens.count
    {
      saved.detailStart = start
    }
    return saved
  }

  /// Opens the saved screens above the first of a stack again, and returns whether all of them were opened.
  private func fill(
    _ stack: ScreenStack, from saved: TableNavigationState.Stack, _ make: (String) -> Screen?
  ) -> Bool {
    for entry in saved.screens.dropFirst() {
      guard let screen = remade(entry, above: stack, make) else { break }
      stack.screens.append(screen)
    }
    if let start = saved.detailStart, start > 0, start < stack.screens.count {
      stack.detailStart = start
    }
    return stack.screens.count == saved.screens.count
  }

  private func remade(
    _ entry: TableNavigationState.Entry, above stack: ScreenStack, _ make: (String) -> Screen?
  ) -> Screen? {
    guard let screen = made(entry, make) else { return nil }
    let place = entry.opener ?? stack.screens.count - 1
    screen.parentScreen = stack.screens.indices.contains(place) ? stack.screens[place] : stack.top
    screen.restore(entry)
    return screen
  }

  /// Makes a screen by its saved name and claims it for this window; returns nil if it cannot be
  /// opened here.
  private func made(
    _ entry: TableNavigationState.Entry, _ make: (String) -> Screen?
  ) -> Screen? {
    guard let screen = entry.name.flatMap(make) else { return nil }
    guard screen.navigator !== self, !Self.isPlaced(screen) else {
      Self.reportPlaced(screen)
      return nil
    }
    screen.navigator = self
    return screen
  }
}

extension Screen {
  fileprivate func restore(_ entry: TableNavigationState.Entry) {
    if let state = entry.table { (self as? TableScreen)?.restore(state) }
    wasAwaited = entry.isAwaited == true
  }
}
