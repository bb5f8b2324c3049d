import TableCore

extension TableNavigator {
  func open(_ screen: Screen, from opener: Screen, as presentation: TablePresentation) {
    let isOpen = isOpen(screen)
    let leaving = isOpen ? closing(above: screen) : replaced(by: presentation, from: opener)
    let isPutOff = putsOffClosing(leaving) { [weak self, weak opener] in
      if let opener { self?.open(screen, from: opener, as: presentation) }
    }
    if isPutOff { return }
    if isOpen { return inTurn { [self] in reveal(screen) } }
    guard take(screen, from: opener) else { return }
    // A hook that ran meanwhile may have closed the screen, or opened it here or elsewhere.
    inTurn { [self] in
      if take(screen, from: opener) { show(screen, from: opener, as: presentation) }
    }
  }

  /// Returns the screens that leave unasked when another one is opened.
  private func replaced(by presentation: TablePresentation, from opener: Screen) -> [Screen] {
    switch presentation {
    case .root: tabs[selectedTab].screens + modals.flatMap(\.screens)
    case .replace: covered(by: isOpen(opener) ? opener.outermost : visibleScreen)
    case .tab: modals.flatMap(\.screens)
    case .push, .existing, .modal, .detail: []
    }
  }

  /// Returns a screen, those above it in its list or detail, and those of the modals that these opened.
  private func covered(by old: Screen) -> [Screen] {
    guard let stack = stack(of: old), let index = stack.index(of: old) else { return [] }
    let covered = Array(stack.screens[index..<end(of: stack, over: index)])
    return covered + modalsAbove(stack, openedBy: covered)
  }

  /// Returns the end of the screens that leave with the one at a place; the detail stays beside its list in a wide window.
  private func end(of stack: ScreenStack, over index: Int) -> Int {
    guard isWide, let start = stack.detailStart, index < start else { return stack.screens.count }
    return start
  }

  /// Claims a screen for this window, unless it is open already: if here, it comes into view; if elsewhere, it stays
  /// there and that is reported.
  ///
  /// - Returns: whether the screen was claimed and has still to be shown.
  private func take(_ screen: Screen, from opener: Screen) -> Bool {
    if isOpen(screen) {
      reveal(screen)
      return false
    }
    guard !Self.isPlaced(screen) else {
      opener.didClose(screen)
      Self.reportPlaced(screen)
      return false
    }
    screen.navigator = self
    (screen.parentScreen, screen.openerPath) = (opener, [])
    screen.hasReturned = false
    return true
  }

  private func show(_ screen: Screen, from opener: Screen, as presentation: TablePresentation) {
    switch presentation {
    case .push, .existing: push(screen, from: opener)
    case .modal:
      transition([.present(screen)]) { modals.append(ScreenStack(root: screen)) }
    case .root: replaceAll(with: screen)
    case .replace:
      let replaced = isOpen(opener) ? opener.outermost : visibleScreen
      if opener.outermost === replaced {
        screen.takePlace(of: replaced)
      } else {
        screen.returning = screen.returning ?? replaced.returning
      }
      replace(replaced, with: screen)
    case .tab(let title):
      guard let index = index(ofTab: title) else {
        refuse(screen, from: opener)
        return reportUnknownTab(title)
      }
      goToTab(index)
      if !isOpen(opener) {
        screen.parentScreen = tabs[index].top
        // Nobody waits any more for what it returns.
        if screen.returning != nil { (screen.returning, screen.waiterHasGone) = (nil, true) }
      }
      push(screen, from: tabs[index].top)
    case .detail:
      // Choosing another row leaves the detail, and any dirty form in it.
      let (stack, wasOpen) = (askedStack, isOpen(opener))
      let asked = Array(stack.detail)
      stack.chosenDetail = screen
      letGo(asked.reversed()) { [self] in
        // Screens opened while the question was in view have not been asked.
        let isAsked = stack.detail.allSatisfy { open in asked.contains { $0 === open } }
        let isThere = (tabs + modals).contains { $0 === stack }
        // Of several that wait for one save, a person means the one that they have chosen last.
        let isMeant = stack.chosenDetail === screen
        guard isAsked, isThere, isMeant, !wasOpen || isOpen(opener) else {
          return refuse(screen, from: opener)
        }
        if take(screen, from: opener) { showDetail(screen, in: stack) }
      } stayed: { [self] in
        refuse(screen, from: opener)
      }
    }
  }

  /// Returns whether a screen is open in a window, or is the child of another screen.
  static func isPlaced(_ screen: Screen) -> Bool {
    screen.container != nil || screen.navigator?.isOpen(screen) == true
  }

  static func reportPlaced(_ screen: Screen) {
    TableDiagnostics.report(
      .openElsewhere, "a screen was to be shown in a second place",
      at: .init(screen: "\(type(of: screen))"))
  }

  /// Releases a screen that is not opened after all.
  private func refuse(_ screen: Screen, from opener: Screen) {
    // The app may have opened the screen otherwise meanwhile.
    guard !Self.isPlaced(screen) else { return }
    (screen.navigator, screen.returning) = (nil, nil)
    opener.didClose(screen)
  }

  /// Replaces all screens of the selected tab, and the modals above it, by one screen.
  private func replaceAll(with screen: Screen) {
    let (stack, modals) = (tabs[selectedTab], modals)
    screen.parentScreen = nil
    let dismissals = modals.reversed().map {
      TableNavigationChange.dismiss($0.root, revealing: screen)
    }
    transition(
      dismissals + [.replace([screen])], closing: stack.screens + modals.flatMap(\.screens)
    ) {
      self.modals = []
      stack.screens = [screen]
      stack.detailStart = nil
      stack.isDetailFocused = false
    }
  }

  private func push(_ screen: Screen, from opener: Screen) {
    let stack = stack
    let isBesideDetail =
      isWide && stack.list.contains { $0 === opener.outermost } && stack.detailStart != nil
    transition([isBesideDetail ? .panes([screen, stack.top]) : .push(screen)]) {
      guard isBesideDetail, let start = stack.detailStart else {
        return stack.screens.append(screen)
      }
      stack.screens.insert(screen, at: start)
      stack.detailStart = start + 1
    }
  }

  /// Puts a screen in place of another one, of those above it in its list or detail, and of the modals that these opened.
  private func replace(_ old: Screen, with screen: Screen) {
    guard let stack = stack(of: old), let index = stack.index(of: old) else { return }
    let detailStart = stack.detailStart
    let isInList = detailStart.map { index < $0 } ?? false
    let end = end(of: stack, over: index)
    let closed = covered(by: old)
    let gone = modals.filter { modal in closed.contains { $0 === modal.root } && modal !== stack }
    let left = modals.filter { modal in !gone.contains { $0 === modal } }
    let screens = stack.screens[..<index] + [screen] + stack.screens[end...]
    let inView = left.last ?? tabs[selectedTab]
    var changes = gone.reversed().map {
      TableNavigationChange.dismiss($0.root, revealing: inView === stack ? screen : inView.top)
    }
    if inView === stack { changes.append(.replace(Array(screens))) }
    transition(changes, closing: closed) {
      modals = left
      stack.screens = Array(screens)
      if isInList { stack.detailStart = isWide ? index + 1 : nil }
      if stack.detailStart == nil { stack.isDetailFocused = false }
    }
  }

  private func showDetail(_ screen: Screen, in stack: ScreenStack) {
    let (list, old) = (Array(stack.list), Array(stack.detail))
    let change: TableNavigationChange =
      if isWide, let top = list.last {
        .panes([top, screen])
      } else if question != nil {
        // It shows behind the question.
        .panes([screen])
      } else {
        old.isEmpty ? .push(screen) : .replace(list + [screen])
      }
    // While a form was saved the person may have gone to another tab, where they stay.
    transition(stack === askedStack ? [change] : [], closing: old) {
      stack.screens = list + [screen]
      stack.detailStart = list.count
    }
  }

  /// Returns the open screen of the same class and restoration name as another, or nil.
  func existing<Opened: Screen>(like screen: Opened) -> Opened? {
    let stacks = modals.reversed() + [tabs[selectedTab]] + tabs
    for stack in stacks {
      let same = stack.screens.last { open in
        type(of: open) == type(of: screen) && open.restorationName == screen.restorationName
      }
      if let same { return same as? Opened }
    }
    return nil
  }
}
