#if GTK
  import CGTK
  import TableScreen

  extension GTKHost {
    /// How long the keys take from one window of the app to another, with something to spare.
    private static let pause = 300

    /// One of the windows got the keys, or lost them.
    func windowsChanged() {
      if hasKeys {
        tell(.foreground)
      } else {
        // A dialog that opens gets the keys a moment after its parent has lost them.
        MainLoop.after(Self.pause) { [weak self] in
          if let self, !hasKeys { tell(.background) }
        }
      }
    }

    /// Whether one of the windows of the app has the keys.
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
