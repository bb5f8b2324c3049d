#if GTK
import CGTK
import TableScreen

/// The view of a screen in a window: header bar, search field, and the rows or their status.
@MainActor final class ScreenPage {
  let screen: Screen
  let pool = RowCellPool()
  /// The chrome on show.
  private(set) var chrome: ScreenChrome
  weak var host: GTKHost?

  /// The root widget, kept alive by the page.
  let root = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let owned: Owned
  private(set) lazy var header = HeaderArea(self)
  private(set) lazy var search = SearchArea(self)
  private(set) lazy var area = ListArea(self)
  private(set) lazy var status = StatusArea(self)
  private(set) lazy var toolbar = ToolbarArea(self)
  private lazy var index = IndexArea(self)
  private lazy var waiting = WaitingArea(self)
  private lazy var gestures = ListGestures(area, self)
  private lazy var drag = ListDrag(area, self)
  private lazy var pull = PullGesture(area, self)
  /// The app's own widget in place of the rows, if the screen has one.
  private(set) var native: NativeArea?
  let menu = MenuPopover()
  let entry = EntryPopover()
  /// The box of the rows, and of the status below or in place of them.
  private let middle = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private var isDirty = false
  private var isShown = false

  init(_ screen: Screen, _ host: GTKHost) {
    self.screen = screen
    chrome = screen.chrome
    self.host = host
    owned = Owned(root)
    root.setClass("ts-page", true)
    build()
  }

  private func build() {
    let overlay = Obj(gtk_overlay_new())
    gtk_box_append(middle(), area.root())
    gtk_box_append(middle(), status.root())
    gtk_widget_set_vexpand(status.root(), 1)
    gtk_overlay_set_child(overlay(), middle())
    gtk_overlay_add_overlay(overlay(), index.root())
    on(overlay, "get-child-position") { [weak self] arguments in
      guard let self, arguments.object(1) == index.root,
        let place = arguments.rectangle(2)
      else { return arguments.answer(false) }
      place.pointee = index.place(in: overlay, rowWidth: ListArea.width(of: chrome.style))
      arguments.answer(true)
    }
    for part in [header.root, search.root, waiting.root, overlay, toolbar.root] {
      gtk_box_append(root(), part())
    }
    on(area.list, "map", after: true) { [weak self] _ in self?.focusWhenShown() }
    on(status.root, "map", after: true) { [weak self] _ in self?.focusStatus() }
    _ = gestures
    _ = drag
    _ = pull
    gtk_widget_set_size_request(root(), 300, 200)
  }

  var layout: TableLayout { screen.layout }

  /// Sends a person's event to the screen.
  ///
  /// A key that is pressed again may come before the window that it opened has the focus; below that window it begins nothing.
  func send(_ event: TableEvent) {
    guard screen.isInFront || !event.beginsWork else { return }
    // A pointer may act in a pane before that has the keys.
    if event.leadsToApp { host?.navigator?.focus(screen) }
    screen.send(event)
  }

  // MARK: Showing

  /// Shows the screen, for the first time or again.
  func appear() {
    if !isShown {
      isShown = true
      takeNative()
      chrome = readChrome()
      showChrome(before: nil)
      area.source.reset(to: FlatLayout(screen.layout, FlatLayout.Ends(chrome)))
      area.begin()
      if let wanted = wantedScroll, let path = layout.tablePath(of: wanted.row) {
        scroll(to: path, at: wanted.position)
      }
      wantedScroll = nil
    }
    setNeedsChrome()
  }

  /// The row that a list which is not shown yet is to stand at, such as the top row of an earlier run.
  private var wantedScroll: (row: NodeID, position: TableScrollPosition)?

  /// Scrolls to a row, as soon as the screen is shown; that row gets the focus if no row had it yet.
  func scroll(to path: TablePath, at position: TableScrollPosition) {
    let row = layout.row(at: path)?.id
    lastRow = lastRow ?? row
    if !isShown {
      wantedScroll = row.map { ($0, position) }
    } else if let place = area.source.list.position(of: path) {
      area.scroll(to: place, at: position)
    }
  }

  /// Asks the screen for its own widget, if it has one.
  private func takeNative() {
    native = NativeArea(screen)
    guard let native else { return }
    gtk_box_append(middle(), native.root())
    on(native.root, "map", after: true) { [weak self] _ in self?.focusWhenShown() }
  }

  private func readChrome() -> ScreenChrome {
    native?.show(in: screen.chrome) ?? screen.chrome
  }

  /// Applies a change set to the rows, and keeps the focus.
  func apply(_ changes: ChangeSet, _ new: TableLayout) {
    guard isShown else { return }
    let old = area.source.list.layout
    let focused = focusedRow?.id
    let control = focusedControl?.control.name
    let isMoving = focused.flatMap { old.tablePath(of: $0) }.map { changes.moves($0) } ?? false
    if old.rowCount == 0, new.rowCount > 0 {
      // The header comes with them, or it would be added above what is in view.
      area.begin(changes, with: FlatLayout(new, FlatLayout.Ends(readChrome())))
    } else {
      area.apply(changes, to: FlatLayout(new, area.source.list.ends), moving: isMoving)
      if old.rowCount == 0 { area.begin() }
    }
    if let focused { keepFocus(on: focused, control, old) }
    followMenu()
    focusWhenShown()
    setNeedsChrome()
  }

  /// The number of rows that are searched for the next one to focus.
  static let reach = 50

  /// Keeps the focus on a moved row; if the row was removed, focuses the row after it, or else the
  /// one before it.
  func keepFocus(on row: NodeID, _ control: String?, _ old: TableLayout) {
    if layout.tablePath(of: row) != nil {
      if focusedRow?.id == row { return }
      if let control { focus(row, control: control) } else { focus(row) }
      return
    }
    for step in [1, -1] {
      var path = old.tablePath(of: row)
      for _ in 0..<Self.reach {
        path = path.flatMap { old.row(next: $0, by: step) }
        guard let next = path.flatMap({ old.row(at: $0)?.id }) else { break }
        if layout.tablePath(of: next) != nil { return focus(next) }
      }
    }
    // What stands in place of the rows has the keys, and rows that come back.
    if layout.rowCount == 0, old.tablePath(of: row) != nil {
      (isEmptied, wantsFocus) = (true, true)
    }
  }

  /// Schedules one refresh of the chrome before the next frame.
  func setNeedsChrome() {
    guard !isDirty else { return }
    isDirty = true
    MainLoop.beforeDrawing { [weak self] in self?.refreshChrome() }
  }

  private func refreshChrome() {
    isDirty = false
    guard isShown else { return }
    let old = chrome
    chrome = readChrome()
    if chrome != old { showChrome(before: old) }
    host?.pageDidChange(self)
  }

  private func showChrome(before old: ScreenChrome?) {
    header.show(chrome)
    if chrome.title != old?.title { setAccessibleLabel(area.list, chrome.title) }
    search.show(chrome)
    waiting.show(chrome)
    toolbar.show(chrome.toolbar)
    index.show(chrome.index)
    // An index that comes late shows where one is, too.
    if chrome.index != old?.index { area.noteSoon() }
    status.show(chrome)
    area.setStyle(chrome.style)
    root.setClass("ts-editing", chrome.isEditing)
    area.setIndexed(chrome.index.lazy.map(\.title.count).max())
    showRows(beside: StatusArea.isNeeded(chrome))
    let ends = FlatLayout.Ends(chrome)
    // The rows that a page is shown with come together with these.
    if old != nil, area.source.list.ends != ends {
      area.source.apply(ChangeSet(), to: FlatLayout(area.source.list.layout, ends))
    }
    area.refreshEnds()
    // New search words bring new results, which are read from the beginning.
    if let text = chrome.search?.text, !text.isEmpty, text != old?.search?.text {
      area.scrollToStart()
    }
    // Matches are also highlighted in rows that stay, which no change set contains.
    if let old, old.isEditing != chrome.isEditing || old.search?.text != chrome.search?.text {
      area.refreshAll()
    }
  }

  /// Shows the rows, or the status in their place together with the table's header and footer.
  ///
  /// The rest is hidden, so that screen readers skip it.
  private func showRows(beside hasStatus: Bool) {
    let hasEnds = chrome.tableHeader != nil || chrome.tableFooter != nil
    gtk_widget_set_visible(area.root(), native == nil && (!hasStatus || hasEnds) ? 1 : 0)
    gtk_widget_set_visible(status.root(), hasStatus ? 1 : 0)
    area.setCompact(hasStatus)
    middle.setClass("ts-plain", hasStatus && hasEnds && chrome.style != .grouped)
  }

  private var choices = RowChoices()

  /// Tells if a row is one of several to choose from.
  func isAmongChoices(_ row: NodeID, _ content: RowContent) -> Bool {
    let part = choices.part(of: row, content, in: layout)
    if part == .first { MainLoop.beforeDrawing { [weak self] in self?.area.refreshAll() } }
    return part != .off
  }

  /// Highlights the index entry of the first rows in view.
  func rowsAreInView(from first: TablePath) {
    index.showPresent(chrome.index.isEmpty ? nil : chrome.indexEntry(of: first))
  }

  /// True if the page is in a dialog.
  var isInDialog: Bool {
    Obj(maybe: gtk_widget_get_root(root()))?.isA(adw_application_window_get_type()) == false
  }

  /// Ends a long press that has begun, because a click or a key has activated a row.
  func rowWasActivated() { gestures.endPress() }

  /// True if the rows get the focus as soon as they are in view; a control that has it keeps it.
  var wantsFocus = false {
    didSet {
      if !wantsFocus { isEmptied = false }
      if wantsFocus, !oldValue { area.wasScrolled = false }
      guard wantsFocus else { return }
      focusWhenShown()
      focusStatus()
    }
  }

  /// True while the page wants the focus since its last row has gone: it takes it from no search and no other page then.
  private var isEmptied = false
  /// True in the frames in which the status is to get the focus.
  var awaitsStatus = false

  private func focusWhenShown() {
    if native != nil { return focusNative() }
    guard wantsFocus, gtk_widget_get_mapped(area.list()) != 0 else { return }
    // A list of only a header or a footer is still waiting for its rows.
    guard layout.rowCount > 0 else { return }
    MainLoop.soon { [weak self] in
      // A list that is not in view any more gets the focus when it is again.
      guard let self, wantsFocus, gtk_widget_get_mapped(area.list()) != 0 else { return }
      // A row that gets the focus in a list on its way elsewhere would hold it up.
      guard !area.isOnItsWay else { return focusAfterScroll() }
      let wasEmptied = isEmptied
      wantsFocus = false
      guard focusedControl == nil, !wasEmptied || !isSomebodyElsewhere else { return }
      // Who has scrolled meanwhile stays there.
      if area.wasScrolled { return focusInView() }
      if !focusFirstField() { focusRows() }
    }
  }

  private func focusAfterScroll() {
    MainLoop.eachFrame(of: area.list) { [weak self] in
      guard let self else { return false }
      if area.isOnItsWay { return true }
      focusWhenShown()
      return false
    }
  }

  /// Gives up to focus rows that are not there yet.
  func takeNoKeys() {
    wantsFocus = false
    focusTurn += 1
    isAwaitingFocus = false
  }

  private func focusNative() {
    guard wantsFocus, native?.isMapped == true else { return }
    MainLoop.soon { [weak self] in
      guard let self, wantsFocus else { return }
      wantsFocus = false
      focusRows()
    }
  }

  /// Focuses the rows, or the app's own widget in their place.
  func focusRows() {
    if let native { return native.takeKeys() }
    guard gtk_widget_get_mapped(area.list()) != 0 else { return }
    if let lastRow, layout.tablePath(of: lastRow) != nil {
      focus(lastRow)
    } else if !focusEnd(by: 1) {
      gtk_widget_grab_focus(area.list())
    }
  }

  /// The row that had the focus last.
  var lastRow: NodeID?
  /// The number of rows that were asked to take the focus, of which only the last one may.
  var focusTurn = 0
  /// True while a row is to get the focus that is not made yet: the row that has it is not the one that a person means.
  var isAwaitingFocus = false
  /// Whether a control of that row is meant, such as a field, and not the row as a whole.
  var awaitsControl = false

  /// The row that has the focus or contains the focused widget.
  var focusedRow: RowView? {
    guard let window = Obj(maybe: gtk_widget_get_root(root())) else { return nil }
    return RowView.inside(Obj(maybe: gtk_root_get_focus(window())))
  }

  /// True if a popover above the window has the focus.
  var isPopoverFocused: Bool {
    guard let window = Obj(maybe: gtk_widget_get_root(root())),
      let focus = Obj(maybe: gtk_root_get_focus(window()))
    else { return false }
    return Obj(maybe: gtk_widget_get_native(focus())) != window
  }

  /// True if a popover or a text has the focus, so that keys type.
  var isTyping: Bool {
    guard !isPopoverFocused, let window = Obj(maybe: gtk_widget_get_root(root())),
      let focus = Obj(maybe: gtk_root_get_focus(window()))
    else { return isPopoverFocused }
    return focus.takesText
  }

  /// True if a row as a whole has the focus, and no widget in it.
  var isRowFocused: Bool {
    guard let window = Obj(maybe: gtk_widget_get_root(root())),
      let focus = Obj(maybe: gtk_root_get_focus(window()))
    else { return false }
    return RowView.around(focus) == nil && RowView.inside(focus) != nil
  }
}

extension ChangeSet {
  /// Whether a row of the old layout goes to another place.
  fileprivate func moves(_ path: TablePath) -> Bool {
    movedRows.contains { $0.from == path } || movedSections.contains { $0.from == path.section }
  }
}

extension TableEvent {
  /// Whether the event begins something of the app's, and does not only say what a person sees, or has entered.
  fileprivate var beginsWork: Bool {
    switch self {
    case .tap, .longPress, .tapAccessory, .rowAction, .barButton: true
    default: false
    }
  }
}
#endif
