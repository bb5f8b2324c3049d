import TableCore

extension TableNavigator {
  /// Replaces the window's tabs by new ones, given by their first screens, and selects one of them.
  ///
  /// A screen that is already the first of a tab keeps the screens above it. The other tabs, and
  /// all modals, are closed without being asked, but about what was typed into a form during the save that calls this.
  ///
  /// - Parameters:
  ///   - roots: the first screen of each tab; at least one, none of them open otherwise.
  ///   - index: the tab to select; one out of range is reported, and counts as the first.
  public func setTabs(_ roots: [Screen], selecting index: Int = 0) {
    let isWaiting = roots.contains { root in
      root.navigator != nil && !tabs.contains { $0.root === root }
    }
    guard !isWaiting, areFree(roots) else { return reportWrongTabs() }
    let isPutOff = putsOffClosing(leaving(for: roots)) { [weak self] in
      self?.setTabs(roots, selecting: index)
    }
    if isPutOff { return }
    for root in roots { root.navigator = self }
    if !roots.indices.contains(index) {
      TableDiagnostics.report(
        .unknownTab, "there is no tab \(index) among \(roots.count)",
        at: .init(screen: "\(type(of: visibleScreen))"),
        why: "the tabs were opened, and the first one shows")
    }
    inTurn { [self] in
      // A hook that ran meanwhile may have opened one of them, here or elsewhere.
      guard areFree(roots) else { return reportWrongTabs() }
      for root in roots { root.navigator = self }
      let stacks = roots.map { root in
        tabs.first { $0.root === root } ?? ScreenStack(root: root)
      }
      let closed = leaving(for: roots)
      // A screen that was never shown has nothing to leave.
      for screen in closed where !screen.isLoaded { screen.navigator = nil }
      let place = stacks.indices.contains(index) ? index : 0
      transition([.selectTab(place)], closing: closed.filter(\.isLoaded)) {
        (tabs, modals, selectedTab) = (stacks, [], place)
      }
    }
  }

  /// Returns the screens that leave where these become the first of the tabs.
  private func leaving(for roots: [Screen]) -> [Screen] {
    let gone = tabs.filter { tab in !roots.contains { $0 === tab.root } } + modals
    return gone.flatMap(\.screens)
  }

  /// Returns whether screens can be the window's tabs: at least one, each once, and each already the first of a tab
  /// here or open nowhere.
  private func areFree(_ roots: [Screen]) -> Bool {
    !roots.isEmpty && Set(roots.map { ObjectIdentifier($0) }).count == roots.count
      && roots.allSatisfy { root in
        tabs.contains { $0.root === root } || !Self.isPlaced(root)
      }
  }

  private func reportWrongTabs() {
    TableDiagnostics.report(
      .wrongTabs, "the tabs of a window were to be none, or screens that stand elsewhere",
      at: .init(screen: "\(type(of: visibleScreen))"))
  }
}

extension Screen {
  /// Replaces the tabs of the window that this screen stands in by new ones, given by their first screens; see
  /// ``TableNavigator/setTabs(_:selecting:)``.
  ///
  /// ```swift
  /// func didSignIn() { openTabs([InboxScreen(), SettingsScreen()]) }
  /// ```
  public func openTabs(_ screens: [Screen], selecting index: Int = 0) {
    navigator?.setTabs(screens, selecting: index)
  }
}
