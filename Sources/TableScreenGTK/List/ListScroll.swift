#if GTK
import CGTK
import TableScreen

/// Scrolls a list to items, and corrects the position after layout.
///
/// GTK estimates the heights of rows that it has not laid out, and keeps one anchor item still
/// while it learns more. The requested item is made the anchor; if it is misplaced once the list is
/// laid out, the scroll is corrected.
@MainActor final class ListScroll {
  private enum Place: Equatable {
    case at(TableScrollPosition)
    /// The item in view, together with the beginning of the list if both fit.
    case fromStart
  }

  private struct Goal {
    let item: FlatLayout.Item
    let position: Int
    let place: Place
    /// True once GTK was asked for the item, which it can be only as soon as the list has its height.
    var isBegun = false
    /// The number of frames since the request.
    var frames = 0
    /// The number of frames in which the item was in its place.
    var calmFrames = 0
    /// The item's distance from its place at the last correction.
    var distance: Double?
  }

  /// The number of frames after which corrections stop; until then row heights become known.
  private static let patience = 12

  private weak var area: ListArea?
  private let list: Obj
  private let adjustment: Obj
  private var goal: Goal?
  private var isWatching = false

  init(_ area: ListArea) {
    self.area = area
    list = area.list
    adjustment = Obj(gtk_scrolled_window_get_vadjustment(area.root()))
    on(list, "map", after: true) { [weak self] _ in self?.watch() }
    for signal in ["changed", "value-changed"] {
      on(adjustment, signal) { [weak self] _ in self?.keepStart() }
    }
    giveWay(in: area.root, to: [GDK_SCROLL, GDK_TOUCH_UPDATE])
    if let bar = Obj(maybe: gtk_scrolled_window_get_vscrollbar(area.root())) {
      giveWay(in: bar, to: [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN])
    }
  }

  /// True if a person has scrolled since this was set to false.
  var wasScrolled = false

  /// Ends the way to an item where a person scrolls: their place is the newer one.
  private func giveWay(in widget: Obj, to events: [GdkEventType]) {
    let controller = Obj(gtk_event_controller_legacy_new())
    gtk_event_controller_set_propagation_phase(controller(), GTK_PHASE_CAPTURE)
    on(controller, "event") { [weak self] arguments in
      arguments.answer(false)
      guard let event = gtk_event_controller_get_current_event(controller()),
        events.contains(gdk_event_get_event_type(event))
      else { return }
      self?.goal = nil
      self?.wasScrolled = true
    }
    gtk_widget_add_controller(widget(), controller())
  }

  /// True while the list is on its way to an item, or to its beginning, and not to its end.
  var leavesEnd: Bool { goal != nil && !isEnding }

  /// True while the list is on its way to its last item at the lower edge.
  var isEnding: Bool {
    guard let goal, let area else { return false }
    return goal.place == .at(.bottom) && goal.position == area.source.count - 1
  }

  /// True while the list is on its way to an item; the beginning of the list is none.
  var hasGoal: Bool { goal.map { $0.place != .fromStart } ?? false }

  /// Scrolls to the item at a position.
  func show(_ position: Int, at place: TableScrollPosition) {
    guard place == .nearest else { return show(position, .at(place)) }
    if goal?.position != position { goal = nil }
    isOnItsWay = true
    MainLoop.soon { [weak self] in self?.isOnItsWay = false }
    bring(position)
  }

  /// Scrolls to one of the first items, together with the items above it if all fit.
  func showFromStart(_ position: Int) { show(position, .fromStart) }

  /// Scrolls to the beginning of a list whose first items have come, unless a goal was set.
  ///
  /// GTK goes on showing what is below new items, which in a list that was empty is its end.
  func begin() { begin(with: 0) }

  private func begin(with position: Int) { if goal == nil { showFromStart(position) } }

  /// Keeps a list at its beginning when its height changes: GTK keeps a row where it is in the height, and moves the
  /// headers above it out of view.
  private func keepStart() {
    let size = gtk_adjustment_get_page_size(adjustment())
    let isAtStart = gtk_adjustment_get_value(adjustment()) < 1
    defer { height = size }
    guard size != height else { return wasAtStart = isAtStart }
    placeRowsAgain()
    // What was asked of the list at its old height led to another place.
    goal?.isBegun = false
    guard wasAtStart, !isOnItsWay, height > 0 else { return }
    // A row that is typed into stays in view, as above the keyboard of a phone.
    let position = area?.typedPosition ?? 0
    MainLoop.beforeDrawing { [weak self] in self?.begin(with: position) }
  }

  /// Gives the rows their places again in the next frame.
  ///
  /// Where a list gets another height and scrolls to a row in one layout, GTK makes the rows of the new place without
  /// giving them one: nothing is drawn until something else moves.
  private func placeRowsAgain() {
    MainLoop.eachFrame(of: list) { [list] in
      gtk_widget_queue_allocate(list())
      return false
    }
  }

  /// True from the request to bring an item into view until the list is laid out for it.
  private var isOnItsWay = false
  /// The height of the list in view when it was looked at last.
  private var height = 0.0
  /// True if the list was at its beginning then.
  private var wasAtStart = true

  private func show(_ position: Int, _ place: Place) {
    let position = min(position, ListSource.longest - 1)
    guard let item = area?.source.list.item(at: position) else { return }
    goal = Goal(item: item, position: position, place: place)
    goal?.isBegun = approach(position, place)
    watch()
  }

  /// Scrolls to the item from the opposite end: GTK moves as little as it can, so the item stops at
  /// the requested edge and becomes GTK's anchor there.
  ///
  /// - Returns: false if the list has no height yet.
  @discardableResult
  private func approach(_ position: Int, _ place: Place) -> Bool {
    guard gtk_adjustment_get_page_size(adjustment()) > 0 else { return false }
    // Blocks the list's handlers, or it would make all rows at the opposite end.
    let mask = G_SIGNAL_MATCH_DATA
    g_signal_handlers_block_matched(adjustment(), mask, 0, 0, nil, nil, list())
    switch place {
    case .at(.nearest), .at(.middle), .fromStart: break
    case .at(.top): gtk_adjustment_set_value(adjustment(), gtk_adjustment_get_upper(adjustment()))
    case .at(.bottom): gtk_adjustment_set_value(adjustment(), 0)
    }
    g_signal_handlers_unblock_matched(adjustment(), mask, 0, 0, nil, nil, list())
    bring(position)
    return true
  }

  private func bring(_ position: Int) {
    let position = guint(min(position, ListSource.longest - 1))
    gtk_widget_activate_action_variant(
      list(), "list.scroll-to-item", g_variant_new_uint32(position))
  }

  // MARK: Correcting the position

  private func watch() {
    guard goal != nil, !isWatching, gtk_widget_get_mapped(list()) != 0 else { return }
    isWatching = true
    MainLoop.eachFrame(of: list) { [weak self] in
      guard let self else { return false }
      isWatching = settle()
      return isWatching
    }
  }

  /// Measures the item's distance from its place, and corrects the scroll position.
  ///
  /// - Returns: true to measure again in the next frame.
  private func settle() -> Bool {
    // An unmapped list is not laid out; settling goes on when the list is mapped again.
    guard gtk_widget_get_mapped(list()) != 0 else { return false }
    guard var now = goal, let area, now.frames < Self.patience,
      area.source.list.item(at: now.position) == now.item
    else { return end() }
    now.frames += 1
    goal = now
    // The list is laid out only between the first frame and the second.
    guard now.frames > 1 else { return true }
    guard now.isBegun else {
      goal?.isBegun = approach(now.position, now.place)
      return true
    }
    guard let node = area.node(of: now.item), let distance = distance(of: node, to: now.place)
    else {
      approach(now.position, now.place)
      return true
    }
    if distance.magnitude <= 1 {
      now.calmFrames += 1
      goal = now
      return now.calmFrames < 2 || end()
    }
    // The last correction moved nothing: the list is at its end, or something else keeps the item
    // from the edge.
    if distance == now.distance { return end() }
    now.distance = distance
    now.calmFrames = 0
    goal = now
    gtk_adjustment_set_value(
      adjustment(), gtk_adjustment_get_value(adjustment()) + distance)
    bring(now.position)
    return true
  }

  private func end() -> Bool {
    goal = nil
    return false
  }

  /// Returns how far below its place a widget of the list is, in pixels; nil for one that is not laid out yet, which seems to
  /// be at the top of the list.
  private func distance(of node: Obj, to place: Place) -> Double? {
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_get_height(node()) > 0,
      gtk_widget_translate_coordinates(node(), list(), 0, 0, &x, &y) != 0
    else { return nil }
    let rest = Double(gtk_widget_get_height(list())) - Double(gtk_widget_get_height(node()))
    switch place {
    case .at(.top), .at(.nearest): return y
    case .at(.middle): return y - rest / 2
    case .at(.bottom): return y - rest
    case .fromStart:
      let value = gtk_adjustment_get_value(adjustment())
      return y + value <= rest ? -value : 0
    }
  }
}
#endif
