extension TableNavigator {
  /// Changes the stacks by `edit`, and runs the lifecycle hooks of all screens that leave or enter, in their order.
  ///
  /// - Parameters:
  ///   - changes: the navigation changes that the host receives, in order.
  ///   - closed: the screens that go for good, from the bottom to the top.
  ///   - edit: changes the stacks.
  func transition(
    _ changes: [TableNavigationChange], closing closed: [Screen] = [], _ edit: () -> Void
  ) {
    let old = inView.filter(\.isVisible)
    // The old stacks stand again until the "will" hooks have run.
    let before = Shape(self)
    edit()
    let after = Shape(self)
    let next = inView
    before.apply(to: self)
    isMoving = true
    let leaving = old.filter { screen in
      !next.contains { $0 === screen } && !closed.contains { $0 === screen }
    }.flatMap(\.withChildren)
    let entering = next.filter { !$0.isVisible }
    for screen in leaving { screen.willDisappear() }
    for screen in closed.reversed() { screen.leave() }
    for screen in entering { screen.enter() }
    after.apply(to: self)
    handOnTabs(since: before)
    for screen in leaving {
      screen.isVisible = false
      // An inspector changes nothing of what it looks at.
      if !next.contains(where: \.isInspector) { screen.dropNoticeOutOfView() }
    }
    for change in changes { tellingHost { working(.host) { host?.navigate(change) } } }
    for screen in leaving { screen.onDisappear() }
    for screen in closed.reversed() { screen.left() }
    for screen in entering { screen.entered() }
    // A hook of the app's: what it asks for waits, too.
    if tabs[selectedTab] !== before.tabs[before.selectedTab] { onTabSelected?(selectedTab) }
    isMoving = false
    for screen in leaving { screen.log?.noteChange() }
  }

  /// The screens in view: behind a question, those that it asks about stay there.
  private var inView: [Screen] { panes + panesBehindQuestion }

  /// Hands the title, badge and pictures of a tab on to the screen that is its first now.
  private func handOnTabs(since before: Shape) {
    for (stack, screens, _, _) in before.stacks where tabs.contains(where: { $0 === stack }) {
      guard let old = screens.first, old !== stack.root else { continue }
      stack.root.tabItem = stack.root.tabItem.completed(by: old.tabItem)
    }
  }

  /// A snapshot of the window's stacks, which can be put back.
  @MainActor private struct Shape {
    let tabs: [ScreenStack]
    let modals: [ScreenStack]
    let selectedTab: Int
    let isWide: Bool
    let stacks: [(stack: ScreenStack, screens: [Screen], detailStart: Int?, isDetailFocused: Bool)]

    init(_ window: TableNavigator) {
      tabs = window.tabs
      modals = window.modals
      selectedTab = window.selectedTab
      isWide = window.isWide
      stacks = (tabs + modals).map { ($0, $0.screens, $0.detailStart, $0.isDetailFocused) }
    }

    func apply(to window: TableNavigator) {
      window.tabs = tabs
      window.modals = modals
      window.selectedTab = selectedTab
      window.isWide = isWide
      for (stack, screens, detailStart, isDetailFocused) in stacks {
        stack.screens = screens
        stack.detailStart = detailStart
        stack.isDetailFocused = isDetailFocused
      }
    }
  }
}
