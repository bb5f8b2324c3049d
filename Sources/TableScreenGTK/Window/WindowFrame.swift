#if GTK
  import CGTK
  import TableScreen

  /// What the windows of an app have in common: toasts, keys, and a size that the core wants to know.
  @MainActor class WindowFrame {
    let root: Obj
    private let owned: Owned
    private let toasts: Toasts
    weak var host: GTKHost?

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
    }

    /// Shows what a screen says for a moment, or that it says nothing any more.
    func show(_ notice: ScreenChrome.Notice?, of screen: Screen) { toasts.show(notice, of: screen) }

    /// Takes the window away.
    func destroy() { gtk_window_destroy(root()) }
  }
#endif
