/// The screens of one window: tabs of stacks, and modals above them.
@MainActor public final class Navigator {
  /// What shows the screens.
  public private(set) weak var host: (any TableHost)?
  /// The stacks, one for each tab; a window without tabs has one.
  public private(set) var tabs: [ScreenStack]
  /// The tab in view.
  public private(set) var selectedTab = 0
  /// The modals, the topmost last.
  public private(set) var modals: [ScreenStack] = []

  /// Creates the navigation of a window; ``start()`` shows its first screen.
  ///
  /// - Parameters:
  ///   - roots: the first screen of each tab; at least one.
  ///   - host: what shows the screens.
  public init(_ roots: [Screen], host: any TableHost) {
    precondition(!roots.isEmpty, "a window shows at least one screen")
    tabs = roots.map { ScreenStack(root: $0) }
    self.host = host
    for root in roots { root.navigator = self }
  }

  /// The stack in view.
  public var stack: ScreenStack { modals.last ?? tabs[selectedTab] }

  /// The screen in view.
  public var visibleScreen: Screen { stack.top }

  /// Whether there is a screen below the one in view.
  public var canGoBack: Bool { stack.screens.count > 1 || !modals.isEmpty }

  /// Shows the first screen.
  public func start() {
    let screen = visibleScreen
    appear(screen, isFirst: true) { host?.navigate(.start(screen)) }
  }

  // MARK: Opening

  func open(_ screen: Screen, from opener: Screen, as presentation: Presentation) {
    guard screen !== visibleScreen else { return }
    screen.parentScreen = opener
    screen.navigator = self
    switch presentation {
    case .push: push(screen)
    case .modal: present(screen)
    case .root: replace(stack.screens, with: screen)
    case .replace: replace([stack.top], with: screen)
    case .tab(let title):
      guard let index = tabs.firstIndex(where: { $0.root.title == title }) else {
        return reportUnknownTab(title)
      }
      selectTab(index)
      push(screen)
    }
  }

  private func push(_ screen: Screen) {
    let covered = visibleScreen
    covered.willDisappear()
    appear(screen, isFirst: true) {
      stack.screens.append(screen)
      covered.isVisible = false
      host?.navigate(.push(screen))
      covered.onDisappear()
    }
  }

  private func present(_ screen: Screen) {
    let covered = visibleScreen
    covered.willDisappear()
    appear(screen, isFirst: true) {
      modals.append(ScreenStack(root: screen))
      covered.isVisible = false
      host?.navigate(.present(screen))
      covered.onDisappear()
    }
  }

  private func replace(_ old: [Screen], with screen: Screen) {
    let stack = stack
    for screen in old.reversed() { leave(screen) }
    appear(screen, isFirst: true) {
      stack.screens.removeAll { screen in old.contains { $0 === screen } }
      stack.screens.append(screen)
      host?.navigate(.replace(stack.screens))
      for screen in old.reversed() { left(screen) }
    }
  }

  // MARK: Closing

  /// Leaves the screen in view by the back button, or closes the modal it is the first screen of.
  ///
  /// - Returns: whether there was somewhere to go back to.
  @discardableResult
  public func back() -> Bool {
    let screen = visibleScreen
    guard pop(screen) else { return false }
    visibleScreen.onBack()
    return true
  }

  func close(_ screen: Screen, returning value: Any?) {
    let (opener, returning) = (screen.parentScreen, screen.returning)
    guard pop(screen) else {
      return Diagnostics.report(
        Diagnostic(
          what: "a screen was closed that nothing stands below",
          place: .init(screen: "\(type(of: screen))"), why: "it stays open",
          remedy: "close only screens that were opened by another one"))
    }
    returning?(value)
    opener?.onReturn(from: screen, with: value)
  }

  /// Takes a screen, and those above it in its stack, away.
  private func pop(_ screen: Screen) -> Bool {
    if let modal = modals.last, modal.root === screen { return dismiss(modal) }
    guard let index = stack.screens.firstIndex(where: { $0 === screen }), index > 0 else {
      return false
    }
    let popped = Array(stack.screens[index...])
    for screen in popped.reversed() { leave(screen) }
    let revealed = stack.screens[index - 1]
    appear(revealed, isFirst: false) {
      stack.screens.removeSubrange(index...)
      host?.navigate(.pop(popped, revealing: revealed))
      for screen in popped.reversed() { left(screen) }
    }
    return true
  }

  private func dismiss(_ modal: ScreenStack) -> Bool {
    for screen in modal.screens.reversed() { leave(screen) }
    let revealed = modals.dropLast().last?.top ?? tabs[selectedTab].top
    appear(revealed, isFirst: false) {
      modals.removeLast()
      host?.navigate(.dismiss(modal.root, revealing: revealed))
      for screen in modal.screens.reversed() { left(screen) }
    }
    return true
  }

  /// Goes back to the first screen of the stack in view.
  public func popToRoot() {
    guard stack.screens.count > 1 else { return }
    _ = pop(stack.screens[1])
  }

  // MARK: Tabs

  /// Chooses a tab; a modal above it stays.
  public func selectTab(_ index: Int) {
    guard tabs.indices.contains(index), index != selectedTab, modals.isEmpty else { return }
    let covered = visibleScreen
    covered.willDisappear()
    let revealed = tabs[index].top
    appear(revealed, isFirst: !revealed.isLoaded) {
      selectedTab = index
      covered.isVisible = false
      host?.navigate(.selectTab(index))
      covered.onDisappear()
    }
  }

  private func reportUnknownTab(_ title: String) {
    let titles = tabs.map(\.root.title).joined(separator: ", ")
    Diagnostics.report(
      Diagnostic(
        what: "no tab is named \(title)", place: .init(screen: "\(type(of: visibleScreen))"),
        why: "nothing was opened", remedy: "the tabs are \(titles)"))
  }

  // MARK: Hooks

  private func appear(_ screen: Screen, isFirst: Bool, _ show: () -> Void) {
    screen.load()
    screen.willAppear()
    if isFirst { screen.willPresent() }
    screen.isVisible = true
    screen.isShown = true
    show()
    screen.onAppear()
    if isFirst { screen.onPresent() }
  }

  private func leave(_ screen: Screen) {
    if screen.isVisible { screen.willDisappear() }
    screen.willDismiss()
  }

  private func left(_ screen: Screen) {
    if screen.isVisible {
      screen.isVisible = false
      screen.onDisappear()
    }
    screen.onDismiss()
    screen.tearDown()
    screen.navigator = nil
  }

  /// Ends all screens; the window is gone.
  public func end() {
    let stacks = modals.reversed() + tabs
    for screen in stacks.flatMap({ $0.screens.reversed() }) {
      leave(screen)
      left(screen)
    }
  }

  // MARK: Chrome

  func describe(_ screen: Screen, in chrome: inout ScreenChrome) {
    for stack in modals + tabs {
      guard let index = stack.screens.firstIndex(where: { $0 === screen }) else { continue }
      if index > 0 { chrome.backTitle = stack.screens[index - 1].title }
      chrome.isModal = index == 0 && modals.contains { $0 === stack }
    }
    // Below a modal no tab can be chosen.
    if tabs.count > 1 && modals.isEmpty {
      chrome.tabs = tabs.map(\.root.title)
      chrome.selectedTab = selectedTab
    }
  }
}
