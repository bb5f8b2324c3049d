#if GTK
import CGTK
import TableScreen

/// The toasts of a window, shown one at a time: the next waits until the one before has gone.
///
/// A toast must not replace another: a replacing toast takes longer to appear than to disappear,
/// and libadwaita before 1.3 goes on using it after freeing it, which ends the program if its
/// button is pressed at once (fixed in libadwaita's commit 1674ebc).
@MainActor final class Toasts {
  let overlay = Obj(adw_toast_overlay_new())
  private let content: Obj
  private var notice: ScreenChrome.Notice?
  /// The screen that says it: another one may say the same.
  private weak var screen: Screen?
  /// The toast that shows the notice; nil while the notice waits for another toast to go.
  private var toast: Obj?

  /// The height that toasts leave free below them, for a bar at the bottom of the content.
  var lift = 0 {
    didSet { if lift != oldValue { showLift() } }
  }
  /// Runs with true when a toast has come into view, and with false when it has gone.
  var onChange: @MainActor (Bool) -> Void = { _ in }

  /// Creates the toast overlay over the content of a window.
  init(over content: Obj) {
    self.content = content
    adw_toast_overlay_set_child(overlay(), content())
  }

  /// Shows a screen's notice as a toast, or dismisses the toast if the notice is nil.
  func show(_ notice: ScreenChrome.Notice?, of screen: Screen) {
    if self.notice == notice, notice == nil || self.screen === screen { return }
    (self.notice, self.screen) = (notice, screen)
    if let old = toast {
      toast = nil
      adw_toast_dismiss(old())
      onChange(false)
    }
    guard let notice else { return }
    if isEmpty { return add(notice, of: screen) }
    MainLoop.eachFrame(of: overlay) { [weak self, weak screen] in
      guard let self, let screen, self.screen === screen, self.notice == notice, toast == nil
      else { return false }
      if isEmpty { add(notice, of: screen) }
      return toast == nil
    }
  }

  /// True if the overlay has no toast, not even one that is sliding out.
  private var isEmpty: Bool { Obj(maybe: gtk_widget_get_last_child(overlay())) == content }

  private func showLift() {
    guard !isEmpty, let widget = Obj(maybe: gtk_widget_get_last_child(overlay())) else { return }
    gtk_widget_set_margin_bottom(widget(), gint(lift))
  }

  private func add(_ notice: ScreenChrome.Notice, of screen: Screen) {
    let text = TableText(notice.text).shownPart
    // The title of a toast is markup, so it is escaped.
    let escaped = g_markup_escape_text(text, -1)
    defer { g_free(escaped) }
    guard let object = Obj(maybe: adw_toast_new(escaped)) else { return }
    wrap(text, in: object, offersUndo: notice.offersUndo)
    adw_toast_set_timeout(object(), Self.seconds(of: notice))
    if notice.offersUndo {
      adw_toast_set_button_label(object(), TableWords.current.undo)
      on(object, "button-clicked") { [weak screen] _ in screen?.send(.undo) }
    }
    on(object, "dismissed") { [weak self, weak screen] _ in
      guard let self, toast == object else { return }
      toast = nil
      self.notice = nil
      onChange(false)
      if screen?.chrome.notice == notice { screen?.send(.dismissNotice) }
    }
    toast = object
    adw_toast_overlay_add_toast(overlay(), object())
    showLift()
    onChange(true)
  }

  /// The whole seconds for which a notice stays, where 0 is for good, as long as GTK counts in milliseconds.
  private static func seconds(of notice: ScreenChrome.Notice) -> guint {
    let time = notice.time(atLeast: max(GTKApp.noticeTime, .zero)).components
    return guint(min(time.seconds, 4_000_000)) + (time.attoseconds > 0 ? 1 : 0)
  }

  /// Shows a text that is too long for one line of a toast in several; a title of its own would be cut.
  private func wrap(_ text: String, in toast: Obj, offersUndo: Bool) {
    // Titles are bold, and so a little wider.
    let character = Double(FieldWidth.letter(of: overlay)) * 1.2
    let width = gtk_widget_get_width(overlay())
    let room = Double(width > 0 ? width : Self.usualWidth) - (offersUndo ? 220 : 120)
    let columns = min(max(Int(room / character), 8), Self.longestLine)
    // Letters of some scripts are as wide as two.
    guard text.count > columns || Double(pixels(of: text)) * 1.2 > Double(columns) * character
    else { return }
    let label = Obj(gtk_label_new(text))
    // More would cover the window, and its own button.
    gtk_label_set_lines(label(), Self.mostLines)
    gtk_label_set_ellipsize(label(), PANGO_ELLIPSIZE_END)
    gtk_label_set_wrap(label(), 1)
    gtk_label_set_wrap_mode(label(), PANGO_WRAP_WORD_CHAR)
    // A toast asks for its height without a width, so the width has to be fixed.
    gtk_label_set_width_chars(label(), gint(columns))
    gtk_label_set_max_width_chars(label(), gint(columns))
    gtk_label_set_xalign(label(), 0)
    gtk_widget_add_css_class(label(), "heading")
    adw_toast_set_custom_title(toast(), label())
  }

  private func pixels(of text: String) -> gint {
    guard let layout = gtk_widget_create_pango_layout(overlay(), text) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: gint = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return width
  }

  /// The most lines of a toast.
  private static let mostLines: gint = 8
  /// The width of a window that has none yet.
  private static let usualWidth: gint = 360
  /// The most characters in a line of a toast.
  private static let longestLine = 60
}
#endif
