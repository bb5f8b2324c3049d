#if GTK
  import CGTK
  import TableScreen

  /// What the windows of an app have in common: toasts, keys, and a size that the core wants to know.
  @MainActor class WindowFrame {
    let root: Obj
    private let owned: Owned
    private let toasts: Toasts
    weak var host: GTKHost?
    /// How often a frame was laid out so far.
    private var layouts: (frame: gint64, count: Int) = (0, 0)
    /// After how many layouts of one frame rows are taken away; GDK itself lays it out no more than four times.
    private static let layoutLimit = 2

    init(_ root: Obj, _ content: Obj, _ host: GTKHost) {
      self.root = root
      self.host = host
      owned = Owned(root)
      toasts = Toasts(over: content)
      if root.isA(adw_application_window_get_type()) {
        adw_application_window_set_content(root(), toasts.overlay())
      } else {
        adw_window_set_content(root(), toasts.overlay())
      }
      root.setClass("ts-window", true)
      on(root, "close-request") { [weak self] arguments in
        arguments.answer(self?.host?.closeWasAsked(of: self) ?? false)
      }
      WindowKeys.attach(to: root, host)
      on(root, "notify::is-active") { [weak host] _ in host?.windowsChanged() }
      on(root, "realize", after: true) { [weak self] _ in self?.watchSize() }
    }

    private func watchSize() {
      guard let surface = Obj(maybe: gtk_native_get_surface(root())) else { return }
      on(surface, "layout") { [weak self] arguments in
        self?.host?.windowHasWidth(arguments.int(1), self)
      }
      on(surface, "layout", after: true) { [weak self] arguments in
        self?.hideMadeRows(Obj(maybe: gdk_surface_get_frame_clock(arguments.sender?())))
      }
    }

    /// Takes rows away that GTK has made for this frame, and that turned out to be hidden; it is laid out once more then,
    /// before it is drawn.
    private func hideMadeRows(_ clock: Obj?) {
      let frame = clock.map { gdk_frame_clock_get_frame_counter($0()) } ?? 0
      if frame != layouts.frame { layouts = (frame, 0) }
      layouts.count += 1
      guard layouts.count <= Self.layoutLimit else { return }
      // In their place GTK makes others at once, and they may be hidden, too.
      host?.navigator?.drawing {}
    }

    /// Shows what a screen says for a moment, or that it says nothing any more.
    func show(_ notice: ScreenChrome.Notice?, of screen: Screen) { toasts.show(notice, of: screen) }

    /// Takes the window away.
    func destroy() { gtk_window_destroy(root()) }
  }
#endif
