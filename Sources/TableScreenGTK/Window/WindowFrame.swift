#if GTK
import CGTK
import TableScreen

/// The base class of the app's windows: toasts, keys, and width changes reported to the host.
@MainActor class WindowFrame {
  let root: Obj
  private let owned: Owned
  private let toasts: Toasts
  weak var host: GTKHost?
  /// The current frame and the number of its layouts so far.
  private var layouts: (frame: gint64, count: Int) = (0, 0)
  /// The number of layouts per frame that remove hidden rows; GDK allows at most four layouts.
  private static let layoutLimit = 2

  /// Creates a frame of a window.
  ///
  /// - Parameters:
  ///   - root: the window.
  ///   - content: the content that toasts are shown over.
  ///   - host: the host of the window's screens.
  ///   - around: wraps the content and its toasts in the other parts of the window.
  init(_ root: Obj, _ content: Obj, _ host: GTKHost, around: (Obj) -> Obj = { $0 }) {
    self.root = root
    self.host = host
    owned = Owned(root)
    toasts = Toasts(over: content)
    let whole = around(toasts.overlay)
    if root.isA(adw_application_window_get_type()) {
      adw_application_window_set_content(root(), whole())
    } else {
      adw_window_set_content(root(), whole())
    }
    root.setClass("ts-window", true)
    let styles = Obj(adw_style_manager_get_default())
    showContrast(styles)
    contrast = on(styles, "notify::high-contrast") { [weak self] _ in self?.showContrast(styles) }
    toasts.onChange = { [weak host] isShown in host?.leaveRoom(forToast: isShown) }
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

  /// Removes rows that GTK made for this frame and that turned out to be hidden; GTK then lays the
  /// frame out again before drawing it.
  private func hideMadeRows(_ clock: Obj?) {
    let frame = clock.map { gdk_frame_clock_get_frame_counter($0()) } ?? 0
    if frame != layouts.frame { layouts = (frame, 0) }
    layouts.count += 1
    guard layouts.count <= Self.layoutLimit else { return }
    // GTK replaces removed rows at once by rows that may be hidden, too, so the layouts are counted
    // and limited.
    host?.navigator?.drawing {}
  }

  /// Keeps toasts above a bar of some height at the bottom of the content.
  func liftToasts(by height: Int) { toasts.lift = height }

  /// Shows a screen's notice as a toast, or dismisses the toast if the notice is nil.
  func show(_ notice: ScreenChrome.Notice?, of screen: Screen) { toasts.show(notice, of: screen) }

  /// The id of the handler for changes of the contrast, which `deinit` disconnects.
  private var contrast: UInt = 0

  private func showContrast(_ styles: Obj) {
    root.setClass("ts-contrast", adw_style_manager_get_high_contrast(styles()) != 0)
  }

  isolated deinit { off(Obj(adw_style_manager_get_default()), contrast) }

  /// Destroys the window.
  func destroy() { gtk_window_destroy(root()) }
}
#endif
