#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

extension TerminalHost {
  /// The layout by which the drawn screens share the terminal.
  var panes: TextPanes {
    let screens = drawnScreens
    return TextPanes(
      screens.count, placeholder: navigator?.detailPlaceholder, size: surface.size,
      options: options)
  }

  /// Returns the size that a screen is drawn in.
  func size(of screen: any HostedScreen) -> TextSize { panes.size(of: place(of: screen)) }

  /// Returns the options for drawing a screen.
  func options(of screen: any HostedScreen) -> TextOptions {
    panes.options(of: place(of: screen), isFocused: screen === self.screen)
  }

  /// Returns the place of a screen among those that are drawn; that of a question is where its box stands.
  private func place(of screen: any HostedScreen) -> Int {
    if let box = questionBox, screen === box.question { return box.place }
    return drawnScreens.firstIndex { $0 === screen } ?? 0
  }

  /// Handles a mouse event in the screen under the pointer, which then gets the focus.
  func handle(_ mouse: MouseEvent) {
    guard let navigator, let focused = screen else { return }
    let panes = panes
    if mouse.kind == .press { letGo() }
    if panes.isHelp(mouse.line) {
      if mouse.kind == .release { letGo() }
      guard mouse.kind == .press else { return }
      setNeedsDrawing()
      // As below one screen: what was refused may be left behind on it.
      commitEdit(on: focused, state(of: focused), goesOn: true)
      state(of: focused).text.focus = .help(scroll: 0)
      return
    }
    guard let (place, column) = panes.pane(at: mouse.column),
      questionBox.map({ place == $0.place }) ?? true
    else {
      // Beside the screens, as on the line between them, nothing answers either.
      if mouse.kind == .press, questionBox == nil { pressNothing(on: focused, state(of: focused)) }
      return mouse.kind == .release ? letGo() : ()
    }
    let screen = questionBox?.question ?? navigator.panes[place]
    if screen !== focused, mouse.kind == .press || mouse.kind == .secondaryPress {
      guard isOpenForKeys(state(of: focused)) else { return surface.bell() }
      setNeedsDrawing()
      guard commitEdit(on: focused, state(of: focused)) else { return surface.bell() }
      navigator.focus(screen)
      guard screen === self.screen else { return }
    }
    var mouse = mouse
    mouse.column = column
    handle(mouse, on: screen, state(of: screen))
  }

  /// Returns whether the focus can move to another screen: no menu, help or question of this one is
  /// open.
  private func isOpenForKeys(_ state: ScreenState) -> Bool {
    switch state.text.focus {
    case .rows, .search, .field, .index, .bar: true
    case .menu, .help, .confirmDelete: false
    }
  }
}
#endif
