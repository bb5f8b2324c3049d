#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

// Moves the focus from field to field, and from control to control.
extension TerminalHost {
  /// Focuses the next field of the screen, in this row or a later one.
  ///
  /// After a form's last field, focuses the elements around the rows, or without any, the next row, such as the
  /// button that submits the form.
  func moveField(by step: Int, on screen: Screen, _ state: ScreenState) {
    let next = nextField(by: step, on: screen, state)
    commitEdit(on: screen, state, goesOn: true)
    guard let next else {
      if screen.chrome.isForm { leaveFields(by: step, on: screen, state) }
      return
    }
    startEdit(of: next.control, next.row, state)
    move(.row(next.row), on: screen)
  }

  /// Returns the field after the focused field or after the row with the cursor, or the one before for a negative step.
  func nextField(
    by step: Int, on screen: Screen, _ state: ScreenState
  ) -> (row: NodeID, control: RowControl)? {
    var (row, control) = (state.text.cursor, String?.none)
    if case .field(let edit) = state.text.focus { (row, control) = (edit.row, edit.control) }
    guard let row else { return nil }
    return screen.field(after: row, control: control, by: step) {
      content(of: $0, on: screen, state)
    }
  }

  /// Focuses the next control of a form: a field, which is edited at once, another control, or a row that can be pressed.
  func moveFormStop(by step: Int, on screen: Screen, _ state: ScreenState) {
    let next = nextStop(by: step, on: screen, state)
    commitEdit(on: screen, state, goesOn: true)
    guard let next else { return leaveFields(by: step, on: screen, state) }
    state.text.focus = .rows
    move(.row(next.row), on: screen)
    let controls = (content(of: next.row, on: screen, state)?.controls ?? []).filter(\.isEnabled)
    let isAlone = controls.count == 1 && content(of: next.row, on: screen, state)?.tap == nil
    state.text.control = isAlone ? nil : next.control?.name
    if let control = next.control, control.isTyped { startEdit(of: control, next.row, state) }
  }

  /// Leaves the fields of a form for the elements around the rows, or without any, for the next row.
  private func leaveFields(by step: Int, on screen: Screen, _ state: ScreenState) {
    moveStop(by: step, on: screen, state)
    if case .rows = state.text.focus { move(.rows(step), on: screen) }
  }

  /// Returns the control or row that the tab key leads to, or the one before for a negative step.
  func nextStop(
    by step: Int, on screen: Screen, _ state: ScreenState
  ) -> (row: NodeID, control: RowControl?)? {
    var (row, control) = (state.text.cursor, state.text.control)
    if case .field(let edit) = state.text.focus { (row, control) = (edit.row, edit.control) }
    guard let row else { return nil }
    return screen.stop(after: row, control: control, by: step) {
      content(of: $0, on: screen, state)
    }
  }

  /// Begins to edit the field of the row that the cursor is on, if keys of that row go to a field.
  func enterField(on screen: Screen, _ state: ScreenState) {
    guard case .rows = state.text.focus, !screen.chrome.isEditing, let row = state.text.cursor,
      let content = content(of: row, on: screen, state), content.tap == nil,
      let control = content.controls.first(where: \.isEnabled), control.isTyped,
      // The left and right keys change a date, but would only move the caret while its text is
      // edited.
      !control.isAdjustable
    else { return }
    startEdit(of: control, row, state)
  }

  /// Updates the focused field to its present value, if nobody has typed into it, or the form no longer has what was typed;
  /// the app may have set the form's values.
  func followValue(on screen: Screen, _ state: ScreenState) {
    guard case .field(let edit) = state.text.focus,
      let control = control(edit.control, of: edit.row, on: screen, state),
      edit.text == edit.original && control.startText != edit.original
        || edit.isKept && !screen.isTyping(in: edit.row, control: edit.control)
    else { return }
    state.text.focus = .field(
      TextEdit(row: edit.row, control: edit.control, text: control.startText))
  }

  /// Begins to edit the first field of a form that was just opened.
  func enterFirstField(on screen: Screen, _ state: ScreenState) {
    guard case .rows = state.text.focus, let first = state.text.cursor,
      let field = screen.field(
        after: first, control: nil, by: 1,
        content: {
          content(of: $0, on: screen, state)
        })
    else { return }
    move(.row(field.row), on: screen)
    enterField(on: screen, state)
  }

  /// Sends the typed text to the core, and submits the form.
  func submit(on screen: Screen, _ state: ScreenState) {
    guard commitEdit(on: screen, state) else { return surface.bell() }
    screen.send(.submit)
  }

  /// Focuses a control of a row; without a name, its first field.
  func focus(_ row: NodeID, control name: String?, in screen: any HostedScreen) {
    guard screen.layout.tablePath(of: row) != nil else { return }
    // The person follows where the app leads them.
    typingPlace = nil
    let state = state(of: screen)
    if let screen = screen as? Screen { commitEdit(on: screen, state) }
    state.text.focus = .rows
    state.text.cursor = row
    move(.row(row), on: screen)
    let controls = (content(of: row, on: screen, state)?.controls ?? []).filter(\.isEnabled)
    let named = controls.first { $0.name == name }
    guard let control = named ?? controls.first(where: { $0.primary == .edit }) else { return }
    if control.primary == .edit {
      startEdit(of: control, row, state)
    } else if controls.count > 1 {
      state.text.control = control.name
    }
  }
}
#endif
