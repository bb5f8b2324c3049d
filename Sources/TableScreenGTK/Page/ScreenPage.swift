#if GTK
  import CGTK
  import TableScreen

  /// One screen in a window: its bar, its search field, its rows and what stands in their place.
  @MainActor final class ScreenPage {
    let screen: Screen
    let pool = RowCellPool()
    /// What was last said around the rows.
    private(set) var chrome: ScreenChrome
    weak var host: GTKHost?

    /// All of it, alive for as long as the page.
    let root = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    private let owned: Owned
    private(set) lazy var header = HeaderArea(self)
    private(set) lazy var search = SearchArea(self)
    private(set) lazy var area = ListArea(self)
    private lazy var status = StatusArea(self)
    private lazy var toolbar = ToolbarArea(self)
    private lazy var index = IndexArea(self)
    private lazy var waiting = WaitingArea(self)
    private lazy var gestures = ListGestures(area, self)
    private lazy var pull = PullGesture(area, self)
    /// The app's own widget in place of the rows, where the screen has one.
    private(set) var native: NativeArea?
    let menu = MenuPopover()
    let entry = EntryPopover()
    /// The rows and, below or in place of them, that there are none.
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
      for part in [header.root, search.root, waiting.root, overlay, toolbar.root] {
        gtk_box_append(root(), part())
      }
      on(area.list, "map", after: true) { [weak self] _ in self?.focusWhenShown() }
      _ = gestures
      _ = pull
      gtk_widget_set_size_request(root(), 300, 200)
    }

    var layout: TableLayout { screen.layout }

    /// Tells the screen what a person did.
    func send(_ event: TableEvent) { screen.send(event) }

    // MARK: Showing

    /// Shows the screen for the first time, or after it was out of view.
    func appear() {
      if !isShown {
        isShown = true
        takeNative()
        chrome = readChrome()
        showChrome(before: nil)
        area.source.reset(to: FlatLayout(screen.layout, FlatLayout.Ends(chrome)))
      }
      setNeedsChrome()
    }

    /// Lets the screen make a widget of its own, where it has one.
    private func takeNative() {
      native = NativeArea(screen)
      guard let native else { return }
      gtk_box_append(middle(), native.root())
      on(native.root, "map", after: true) { [weak self] _ in self?.focusWhenShown() }
    }

    private func readChrome() -> ScreenChrome {
      native?.show(in: screen.chrome) ?? screen.chrome
    }

    /// Carries out a change of the rows.
    func apply(_ changes: ChangeSet, _ new: TableLayout) {
      guard isShown else { return }
      let old = area.source.list.layout
      let focused = focusedRow?.id
      let control = focusedControl?.control.name
      area.apply(changes, to: FlatLayout(new, area.source.list.ends))
      if let focused { keepFocus(on: focused, control, old) }
      followMenu()
      focusWhenShown()
      setNeedsChrome()
    }

    /// How many rows are looked at for one that takes the keys.
    static let reach = 50

    /// Keeps the keys with a row that moved; where it went, they go to the row after it, or else before it.
    private func keepFocus(on row: NodeID, _ control: String?, _ old: TableLayout) {
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
    }

    /// Reads what stands around the rows again, once before the next frame.
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
      status.show(chrome)
      area.setStyle(chrome.style)
      root.setClass("ts-editing", chrome.isEditing)
      area.list.setClass("ts-indexed", !chrome.index.isEmpty)
      showRows(beside: StatusArea.isNeeded(chrome))
      let ends = FlatLayout.Ends(chrome)
      if isShown, area.source.list.ends != ends {
        area.source.apply(ChangeSet(), to: FlatLayout(area.source.list.layout, ends))
      }
      area.refreshEnds()
      // What is found for other words is read from its beginning.
      if let text = chrome.search?.text, !text.isEmpty, text != old?.search?.text {
        area.scrollToStart()
      }
      // What is found is marked in rows that stay, too, of which no change set tells.
      if let old, old.isEditing != chrome.isEditing || old.search?.text != chrome.search?.text {
        area.refreshAll()
      }
    }

    /// Shows the rows, or what stands in their place, below the header and footer of the table; a screen reader finds
    /// only what is there.
    private func showRows(beside hasStatus: Bool) {
      let hasEnds = chrome.tableHeader != nil || chrome.tableFooter != nil
      gtk_widget_set_visible(area.root(), native == nil && (!hasStatus || hasEnds) ? 1 : 0)
      gtk_widget_set_visible(status.root(), hasStatus ? 1 : 0)
      area.setCompact(hasStatus)
      middle.setClass("ts-plain", hasStatus && hasEnds && chrome.style != .grouped)
    }

    /// Whether the screen stands in a dialog.
    var isInDialog: Bool {
      Obj(maybe: gtk_widget_get_root(root()))?.isA(adw_application_window_get_type()) == false
    }

    /// A click or a key opens a row: a press that began meanwhile is over.
    func rowWasActivated() { gestures.endPress() }

    /// Whether keys are to go to the rows as soon as these are in view; a field that has them keeps them.
    var wantsFocus = false {
      didSet { if wantsFocus { focusWhenShown() } }
    }

    private func focusWhenShown() {
      if native != nil { return focusNative() }
      guard wantsFocus, gtk_widget_get_mapped(area.list()) != 0 else { return }
      // Where only a header or a footer stands, the rows are still to come.
      guard layout.rowCount > 0 else { return }
      MainLoop.soon { [weak self] in
        guard let self, wantsFocus else { return }
        wantsFocus = false
        if focusedControl == nil { focusRows() }
      }
    }

    private func focusNative() {
      guard wantsFocus, native?.isMapped == true else { return }
      MainLoop.soon { [weak self] in
        guard let self, wantsFocus else { return }
        wantsFocus = false
        focusRows()
      }
    }

    /// Lets keys go to the rows, or to the widget in their place.
    func focusRows() {
      if let native { return native.takeKeys() }
      guard gtk_widget_get_mapped(area.list()) != 0 else { return }
      if let lastRow, layout.tablePath(of: lastRow) != nil {
        focus(lastRow)
      } else if !focusEnd(by: 1) {
        gtk_widget_grab_focus(area.list())
      }
    }

    /// The row that keys went to last.
    var lastRow: NodeID?

    /// The row that keys go to, or that what they go to stands in.
    var focusedRow: RowView? {
      guard let window = Obj(maybe: gtk_widget_get_root(root())) else { return nil }
      return RowView.inside(Obj(maybe: gtk_root_get_focus(window())))
    }

    /// Whether keys go to what a control has opened above the window.
    var isPopoverFocused: Bool {
      guard let window = Obj(maybe: gtk_widget_get_root(root())),
        let focus = Obj(maybe: gtk_root_get_focus(window()))
      else { return false }
      return Obj(maybe: gtk_widget_get_native(focus())) != window
    }

    /// Whether keys go to what has been opened above the window, or write a text.
    var isTyping: Bool {
      guard !isPopoverFocused, let window = Obj(maybe: gtk_widget_get_root(root())),
        let focus = Obj(maybe: gtk_root_get_focus(window()))
      else { return isPopoverFocused }
      return focus.isA(gtk_editable_get_type()) || focus.isA(gtk_text_view_get_type())
    }

    /// Whether keys go to a row as a whole, and to nothing in it.
    var isRowFocused: Bool {
      guard let window = Obj(maybe: gtk_widget_get_root(root())),
        let focus = Obj(maybe: gtk_root_get_focus(window()))
      else { return false }
      return RowView.around(focus) == nil && RowView.inside(focus) != nil
    }
  }
#endif
