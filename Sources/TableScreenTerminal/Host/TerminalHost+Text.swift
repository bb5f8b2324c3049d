#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenText

extension TerminalHost {
  // MARK: Search

  /// Focuses the search field.
  func enterSearch(on screen: Screen, _ state: ScreenState) {
    setNeedsDrawing()
    screen.send(.beginSearch)
    guard let search = screen.chrome.search, search.phase != .off else { return }
    state.text.focus = .search(caret: search.text.count)
  }

  // MARK: Typing

  /// True while keys go to a text field.
  var isTyping: Bool {
    guard let screen else { return false }
    switch state(of: screen).text.focus {
    case .search, .field: return true
    case .rows, .confirmDelete, .menu, .help, .index, .bar: return false
    }
  }

  /// Inserts a pasted text; if it is longer than a field takes, the person is told so.
  func paste(_ text: String, on screen: Screen, _ state: ScreenState) {
    if context(of: screen, state, screen.chrome).isOnField, let row = state.text.cursor {
      use(.edit, row, on: screen, state)
      if let first = text.first { makeRoom(for: first, on: screen, state) }
    }
    guard isTyping else { return surface.bell() }
    let most = InputDecoder.longestPaste - 1
    // The core limits search texts further and reports longer ones: one scalar beyond its limit is enough for that.
    let limit: Int
    if case .search = state.text.focus {
      limit = TableScreen.longestSearch + 1
    } else {
      limit = most
    }
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit,
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return type(on: screen, state) { $0.insert(text) } }
    type(on: screen, state) { $0.insert(String(text[..<end])) }
    if limit == most { screen.show(notice: TableWords.current.pasteCut(most)) }
  }

  /// Empties a field for a moment into which a person begins to type another one: nothing can follow a whole day or time.
  func makeRoom(for character: Character, on screen: Screen, _ state: ScreenState) {
    guard character.isNumber, case .field(var edit) = state.text.focus,
      control(edit.control, of: edit.row, on: screen, state)?.fieldKind?.isDate == true
    else { return }
    edit.text = ""
    edit.caret = 0
    state.text.focus = .field(edit)
  }

  /// Edits the focused text, if there is one.
  func type(on screen: Screen, _ state: ScreenState, _ change: (inout LineEditor) -> Void) {
    setNeedsDrawing()
    switch state.text.focus {
    case .search(let caret):
      let text = screen.chrome.search?.text ?? ""
      var line = LineEditor(text, caret: caret)
      change(&line)
      state.text.focus = .search(caret: line.caret)
      guard line.text != text else { return }
      screen.send(.search(line.text))
      // The core cuts a text that is too long for a search.
      let kept = screen.chrome.search?.text ?? ""
      if kept != line.text { state.text.focus = .search(caret: min(line.caret, kept.count)) }
      // A changed search puts the cursor on the first row, the best match.
      state.text.cursor = nil
      state.text.viewport = TextViewport()
    case .field(var edit):
      show(edit.row, on: screen)
      let control = control(edit.control, of: edit.row, on: screen, state)
      var line = LineEditor(edit.text, caret: edit.caret, allowsLines: control?.isTextArea ?? false)
      change(&line)
      if control?.kind == .color, let own = Self.withoutSpareSign(line.text) {
        line = LineEditor(own, caret: line.caret - 1)
      }
      let old = edit.text
      edit.text = line.text
      edit.caret = line.caret
      state.text.focus = .field(edit)
      if old != line.text { send(edit, to: screen, state) }
    default: surface.bell()
    }
  }

  /// Returns the text of a color without the sign that it begins with, if a sign or a name was typed behind that; else nil.
  private static func withoutSpareSign(_ text: String) -> String? {
    let own = text.dropFirst()
    guard text.first == "#", own.first == "#" || TableColor(.choice(String(own))) != nil else {
      return nil
    }
    return String(own)
  }

  /// Sends the text typed so far to the core, and notes whether the form keeps it.
  private func send(_ edit: TextEdit, to screen: Screen, _ state: ScreenState) {
    screen.send(.typed(edit.row, name: edit.control, text: edit.text))
    guard case .field(var now) = state.text.focus, now == edit else { return }
    now.isKept = screen.isTyping(in: edit.row, control: edit.control)
    state.text.focus = .field(now)
  }

  /// Returns the control with a name in a row, or nil.
  func control(
    _ name: String, of row: NodeID, on screen: any HostedScreen, _ state: ScreenState
  ) -> RowControl? {
    content(of: row, on: screen, state)?.controls.first { $0.name == name }
  }

  // MARK: Fields

  /// Begins to edit a field.
  func startEdit(of control: RowControl, _ row: NodeID, _ state: ScreenState) {
    state.text.cursor = row
    state.text.focus = .field(TextEdit(row: row, control: control.name, text: control.startText))
  }

  /// Sends the typed text to the core.
  ///
  /// The form keeps a text that it has refused beside its message, for as long as its screen is open.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - state: its state.
  ///   - goesOn: true if the person goes elsewhere on the screen, and may leave such a text behind; otherwise they stay in
  ///     the field to correct it, or to cancel.
  /// - Returns: whether the field is left, which it always is by a person who goes elsewhere.
  @discardableResult
  func commitEdit(on screen: Screen, _ state: ScreenState, goesOn: Bool = false) -> Bool {
    followValue(on: screen, state)
    guard case .field(var edit) = state.text.focus else { return true }
    state.text.focus = .rows
    guard let old = control(edit.control, of: edit.row, on: screen, state) else { return true }
    // An untouched field must not overwrite a value that the app has set meanwhile, nor be heard as one that has changed; but
    // what its property has refused, that may take by now.
    let isRefused = screen.hasRefused(in: edit.row, control: edit.control)
    if edit.text != edit.original || isRefused && old.editText == edit.text {
      screen.send(.control(edit.row, name: edit.control, value: old.entered(edit.text)))
    }
    // Something wrong that the form keeps as a draft can be left; a text that it does not keep is lost with its screen.
    guard !goesOn, control(edit.control, of: edit.row, on: screen, state) != nil,
      screen.hasRefused(in: edit.row, control: edit.control)
    else { return true }
    edit.isKept = false
    state.text.focus = .field(edit)
    return false
  }

  /// Sends the typed texts of all open screens to the core, including screens covered by others.
  ///
  /// - Returns: whether the field in view is left.
  func commitEdits(_ navigator: TableNavigator) -> Bool {
    let visible = navigator.visibleScreen
    for screen in navigator.screens where screen !== visible {
      commitEdit(on: screen, state(of: screen))
    }
    return commitEdit(on: visible, state(of: visible))
  }

  /// Ends editing and restores the field's original text.
  func revertEdit(on screen: Screen, _ state: ScreenState) {
    guard case .field(let edit) = state.text.focus else { return }
    state.text.focus = .rows
    if edit.text != edit.original {
      screen.send(.typed(edit.row, name: edit.control, text: edit.original))
      screen.takeBackTyping(in: edit.row, control: edit.control)
    }
    // Sends the old value again, which clears the message about the reverted text; a message about anything else stays.
    guard let model = (screen as? TableScreen)?.model, model.hasMessage(edit.row, edit.control),
      model.cell(edit.row)?.binding(of: edit.control) != nil,
      let control = control(edit.control, of: edit.row, on: screen, state)
    else { return }
    let isRefused = screen.hasRefused(in: edit.row, control: edit.control)
    // What stood there before the person came stays as it was, refused or not.
    if (isRefused ? control.editText : edit.text) == edit.original { return }
    let value = isRefused ? control.base : control.value
    screen.send(.control(edit.row, name: edit.control, value: value))
  }
}

extension RowControl {
  var isTextArea: Bool { if case .textArea = kind { true } else { false } }
}
#endif
