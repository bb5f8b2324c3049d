#if GTK
  import CGTK
  import TableScreen

  /// What the windows of an app have in common: toasts, keys, and a size that the core wants to know.
  @MainActor class WindowFrame {
    let root: Obj
    private let owned: Owned
    private let toasts = Obj(adw_toast_overlay_new())
    private var toast: (notice: ScreenChrome.Notice, object: Obj)?
    weak var host: GTKHost?

    init(_ root: Obj, _ content: Obj, _ host: GTKHost) {
      self.root = root
      self.host = host
      owned = Owned(root)
      adw_toast_overlay_set_child(toasts(), content())
      if root.isA(adw_application_window_get_type()) {
        adw_application_window_set_content(root(), toasts())
      } else {
        adw_window_set_content(root(), toasts())
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
    func show(_ notice: ScreenChrome.Notice?, of screen: Screen) {
      if toast?.notice == notice { return }
      if let old = toast {
        toast = nil
        adw_toast_dismiss(old.object())
      }
      guard let notice else { return }
      // The title of a toast is markup, so it is escaped.
      let escaped = g_markup_escape_text(TableText(notice.text).shownPart, -1)
      defer { g_free(escaped) }
      guard let object = Obj(maybe: adw_toast_new(escaped)) else { return }
      adw_toast_set_timeout(object(), guint(GTKApp.noticeTime.components.seconds))
      if notice.isError { adw_toast_set_priority(object(), ADW_TOAST_PRIORITY_HIGH) }
      if notice.offersUndo {
        adw_toast_set_button_label(object(), Words.current.undo)
        on(object, "button-clicked") { [weak screen] _ in screen?.send(.undo) }
      }
      on(object, "dismissed") { [weak self, weak screen] _ in
        guard let self, toast?.object == object else { return }
        toast = nil
        if screen?.chrome.notice == notice { screen?.send(.dismissNotice) }
      }
      toast = (notice, object)
      adw_toast_overlay_add_toast(toasts(), object())
    }

    /// Takes the window away.
    func destroy() { gtk_window_destroy(root()) }
  }
#endif
