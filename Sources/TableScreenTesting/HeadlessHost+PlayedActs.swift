import Foundation
import TableScreen
import TableScreenRecording

// The acts of a recording, each as its host told the core of it.
extension HeadlessHost {
  func carryOut(_ act: RecordedAct, _ playback: Playback) throws {
    // What is done to an inspector of the app is left out, as that it has the focus.
    if visibleScreen.isInspector, let pane = navigator.panes.first(where: { !$0.isInspector }) {
      navigator.focus(pane)
    }
    switch act.name {
    case .back:
      guard navigator.back() else { throw HeadlessError.notOffered("go back", by: screenName) }
    case .tab: navigator.selectTab(try place(of: act, among: navigator.tabs.map(\.root.tabTitle)))
    case .wide: navigator.setWide(act.isOn ?? false)
    case .focus: navigator.focus(try screen(of: act))
    case .leave where act.what == RecordedAct.inspector: leaveInspector(act)
    case .leave: navigator.leave(try screen(of: act))
    case .left: navigator.didLeave(try screen(of: act))
    // The window stays, to be looked at.
    case .quit: navigator.leaveAll {}
    case .answer, .dismissQuestion: try answer(act)
    case .file:
      guard playback.answer(act.what, act.place) else {
        throw HeadlessError.notOffered("choose a file", by: screenName)
      }
    case .open:
      // As the screens of the beginning, it is made by the clock and the words of the recording.
      let made = TableEnvironment.within(playback.environment) { act.what.flatMap(playback.make) }
      guard let screen = made else {
        throw HeadlessError.noSuch("screen to open", named: act.what ?? "", among: [])
      }
      visibleScreen.open(screen)
    case .timeZone: change(to: act, playback)
    case .app: navigator.send(try appEvent(act))
    case .selectAll:
      let screen = try screen(of: act)
      screen.commands.first { $0.name == .selectAll }.map { _ = screen.perform($0) }
    case .size:
      _ = playback.painter.resize(columns: act.columns ?? 80, rows: act.lines ?? 24)
    case .view: try view(act, playback)
    case .untype:
      unset = nil
      try screen(of: act).takeBackTyping(in: row(of: act), control: act.control ?? "")
    case _ where act.isIgnored == true: sendIgnored(act, playback)
    default: try send(event(act, playback), to: screen(of: act))
    }
  }

  /// Does what was ignored, since an action ran; here that, or its screen, may have ended sooner, and then nothing is done.
  private func sendIgnored(_ act: RecordedAct, _ playback: Playback) {
    guard let screen = try? screen(of: act), let event = try? event(act, playback),
      screen.ignoresWhileRunning(event)
    else { return }
    send(event, to: screen)
  }

  /// Does an act; what is typed is set once the app leads elsewhere, as in the window, which then tells of no act.
  private func send(_ event: TableEvent, to screen: Screen) {
    guard case .typed(let row, let name, let text) = event else {
      unset = nil
      return screen.send(event)
    }
    let original =
      unset.flatMap { $0.isIn(row, name) ? $0.original : nil }
      ?? control(name, of: row, in: screen)?.startText
    unset = nil
    screen.send(event)
    guard let control = control(name, of: row, in: screen) else { return }
    unset = UnsetField(screen, row, control, text: text, original: original)
  }

  private func control(_ name: String, of row: NodeID, in screen: Screen) -> RowControl? {
    let content = asShown { pool(of: screen).content(of: row, in: screen) }
    return content?.controls.first { $0.name == name }
  }

  /// Leaves an inspector that the app has opened, if it has.
  private func leaveInspector(_ act: RecordedAct) {
    let inspectors = navigator.screens.enumerated().filter { $0.element.isInspector }
    let meant = inspectors.first { $0.offset == act.screen } ?? inspectors.last
    if let meant { navigator.leave(meant.element) }
  }

  /// Says all moments anew in another time zone.
  private func change(to act: RecordedAct, _ playback: Playback) {
    guard let zone = act.what.flatMap({ TimeZone(identifier: $0) }) else { return }
    playback.environment.timeZone = zone
    navigator.readAgain()
  }

  private func screen(of act: RecordedAct) throws -> Screen {
    guard let place = act.screen else { return visibleScreen }
    let screens = navigator.screens
    guard screens.indices.contains(place) else {
      throw HeadlessError.noSuch("open screen", named: "\(place)", among: screens.map(\.title))
    }
    return screens[place]
  }

  private func table(of act: RecordedAct) throws -> TableScreen {
    guard let table = try screen(of: act) as? TableScreen else { throw HeadlessError.noTable }
    return table
  }

  private func row(
    _ name: RowName?, _ act: RecordedAct, title: String?, at place: RecordedAct.Place?
  ) throws -> NodeID {
    let table = try table(of: act)
    if let row = name.flatMap({ table.model.row(named: $0) }) { return row }
    // An app may give new ids in each run: then the row is known by its title.
    if let row = row(titled: title, at: place?.path, in: table) { return row }
    if title?.isEmpty != false, let place { throw HeadlessError.noRow(place.path) }
    throw HeadlessError.notOnScreen(
      title ?? "", nearest: nearest(title ?? "", among: titles.prefix(10_000)))
  }

  /// Returns the row of a title, or the one at a position where several have it, or it has none.
  private func row(titled title: String?, at path: TablePath?, in table: TableScreen) -> NodeID? {
    guard let title, !title.isEmpty || path != nil else { return nil }
    func isMeant(_ row: NodeID) -> Bool { table.recordedTitle(of: row) == title }
    if let path { return table.layout.row(at: path).flatMap { isMeant($0.id) ? $0.id : nil } }
    if table === screen, let path = self.path(of: title) { return table.layout.row(at: path)?.id }
    return table.layout.rowIDs.prefix(10_000).first(where: isMeant)
  }

  private func row(of act: RecordedAct) throws -> NodeID {
    guard act.isSecret == true, act.row == nil else {
      return try row(act.row, act, title: act.titles?.first, at: act.path)
    }
    // Any other choice will do in place of the one that was left out.
    let table = try table(of: act)
    let isMeant = { (row: NodeID) in
      table.model.cell(row)?.isSecret == true && table.checkMark(of: row) == act.isOn
    }
    guard let row = table.layout.rowIDs.prefix(10_000).first(where: isMeant) else {
      throw HeadlessError.notOffered("choose a secret", by: screenName)
    }
    return row
  }

  /// Returns the place of what has the recorded label: the recorded place, or else the first of that label.
  private func place(of act: RecordedAct, among labels: [String]) throws -> Int {
    let place = act.place ?? 0
    guard let label = act.label else { return place }
    if labels.indices.contains(place), labels[place] == label { return place }
    guard let other = labels.firstIndex(of: label) else {
      throw HeadlessError.noSuch(act.name.rawValue, named: label, among: labels)
    }
    return other
  }

  private func answer(_ act: RecordedAct) throws {
    guard let question else { throw HeadlessError.notOffered("answer", by: screenName) }
    if act.name == .dismissQuestion { return question.dismiss() }
    question.answer(try place(of: act, among: question.answers.map(\.title)))
  }

  private func appEvent(_ act: RecordedAct) throws -> TableAppEvent {
    if let event = act.appEvent { return event }
    throw HeadlessError.noSuch(
      "event of the app", named: act.label ?? "",
      among: ["background", "foreground", "resized", "memoryWarning", "url"])
  }

  /// Brings the rows into view that the recorded host had in view.
  private func view(_ act: RecordedAct, _ playback: Playback) throws {
    let screen = try screen(of: act)
    guard let place = act.to?.path, var last = act.last?.path else { return }
    var first = place
    if let table = screen as? TableScreen, let row = act.row.flatMap(table.model.row(named:)),
      let path = table.layout.tablePath(of: row)
    {
      first = path
      let section = last.section + path.section - place.section
      last = TablePath(
        section, last.row + (last.section == place.section ? path.row - place.row : 0))
    }
    playback.painter.note(top: first, of: screen)
    if screen === visibleScreen {
      anchor = first
      pageLength = count(from: first, to: last, in: screen.layout)
    }
    screen.send(.displayed(first, last))
  }

  private func count(from first: TablePath, to last: TablePath, in layout: TableLayout) -> Int {
    guard first <= last, 0..<layout.sectionCount ~= first.section,
      last.section < layout.sectionCount
    else { return pageLength }
    let rows = (first.section...last.section).prefix(1000).reduce(0) {
      $0 + min(layout.rowCount(in: $1), 1000)
    }
    let above = min(max(first.row, 0), layout.rowCount(in: first.section))
    let below = max(layout.rowCount(in: last.section) - 1 - last.row, 0)
    return min(max(rows - above - below, 1), 1000)
  }

  private func event(_ act: RecordedAct, _ playback: Playback) throws -> TableEvent {
    switch act.name {
    case .tap: return .tap(try row(of: act))
    case .longPress: return .longPress(try row(of: act))
    case .details: return .tapAccessory(try row(of: act))
    case .control:
      let row = try row(of: act)
      return .control(
        row, name: act.control ?? "", value: value(of: act, in: row, playback))
    case .typed:
      let text = act.text ?? (act.isSecret == true ? playback.secret : "")
      return .typed(try row(of: act), name: act.control ?? "", text: text)
    case .expand: return .setExpanded(try row(of: act), act.isOn ?? true)
    case .delete:
      let (titles, paths) = (act.titles ?? [], act.paths ?? [])
      let rows = try (act.rows ?? []).enumerated().map { place, name in
        try row(
          name, act, title: titles.indices.contains(place) ? titles[place] : nil,
          at: paths.indices.contains(place) ? paths[place] : act.path)
      }
      return .delete(rows)
    case .choose: return try rowAction(act)
    case .insert: return .insert(try row(of: act))
    case .move: return .move(try row(of: act), to: act.to?.path ?? TablePath(0, 0))
    case .cancel: return .cancel(try row(of: act))
    case .scope:
      return .scope(try place(of: act, among: screen(of: act).chrome.search?.scopes ?? []))
    case .press:
      let edge = act.barEdge
      let buttons = try screen(of: act).chrome.buttons(at: edge)
      return .barButton(edge, try place(of: act, among: buttons.map(\.label)))
    case .search: return .search(act.text ?? "")
    case .edit: return .setEditing(act.isOn ?? true)
    case .submit: return .submit
    case .beginSearch: return .beginSearch
    case .endSearch: return .endSearch
    case .refresh: return .refresh
    case .undo: return .undo
    case .redo: return .redo
    case .more: return .loadMore
    case .cancelWaiting: return .cancelWaiting
    case .retry: return .retry
    case .dismissNotice: return .dismissNotice
    case .moved, .view, .selectAll, .back, .tab, .focus, .wide, .leave, .left, .quit, .answer,
      .dismissQuestion, .file, .open, .timeZone, .app, .size, .untype:
      return .moved
    }
  }

  private func rowAction(_ act: RecordedAct) throws -> TableEvent {
    let (row, place) = (try row(of: act), act.actionPlace)
    let screen = try screen(of: act)
    let content = asShown { pool(of: screen).content(of: row, in: screen) }
    let actions = content?.rowActions[place] ?? []
    return .rowAction(row, place, try self.place(of: act, among: actions.map(\.title)))
  }

  private func value(of act: RecordedAct, in row: NodeID, _ playback: Playback) -> TableValue {
    if let value = act.value { return value.value }
    guard act.isSecret == true else { return .null }
    let control = layout.tablePath(of: row).flatMap { self.row(at: $0) }?.controls.first {
      $0.name == act.control
    }
    return control?.entered(playback.secret) ?? .text(playback.secret)
  }
}
