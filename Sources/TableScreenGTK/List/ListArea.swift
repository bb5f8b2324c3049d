#if GTK
import CGTK
import TableScreen

/// The list view of a screen; GTK makes widgets only for the rows in view and those near them.
@MainActor final class ListArea {
  /// The scrolled window around the list.
  let root = Obj(gtk_scrolled_window_new())
  /// GTK's list.
  let list: Obj
  let source = ListSource()
  private let model: Owned?
  private weak var page: ScreenPage?
  /// The widgets of the items that GTK holds now.
  private(set) var live: [FlatLayout.Item: RowView] = [:]
  /// Second widgets of the same items: a moving row has one in its old and one in its new place.
  private var doubles: [FlatLayout.Item: RowView] = [:]
  /// The widgets from which GTK took their items in the change that it is being told of.
  private var unbound: [RowView] = []
  private let clamp = Obj(adw_clamp_scrollable_new())
  private var isNoting = false
  private lazy var scroller = ListScroll(self)
  /// The width that rows have; their controls are fitted to it.
  private(set) lazy var room = ListRoom(list, in: root) { [weak self] in
    guard let self else { return }
    for row in Array(live.values) + Array(doubles.values) { row.fit() }
  }

  init(_ page: ScreenPage) {
    self.page = page
    let factory = Obj(gtk_signal_list_item_factory_new())
    model = source.makeModel()
    let model: OpaquePointer? = model.map { $0.object() }
    // The list takes ownership of the selection model, and that of one reference to the model.
    if let model { g_object_ref(UnsafeMutableRawPointer(model)) }
    list = Obj(gtk_list_view_new(gtk_no_selection_new(model), factory()))
    gtk_list_view_set_single_click_activate(list(), 1)
    list.setClass("ts-list", true)
    gtk_scrolled_window_set_policy(root(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_vexpand(root(), 1)
    adw_clamp_scrollable_set_child(clamp(), list())
    gtk_scrolled_window_set_child(root(), clamp())
    connect(factory)
    _ = room
    on(list, "activate") { [weak self] arguments in
      self?.page?.rowWasActivated()
      self?.row(at: arguments.uint(1))?.activate()
    }
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(root()))
    for signal in ["value-changed", "changed"] {
      on(adjustment, signal) { [weak self] _ in self?.noteSoon() }
    }
  }

  private func connect(_ factory: Obj) {
    on(factory, "setup") { [weak self] arguments in
      guard let page = self?.page, let item = arguments.object(1) else { return }
      gtk_list_item_set_child(item(), RowView(page).root())
    }
    on(factory, "bind") { [weak self] arguments in
      guard let self, let object = arguments.object(1),
        let row = RowView.around(Obj(maybe: gtk_list_item_get_child(object()))),
        let item = ListItem.held(by: Obj(maybe: gtk_list_item_get_item(object())))?.item
      else { return }
      if let place = unbound.firstIndex(where: { $0 === row }) {
        unbound.remove(at: place)
        // GTK goes on with the widget of an item that moves, and counts on that it stays as it is until all items have their
        // places. What looks different in it is shown afterwards.
        if row.item == item { return }
        clear(row)
      }
      let isRow = if case .row = item { gboolean(1) } else { gboolean(0) }
      gtk_list_item_set_activatable(object(), isRow)
      // A list item that is not selectable never receives keys.
      gtk_list_item_set_selectable(object(), isRow)
      if let other = live[item], other !== row { doubles[item] = other }
      live[item] = row
      row.show(item)
    }
    on(factory, "unbind") { [weak self] arguments in
      guard let self, let object = arguments.object(1),
        let row = RowView.around(Obj(maybe: gtk_list_item_get_child(object())))
      else { return }
      if source.isTelling { unbound.append(row) } else { clear(row) }
      noteSoon()
    }
    source.didTell = { [weak self] in
      guard let self else { return }
      for row in unbound { clear(row) }
      unbound = []
    }
  }

  private func clear(_ row: RowView) {
    if let item = row.item { forget(row, item) }
    row.clear()
  }

  private func forget(_ row: RowView, _ item: FlatLayout.Item) {
    let double = doubles.removeValue(forKey: item)
    if live[item] === row {
      live[item] = double
    } else if double !== row {
      doubles[item] = double
    }
  }

  /// Returns the widget of a row, or nil if GTK holds none.
  func row(_ id: NodeID) -> RowView? { live[.row(id)] }

  /// Returns the widget of an item, or nil if GTK holds none.
  func view(of item: FlatLayout.Item) -> RowView? { live[item] }

  /// Returns the widget that GTK's list wraps around that of an item, or nil if it holds none.
  func node(of item: FlatLayout.Item) -> Obj? { live[item]?.node }

  /// The position of the row that is typed into, or nil.
  var typedPosition: Int? {
    guard let page, page.focusedControl?.control.isTyped == true else { return nil }
    return page.focusedRow?.id.flatMap { page.layout.tablePath(of: $0) }
      .flatMap { source.list.position(of: $0) }
  }

  private func row(at position: Int) -> RowView? {
    source.list.item(at: position).flatMap { live[$0] }
  }

  // MARK: Showing

  /// The maximum width of rows in pixels, since the eye loses its way along wider ones.
  static func width(of style: TableStyle) -> gint { style == .grouped ? 640 : 860 }

  /// Sets the table's style: plain rows, or rows grouped in boxes.
  func setStyle(_ style: TableStyle) {
    list.setClass("ts-grouped", style == .grouped)
    list.setClass("ts-plain", style != .grouped)
    root.setClass("ts-page-plain", style != .grouped)
    adw_clamp_scrollable_set_maximum_size(clamp(), Self.width(of: style))
    adw_clamp_scrollable_set_tightening_threshold(clamp(), Self.width(of: style))
    room.measureSoon()
  }

  /// Leaves room beside the rows for an index whose longest title has so many letters, or none.
  func setIndexed(_ letters: Int?) {
    list.setClass("ts-indexed", letters != nil)
    list.setClass("ts-indexed-wide", letters == 2)
    list.setClass("ts-indexed-wider", (letters ?? 0) > 2)
  }

  /// Leaves room for a toast below the last row, or none; a list that is at its end stays there.
  func leaveRoom(_ isNeeded: Bool) {
    guard isNeeded != hasRoom else { return }
    hasRoom = isNeeded
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(root()))
    func end() -> Double {
      gtk_adjustment_get_upper(adjustment()) - gtk_adjustment_get_page_size(adjustment())
    }
    // Rows that have just come are not laid out: to GTK the list ends where it begins.
    let isAtEnd =
      !scroller.leavesEnd && gtk_adjustment_get_page_size(adjustment()) > 0
      && (scroller.isEnding || gtk_adjustment_get_value(adjustment()) >= end() - 1)
    list.setClass("ts-lifted", isNeeded)
    guard isNeeded, isAtEnd else { return }
    // The list knows its new end only when it has been laid out.
    var frames = 0
    MainLoop.eachFrame(of: list) { [weak self] in
      guard let self, hasRoom, !scroller.leavesEnd else { return false }
      frames += 1
      gtk_adjustment_set_value(adjustment(), end())
      return frames < 3
    }
  }

  private var hasRoom = false

  /// Gives the list only the height that its rows need, or all the height there is.
  func setCompact(_ isCompact: Bool) {
    gtk_widget_set_vexpand(root(), isCompact ? 0 : 1)
    gtk_scrolled_window_set_propagate_natural_height(root(), isCompact ? 1 : 0)
  }

  /// Applies a change set to the list.
  func apply(_ changes: ChangeSet, to new: FlatLayout, moving isMoving: Bool) {
    let isShorter = source.apply(changes, to: new, asOneSplice: isMoving)
    for refresh in changes.refreshedRows {
      if let id = new.layout.row(at: refresh.new)?.id { live[.row(id)]?.show(.row(id)) }
    }
    for section in changes.refreshedSections {
      guard let id = new.layout.sectionID(at: section) else { continue }
      for item in [FlatLayout.Item.header(id), .footer(id)] { live[item]?.show(item) }
    }
    if isShorter { for row in live.values { row.showPlace() } }
    noteSoon()
  }

  /// Shows the first rows of a list, from its beginning.
  func begin(_ changes: ChangeSet, with new: FlatLayout) {
    // Who is at a button of such a list, as one to try again, stays there.
    if isInside { apply(changes, to: new, moving: false) } else { source.begin(with: new) }
    begin()
    noteSoon()
  }

  /// Whether a widget in the list has the focus.
  private var isInside: Bool {
    guard let window = Obj(maybe: gtk_widget_get_root(list())),
      let focus = Obj(maybe: gtk_root_get_focus(window()))
    else { return false }
    return focus != list && gtk_widget_is_ancestor(focus(), list()) != 0
  }

  /// Refreshes every live item, such as when edit mode begins.
  func refreshAll() { for (item, row) in live { row.show(item) } }

  /// Refreshes the table's header, footer and paging note.
  func refreshEnds() {
    for item in [FlatLayout.Item.tableHeader, .paging, .tableFooter] { live[item]?.show(item) }
  }

  // MARK: Rows in view

  /// Tells the screen 60 ms later which rows are in view; calls until then have no further effect.
  func noteSoon() {
    guard !isNoting else { return }
    isNoting = true
    MainLoop.after(60) { [weak self] in
      self?.isNoting = false
      self?.note()
    }
  }

  private var noted: (first: TablePath, last: TablePath)?

  private func note() {
    guard let page else { return }
    let rows = Set(live.keys.compactMap { if case .row(let id) = $0 { id } else { nil } })
    page.pool.keep(rows)
    let height = Double(gtk_widget_get_height(root()))
    page.pool.display(edges(within: height), in: page.screen)
    guard height > 0, let first = path(from: 1, by: 1, height),
      let last = path(from: height - 2, by: -1, height)
    else { return }
    page.rowsAreInView(from: first)
    if let noted, noted.first == first, noted.last == last { return }
    noted = (first, last)
    page.send(.displayed(first, last))
  }

  /// Returns the headers and footers in view: GTK also makes widgets of those far outside it.
  private func edges(within height: Double) -> Set<SectionEdge> {
    Set(
      live.compactMap { item, row in
        let edge: SectionEdge? =
          switch item {
          case .header(let section): SectionEdge(.header, of: section)
          case .footer(let section): SectionEdge(.footer, of: section)
          case .row, .tableHeader, .tableFooter, .paging: nil
          }
        return edge.flatMap { isInView(row.root, height) ? $0 : nil }
      })
  }

  private func isInView(_ widget: Obj, _ height: Double) -> Bool {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget(), root(), &bounds) != 0 else { return false }
    let (top, bottom) = (bounds.origin.y, bounds.origin.y + bounds.size.height)
    return Double(top) < height && bottom > 0
  }

  /// Returns the path of the first row found from an edge inwards, skipping the gaps between rows.
  private func path(from start: Double, by step: Double, _ height: Double) -> TablePath? {
    let x = Double(gtk_widget_get_width(root())) / 2
    var y = start
    while y >= 0, y < height {
      let hit = Obj(maybe: gtk_widget_pick(root(), x, y, GTK_PICK_DEFAULT))
      if let id = RowView.inside(hit)?.id, let path = page?.layout.tablePath(of: id) {
        return path
      }
      y += step * 12
    }
    return nil
  }

  /// The first row in view, or the next one where that is cut and the next is in view as a whole.
  var firstInView: NodeID? {
    let height = Double(gtk_widget_get_height(root()))
    guard let page, let first = path(from: 1, by: 1, height),
      let id = page.layout.row(at: first)?.id
    else { return nil }
    guard let view = row(id), isCut(view),
      let next = page.layout.row(next: first, by: 1).flatMap({ page.layout.row(at: $0)?.id }),
      let below = row(next), endsInView(below, height)
    else { return id }
    return next
  }

  private func isCut(_ row: RowView) -> Bool {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(row.root(), root(), &bounds) != 0 else { return false }
    return bounds.origin.y < 0
  }

  /// Whether the lower edge of a row is in view: to focus one that goes on below would scroll the list.
  private func endsInView(_ row: RowView, _ height: Double) -> Bool {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(row.root(), root(), &bounds) != 0 else { return false }
    return Double(bounds.origin.y + bounds.size.height) <= height
  }

  /// True if a person has scrolled since this was set to false.
  var wasScrolled: Bool {
    get { scroller.wasScrolled }
    set { scroller.wasScrolled = newValue }
  }

  /// True while the list is on its way to a row that it was asked to show.
  var isOnItsWay: Bool { scroller.hasGoal }

  /// Returns the number of rows of this one's height that fit into view, at least 1.
  func rowsInView(like row: RowView) -> Int {
    max(1, Int(gtk_widget_get_height(root())) / max(1, Int(gtk_widget_get_height(row.root()))))
  }

  /// Scrolls to an item.
  func scroll(to position: Int, at place: TableScrollPosition) {
    scroller.show(position, at: place)
  }

  /// Scrolls to the beginning of a list that was empty, unless another place was asked for.
  func begin() { scroller.begin() }

  /// Scrolls to the beginning of the list.
  func scrollToStart() { if source.list.count > 0 { scroll(to: 0, at: .top) } }

  /// Scrolls to the first row, together with the headers above it.
  func scrollToFirst(_ position: Int) { scroller.showFromStart(position) }
}
#endif
