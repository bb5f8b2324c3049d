extension Screen {
  /// Comes into view with all inside it; the host knows it from now on.
  func enter() {
    load()
    willAppear()
    if !isPresented { willPresent() }
    isVisible = true
    isShown = true
    isEntering = true
    // What it added meanwhile is among them.
    for child in children where !child.isVisible { child.enter() }
  }

  /// Is in view, with all inside it.
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

  /// Is about to leave for good, with all inside it.
  func leave() {
    for screen in withChildren {
      if screen.isVisible { screen.willDisappear() }
      screen.willDismiss()
    }
  }

  /// Has left for good, with all inside it.
  func left() {
    pool?.end(of: self)
    pool = nil
    for screen in withChildren {
      screen.parentScreen?.didClose(screen)
      if screen.isVisible {
        screen.isVisible = false
        screen.onDisappear()
      }
      screen.onDismiss()
      screen.tearDown()
    }
    navigator = nil
  }
}
