import Foundation
import TableScreen

extension TerminalHost {
  // MARK: Search

  /// Lets keys go to the search field.
  func enterSearch(on screen: Screen, _ state: ScreenState) {
    setNeedsDrawing()
    screen.send(.beginSearch)
    guard let search = screen.chrome.search, search.phase != .off else { return }
    state.text.focus = .search(caret: search.text.count)
  }

  // MARK: Typing

  /// Whether keys go to a text.
  var isTyping: Bool {
    guard let screen else { return false }
    switch state(of: screen).text.focus {
    case .search, .field: return true
    case .rows, .confirmDelete, .menu, .help, .index, .bar: return false
    }
  }

  /// Changes the text that keys go to; without one, nothing happens.
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
      // Whoever types looks for the best match, which is the first.
      state.text.cursor = nil
      state.text.viewport = TextViewport()
    case .field(var edit):
      let control = control(edit.control, of: edit.row, on: screen, state)
      var line = LineEditor(edit.text, caret: edit.caret, allowsLines: control?.isTextArea ?? false)
      change(&line)
      let old = edit.text
      edit.text = line.text
      edit.caret = line.caret
      state.text.focus = .field(edit)
      if old != line.text { screen.send(.typed(edit.row, name: edit.control, text: line.text)) }
    default: surface.bell()
    }
  }

  /// Returns the control of that name of a row, or nil.
  func control(
    _ name: String, of row: NodeID, on screen: any HostedScreen, _ state: ScreenState
  ) -> RowControl? {
    content(of: row, on: screen, state)?.controls.first { $0.name == name }
  }

  // MARK: Fields

  /// Lets keys go to a field.
  func startEdit(of control: RowControl, _ row: NodeID, _ state: ScreenState) {
    state.text.cursor = row
    state.text.focus = .field(TextEdit(row: row, control: control.name, text: control.editText))
  }

  /// Hands what was typed to the core; what it does not take stays in the field to be mended.
  ///
  /// - Returns: whether the field is left.
  @discardableResult
  func commitEdit(on screen: Screen, _ state: ScreenState) -> Bool {
    guard case .field(let edit) = state.text.focus else { return true }
    state.text.focus = .rows
    guard let old = control(edit.control, of: edit.row, on: screen, state) else { return true }
    if old.editText != edit.text || edit.text != edit.original
      || content(of: edit.row, on: screen, state)?.message != nil
    {
      screen.send(.control(edit.row, name: edit.control, value: old.entered(edit.text)))
    }
    guard let new = control(edit.control, of: edit.row, on: screen, state),
      content(of: edit.row, on: screen, state)?.message != nil
    else { return true }
    // A row may keep what makes no sense, and say so; what it does not keep is mended here.
    if new.value != old.value || new.editText == edit.text { return true }
    state.text.focus = .field(edit)
    return false
  }

  /// Leaves a field as it was before.
  func revertEdit(on screen: Screen, _ state: ScreenState) {
    guard case .field(let edit) = state.text.focus else { return }
    state.text.focus = .rows
    if edit.text != edit.original {
      screen.send(.typed(edit.row, name: edit.control, text: edit.original))
    }
    // What is wrong was said about the text that is gone now.
    if content(of: edit.row, on: screen, state)?.message != nil,
      let control = control(edit.control, of: edit.row, on: screen, state)
    {
      screen.send(.control(edit.row, name: edit.control, value: control.value))
    }
  }

  /// Goes on to the next field of the screen, in this row or in one further on.
  func moveField(by step: Int, on screen: Screen, _ state: ScreenState) {
    guard case .field(let edit) = state.text.focus, commitEdit(on: screen, state) else {
      return surface.bell()
    }
    guard let (row, control) = field(after: edit, by: step, on: screen, state) else { return }
    startEdit(of: control, row, state)
    move(.row(row), on: screen)
  }

  /// How many rows are looked at for the next field; further away it is not the same form.
  private static let fieldReach = 200

  private func field(
    after edit: TextEdit, by step: Int, on screen: Screen, _ state: ScreenState
  ) -> (NodeID, RowControl)? {
    let layout = screen.layout
    guard var path = layout.tablePath(of: edit.row) else { return nil }
    let fields = { self.fields(of: $0, on: screen, state) }
    let here = fields(edit.row)
    if let place = here.firstIndex(where: { $0.name == edit.control }),
      here.indices.contains(place + step)
    {
      return (edit.row, here[place + step])
    }
    for _ in 0..<Self.fieldReach {
      guard let next = layout.row(next: path, by: step), let row = layout.row(at: next) else {
        break
      }
      path = next
      if let control = step > 0 ? fields(row.id).first : fields(row.id).last {
        return (row.id, control)
      }
    }
    return nil
  }

  private func fields(of row: NodeID, on screen: Screen, _ state: ScreenState) -> [RowControl] {
    (content(of: row, on: screen, state)?.controls ?? [])
      .filter { $0.isEnabled && $0.primary == .edit }
  }
}

extension TableLayout {
  /// Returns the position of the row before or after a row, over the edges of sections.
  func row(next path: TablePath, by step: Int) -> TablePath? {
    var (section, row) = (path.section, path.row + step)
    while section >= 0, section < sectionCount {
      if row >= 0, row < rowCount(in: section) { return TablePath(section, row) }
      section += step
      row = step > 0 ? 0 : rowCount(in: section) - 1
    }
    return nil
  }
}

extension RowControl {
  var isTextArea: Bool { if case .textArea = kind { true } else { false } }
}
