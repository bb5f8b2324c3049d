#if GTK
import CGTK
import TableScreen

/// Connects windows to the bindings of ``GTKKeys``.
@MainActor enum WindowKeys {
  /// Adds key controllers for both phases of ``GTKKeys`` to a window.
  static func attach(to window: Obj, _ host: GTKHost) {
    for (phase, keys) in [(GTK_PHASE_CAPTURE, GTKKeys.first), (GTK_PHASE_BUBBLE, GTKKeys.last)] {
      let controller = Obj(gtk_event_controller_key_new())
      gtk_event_controller_set_propagation_phase(controller(), phase)
      on(controller, "key-pressed") { [weak host] arguments in
        let key = UInt32(arguments.uint(1))
        if phase == GTK_PHASE_CAPTURE { host?.followFocus() }
        // The list would activate the row that has the focus still.
        if phase == GTK_PHASE_CAPTURE, GTKKeys.plain(key) == UInt32(GDK_KEY_Return),
          let page = host?.visiblePage, page.isAwaitingFocus, page.isRowFocused
        {
          gtk_widget_error_bell(window())
          return arguments.answer(true)
        }
        if phase == GTK_PHASE_CAPTURE { host?.noteReturn(key) }
        let commands = commands(of: arguments, among: keys, in: window)
        let isDone = commands.contains { command in host?.perform(command) ?? false }
        // GTK does so only where it moves the focus itself.
        if isDone { gtk_window_set_focus_visible(window(), 1) }
        arguments.answer(isDone)
      }
      gtk_widget_add_controller(window(), controller())
    }
    on(window, "notify::focus-widget") { [weak host] _ in host?.noteFocus() }
    // Of the controllers of one phase the last one comes first.
    host.typing.watch(window, host)
  }

  /// Runs `body` at the key of the inspector, in a window that has none of the app's other keys: there GTK would open its
  /// own debugger.
  static func onInspect(in window: Obj, _ body: @escaping @MainActor () -> Void) {
    guard TableDiagnostics.offersInspector else { return }
    let controller = Obj(gtk_event_controller_key_new())
    gtk_event_controller_set_propagation_phase(controller(), GTK_PHASE_CAPTURE)
    on(controller, "key-pressed") { arguments in
      let commands = commands(of: arguments, among: GTKKeys.first + GTKKeys.last, in: window)
      arguments.answer(commands.contains(.inspect))
      if commands.contains(.inspect) { body() }
    }
    gtk_widget_add_controller(window(), controller())
  }

  private static func commands(
    of arguments: SignalArguments, among keys: [GTKKeys.Binding], in window: Obj
  ) -> [GTKKeys.Command] {
    let modifiers = arguments.flags(3) & GTKKeys.heeded
    return GTKKeys.commands(of: UInt32(arguments.uint(1)), modifiers, among: keys) {
      Obj(maybe: gtk_widget_get_display(window())).flatMap {
        GTKKeys.latin(UInt32(arguments.uint(2)), modifiers, on: $0)
      }
    }
  }
}

extension GTKHost {
  /// Performs the command of a key.
  ///
  /// - Returns: true if the command applies now; else other handlers get the key.
  func perform(_ command: GTKKeys.Command) -> Bool {
    guard let navigator, let page = visiblePage else { return false }
    // Commits the typed text first, so that a screen that may refuse to be left knows it.
    if command.leadsAway { page.focusedControl?.commit() }
    switch command {
    case .search, .beginSearch:
      guard page.chrome.search != nil, command == .search || !page.isTyping else { return false }
      page.search.setOpen(true)
    case .refresh:
      guard page.chrome.failure != nil || page.chrome.refresh != nil else { return false }
      page.send(page.chrome.failure == nil ? .refresh : .retry)
    case .back: return navigator.back()
    case .leave: return leave(page, navigator)
    case .undo:
      guard page.screen.canUndo else { return false }
      page.send(.undo)
    case .redo:
      guard page.screen.canRedo else { return false }
      page.send(.redo)
    case .edit:
      guard page.chrome.isEditable || page.chrome.isEditing else { return false }
      page.send(.setEditing(!page.chrome.isEditing))
    case .nextTab, .previousTab:
      let count = navigator.offeredTabs.count
      guard count > 1 else { return false }
      let step = command == .nextTab ? 1 : count - 1
      navigator.selectTab((navigator.selectedTab + step) % count)
    case .tab(let place):
      guard navigator.offeredTabs.indices.contains(place) else { return false }
      navigator.selectTab(place)
    case .otherPane:
      guard navigator.focusOtherPane() else { return false }
      visiblePage?.focusRows()
    case .keys: if let frame = frontWindow { KeysWindow.show(above: frame.root, self) }
    case .inspect: return navigator.toggleInspector()
    case .mainMenu:
      guard
        let page = navigator.panes.lazy.map({ self.page(of: $0) }).first(where: \.header.hasMenu)
      else { return false }
      page.header.openMenu()
    case .close: if let frame = frontWindow { gtk_window_close(frame.root()) }
    case .quit: if let window { gtk_window_close(window.root()) }
    case .pick: return !page.isPopoverFocused && page.focusedControl?.pick() == true
    case .nextField, .previousField:
      guard !page.isPopoverFocused, let row = page.focusedRow else { return false }
      return page.focusControl(from: row, by: command == .nextField ? 1 : -1)
    default: return performOnRow(command, page)
    }
    return true
  }

  /// Ends a search, edit mode or a wait, or goes back.
  private func leave(_ page: ScreenPage, _ navigator: TableNavigator) -> Bool {
    if page.chrome.search.map({ $0.phase != .off }) == true {
      page.send(.endSearch)
      page.focusRows()
    } else if page.chrome.isEditing {
      page.send(.setEditing(false))
    } else if page.chrome.canCancelWaiting {
      page.send(.cancelWaiting)
    } else if navigator.canGoBack {
      page.focusedControl?.commit()
      return navigator.back()
    } else {
      return false
    }
    return true
  }

  private func performOnRow(_ command: GTKKeys.Command, _ page: ScreenPage) -> Bool {
    guard let row = page.focusedRow, let id = row.id, let content = row.content else {
      return false
    }
    if command.isAboutRow, page.isAwaitingFocus {
      gtk_widget_error_bell(page.root())
      return true
    }
    if command == .menu {
      page.openMenu(of: row)
      return true
    }
    guard page.isRowFocused else { return false }
    switch command {
    // GTK's own arrow keys try to focus headers and footers, and then do not move.
    case .nextRow: return page.area.scroll(within: row, by: 1) || page.focus(from: row, by: 1)
    case .previousRow:
      return page.area.scroll(within: row, by: -1) || page.focus(from: row, by: -1)
    case .nextPage: return page.focusPage(from: row, by: 1)
    case .previousPage: return page.focusPage(from: row, by: -1)
    case .firstRow: page.focusEnd(by: 1)
    case .lastRow: page.focusEnd(by: -1)
    case .delete:
      guard content.editing == .delete else { return false }
      page.delete(id)
    case .insert:
      guard content.editing == .insert else { return false }
      page.send(.insert(id))
    case .moveUp, .moveDown:
      guard content.isMoveable else { return false }
      page.move(id, by: command == .moveUp ? -1 : 1)
    case .expand, .collapse:
      // The arrow of a row points to the end of a line, which is at the left for who reads from there.
      let isTurned = gtk_widget_get_direction(page.area.list()) == GTK_TEXT_DIR_RTL
      let expands = (command == .expand) != isTurned
      guard let isExpanded = content.isExpanded, isExpanded != expands else { return false }
      page.send(.setExpanded(id, expands))
    case .toggle:
      // GTK flips one that is disabled, too.
      let toggle = row.controls.first { $0.control.kind == .toggle && $0.control.isEnabled }
      guard let toggle else { return false }
      toggle.activate()
    default: return false
    }
    return true
  }
}

extension GTKKeys.Command {
  /// True if the command does something to the row with the focus, or with its menu.
  fileprivate var isAboutRow: Bool {
    switch self {
    case .menu, .delete, .insert, .moveUp, .moveDown, .expand, .collapse, .toggle: true
    default: false
    }
  }

  /// True if the command leaves the screen for another one.
  fileprivate var leadsAway: Bool {
    switch self {
    case .back, .nextTab, .previousTab, .tab, .otherPane, .inspect: true
    default: false
    }
  }
}
#endif
