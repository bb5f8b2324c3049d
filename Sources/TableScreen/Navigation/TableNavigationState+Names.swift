extension TableNavigationState {
  /// True if screens are made again by their names, beside the first ones of the window.
  package var opensScreens: Bool {
    start != nil || !modals.isEmpty || tabs.contains { $0.screens.count > 1 }
  }

  /// Creates the state in which screens of some names are open above the first screen of a tab.
  @MainActor package init(opening names: [String], inTab tab: Int, of roots: [Screen]) {
    self.init()
    tabs = roots.map { Stack(screens: [Entry(name: $0.restorationName)]) }
    guard tabs.indices.contains(tab) else { return }
    tabs[tab].screens += names.map { Entry(name: $0) }
    selectedTab = tab
  }
}
