#if GTK
import CGTK
import TableScreen

/// A multi-line text area.
@MainActor final class TextAreaView: ControlView {
  private let view: Obj
  private let buffer: Obj
  private let placeholder = Obj(gtk_label_new(nil))
  private var shownText: String?
  private var shownRow: NodeID?
  /// The area's text when it got the focus, or the text committed since.
  private var original: String?

  init(_ control: RowControl) {
    view = Obj(gtk_text_view_new())
    buffer = Obj(gtk_text_view_get_buffer(view()))
    let overlay = Obj(gtk_overlay_new())
    super.init(overlay, control)
    gtk_overlay_set_child(overlay(), view())
    gtk_overlay_add_overlay(overlay(), placeholder())
    // Measuring the overlay makes the area as high as a long placeholder needs.
    gtk_overlay_set_measure_overlay(overlay(), placeholder(), 1)
    gtk_label_set_wrap(placeholder(), 1)
    gtk_label_set_wrap_mode(placeholder(), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(placeholder(), 0)
    placeholder.setClass("dim-label", true)
    placeholder.setClass("ts-placeholder", true)
    gtk_widget_set_can_target(placeholder(), 0)
    gtk_widget_set_halign(placeholder(), GTK_ALIGN_START)
    gtk_widget_set_valign(placeholder(), GTK_ALIGN_START)
    view.setClass("ts-area", true)
    gtk_text_view_set_wrap_mode(view(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view(), 0)
    gtk_widget_set_size_request(view(), -1, 84)
    gtk_widget_set_hexpand(overlay(), 1)
    on(buffer, "changed") { [weak self] _ in self?.typed() }
    let focus = Obj(gtk_event_controller_focus_new())
    on(focus, "enter") { [weak self] _ in self?.original = self?.text }
    on(focus, "leave") { [weak self] _ in self?.commit() }
    gtk_widget_add_controller(view(), focus())
  }

  override func canShow(_ control: RowControl) -> Bool {
    if case .textArea = control.kind { true } else { false }
  }

  override func display(_ control: RowControl, before old: RowControl) {
    if case .textArea(let text) = control.kind {
      gtk_label_set_text(placeholder(), ShownText(text).text)
    }
    let text = control.editText
    if shownRow == row?.id, shownText == text { return }
    if shownRow != row?.id { original = nil }
    (shownRow, shownText) = (row?.id, text)
    if self.text != text { write(text) }
    showPlaceholder()
  }

  /// Sets the text without an entry in the undo history.
  private func write(_ new: String) {
    edited = EditedText(new, keepingLines: true)
    gtk_text_buffer_set_enable_undo(buffer(), 0)
    gtk_text_buffer_set_text(buffer(), edited.shown, -1)
    gtk_text_buffer_set_enable_undo(buffer(), 1)
  }

  /// The text in the area.
  private var text: String {
    edited.edit(shown)
    return edited.text
  }

  private var edited = EditedText()

  private var shown: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer(), &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer(), &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func showPlaceholder() {
    gtk_widget_set_visible(placeholder(), gtk_text_buffer_get_char_count(buffer()) == 0 ? 1 : 0)
  }

  private func typed() {
    showPlaceholder()
    guard !isShowing, let row, let id = row.id else { return }
    row.send(.typed(id, name: control.name, text: text))
  }

  override func commit() {
    // An area that loses the focus because its row shows another one by then has nothing to say to that.
    guard !isShowing, let row, let id = row.id, row.id == shownRow,
      text != original ?? shownText
    else { return }
    original = text
    row.send(.control(id, name: control.name, value: control.entered(text)))
  }

  override var focusable: Obj { view }
}
#endif
