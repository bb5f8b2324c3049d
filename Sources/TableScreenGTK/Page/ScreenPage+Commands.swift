#if GTK
import CGTK
import TableScreen

extension ScreenPage {
  /// Opens the menu of a row.
  ///
  /// - Parameters:
  ///   - row: the row whose commands the menu offers.
  ///   - point: the point in the list to open the menu at; nil for the row itself.
  func openMenu(of row: RowView, at point: (x: Double, y: Double)? = nil) {
    guard let id = row.id, let content = row.content else { return }
    let entries = RowMenu.entries(of: content)
    let target = point == nil ? row.root : area.list
    // The old layout tells which row beside it gets the focus, if the row goes meanwhile.
    let old = layout
    menu.open(
      entries, of: id, at: target, point, in: root,
      leave: { [weak self] in self?.keepFocus(on: id, nil, old) }
    ) { [weak self] command in self?.perform(command, on: id) }
  }

  /// Updates an open menu to its row's current commands, or closes it if the row has gone.
  func followMenu() {
    guard let row = menu.row else { return }
    let isThere = layout.tablePath(of: row) != nil
    let content = isThere ? pool.content(of: row, in: screen) : nil
    menu.follow(content.map { RowMenu.entries(of: $0) } ?? [])
  }

  /// Performs the command of a menu entry.
  func perform(_ command: RowMenu.Command, on row: NodeID) {
    switch command {
    case .tap: send(.tap(row))
    case .tapAccessory: send(.tapAccessory(row))
    case .longPress: send(.longPress(row))
    case .delete: delete(row)
    case .insert: send(.insert(row))
    case .cancel: send(.cancel(row))
    case .moveUp: move(row, by: -1)
    case .moveDown: move(row, by: 1)
    case .setExpanded(let isExpanded): send(.setExpanded(row, isExpanded))
    case .rowAction(let place, let index): send(.rowAction(row, place, index))
    }
  }

  /// Deletes a row without confirmation, because deletion can be undone.
  ///
  /// The app may decide about it in a task: the next key, which may wait already, is meant for the row that comes then.
  func delete(_ row: NodeID) {
    send(.delete([row]))
    if isLeaving(row) { MainLoop.runTasksFirst { [weak self] in self?.isLeaving(row) == true } }
  }

  private func isLeaving(_ row: NodeID) -> Bool {
    (screen as? TableScreen)?.model.isLeaving(row) == true
  }

  /// Moves a row past its neighbor and keeps the focus on it.
  func move(_ row: NodeID, by step: Int) {
    guard let path = layout.tablePath(of: row), let target = layout.neighbor(of: path, by: step)
    else { return }
    send(.move(row, to: target))
    focus(row)
  }

  /// Taps the first row: the best match of a search.
  func openFirst() {
    guard let first = layout.row(next: TablePath(0, -1), by: 1),
      let id = layout.row(at: first)?.id
    else { return }
    send(.tap(id))
  }

  // MARK: Fields

  /// Responds to the return key in a form's field: focuses the next field, or submits the form
  /// after the last one.
  func finishField(_ field: ControlView) {
    guard chrome.isForm, let id = field.row?.id else { return }
    let next = screen.field(after: id, control: field.control.name, by: 1) {
      pool.content(of: $0, in: screen)
    }
    if let next { focus(next.row, control: next.control.name, now: true) } else { send(.submit) }
  }

  /// Focuses the next control of any kind for the tab key: GTK would stop at every row in between.
  ///
  /// In grouped tables, tappable rows are stops, too.
  ///
  /// - Returns: true if there is a stop within ``reach`` rows.
  func focusControl(from row: RowView, by step: Int) -> Bool {
    guard let id = row.id, var path = layout.tablePath(of: id) else { return false }
    let control = focusedControl
    control?.commit()
    let here = row.controls.map(\.control).filter(\.isEnabled)
    let place = control.map { control in here.firstIndex { $0.name == control.control.name } }
    let next = place.map { ($0 ?? 0) + step } ?? (step > 0 ? 0 : -1)
    if here.indices.contains(next) {
      focus(id, control: here[next].name, now: true)
      return true
    }
    for _ in 0..<Self.reach {
      guard let next = layout.row(next: path, by: step), let id = layout.row(at: next)?.id,
        let content = pool.content(of: id, in: screen)
      else { return false }
      path = next
      let controls = content.controls.filter(\.isEnabled)
      if let control = step > 0 ? controls.first : controls.last {
        focus(id, control: control.name, now: true)
        return true
      }
      if chrome.style == .grouped, content.isTappable {
        focus(id, now: true)
        return true
      }
    }
    return false
  }

  /// Focuses the control of a row with a name; without one, its first field, or else its first
  /// control or the row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - control: the name, or nil.
  ///   - now: whether a key asks for it, after which further ones may wait already. While the list changes, it has to wait
  ///     until the rows are in their places.
  ///   - caret: the place among the letters of a text that is typed on; without it the text is selected, and the next
  ///     letter replaces it.
  func focus(_ row: NodeID, control: String?, now: Bool = false, caret: gint? = nil) {
    reveal(row)
    awaitsControl = true
    grabFocus(row, now: now, caret: caret) { view in
      (view.control(control) ?? view.controls.first)?.focusable ?? view.node
    }
  }

  /// Focuses the first row, or with a step of -1 the last one.
  ///
  /// - Returns: true if there is a row.
  @discardableResult
  func focusEnd(by step: Int) -> Bool {
    let last = layout.sectionCount - 1
    let outside = step > 0 ? TablePath(0, -1) : TablePath(last, layout.rowCount(in: last))
    guard let path = layout.row(next: outside, by: step), let id = layout.row(at: path)?.id else {
      return false
    }
    focus(id)
    return true
  }

  /// Focuses the row at a distance from another, or the last one in that direction.
  ///
  /// - Returns: true if there is another row in that direction.
  func focus(from row: RowView, by distance: Int) -> Bool {
    guard var path = row.id.flatMap({ layout.tablePath(of: $0) }) else { return false }
    let start = path
    for _ in 0..<distance.magnitude {
      guard let next = layout.row(next: path, by: distance.signum()) else { break }
      path = next
    }
    guard path != start, let id = layout.row(at: path)?.id else { return false }
    focus(id, now: true)
    return true
  }

  /// Focuses a row as a whole; `now` as for its controls.
  func focus(_ row: NodeID, now: Bool = false) {
    lastRow = row
    reveal(row)
    awaitsControl = false
    grabFocus(row, now: now) { $0.node }
  }

  private func reveal(_ row: NodeID) {
    wantsFocus = false
    guard let path = layout.tablePath(of: row), let position = area.source.list.position(of: path)
    else { return }
    // Above the first row are only headers, which no key reaches: so they scroll into view with the
    // first row.
    if layout.row(next: path, by: -1) == nil {
      area.scrollToFirst(position)
    } else {
      area.scroll(to: position, at: .nearest)
    }
  }

  /// Focuses a widget of a row once the row is made, which GTK does when it lays out the list.
  ///
  /// Frames are counted, and no time: on a busy machine they come late.
  private func grabFocus(
    _ row: NodeID, now: Bool, caret: gint? = nil, _ target: @escaping (RowView) -> Obj?
  ) {
    focusTurn += 1
    let turn = focusTurn
    isAwaitingFocus = true
    // The next key may be there already, and is meant for the row: it comes before what is done later.
    if now, !attemptFocus(row, turn, caret, target) { return }
    let afterwards: @MainActor () -> Void = { [weak self] in
      MainLoop.beforeDrawing { self?.focusInFrames(row, turn, caret, target) }
    }
    // What is typed into a field waits until all that the app does in one go is done.
    guard !awaitsControl else { return afterwards() }
    MainLoop.beforeNextKey { [weak self] in
      if self?.attemptFocus(row, turn, caret, target) == true { afterwards() }
    }
  }

  private func focusInFrames(
    _ row: NodeID, _ turn: Int, _ caret: gint?, _ target: @escaping (RowView) -> Obj?
  ) {
    guard attemptFocus(row, turn, caret, target) else { return }
    var framesLeft = 20
    MainLoop.eachFrame(of: area.list) { [weak self] in
      framesLeft -= 1
      if framesLeft > 0, self?.attemptFocus(row, turn, caret, target) == true { return true }
      if self?.focusTurn == turn { self?.isAwaitingFocus = false }
      return false
    }
  }

  /// Focuses a widget of a row if the row is there; returns true if it is not, and another attempt may help.
  private func attemptFocus(
    _ row: NodeID, _ turn: Int, _ caret: gint?, _ target: (RowView) -> Obj?
  ) -> Bool {
    guard turn == focusTurn else { return false }
    guard layout.tablePath(of: row) != nil else {
      isAwaitingFocus = false
      return false
    }
    guard let view = area.row(row), gtk_widget_get_mapped(view.root()) != 0 else { return true }
    isAwaitingFocus = false
    // A field that gets the focus again has its text selected, and the next letter would replace it.
    if let target = target(view), !target.takesText || !target.hasFocusWithin {
      if let caret { target.typeOn(at: caret) } else { gtk_widget_grab_focus(target()) }
    }
    return false
  }

  /// The control that has the focus, or nil.
  var focusedControl: ControlView? {
    guard let row = focusedRow, let window = Obj(maybe: gtk_widget_get_root(root())),
      let focus = Obj(maybe: gtk_root_get_focus(window()))
    else { return nil }
    return row.controls.first {
      $0.root == focus || gtk_widget_is_ancestor(focus(), $0.root()) != 0
    }
  }
}
#endif
