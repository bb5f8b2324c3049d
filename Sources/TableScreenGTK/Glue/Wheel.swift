#if GTK
import CGTK

/// Leaves the wheel to what the widget stands in, so that nothing changes under the pointer of who only scrolls by.
@MainActor func leaveWheel(of widget: Obj) {
  setScroll(of: widget) { gtk_event_controller_set_propagation_phase($0, GTK_PHASE_NONE) }
}

/// Changes the controllers by which a widget hears of the wheel.
@MainActor func setScroll(of widget: Obj, _ change: (OpaquePointer) -> Void) {
  guard let controllers = gtk_widget_observe_controllers(widget()) else { return }
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  for place in 0..<g_list_model_get_n_items(controllers) {
    guard let controller = Obj(maybe: g_list_model_get_item(controllers, place)) else { continue }
    defer { g_object_unref(controller()) }
    if controller.isA(gtk_event_controller_scroll_get_type()) { change(controller()) }
  }
}
#endif
