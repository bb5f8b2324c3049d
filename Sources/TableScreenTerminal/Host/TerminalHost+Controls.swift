#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

extension TerminalHost {
  /// Applies a command to a control of a row: to the focused one, or to the first that responds to the command.
  func use(_ command: Command, _ row: NodeID, on screen: Screen, _ state: ScreenState) {
    guard let content = content(of: row, on: screen, state) else { return surface.bell() }
    let controls = content.controls.filter(\.isEnabled)
    let chosen = controls.filter { $0.name == state.text.control }
    guard
      let control = (chosen.isEmpty ? controls : chosen).first(where: { $0.answers(command) })
    else { return surface.bell() }
    switch command {
    case .toggle: screen.send(.control(row, name: control.name, value: .flag(!control.isOn)))
    case .press: screen.send(.control(row, name: control.name, value: .null))
    case .edit: startEdit(of: control, row, state)
    case .choose: openChoices(of: control, row, state)
    case .increase: adjust(control, row, by: 1, on: screen)
    case .decrease: adjust(control, row, by: -1, on: screen)
    default: surface.bell()
    }
  }

  /// Performs the return key's effect on a control.
  func use(_ control: RowControl, _ row: NodeID, on screen: Screen, _ state: ScreenState) {
    guard control.isEnabled else { return surface.bell() }
    state.text.control = control.name
    switch control.primary {
    case .toggle: use(.toggle, row, on: screen, state)
    case .edit: use(.edit, row, on: screen, state)
    case .choose: use(.choose, row, on: screen, state)
    case .press: use(.press, row, on: screen, state)
    default: break
    }
  }

  /// Does what a click on a part of a control means, which was drawn with a value that it may not have any more.
  func click(
    _ control: RowControl, _ value: TableValue, _ row: NodeID, on screen: Screen
  ) {
    // Several clicks may come before the next frame: each counts from what the one before has set.
    let meant: TableValue =
      switch (control.kind, value) {
      case (.toggle, _): .flag(!control.isOn)
      case (.rating, .integer(let star)): .integer(control.number(pressingStar: star))
      default: value
      }
    screen.send(.control(row, name: control.name, value: meant))
  }

  /// Moves the number of a control by steps that were clicked, from the one that it has now.
  func step(_ control: RowControl, by steps: Int, _ row: NodeID, on screen: Screen) {
    let control = control.drawn
    guard let number = control.number(movedBy: steps), number != Double(control.value) else {
      return surface.bell()
    }
    // Of the kind of the old value, or else an integer if it is whole.
    let isNumber = if case .number = control.value { true } else { false }
    let whole = isNumber ? nil : Int(exactly: number)
    let value = whole.map { TableValue.integer($0) } ?? .number(number)
    screen.send(.control(row, name: control.name, value: value))
  }

  private func adjust(_ control: RowControl, _ row: NodeID, by step: Int, on screen: Screen) {
    guard let value = control.value(movedBy: step), value != control.value else {
      return surface.bell()
    }
    screen.send(.control(row, name: control.name, value: value))
  }

  /// Focuses the next control of the row, or after the last one the row itself.
  func moveControl(by step: Int, _ row: NodeID, on screen: Screen, _ state: ScreenState) {
    let names = (content(of: row, on: screen, state)?.controls ?? []).filter(\.isEnabled).map(
      \.name)
    let stops: [String?] = [nil] + names
    let place = stops.firstIndex(of: state.text.control) ?? 0
    state.text.control = stops[(place + step + stops.count) % stops.count]
  }

  private func openChoices(of control: RowControl, _ row: NodeID, _ state: ScreenState) {
    if !showChoices(of: control, row, state) { surface.bell() }
  }

  /// Shows the choices of a control in a menu; returns whether there are any.
  func showChoices(of control: RowControl, _ row: NodeID, _ state: ScreenState) -> Bool {
    let choices = control.choices
    guard !choices.isEmpty else { return false }
    let chosen = control.chosen
    var items = choices.enumerated().map { place, choice in
      TextMenu.Item(choice.title, isChecked: place == chosen)
    }
    state.menu = choices.map { .value(row, name: control.name, .choice($0.id)) }
    if control.kind == .color {
      items.append(
        TextMenu.Item(
          TerminalWords.current[.ownColor], isChecked: chosen == nil && !control.isEmpty))
      state.menu.append(.edit(row, name: control.name))
    }
    let own = control.kind == .color && !control.isEmpty ? items.count - 1 : 0
    state.text.focus = .menu(
      TextMenu(title: control.label, row: row, items: items, selected: chosen ?? own))
    state.menuControl = control.name
    return true
  }
}

extension RowControl {
  /// Returns whether the control responds to a command.
  func answers(_ command: Command) -> Bool {
    switch command {
    case .toggle: isToggle
    case .press: primary == .press
    case .edit: primary == .edit
    case .choose: primary == .choose
    case .increase, .decrease: isAdjustable
    default: false
    }
  }

  /// True if the control has no value.
  var isEmpty: Bool { value == .null }

  /// True if the control is a switch that is on.
  var isOn: Bool { value == .flag(true) }

  /// Returns the value moved by a number of steps, within the control's range.
  @MainActor func value(movedBy step: Int) -> TableValue? {
    switch kind {
    case .slider, .stepper, .rating: return number(movedBy: step).map { .number($0) }
    case .segments, .menu, .color:
      let place = chosen.map { $0 + step } ?? 0
      return choices.indices.contains(place) ? .choice(choices[place].id) : nil
    case .field: return moment(movedBy: step).map { .date($0) }
    case .toggle, .textArea, .button: return nil
    }
  }
}
#endif
