import TableCore

extension TableNavigator {
  /// Leaves the screen in view by the back button, or closes the modal it is the first screen of.
  ///
  /// A screen stays whose ``Screen/shouldGoBack()`` refuses, and a dirty form asks first; see
  /// ``leave(_:)``. From a detail beside its list the way back leads to the list.
  ///
  /// - Returns: whether there was a screen to go back to.
  @discardableResult
  public func back() -> Bool {
    guard canGoBack else { return false }
    return acting(.back) { goBack() }
  }

  private func goBack() -> Bool {
    let screen = visibleScreen
    if panes.count == 2, stack.detail.first === screen {
      focus(panes[0])
      return true
    }
    leave(screen)
    return true
  }

  /// Removes a screen, and those above it, after the host has left it by itself, as by a gesture.
  ///
  /// Nobody is asked, for the screen has gone already: a host that can put it back calls ``leave(_:)`` instead.
  public func didLeave(_ screen: Screen) {
    acting(.didLeave(screen)) {
      inTurn { [self] in leave(closing(screen)) }
    }
  }

  func close(_ screen: Screen, returning value: Any?) {
    let screen = screen.outermost
    let isPutOff = putsOffClosing(closing(screen)) { [weak self, weak screen] in
      if let screen { self?.close(screen, returning: value) }
    }
    if isPutOff { return }
    let (wasOpen, parent, returning) = (isOpen(screen), screen.parentScreen, screen.returning)
    inTurn { [self] in
      let closed = closing(screen)
      guard !closed.isEmpty else {
        // A hook that lets a person leave may close its screen as well, which has left by then.
        if wasOpen, !isOpen(screen) {
          if !screen.hasReturned {
            handOver(value, from: screen, to: screen.opener(in: parent), returning)
          }
          return
        }
        return TableDiagnostics.report(
          .closedFirstScreen, "a screen was closed that nothing stands below",
          at: .init(screen: "\(type(of: screen))"))
      }
      close(closed, returning: value, from: screen)
    }
  }

  /// Closes all screens above one, which receives the value; other screens that opened any of them receive nil.
  ///
  /// - Parameters:
  ///   - screen: the screen that comes into view.
  ///   - value: the value.
  ///   - caller: the screen that goes back to it; that of a detail takes the detail along, which stands beside the list.
  func close(to screen: Screen, returning value: Any?, from caller: Screen) {
    let isPutOff = putsOffClosing(closing(to: screen, from: caller)) {
      [weak self, weak screen, weak caller] in
      if let screen, let caller { self?.close(to: screen, returning: value, from: caller) }
    }
    if isPutOff { return }
    inTurn { [self] in
      let takesDetail = takesDetail(caller, backTo: screen)
      let closed = closing(above: screen, takingDetail: takesDetail)
      let (parents, returning) = (closed.map(\.parentScreen), closed.first?.returning)
      reveal(screen, takingDetail: takesDetail)
      guard let lowest = closed.first else { return }
      let openers = zip(closed, parents).map { $0.opener(in: $1) }
      for (closed, opener) in zip(closed, openers).reversed() {
        guard let opener, opener.outermost !== screen.outermost, isOpen(opener) else { continue }
        opener.joined { tell(opener, of: closed, nil) }
      }
      guard let opener = openers[0], opener.outermost === screen.outermost else {
        return screen.joined { screen.onReturn(from: lowest, with: value) }
      }
      opener.joined {
        returning?(value)
        opener.onReturn(from: lowest, with: value)
      }
    }
  }

  /// Returns the screens that leave when a screen goes back to another one.
  private func closing(to screen: Screen, from caller: Screen) -> [Screen] {
    closing(above: screen, takingDetail: takesDetail(caller, backTo: screen))
  }

  /// Returns whether a screen takes the detail along when it goes back to another one.
  private func takesDetail(_ caller: Screen, backTo screen: Screen) -> Bool {
    isOpened(caller, from: stack(of: screen)?.detail ?? [])
  }

  private func close(_ closed: [Screen], returning value: Any?, from screen: Screen) {
    let (parent, returning) = (screen.parentScreen, screen.returning)
    remove(closed)
    guard let opener = screen.opener(in: parent), isOpen(opener) else {
      // An opener that is closed together with it wants no result.
      let isClosedToo = parent.map { opener in closed.contains { $0 === opener.outermost } }
      if returning != nil || screen.wasAwaited, isClosedToo != true {
        visibleScreen.noteLost(value, of: screen, isRestored: screen.wasAwaited)
      }
      return
    }
    handOver(value, from: screen, to: opener, returning)
  }

  /// Hands the value of a closed screen to the one that opened it, if that is open.
  private func handOver(
    _ value: Any?, from screen: Screen, to opener: Screen?, _ returning: ((Any?) -> Void)?
  ) {
    guard let opener, isOpen(opener) else { return }
    screen.hasReturned = true
    // As in an action: rows show afterwards what the plain properties hold that they are bound to.
    opener.joined {
      returning?(value)
      tell(opener, of: screen, value)
    }
  }

  /// Tells the opener of a closed screen what that returns; a question was opened by no app, and is nothing to return from.
  private func tell(_ opener: Screen, of closed: Screen, _ value: Any?) {
    if !(closed is TableQuestion) { opener.onReturn(from: closed, with: value) }
  }

  /// Goes back to the first screen of the stack in view.
  public func closeToRoot() {
    if putsOffClosing(closing(above: stack.root), { [weak self] in self?.closeToRoot() }) { return }
    inTurn { [self] in reveal(stack.root) }
  }

  /// Brings an open screen into view: closes the screens above it, and selects its tab.
  func reveal(_ screen: Screen, takingDetail takesDetail: Bool = false) {
    guard let stack = stack(of: screen) else { return }
    let tab = tabs.firstIndex { $0 === stack }
    let closed = closing(above: screen.outermost, takingDetail: takesDetail)
    if closed.isEmpty, tab == nil || tab == selectedTab { return focus(screen) }
    remove(closed, selecting: tab)
    focus(screen)
  }

  // MARK: Screens to be closed

  /// Returns the screens that leave when `screen`, or the outermost screen around it, is closed, from the bottom to the
  /// top; empty if it cannot be closed.
  func closing(_ screen: Screen) -> [Screen] {
    let screen = screen.outermost
    guard let stack = stack(of: screen), let index = stack.index(of: screen) else { return [] }
    if index == 0 {
      guard let modal = modals.firstIndex(where: { $0 === stack }) else { return [] }
      return modals[modal...].flatMap(\.screens)
    }
    var closed = Array(stack.screens[index...])
    if isWide, let start = stack.detailStart, index < start {
      closed = withDetail(stack.screens[index..<start], of: stack)
    }
    return closed + modalsAbove(stack, openedBy: closed)
  }

  /// Returns the screens above one in its stack, and those of all modals above that stack; a detail beside it only if that
  /// is to be taken along.
  func closing(above screen: Screen, takingDetail takesDetail: Bool = false) -> [Screen] {
    let screen = screen.outermost
    guard let stack = stack(of: screen), let index = stack.index(of: screen) else { return [] }
    var closed = Array(stack.screens[(index + 1)...])
    if isWide, !takesDetail, let start = stack.detailStart, index < start {
      closed = withDetail(stack.screens[(index + 1)..<start], of: stack)
    }
    let modal = modals.firstIndex { $0 === stack }.map { $0 + 1 } ?? 0
    return closed + modals[modal...].flatMap(\.screens)
  }

  /// Returns screens of a list that leave, and the detail beside it if one of them has opened it; a detail that another
  /// screen of the list has opened stays.
  private func withDetail(_ closed: ArraySlice<Screen>, of stack: ScreenStack) -> [Screen] {
    let takesDetail = stack.detail.first.map { isOpened($0, byOneOf: Array(closed)) } ?? false
    return Array(closed) + (takesDetail ? Array(stack.detail) : [])
  }

  /// Returns the screens of the modals that closed screens have opened, and of those above them.
  func modalsAbove(_ stack: ScreenStack, openedBy closed: [Screen]) -> [Screen] {
    let first = modals.firstIndex { $0 !== stack && isOpened($0.root, byOneOf: closed) }
    return first.map { modals[$0...].flatMap(\.screens) } ?? []
  }

  /// Returns whether a screen is one of a detail, or was opened from there, by whatever others in between.
  private func isOpened(_ screen: Screen, from detail: ArraySlice<Screen>) -> Bool {
    var next: Screen? = screen.outermost
    for _ in 0..<screens.count {
      guard let opener = next else { return false }
      if detail.contains(where: { $0 === opener }) { return true }
      next = opener.parentScreen?.outermost
    }
    return false
  }

  private func isOpened(_ screen: Screen, byOneOf openers: [Screen]) -> Bool {
    openers.contains { $0 === screen.parentScreen?.outermost }
  }

  /// Removes screens, and tells the host stack by stack.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  func remove(_ closed: [Screen], selecting tab: Int? = nil) -> Bool {
    guard !closed.isEmpty || tab != nil else { return false }
    func isClosed(_ screen: Screen) -> Bool { closed.contains { $0 === screen } }
    let gone = modals.filter { isClosed($0.root) }
    let revealedModals = modals.filter { !isClosed($0.root) }
    let place = tab ?? selectedTab
    let inView = revealedModals.last ?? tabs[place]
    let left = inView.screens.filter { !isClosed($0) }
    let revealed = left.last ?? inView.root
    let popped = inView.screens.filter(isClosed)
    var changes = gone.reversed().map {
      TableNavigationChange.dismiss($0.root, revealing: revealed)
    }
    if place != selectedTab { changes.append(.selectTab(place)) }
    if !popped.isEmpty { changes.append(.pop(popped, revealing: revealed)) }
    transition(changes, closing: closed) {
      modals = revealedModals
      selectedTab = place
      for stack in tabs + modals where stack.screens.contains(where: isClosed) {
        stack.remove(closed)
      }
    }
    return true
  }
}
