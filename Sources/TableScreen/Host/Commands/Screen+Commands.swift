import TableCore

extension Screen {
  /// The commands of the screen in their present state, in the order in which a menu shows them.
  ///
  /// Commands that do nothing at the moment are listed, too, without an effect; tabs and bar
  /// buttons only if there are any.
  public var commands: [ScreenCommand] {
    TableEnvironment.within(environment) { CommandTable(self).commands }
  }

  /// Carries out a command, unless it no longer does anything; that of a bar button is found by its title.
  ///
  /// - Returns: whether the command was carried out.
  @discardableResult
  public func perform(_ command: ScreenCommand) -> Bool {
    // The screen may have changed since the command was shown.
    let same = commands.filter { $0.isSame(as: command) }
    guard let effect = (same.first { $0.name == command.name } ?? same.first)?.effect else {
      return false
    }
    switch effect {
    case .send(let event): send(event)
    case .selectAll:
      let table = self as? TableScreen
      guard let navigator else {
        table?.selectAllOnScreen()
        return true
      }
      navigator.acting(.selectAll(outermost)) { table?.selectAllOnScreen() }
    case .deleteSelection: (self as? TableScreen)?.deleteSelection()
    case .back:
      navigator?.focus(self)
      return navigator?.back() ?? false
    case .selectTab(let place): return navigator?.selectTab(place) ?? false
    case .inspect: return navigator?.toggleInspector() ?? false
    }
    return true
  }
}

extension ScreenCommand {
  /// Returns whether a command is that of another time; a button, which has another place once others have come or gone, is
  /// known by its title.
  fileprivate func isSame(as other: ScreenCommand) -> Bool {
    guard case .button(let edge, _) = name, case .button(edge, _) = other.name else {
      return name == other.name
    }
    return title == other.title
  }
}

/// The table of all commands, from which the menus and key commands of hosts are made.
@MainActor private struct CommandTable {
  private let screen: Screen
  private let chrome: ScreenChrome
  private let words = TableWords.current

  init(_ screen: Screen) {
    self.screen = screen
    chrome = screen.chrome
  }

  var commands: [ScreenCommand] {
    [
      command(.search, words.search, "f", .command, search),
      ScreenCommand(
        name: .leave, title: leaving?.title ?? words.cancel, key: .escape, modifiers: [],
        effect: leaving?.effect),
      command(
        .refresh, chrome.failure == nil ? words.refresh : words.retry, "r", .command, refresh),
      command(.edit, chrome.isEditing ? words.done : words.edit, "e", .command, edit),
      command(.selectAll, words.selectAll, "a", .command, all),
      ScreenCommand(
        name: .delete, title: words.delete, key: .delete, modifiers: .command, effect: deletion),
      command(.save, saving?.title ?? words.save, "s", .command, saving?.effect),
      command(.undo, words.undo, "z", .command, screen.canUndo ? .send(.undo) : nil),
      command(.redo, words.redo, "z", [.command, .shift], screen.canRedo ? .send(.redo) : nil),
      command(.back, chrome.isModal ? words.close : words.back, "[", .command, back),
    ] + tabs + buttons + inspector
  }

  private func command(
    _ name: ScreenCommand.Name, _ title: String, _ key: Character,
    _ modifiers: ScreenCommand.Modifiers, _ effect: ScreenCommand.Effect?
  ) -> ScreenCommand {
    ScreenCommand(
      name: name, title: title, key: .character(key), modifiers: modifiers, effect: effect)
  }

  private var search: ScreenCommand.Effect? {
    chrome.search == nil ? nil : .send(.beginSearch)
  }

  private var refresh: ScreenCommand.Effect? {
    if chrome.failure != nil { return .send(.retry) }
    return chrome.refresh.map { !$0.isRefreshing } == true ? .send(.refresh) : nil
  }

  private var edit: ScreenCommand.Effect? {
    chrome.isEditable || chrome.isEditing ? .send(.setEditing(!chrome.isEditing)) : nil
  }

  /// The title and effect of the escape key, which ends the nearest of a search, edit mode, a wait
  /// and a modal.
  private var leaving: (title: String, effect: ScreenCommand.Effect)? {
    if chrome.search.map({ $0.phase != .off }) == true { return (words.cancel, .send(.endSearch)) }
    if chrome.isEditing { return (words.done, .send(.setEditing(false))) }
    if chrome.canCancelWaiting { return (words.cancel, .send(.cancelWaiting)) }
    return chrome.isModal ? (words.close, .back) : nil
  }

  private var back: ScreenCommand.Effect? {
    chrome.backTitle == nil && !chrome.isModal ? nil : .back
  }

  private var all: ScreenCommand.Effect? {
    (screen as? TableScreen)?.canSelectAll == true ? .selectAll : nil
  }

  private var deletion: ScreenCommand.Effect? {
    (screen as? TableScreen)?.canDeleteSelection == true ? .deleteSelection : nil
  }

  /// The title and effect of saving: those of the bar's save button, or else of submitting the
  /// form.
  private var saving: (title: String, effect: ScreenCommand.Effect)? {
    let button = chrome.buttons.first { $0.button.face == .system(.save) }
    guard let button else { return chrome.isForm ? (words.save, .send(.submit)) : nil }
    guard button.canBePressed else { return nil }
    return (button.button.label, .send(.barButton(button.edge, button.place)))
  }

  private var tabs: [ScreenCommand] {
    guard let navigator = screen.navigator else { return [] }
    let tabs = navigator.offeredTabs
    let count = tabs.count
    guard count > 1 else { return [] }
    func step(_ step: Int) -> ScreenCommand.Effect {
      .selectTab((navigator.selectedTab + step + count) % count)
    }
    return [
      command(.nextTab, words.nextTab, "]", [.command, .shift], step(1)),
      command(.previousTab, words.previousTab, "[", [.command, .shift], step(-1)),
    ]
      + zip(tabs.indices, tabs).prefix(9).map { place, tab in
        command(.tab(place), tab.title, "\(place + 1)".first ?? "1", .command, .selectTab(place))
      }
  }

  /// The command of the inspector, where it is offered.
  private var inspector: [ScreenCommand] {
    guard screen.navigator?.canInspect == true else { return [] }
    return [command(.inspect, "Inspector", "d", [.command, .shift], .inspect)]
  }

  /// The commands of the bar buttons, numbered, except for the save button.
  private var buttons: [ScreenCommand] {
    let buttons = chrome.buttons.filter {
      $0.button.face != .system(.save) && !$0.button.label.isEmpty
    }
    return zip(1...9, buttons).map { number, button in
      command(
        .button(button.edge, button.place), button.button.label, "\(number)".first ?? "1",
        [.command, .option],
        button.canBePressed ? .send(.barButton(button.edge, button.place)) : nil)
    }
  }
}

extension ScreenChrome {
  /// A bar button, and where it stands.
  fileprivate struct PlacedButton {
    let edge: TableBarButton.Edge
    let place: Int
    let button: Button
    var canBePressed: Bool { button.isEnabled && !button.isBusy }
  }

  /// All bar buttons, from the start of the bar to the toolbar.
  fileprivate var buttons: [PlacedButton] {
    [(TableBarButton.Edge.leading, leading), (.trailing, trailing), (.toolbar, toolbar)].flatMap {
      edge, buttons in
      buttons.enumerated().map { PlacedButton(edge: edge, place: $0, button: $1) }
    }
  }
}
