#if GTK
import CGTK
import TableScreen

/// The pointer and touch gestures on rows; one set of gestures serves the whole list.
@MainActor final class ListGestures {
  private weak var page: ScreenPage?
  private let list: Obj
  private let press = Obj(gtk_gesture_long_press_new())

  init(_ area: ListArea, _ page: ScreenPage) {
    self.page = page
    list = area.list
    addLongPress()
    addMenuClick()
    addSwipe()
  }

  private func hit(_ x: Double, _ y: Double) -> Obj? {
    Obj(maybe: gtk_widget_pick(list(), x, y, GTK_PICK_DEFAULT))
  }

  private func row(_ x: Double, _ y: Double) -> RowView? { RowView.inside(hit(x, y)) }

  /// The row that a press began on, and where; nil for a control, which handles presses itself.
  private var pressed: (row: NodeID, x: Double, y: Double)?
  /// The number of presses, of which only the last one may become a long one.
  private var presses = 0
  /// How far a finger that holds still may stray, in pixels.
  private static let slack = 16.0

  /// Resets the long-press gesture, whose end might otherwise go to a row that has been removed.
  func endPress() { gtk_event_controller_reset(press()) }

  private func addLongPress() {
    on(press, "begin") { [weak self] _ in self?.pressBegan() }
    for signal in ["end", "cancel", "cancelled"] {
      on(press, signal) { [weak self] _ in self?.presses += 1 }
    }
    on(press, "pressed") { [weak self] arguments in
      guard let self else { return }
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard let row = pressedRow(x, y) else { return deny() }
      guard row.content?.isLongPressable == true, let rest = restOfPress, rest > 0 else {
        return longPress(row, x, y)
      }
      let number = presses
      MainLoop.after(rest) { [weak self] in
        guard let self, number == presses else { return }
        var (x, y) = (0.0, 0.0)
        let sequence = gtk_gesture_single_get_current_sequence(press())
        guard gtk_gesture_get_point(press(), sequence, &x, &y) != 0, let row = pressedRow(x, y)
        else {
          return deny()
        }
        longPress(row, x, y)
      }
    }
    gtk_widget_add_controller(list(), press())
  }

  private func deny() { gtk_gesture_set_state(press(), GTK_EVENT_SEQUENCE_DENIED) }

  private func pressBegan() {
    presses += 1
    pressed = nil
    var (x, y) = (0.0, 0.0)
    let sequence = gtk_gesture_single_get_current_sequence(press())
    guard gtk_gesture_get_point(press(), sequence, &x, &y) != 0, let hit = hit(x, y),
      let row = RowView.inside(hit), let id = row.id, !isControl(hit, in: row),
      !row.isHandle(hit)
    else { return }
    pressed = (id, x, y)
  }

  /// The row that a press began on, if it is there still: rows may have come or gone meanwhile.
  private func pressedRow(_ x: Double, _ y: Double) -> RowView? {
    guard let pressed, let row = row(x, y), row.id == pressed.row,
      (x - pressed.x).magnitude < Self.slack, (y - pressed.y).magnitude < Self.slack
    else { return nil }
    return row
  }

  /// The milliseconds that a long press of the screen takes beyond those of the desktop, or nil.
  private var restOfPress: Int? {
    guard let seconds = page?.chrome.longPressDuration,
      let settings = Obj(maybe: gtk_widget_get_settings(list()))
    else { return nil }
    var value = GValue()
    g_value_init(&value, Fundamental.uint)
    defer { g_value_unset(&value) }
    g_object_get_property(settings(), "gtk-long-press-time", &value)
    return Int(min(seconds, 60) * 1_000) - Int(g_value_get_uint(&value))
  }

  private func longPress(_ row: RowView, _ x: Double, _ y: Double) {
    guard let id = row.id else { return }
    gtk_gesture_set_state(press(), GTK_EVENT_SEQUENCE_CLAIMED)
    if row.content?.isLongPressable == true {
      row.send(.longPress(id))
    } else {
      page?.openMenu(of: row, at: (x, y))
    }
  }

  /// Tells if a widget is part of a control in the row that handles presses and drags itself.
  private func isControl(_ widget: Obj, in row: RowView) -> Bool {
    var widget: Obj? = widget
    while let current = widget, current != row.root {
      if current.isA(gtk_button_get_type()) || current.isA(gtk_switch_get_type())
        || current.isA(gtk_range_get_type()) || current.isA(gtk_text_get_type())
        || current.isA(gtk_text_view_get_type())
      {
        return true
      }
      widget = Obj(maybe: gtk_widget_get_parent(current()))
    }
    return false
  }

  private func addMenuClick() {
    let click = Obj(gtk_gesture_click_new())
    gtk_gesture_single_set_button(click(), guint(GDK_BUTTON_SECONDARY))
    on(click, "pressed") { [weak self] arguments in
      let (x, y) = (arguments.double(2), arguments.double(3))
      guard let self, let row = row(x, y), row.id != nil else { return }
      gtk_gesture_set_state(click(), GTK_EVENT_SEQUENCE_CLAIMED)
      page?.openMenu(of: row, at: (x, y))
    }
    gtk_widget_add_controller(list(), click())
  }

  private func addSwipe() {
    let drag = Obj(gtk_gesture_drag_new())
    var start = (x: 0.0, y: 0.0)
    var pressed: NodeID?
    on(drag, "drag-begin") { [weak self] arguments in
      start = (arguments.double(1), arguments.double(2))
      guard let self, let hit = hit(start.x, start.y), let row = RowView.inside(hit),
        row.id != nil, !isControl(hit, in: row), !row.isHandle(hit)
      else {
        gtk_gesture_set_state(drag(), GTK_EVENT_SEQUENCE_DENIED)
        return
      }
      pressed = row.id
    }
    on(drag, "drag-update") { [weak self] arguments in
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard let self, max(x.magnitude, y.magnitude) > Self.slack else { return }
      let swiped = x.magnitude > 48 && x.magnitude > 2 * y.magnitude ? row(start.x, start.y) : nil
      let drawer = swiped.flatMap { self.drawer(of: $0, towards: x) }
      // Who pulls a press away from its row takes it back, as with a button.
      guard drawer != nil || row(start.x + x, start.y + y)?.id != pressed else { return }
      // Claiming the drag keeps the press from activating the row.
      gtk_gesture_set_state(drag(), GTK_EVENT_SEQUENCE_CLAIMED)
      if let drawer { swiped?.openDrawer(drawer) }
      gtk_event_controller_reset(drag())
    }
    gtk_widget_add_controller(list(), drag())
  }

  /// The place of the actions that a swipe reveals, or nil where there are none.
  private func drawer(of row: RowView, towards x: Double) -> RowAction.Place? {
    let isRightToLeft = gtk_widget_get_direction(list()) == GTK_TEXT_DIR_RTL
    let place: RowAction.Place = (x < 0) != isRightToLeft ? .trailing : .leading
    return row.content.flatMap { RowMenu.swipe($0, place).isEmpty ? nil : place }
  }
}
#endif
