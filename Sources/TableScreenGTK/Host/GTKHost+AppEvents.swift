#if GTK
import CGTK
import TableScreen

extension GTKHost {
  /// The milliseconds that focus takes to move between two windows of the app, with some to spare.
  private static let pause = 300

  /// Tells the screens when the app as a whole gets or loses the focus.
  func windowsChanged() {
    if hasKeys {
      tell(.foreground)
    } else {
      // An opening dialog gets the focus a moment after its parent has lost it.
      MainLoop.after(Self.pause) { [weak self] in
        if let self, !hasKeys { tell(.background) }
      }
    }
  }

  /// True if one of the app's windows has the focus.
  private var hasKeys: Bool {
    guard let windows = gtk_window_get_toplevels() else { return false }
    for place in 0..<g_list_model_get_n_items(windows) {
      guard let window = Obj(maybe: g_list_model_get_item(windows, place)) else { continue }
      defer { g_object_unref(window()) }
      if gtk_window_is_active(window()) != 0 { return true }
    }
    return false
  }
}
#endif
