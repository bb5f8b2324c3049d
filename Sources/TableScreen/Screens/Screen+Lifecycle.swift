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
  /// A screen that never came into view, as one below the top of a restored stack, has loaded nothing, and runs none. A child
  /// that one of the hooks has taken out has left by then, and runs the others there.
  func leave() {
    finishTyping()
    for screen in withChildren where screen.isPresented {
      if screen.leavingHooks < 1 {
        screen.leavingHooks = 1
        if screen.isVisible { screen.willDisappear() }
      }
      if screen.isPresented, screen.leavingHooks < 2 {
        screen.leavingHooks = 2
        screen.willDismiss()
      }
    }
  }

  /// Runs the hooks of the screen and its children after they left for good, and tears them down.
  func left() {
    pool?.end(of: self)
    pool = nil
    for screen in withChildren {
      let place = screen.container
      screen.parentScreen?.didClose(screen)
      if screen.isVisible {
        screen.isVisible = false
        screen.onDisappear()
      }
      if screen.isPresented {
        screen.isPresented = false
        screen.onDismiss()
      }
      // A child that one of the hooks has taken out was torn down there.
      guard screen.container === place else { continue }
      screen.leavingHooks = 0
      screen.tearDown()
    }
    navigator = nil
  }
}
