// Who opened a screen, in a saved state: what the screen returns goes there after a restart, too.
extension TableNavigator {
  /// Returns the screens of a stack that a state keeps, if they have names: inspectors are the developer's.
  func kept(_ stack: ScreenStack) -> [Screen] {
    let isTab = tabs.contains { $0 === stack }
    return stack.screens.filter { screen in
      isTab && screen === stack.root || !screen.isInspector || screen.restorationName != nil
    }
  }

  /// The modals that a state keeps, without those of inspectors.
  var savedModals: [ScreenStack] { modals.filter { !kept($0).isEmpty } }

  /// Returns the place of the screen that opened another one, or nil if that is known by its place below alone.
  func source(of screen: Screen, isKnown: Bool) -> TableNavigationState.Source? {
    let children = screen.openerPath.isEmpty ? screen.parentScreen?.path ?? [] : screen.openerPath
    if isKnown, children.isEmpty { return nil }
    var source = TableNavigationState.Source()
    guard let opener = screen.parentScreen?.outermost, let stack = stack(of: opener),
      let place = kept(stack).firstIndex(where: { $0 === opener })
    else { return source }
    source.tab = tabs.firstIndex { $0 === stack }
    source.modal = savedModals.firstIndex { $0 === stack }
    source.screen = place
    source.children = children.isEmpty ? nil : children
    return source
  }

  /// Has restored screens return what they return to who opened them, where that is not the screen right below.
  func restoreOpeners(_ tabs: [Int: ScreenStack], _ state: TableNavigationState) {
    let stacks =
      tabs.map { ($1, state.tabs[$0]) } + zip(modals, state.modals).map { ($0, $1) }
    for (stack, saved) in stacks {
      for (screen, entry) in zip(stack.screens, saved.screens) {
        guard let source = entry.source else { continue }
        let stack = source.tab.flatMap { tabs[$0] } ?? source.modal.flatMap { modal(at: $0) }
        let screens = stack?.screens ?? []
        screen.parentScreen = screens.indices.contains(source.screen) ? screens[source.screen] : nil
        screen.openerPath = source.children ?? []
      }
      if let detail = stack.detail.first, let list = detail.parentScreen?.outermost as? TableScreen
      {
        list.restoringSession.savedDetail = detail
      }
    }
  }

  private func modal(at place: Int) -> ScreenStack? {
    modals.indices.contains(place) ? modals[place] : nil
  }
}

extension Screen {
  /// Returns the screen that opened this one: its ``parentScreen``, or the child of it that is meant in one that was restored,
  /// whose children are known only once it was loaded.
  func opener(in parent: Screen?) -> Screen? {
    openerPath.reduce(parent) { screen, child in
      let named = screen?.children.filter { $0.childName == child.name } ?? []
      return named.indices.contains(child.place) ? named[child.place] : nil
    }
  }

  /// The way from the outermost screen to this child; empty for a screen that is none.
  fileprivate var path: [TableNavigationState.Child] {
    guard let container else { return [] }
    let named = container.children.filter { $0.childName == childName }
    let place = named.firstIndex { $0 === self } ?? 0
    return container.path + [TableNavigationState.Child(name: childName, place: place)]
  }

  private var childName: String { restorationName ?? "\(type(of: self))" }
}
