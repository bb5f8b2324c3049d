extension Screen {
  /// Opens a screen.
  ///
  /// The screen that is in view already is not opened twice.
  ///
  /// - Returns: the opened screen.
  @discardableResult
  public func open<Opened: Screen>(_ screen: Opened, as presentation: Presentation = .push)
    -> Opened
  {
    guard let navigator else {
      Diagnostics.report(
        Diagnostic(
          what: "a screen that is not shown opened another",
          place: .init(screen: "\(type(of: self))"),
          why: "nothing was opened", remedy: "open screens from one that a host shows"))
      return screen
    }
    navigator.open(screen, from: self, as: presentation)
    return screen
  }

  /// Opens a screen, and runs `then` with what it returns when it is closed.
  ///
  /// `then` does not run where the screen is left by the back button, or returns something else.
  @discardableResult
  public func open<Opened: Screen, Value>(
    _ screen: Opened, as presentation: Presentation = .push, returning: Value.Type = Value.self,
    then: @escaping @MainActor (Value) -> Void
  ) -> Opened {
    screen.returning = { if let value = $0 as? Value { then(value) } }
    return open(screen, as: presentation)
  }

  /// Closes the screen, with those above it, and hands a value to the one that opened it.
  public func close(returning value: Any? = nil) {
    navigator?.close(self, returning: value)
  }

  /// Goes back to the first screen of the stack in view.
  public func closeToRoot() { navigator?.popToRoot() }
}
