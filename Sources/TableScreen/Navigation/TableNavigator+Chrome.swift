extension TableNavigator {
  func describe(_ screen: Screen, in chrome: inout ScreenChrome) {
    var isDetail = false
    for stack in modals + tabs {
      guard let index = stack.index(of: screen) else { continue }
      isDetail = isWide && stack.detailStart.map { index >= $0 } ?? false
      // A detail beside its list has no back button: the list is in view.
      let isFirst = index == 0 || (isDetail && index == stack.detailStart)
      if !isFirst { chrome.backTitle = stack.screens[index - 1].title }
      chrome.isModal = index == 0 && modals.contains { $0 === stack }
    }
    let isInTab = tabs.contains { $0.index(of: screen) != nil }
    let offered = offeredTabs
    // The bar of a list beside its detail is that of both.
    if isInTab && !isDetail && !offered.isEmpty {
      chrome.tabs = offered
      chrome.selectedTab = selectedTab
    }
  }

  /// Returns what stands around a screen and comes from others: the title of the screen below it, and the tabs.
  func titles(around screen: Screen) -> (below: String?, tabs: [ScreenChrome.Tab]) {
    let below = (modals + tabs).firstNonNil { stack in
      stack.index(of: screen).flatMap { $0 > 0 ? stack.screens[$0 - 1].title : nil }
    }
    return (below, tabBar)
  }

  /// The tabs that a person can choose now, whichever pane has the focus; empty where there is one alone.
  package var offeredTabs: [ScreenChrome.Tab] {
    // Below a modal no tab can be chosen; a question is a box that leaves all in its place.
    let hasModals = modals.contains { $0.question == nil }
    return tabs.count > 1 && !hasModals ? tabBar : []
  }

  /// The tabs of the window, as their bar shows them.
  package var tabBar: [ScreenChrome.Tab] {
    tabs.map(\.root).map { root in
      ScreenChrome.Tab(
        title: root.tabTitle, badge: root.tabBadge, image: root.tabItem.image,
        selectedImage: root.tabItem.selectedImage)
    }
  }
}
