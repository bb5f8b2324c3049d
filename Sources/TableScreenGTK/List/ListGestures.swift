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

  /// Resets the long-press gesture, whose end might otherwise go to a row that has been removed.
  func endPress() { gtk_event_controller_reset(press()) }

  private func addLongPress() {
    on(press, "pressed") { [weak self, press] arguments in
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard let self, let hit = hit(x, y), let row = RowView.inside(hit), let id = row.id,
        !isControl(hit, in: row), !row.end.isHandle(hit)
      else {
        gtk_gesture_set_state(press(), GTK_EVENT_SEQUENCE_DENIED)
        return
      }
      gtk_gesture_set_state(press(), GTK_EVENT_SEQUENCE_CLAIMED)
      if row.content?.isLongPressable == true {
        row.send(.longPress(id))
      } else {
        page?.openMenu(of: row, at: (x, y))
      }
    }
    gtk_widget_add_controller(list(), press())
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
    on(drag, "drag-begin") { [weak self] arguments in
      start = (arguments.double(1), arguments.double(2))
      guard let self, let hit = hit(start.x, start.y), let row = RowView.inside(hit),
        row.id != nil, !isControl(hit, in: row), !row.end.isHandle(hit)
      else {
        gtk_gesture_set_state(drag(), GTK_EVENT_SEQUENCE_DENIED)
        return
      }
    }
    on(drag, "drag-update") { [weak self] arguments in
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard let self, x.magnitude > 48, x.magnitude > 2 * y.magnitude,
        let row = row(start.x, start.y), let content = row.content
      else { return }
      let isRightToLeft = gtk_widget_get_direction(list()) == GTK_TEXT_DIR_RTL
      let place: RowAction.Place = (x < 0) != isRightToLeft ? .trailing : .leading
      guard !RowMenu.swipe(content, place).isEmpty else { return }
      // Claiming the swipe keeps the press from activating the row as well.
      gtk_gesture_set_state(drag(), GTK_EVENT_SEQUENCE_CLAIMED)
      row.openDrawer(place)
      gtk_event_controller_reset(drag())
    }
    gtk_widget_add_controller(list(), drag())
  }
}
#endif
