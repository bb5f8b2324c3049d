import TableCore

extension Screen {
  /// Indicates whether the screen is the first of its stack.
  public var isFirst: Bool { navigator?.stack(of: self)?.root === outermost }

  /// Indicates whether the screen stands in a modal stack.
  public var isModal: Bool {
    guard let navigator, let stack = navigator.stack(of: self) else { return false }
    return navigator.modals.contains { $0 === stack }
  }

  /// Opens a screen.
  ///
  /// A screen that is open already comes into view: the screens above it are closed. One that is open in another
  /// window, or is the child of another screen, stays there, and that is reported.
  ///
  /// - Returns: the opened screen; as `.existing`, the one that was open already, if any.
  @discardableResult
  public func open<Opened: Screen>(_ screen: Opened, as presentation: TablePresentation = .push)
    -> Opened
  {
    guard let navigator else {
      TableDiagnostics.report(
        .hiddenOpener, "a screen that is not shown opened another",
        at: .init(screen: "\(type(of: self))"))
      return screen
    }
    if presentation == .existing, let existing = navigator.existing(like: screen) {
      navigator.open(existing, from: self, as: .existing)
      return existing
    }
    // Who waited for it in an earlier run waits no more.
    if screen.navigator == nil { (screen.wasAwaited, screen.waiterHasGone) = (false, false) }
    if presentation == .detail { willShowDetail(screen) }
    navigator.open(screen, from: self, as: presentation)
    return screen
  }

  /// Opens a screen, and runs `then` with the value that it returns when it is closed.
  ///
  /// `then` does not run if the person leaves the screen by the back button, or if the screen
  /// returns a value of another type, which is reported; nor if a screen that was open already comes into view, as by
  /// `.existing`, since that one returns its value to its own opener; nor after a restart of the app, where the value of a
  /// restored screen goes to ``Screen/onReturn(from:with:)`` alone; nor if this screen has gone before the other closes, as
  /// a child that was removed, where the person is told, and `lostReturn` is reported; as `.replace`, the value goes to who
  /// waited for this screen. A closure of `Void`, such as
  /// `{ (_: Void) in … }`, runs if the screen closes without a value.
  @discardableResult
  public func open<Opened: Screen, Value>(
    _ screen: Opened, as presentation: TablePresentation = .push,
    returning: Value.Type = Value.self,
    then: @escaping @MainActor (Value) -> Void
  ) -> Opened {
    // One that is open already, or about to be, returns its value to who opened it.
    guard let window = navigator, screen.navigator !== window else {
      return open(screen, as: presentation)
    }
    let before = screen.returning
    screen.returning = { value in
      if let value = value as? Value {
        then(value)
      } else if value == nil, let nothing = () as? Value {
        // Closing without a value returns `()`, the only value of `Void`.
        then(nothing)
      } else if let value {
        TableDiagnostics.report(
          .otherReturn, "expected \(Value.self), found \(type(of: value))",
          at: .init(screen: "\(Opened.self)"))
      }
    }
    let opened = open(screen, as: presentation)
    // A screen that stayed in another place still returns its value to the opener there.
    if screen.navigator !== window, TableNavigator.isPlaced(screen) { screen.returning = before }
    return opened
  }

  /// Closes the screen, with those above it, and hands a value to the one that opened it.
  ///
  /// A child screen closes the screen around it, to whose opener the value goes.
  public func close(returning value: Any? = nil) {
    navigator?.close(self, returning: value)
  }

  /// Closes all screens above `screen`, which comes into view.
  ///
  /// `screen` receives the value by ``Screen/onReturn(from:with:)``, and by the closure with which it opened the lowest
  /// closed screen. Any other open screen that opened one of them receives nil by its own
  /// ``Screen/onReturn(from:with:)``.
  public func close(to screen: Screen, returning value: Any? = nil) {
    guard let navigator, screen.navigator === navigator else {
      return TableDiagnostics.report(
        .closedToNotOpen, "a screen was to be gone back to that is not open",
        at: .init(screen: "\(type(of: screen))"))
    }
    navigator.close(to: screen, returning: value, from: self)
  }

  /// Closes all screens above the first of this screen's stack, which receives the value, and the modals above them.
  public func closeToRoot(returning value: Any? = nil) {
    guard let navigator, let stack = navigator.stack(of: self) else { return }
    navigator.close(to: stack.root, returning: value, from: self)
  }
}
