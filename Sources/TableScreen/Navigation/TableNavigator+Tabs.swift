import TableCore

extension TableNavigator {
  /// Selects a tab, if the screens in view and ``shouldSelectTab`` agree; below a modal no tab can
  /// be selected.
  ///
  /// - Returns: whether the tab is in view now, or comes into view when the hook that is running has ended.
  @discardableResult
  public func selectTab(_ index: Int) -> Bool {
    acting(.selectTab(index)) { goOn(toTab: index) }
  }

  private func goOn(toTab index: Int) -> Bool {
    guard !isEnded, tabs.indices.contains(index), modals.isEmpty else { return false }
    if index == selectedTab { return true }
    let root = tabs[index].root
    let mayLeave = maySelect(index)
    inTurn { [self] in
      guard mayLeave, tabs.indices.contains(index), tabs[index].root === root, modals.isEmpty
      else { return }
      transition([.selectTab(index)]) { selectedTab = index }
    }
    return mayLeave
  }

  /// Selects a tab for the app, which asks nobody, and closes all modals first.
  func goToTab(_ index: Int) {
    guard !modals.isEmpty || index != selectedTab else { return }
    remove(modals.flatMap(\.screens), selecting: index)
  }

  /// Asks the screens in view and the window's closure whether a tab may be selected; meanwhile none can be.
  private func maySelect(_ index: Int) -> Bool {
    guard !isAskingForTab else { return false }
    isAskingForTab = true
    defer { isAskingForTab = false }
    let root = tabs[index].root
    return asking {
      panes.flatMap(\.withChildren).allSatisfy { $0.shouldSelectTab(root) }
        && shouldSelectTab?(index) ?? true
    }
  }

  /// Returns the place of the tab of that title, or nil.
  public func index(ofTab title: String) -> Int? {
    tabs.firstIndex { $0.root.tabTitle == title }
  }

  func reportUnknownTab(_ title: String) {
    TableDiagnostics.report(
      .unknownTab, "there is no tab \(title)", at: .init(screen: "\(type(of: visibleScreen))"),
      remedy: "the tabs are \(tabs.map(\.root.tabTitle).joined(separator: ", "))")
  }
}

extension Screen {
  /// Selects the tab of a title, and closes all modals; nobody is asked, but about what was typed into a form among them
  /// during the save that calls this.
  ///
  /// - Returns: whether there is such a tab; it is in view now, or comes into view when the hook that is running has ended.
  @discardableResult
  public func openTab(_ title: String) -> Bool {
    guard let navigator else { return false }
    guard let index = navigator.index(ofTab: title) else {
      navigator.reportUnknownTab(title)
      return false
    }
    return openTab(index)
  }

  /// Selects a tab by its place, from 0, and closes all modals, as ``openTab(_:)-(String)`` does.
  ///
  /// - Returns: whether there is such a tab; it is in view now, or comes into view when the hook that is running has ended.
  @discardableResult
  public func openTab(_ index: Int) -> Bool {
    guard let navigator else { return false }
    guard navigator.tabs.indices.contains(index) else {
      navigator.reportUnknownTab("\(index)")
      return false
    }
    let root = navigator.tabs[index].root
    let goOn = { @MainActor [weak navigator] in
      guard let navigator, let place = navigator.tabs.firstIndex(where: { $0.root === root })
      else { return }
      navigator.goToTab(place)
    }
    let modals = navigator.modals.flatMap(\.screens)
    let isPutOff = navigator.putsOffClosing(modals) { [weak navigator] in
      navigator?.inTurn(goOn)
    }
    if !isPutOff { navigator.inTurn(goOn) }
    return true
  }

  /// The title of the tab that the screen is the first of; the screen's own if none was set.
  public var tabTitle: String { tabItem.title ?? title }

  /// The badge of the screen's tab, such as a count, or nil.
  public var tabBadge: String? { tabRoot.tabItem.badge }

  /// Sets the title of the tab that the screen stands in; nil restores that of its first screen.
  ///
  /// Title, badge and pictures stay with the tab when another screen becomes its first, as by
  /// ``TablePresentation/root``, unless that screen has its own.
  public func setTabTitle(_ title: String?) { changeTab { $0.title = title } }

  /// Sets the badge of the tab that the screen stands in; nil or an empty text removes it.
  public func setTabBadge(_ badge: String?) {
    changeTab { $0.badge = badge.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// Sets the picture, by name, of the tab that the screen stands in, and another for the selected tab.
  ///
  /// Hosts that show no pictures show the title alone.
  public func setTabImage(_ name: String?, selected: String? = nil) {
    changeTab { ($0.image, $0.selectedImage) = (name, selected) }
  }

  /// The first screen of the tab, which may be this one.
  private var tabRoot: Screen {
    navigator.flatMap { window in window.tabs.first { $0.index(of: outermost) != nil }?.root }
      ?? self
  }

  private func changeTab(_ change: (inout TabItem) -> Void) {
    change(&tabRoot.tabItem)
    for screen in navigator?.panes ?? [] { screen.refreshChrome() }
  }

  /// The face of a screen's tab, as far as it was set.
  struct TabItem {
    var title: String?
    var badge: String?
    var image: String?
    var selectedImage: String?

    /// Returns the face with what was not set taken from another one.
    func completed(by other: TabItem) -> TabItem {
      TabItem(
        title: title ?? other.title, badge: badge ?? other.badge, image: image ?? other.image,
        selectedImage: selectedImage ?? (image == nil ? other.selectedImage : nil))
    }
  }
}
