extension TableNavigator {
  /// The least width, in columns of text, of a window that shows a list and its detail side by side.
  public static let wideColumns = 100

  /// Sets whether the window has room for a list and its detail; called by the host when its size changes.
  ///
  /// In a narrow window, the detail stands above the list; in a wide one, beside it.
  public func setWide(_ isWide: Bool) {
    guard isWide != self.isWide else { return }
    acting(.setWide(isWide)) { become(wide: isWide) }
  }

  private func become(wide isWide: Bool) {
    inTurn { [self] in
      // A detail was in view before, if only below a modal or in another tab, and keeps the keyboard focus.
      for stack in tabs + modals where stack.detailStart != nil { stack.isDetailFocused = true }
      let stack = askedStack
      let split = stack.panes(isWide: true)
      guard split.count == 2, screens.contains(where: \.isVisible) else {
        self.isWide = isWide
        return
      }
      transition([.panes(isWide ? split : [stack.top])]) {
        self.isWide = isWide
      }
    }
  }

  /// Moves the keyboard focus to one of the screens in view.
  public func focus(_ screen: Screen) {
    guard panes.count == 2, isInOtherPane(screen) else { return }
    acting(.focus(screen.outermost)) { followFocus(to: screen) }
  }

  /// Gives a screen in view the keyboard focus, since the app moves it to one of its rows.
  func followFocus(to screen: Screen) {
    guard isInOtherPane(screen) else { return }
    stack.isDetailFocused.toggle()
    for pane in panes { pane.refreshChrome() }
  }

  /// Returns whether a screen is the one of two in view that has not the keyboard focus.
  private func isInOtherPane(_ screen: Screen) -> Bool {
    let panes = panes
    return panes.count == 2 && panes[stack.isDetailFocused ? 0 : 1] === screen.outermost
  }

  /// Moves the keyboard focus to the other pane, if there are two.
  ///
  /// - Returns: whether there are two panes.
  @discardableResult
  public func focusOtherPane() -> Bool {
    let panes = panes
    guard panes.count == 2 else { return false }
    focus(panes[stack.isDetailFocused ? 0 : 1])
    return true
  }
}
