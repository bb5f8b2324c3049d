extension Screen {
  /// Brings the screen and its children into view; the host knows the screen from now on.
  func enter() {
    let place = container
    load()
    willAppear()
    if !isPresented { willPresent() }
    // A child that one of the hooks has taken out does not come into view.
    guard container === place else { return }
    isVisible = true
    isShown = true
    isEntering = true
    // Children that the hooks above have added are among them.
    for child in children where !child.isVisible { child.enter() }
  }

  /// Runs the hooks of the screen and its children once they are in view.
  func entered() {
    isEntering = false
    didEnter()
    onAppear()
    if !isPresented {
      isPresented = true
      onPresent()
    }
    for child in children where child.isEntering { child.entered() }
  }

  /// Runs the hooks of the screen and its children before they leave for good.
  ///
  /// A screen that never came into view, as one below the top of a restored stack, has loaded nothing, and runs none.
  func leave() {
    finishTyping()
    for screen in withChildren where screen.isPresented {
      if screen.isVisible { screen.willDisappear() }
      screen.willDismiss()
    }
  }

  /// Runs the hooks of the screen and its children after they left for good, and tears them down.
  func left() {
    pool?.end(of: self)
    pool = nil
    for screen in withChildren {
      screen.parentScreen?.didClose(screen)
      if screen.isVisible {
        screen.isVisible = false
        screen.onDisappear()
      }
      if screen.isPresented { screen.onDismiss() }
      screen.tearDown()
    }
    navigator = nil
  }
}
