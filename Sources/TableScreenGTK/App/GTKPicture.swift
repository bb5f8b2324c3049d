#if GTK
  import CGTK
  public import Foundation
  public import TableScreen

  /// Pictures of screens in their windows, as a README shows them.
  @MainActor public enum GTKPicture {
    /// How long a screen has to come to rest.
    private static let rest = 900

    /// Shows screens as tabs in a window, writes a picture of it, and ends.
    ///
    /// It needs a display, which may be one that nobody sees.
    ///
    /// - Returns: the exit status of the program.
    public static func take(
      of roots: @autoclosure () -> [Screen], to file: URL, width: Int, height: Int, isDark: Bool
    ) -> Int32 {
      let session = GTKSession(id: "org.tablescreen.Picture")
      session.size = (width, height)
      var status: Int32 = 1
      session.onStart = { host in
        // As GNOME has it: the tools of this display say nothing about the buttons of windows.
        set(Obj(gtk_settings_get_default()), "gtk-decoration-layout", ":close")
        adw_style_manager_set_color_scheme(
          adw_style_manager_get_default(),
          isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        MainLoop.after(rest) {
          guard let window = host.window else { return }
          if write(window.root, to: file) { status = 0 }
          gtk_window_close(window.root())
        }
      }
      GTKApp.run(session, roots)
      return status
    }

    /// Writes a picture of a window.
    static func write(_ window: Obj, to file: URL) -> Bool {
      let paintable = Owned(Obj(gtk_widget_paintable_new(window())))
      defer { g_object_unref(paintable.object()) }
      let picture: OpaquePointer = paintable.object()
      let width = Double(gdk_paintable_get_intrinsic_width(picture))
      let height = Double(gdk_paintable_get_intrinsic_height(picture))
      let snapshot = Obj(gtk_snapshot_new())
      gdk_paintable_snapshot(picture, snapshot(), width, height)
      guard let node = gtk_snapshot_free_to_node(snapshot()) else { return false }
      defer { gsk_render_node_unref(node) }
      guard let renderer = gtk_native_get_renderer(window()),
        let texture = gsk_renderer_render_texture(renderer, node, nil)
      else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      return gdk_texture_save_to_png(texture, file.path(percentEncoded: false)) != 0
    }
  }
#endif
