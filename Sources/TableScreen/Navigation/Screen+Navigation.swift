import TableCore

extension Screen {
  /// Whether nothing stands below the screen in its stack.
  public var isFirst: Bool { navigator?.stack(of: self)?.root === outermost }

  /// Whether the screen stands in a modal stack.
  public var isModal: Bool {
    guard let navigator, let stack = navigator.stack(of: self) else { return false }
    return navigator.modals.contains { $0 === stack }
  }

  /// Opens a screen.
  ///
  /// A screen that is open already is not opened twice: what stands above it is closed. One that is open in another
  /// window, or a part of another screen, stays there, and that is reported.
  ///
  /// - Returns: the opened screen; as `.existing`, the one that was open.
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
    if presentation == .detail { willShowDetail(screen) }
    navigator.open(screen, from: self, as: presentation)
    return screen
  }

  /// Opens a screen, and runs `then` with what it returns when it is closed.
  ///
  /// `then` does not run where the screen is left by the back button, or returns something else.
  @discardableResult
  public func open<Opened: Screen, Value>(
    _ screen: Opened, as presentation: TablePresentation = .push,
    returning: Value.Type = Value.self,
    then: @escaping @MainActor (Value) -> Void
  ) -> Opened {
    let before = screen.returning
    screen.returning = { if let value = $0 as? Value { then(value) } }
    let opened = open(screen, as: presentation)
    // One that was not opened still owes its result to whoever opened it elsewhere.
    if screen.navigator !== navigator { screen.returning = before }
    return opened
  }

  /// Closes the screen, with those above it, and hands a value to the one that opened it.
  public func close(returning value: Any? = nil) {
    navigator?.close(self, returning: value)
  }

  /// Closes all that stands above `screen`, which comes into view.
  ///
  /// The value goes to `screen`, by ``Screen/onReturn(from:with:)``, and by the closure with which it opened the
  /// lowest of what is closed. Another screen that is still open, and has opened any of it, is told without the value.
  public func close(to screen: Screen, returning value: Any? = nil) {
    guard let navigator, screen.navigator === navigator else {
      return TableDiagnostics.report(
        .closedToNotOpen, "a screen was to be gone back to that is not open",
        at: .init(screen: "\(type(of: screen))"))
    }
    navigator.close(to: screen, returning: value)
  }

  /// Closes all that stands above the first screen of the stack in view.
  public func closeToRoot(returning value: Any? = nil) {
    if let navigator { navigator.close(to: navigator.stack.root, returning: value) }
  }
}
