extension TableNavigator {
  /// How many columns of text, or their width, a window has that shows a list and its detail side by side.
  public static let wideColumns = 100

  /// Says whether the window has room for a list and its detail; the host calls this when its size changes.
  ///
  /// Where the room goes, the detail stands above the list; where it comes back, beside it again.
  public func setWide(_ isWide: Bool) {
    guard isWide != self.isWide else { return }
    inTurn { [self] in
      let split = stack.panes(isWide: true)
      guard split.count == 2, screens.contains(where: \.isVisible) else {
        self.isWide = isWide
        return
      }
      transition([.panes(isWide ? split : [stack.top])]) {
        self.isWide = isWide
        // Whoever looked at the detail goes on looking at it.
        stack.isDetailFocused = true
      }
    }
  }

  /// Lets keys go to one of the screens in view.
  public func focus(_ screen: Screen) {
    let panes = panes
    guard panes.count == 2, let place = panes.firstIndex(where: { $0 === screen.outermost }) else {
      return
    }
    let isDetail = place == 1
    guard stack.isDetailFocused != isDetail else { return }
    stack.isDetailFocused = isDetail
    for pane in panes { pane.refreshChrome() }
  }

  /// Lets keys go to the other screen in view, where there are two.
  ///
  /// - Returns: whether there are.
  @discardableResult
  public func focusOtherPane() -> Bool {
    let panes = panes
    guard panes.count == 2 else { return false }
    focus(panes[stack.isDetailFocused ? 0 : 1])
    return true
  }
}
