import Foundation
package import TableScreen

extension RecordedAct {
  /// Describes an act in words that hold in another run and on another host; nil if it says nothing there.
  @MainActor init?(_ act: TableAct, in window: TableNavigator) {
    switch act {
    case .event(let event, let screen): self.init(event, screen, in: window)
    case .selectAll(let screen):
      self.init(.selectAll)
      note(screen, in: window)
    case .back: self.init(.back)
    case .selectTab(let place):
      self.init(.tab)
      self.place = place
      note(label: place, among: window.tabs.map(\.root.tabTitle))
    case .focus(let screen): self.init(.focus, screen, in: window)
    case .leave(let screen): self.init(.leave, screen, in: window)
    case .didLeave(let screen): self.init(.left, screen, in: window)
    case .setWide(let isWide):
      self.init(.wide)
      isOn = isWide
    case .leaveAll: self.init(.quit)
    case .answer(let place):
      self.init(.answer)
      self.place = place
      note(label: place, among: window.question?.answers.map(\.title) ?? [])
    case .dismissQuestion: self.init(.dismissQuestion)
    case .file(let file, let question):
      self.init(.file)
      if question.number != window.fileQuestions { place = question.number }
      if question.isSecret {
        isSecret = true
        what = file.map { question.fits($0) ? question.otherPath : "" }
        return
      }
      // What is no file with a path is none when it is played, too.
      let path = file.flatMap { $0.isFileURL ? $0.path(percentEncoded: false) : nil }
      what = path?.isEmpty == false ? path : file?.absoluteString
    case .open(let name):
      self.init(.open)
      what = name
    case .timeZone(let identifier):
      self.init(.timeZone)
      what = identifier
    case .app(let event):
      self.init(.app)
      label = event.recordedName
      if case .url(let url) = event { what = url.absoluteString }
    case .takeBack(let row, let control, let screen):
      guard let name = (screen as? TableScreen)?.model.name(of: row) else { return nil }
      self.init(.untype)
      note(screen, in: window)
      self.control = control
      note(row, name, in: screen)
    case .toggleInspector: return nil
    }
  }

  /// Describes that an inspector was left which the app has opened, and which had a place among the open screens.
  init(leavingInspectorAt place: Int) {
    self.init(.leave)
    (screen, what) = (place, Self.inspector)
  }

  /// The word by which leaving an inspector is told from leaving a screen of the app.
  package static let inspector = "inspector"

  @MainActor private init(_ name: Name, _ screen: Screen, in window: TableNavigator) {
    self.init(name)
    // The place of the screen is the act itself, in view or not.
    self.screen = window.recordedScreens.firstIndex { $0 === screen }
  }

  @MainActor private mutating func note(_ screen: Screen, in window: TableNavigator) {
    if screen !== window.visibleScreen {
      self.screen = window.recordedScreens.firstIndex { $0 === screen }
    }
  }

  @MainActor private init?(_ event: TableEvent, _ screen: Screen, in window: TableNavigator) {
    guard let name = event.recordedName else { return nil }
    self.init(name)
    note(screen, in: window)
    if let table = screen as? TableScreen, table.choosesSecret, leavesOut(event, in: table) {
      return
    }
    if let row = event.row {
      guard let table = screen as? TableScreen, let written = table.model.name(of: row) else {
        return nil
      }
      note(row, written, in: table)
    }
    isUnoffered = screen.offers(event) ? nil : true
    isIgnored = screen.ignoresWhileRunning(event) ? true : nil
    switch event {
    case .control(let row, let control, let value): note(value, of: control, in: row, screen)
    case .typed(let row, let control, let text): note(.text(text), of: control, in: row, screen)
    case .setExpanded(_, let isOn), .setEditing(let isOn): self.isOn = isOn
    case .delete(let rows):
      guard let table = screen as? TableScreen else { return nil }
      self.rows = rows.compactMap { table.model.name(of: $0) }
      guard self.rows?.count == rows.count else { return nil }
      titles = rows.map { table.recordedTitle(of: $0) }
      if rows.count == 1 {
        path = table.recordedPlace(of: rows[0])
      } else if !table.titlesTell(rows) {
        let places = rows.compactMap { table.layout.tablePath(of: $0).map(Place.init) }
        paths = places.count == rows.count ? places : nil
      }
    case .rowAction(let row, let place, let index):
      (edge, self.place) = (place.rawValue, index)
      let actions = (screen as? TableScreen)?.actions(of: row) ?? [:]
      note(
        label: index, among: actions[place]?.map(\.title) ?? [],
        of: actions.values.flatMap { $0.map(\.title) })
    case .move(_, let path): to = Place(path)
    case .search(let text): self.text = text
    case .scope(let place):
      self.place = place
      note(label: place, among: screen.chrome.search?.scopes ?? [])
    case .barButton(let edge, let place):
      (self.edge, self.place) = (edge.rawValue, place)
      let chrome = screen.chrome
      note(
        label: place, among: chrome.buttons(at: edge).map(\.label),
        of: TableBarButton.Edge.allCases.flatMap { chrome.buttons(at: $0).map(\.label) })
    case .displayed(let first, let last):
      (to, self.last) = (Place(first), Place(last))
      // Its position is another where rows that are hidden once they are made were made at another time.
      if let table = screen as? TableScreen {
        row = table.layout.row(at: first).flatMap { table.model.name(of: $0.id) }
      }
    default: break
    }
  }

  @MainActor private mutating func note(_ row: NodeID, _ name: RowName, in screen: Screen) {
    self.row = name
    guard let table = screen as? TableScreen else { return }
    (titles, path) = ([table.recordedTitle(of: row)], table.recordedPlace(of: row))
  }

  /// Notes what is written at a place, and whether anything else bears the same words.
  private mutating func note(label place: Int, among labels: [String], of all: [String]? = nil) {
    guard labels.indices.contains(place) else { return }
    label = labels[place]
    isOneOfSeveral = (all ?? labels).count { $0 == labels[place] } > 1 ? true : nil
  }

  /// Returns whether an event tells of a secret choice; the act then says only whether the row was chosen before, or,
  /// by nil, that it leads on, as a folder does.
  @MainActor private mutating func leavesOut(_ event: TableEvent, in table: TableScreen) -> Bool {
    switch event {
    case .search, .displayed: break
    default:
      guard let row = event.row, let cell = table.model.cell(row), cell.isSecret else {
        return false
      }
      isOn = table.checkMark(of: row)
    }
    isSecret = true
    return true
  }

  @MainActor private mutating func note(
    _ value: TableValue, of control: String, in row: NodeID, _ screen: Screen
  ) {
    self.control = control
    guard let table = screen as? TableScreen, let cell = table.model.cell(row) else {
      return isSecret = true
    }
    guard value == .text("") || table.showsValue(value, control, of: row, cell) else {
      isSecret = true
      let other = cell.binding(of: control).flatMap { $0.otherValue }
      if name == .typed {
        text = other?.text
      } else {
        self.value = other.flatMap { SavedValue($0.value) }
      }
      return
    }
    if name == .typed, case .text(let text) = value {
      self.text = text
    } else {
      self.value = SavedValue(value)
      let isOffered = table.control(control, of: row).map {
        $0.offers(value, cell.binding(of: control))
      }
      isBeyond = isOffered == false ? true : nil
    }
  }
}

extension TableEvent {
  /// The row that the event is about, if it is one.
  fileprivate var row: NodeID? {
    switch self {
    case .tap(let row), .longPress(let row), .tapAccessory(let row), .control(let row, _, _),
      .typed(let row, _, _), .setExpanded(let row, _), .rowAction(let row, _, _),
      .insert(let row), .move(let row, _), .cancel(let row):
      row
    default: nil
    }
  }

  fileprivate var recordedName: RecordedAct.Name? {
    switch self {
    case .tap: .tap
    case .longPress: .longPress
    case .tapAccessory: .details
    case .control: .control
    case .typed: .typed
    case .submit: .submit
    case .setExpanded: .expand
    case .delete: .delete
    case .rowAction: .choose
    case .insert: .insert
    case .move: .move
    case .beginSearch: .beginSearch
    case .search: .search
    case .scope: .scope
    case .endSearch: .endSearch
    case .refresh: .refresh
    case .setEditing: .edit
    case .barButton: .press
    case .undo: .undo
    case .redo: .redo
    case .displayed: .view
    case .approaching, .turnedAway: nil
    case .loadMore: .more
    case .cancel: .cancel
    case .cancelWaiting: .cancelWaiting
    case .retry: .retry
    case .moved: .moved
    case .dismissNotice: .dismissNotice
    }
  }
}

extension TableAppEvent {
  /// The name of the event in a recording.
  package var recordedName: String {
    switch self {
    case .background: "background"
    case .foreground: "foreground"
    case .resized: "resized"
    case .memoryWarning: "memoryWarning"
    case .url: "url"
    }
  }
}

extension ScreenChrome {
  /// Returns the buttons at an edge.
  package func buttons(at edge: TableBarButton.Edge) -> [Button] {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    case .toolbar: toolbar
    }
  }
}

extension TableScreen {
  /// The most rows among which one of the same title is looked for.
  private static let searchBound = 2_000
  /// The most rows that are drawn for that, which takes its time, as the person goes on.
  private static let drawingBound = 200

  /// Returns the title of a row as a person sees it, by which a recording names it; a far row has none.
  package func recordedTitle(of row: NodeID) -> String {
    guard !model.isFar(row), let cell = model.cell(row) else { return "" }
    let drawn = cell.cellClass == nil ? nil : look(at: row)?.title
    return drawn ?? cell.title ?? cell.subtitle ?? ""
  }

  /// Returns whether only drawing a row tells its title.
  private func isDrawnForTitle(_ row: NodeID) -> Bool {
    !model.isFar(row) && model.cell(row)?.cellClass != nil
  }

  fileprivate func control(_ name: String, of row: NodeID) -> RowControl? {
    look(at: row)?.controls.first { $0.name == name }
  }

  fileprivate func actions(of row: NodeID) -> [RowAction.Place: [RowAction]] {
    look(at: row)?.rowActions ?? [:]
  }

  private func look(at row: NodeID) -> RowContent? {
    RowCellPool { content, _, _ in content }.content(of: row, in: self)
  }

  /// Returns the position of a row that has not its title for itself, as the first of that title; or nil.
  fileprivate func recordedPlace(of row: NodeID) -> RecordedAct.Place? {
    titlesTell([row]) ? nil : layout.tablePath(of: row).map(RecordedAct.Place.init)
  }

  /// Returns whether each of the rows is the first of its title.
  fileprivate func titlesTell(_ rows: [NodeID]) -> Bool {
    let counts = (0..<layout.sectionCount).map { layout.rowCount(in: $0) }
    guard counts.reduce(0, +) <= Self.searchBound,
      let last = rows.compactMap({ layout.tablePath(of: $0) }).max()
    else { return false }
    var rest = Dictionary(rows.map { ($0, recordedTitle(of: $0)) }) { title, _ in title }
    var titles = Set(rest.values)
    guard !titles.contains(""), titles.count == rest.count else { return false }
    var drawn = 0
    for section in 0...last.section {
      for place in 0..<(section == last.section ? last.row + 1 : counts[section]) {
        guard let row = layout.row(at: TablePath(section, place))?.id else { continue }
        if isDrawnForTitle(row) { drawn += 1 }
        guard drawn <= Self.drawingBound else { return false }
        guard let title = titles.remove(recordedTitle(of: row)) else { continue }
        guard rest.removeValue(forKey: row) == title else { return false }
      }
    }
    return rest.isEmpty
  }
}

extension TableAct {
  /// Returns whether the act is done to an inspector of the window, and not to the app.
  @MainActor func isOfInspector(in window: TableNavigator) -> Bool {
    switch self {
    case .event(_, let screen), .selectAll(let screen), .focus(let screen), .leave(let screen),
      .didLeave(let screen), .takeBack(_, _, let screen):
      screen.outermost.isInspector
    case .back: window.visibleScreen.outermost.isInspector
    case .toggleInspector: true
    default: false
    }
  }
}

extension TableNavigator {
  /// The open screens among which a recording counts: without the inspectors that the person has opened by their key, which
  /// open in no other run.
  @MainActor var recordedScreens: [Screen] { screens.filter { !$0.isOpenedByKey } }

  /// The inspectors among them, which the app has opened, with their places.
  @MainActor var recordedInspectors: [(place: Int, screen: Screen)] {
    recordedScreens.enumerated().compactMap { $1.isInspector ? ($0, $1) : nil }
  }
}

extension TableScreen {
  /// Returns whether a row has a check mark; nil if it leads on.
  package func checkMark(of row: NodeID) -> Bool? {
    guard case .symbol(let symbol)? = model.cell(row)?.attribute(.accessory) else { return false }
    return symbol == .disclosure ? nil : symbol == .checkmark
  }
}

extension TableFileQuestion {
  /// The path that is recorded in place of a secret one, and fits as well.
  fileprivate var otherPath: String { types.first.map { "/secret.\($0)" } ?? "/secret" }
}

extension TableBinding {
  /// A value of the property's kind that is played in place of a secret, with its text; nil where any text will do.
  @MainActor fileprivate var otherValue: (value: TableValue, text: String)? {
    let value: TableValue
    switch kind {
    case .integer, .number: value = .integer(12)
    case .date: value = .date(Date(timeIntervalSinceReferenceDate: 0))
    case .color: value = .text("#000000")
    case .text, .flag: return nil
    }
    let text = editText(of: value)
    return (kind == .date && format == nil ? value : .text(text), text)
  }
}
