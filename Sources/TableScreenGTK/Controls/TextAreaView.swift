#if GTK
import CGTK
import TableScreen

/// A multi-line text area.
@MainActor final class TextAreaView: TypedView {
  private let view: Obj
  private let buffer: Obj
  private let placeholder = Obj(gtk_label_new(nil))

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
    on(buffer, "changed") { [weak self] _ in
      self?.showPlaceholder()
      self?.typed()
    }
    followFocus(of: view)
  }

  override func canShow(_ control: RowControl) -> Bool {
    if case .textArea = control.kind { true } else { false }
  }

  override func display(_ control: RowControl, before old: RowControl) {
    if case .textArea(let text) = control.kind {
      gtk_label_set_text(placeholder(), ShownText(text).text)
    }
    showText()
    showPlaceholder()
  }

  /// Sets the text without an entry in the undo history.
  override func write(_ new: String) {
    edited = EditedText(new, keepingLines: true)
    gtk_text_buffer_set_enable_undo(buffer(), 0)
    gtk_text_buffer_set_text(buffer(), edited.shown, -1)
    gtk_text_buffer_set_enable_undo(buffer(), 1)
  }

  override var text: String {
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

  override var focusable: Obj { view }
}
#endif
