#if GTK
  import CGTK
  public import Foundation
  public import TableScreen

  /// Pictures of screens in their windows, as a README shows them.
  @MainActor public enum GTKPicture {
    /// After how many milliseconds it is looked whether a screen has come to rest, and drawn what it shows then.
    private static let pause = 450
    /// How often that is looked before the screen is given up.
    private static let patience = 120

    /// Why there is no picture.
    enum Failure: Error, CustomStringConvertible {
      case restless, undrawn, notAFile, noFolder

      var description: String {
        switch self {
        case .restless: "the screen does not come to rest, so there is no picture of it"
        case .undrawn: "the display cannot draw the window"
        case .notAFile: "that is a folder, a pipe or a device; name a file"
        case .noFolder: "its folder is not there; make it, or name another"
        }
      }
    }

    /// Shows screens as tabs in a window, writes a picture of it when they have come to rest, and ends.
    ///
    /// It needs a display, which may be one that nobody sees. What is there and is no file, as a pipe, stays as it is.
    ///
    /// - Returns: the exit status of the program: 1 where there is no picture, which is said on standard error.
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
        whenAtRest(host, looks: patience) { isAtRest in
          guard let window = host.window else { return }
          do {
            guard isAtRest else { throw Failure.restless }
            try write(window.root, to: file)
            status = 0
          } catch {
            say(error, of: file)
          }
          gtk_window_close(window.root())
        }
      }
      GTKApp.run(session, roots)
      return status
    }

    /// Runs `body` once the screens have been at rest at two looks in a row and the display has their window, which may
    /// take a while where much runs beside this; or with no such luck at the last look.
    private static func whenAtRest(
      _ host: GTKHost, looks: Int, wasAtRest: Bool = false, _ body: @escaping (Bool) -> Void
    ) {
      MainLoop.after(pause) {
        let isAtRest = host.navigator?.isAtRest ?? true
        let isShown = host.window.map { canDraw($0.root) } ?? true
        if looks == 0 || isAtRest && wasAtRest && isShown { return body(isAtRest) }
        whenAtRest(host, looks: looks - 1, wasAtRest: isAtRest, body)
      }
    }

    private static func say(_ error: any Error, of file: URL) {
      let name = ProcessInfo.processInfo.processName
      let why = (error as? Failure)?.description ?? TableWords.current.text(of: error)
      let path = file.path(percentEncoded: false)
      StandardStream.error.say("\(name): cannot write \(path): \(why)")
    }

    /// Writes a picture of a window.
    static func write(_ window: Obj, to file: URL) throws {
      guard let picture = png(of: window) else { throw Failure.undrawn }
      let folder = file.deletingLastPathComponent().path(percentEncoded: false)
      guard FileManager.default.fileExists(atPath: folder) else { throw Failure.noFolder }
      do {
        try RegularFile.write(picture, to: file.path(percentEncoded: false))
      } catch is RegularFile.Unfit {
        throw Failure.notAFile
      }
    }

    /// Whether the display has a window, so that it can be drawn.
    private static func canDraw(_ window: Obj) -> Bool {
      guard let node = node(of: window) else { return false }
      gsk_render_node_unref(node)
      return true
    }

    /// What a window shows, to be drawn and let go of by the caller; nil before the display has the window.
    private static func node(of window: Obj) -> OpaquePointer? {
      let paintable = Owned(Obj(gtk_widget_paintable_new(window())))
      defer { g_object_unref(paintable.object()) }
      let picture: OpaquePointer = paintable.object()
      let width = Double(gdk_paintable_get_intrinsic_width(picture))
      let height = Double(gdk_paintable_get_intrinsic_height(picture))
      let snapshot = Obj(gtk_snapshot_new())
      gdk_paintable_snapshot(picture, snapshot(), width, height)
      return gtk_snapshot_free_to_node(snapshot())
    }

    /// The bytes of a picture of a window, or nil where it cannot be drawn.
    private static func png(of window: Obj) -> Data? {
      guard let node = node(of: window) else { return nil }
      defer { gsk_render_node_unref(node) }
      guard let renderer = gtk_native_get_renderer(window()),
        let texture = gsk_renderer_render_texture(renderer, node, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
      defer { g_bytes_unref(bytes) }
      var count: gsize = 0
      return g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) }
    }
  }
#endif
