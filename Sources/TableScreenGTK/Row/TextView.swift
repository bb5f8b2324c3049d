#if GTK
import CGTK
import TableScreen

/// A text of a row.
@MainActor final class TextView: ElementView {
  private var shown: RowText?
  private var isDark = false
  private var hasAttributes = false

  init() {
    super.init(Obj(gtk_label_new(nil)))
    gtk_label_set_xalign(root(), 0)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .text(let text) = element else { return false }
    let isDark = Palette.isDark
    if text == shown, isDark == self.isDark { return true }
    if text.role != shown?.role { setRole(text.role, before: shown?.role) }
    if text.lines != shown?.lines || shown == nil { setLines(text.lines) }
    (self.shown, self.isDark) = (text, isDark)
    let shown = ShownText(text.text.plain, lines: text.lines)
    // Plain text is set, never markup: the text may contain markup characters.
    gtk_label_set_text(root(), shown.text)
    if text.text.attributed == nil, text.matches.isEmpty {
      if hasAttributes { gtk_label_set_attributes(root(), nil) }
      hasAttributes = false
    } else {
      hasAttributes = true
      let attributes = TextAttributes(text, shown, isDark: isDark)
      gtk_label_set_attributes(root(), attributes.list)
      attributes.end()
    }
    return true
  }

  private func setRole(_ role: RowText.Role, before old: RowText.Role?) {
    if let old { root.setClass(Self.styleClass(of: old), false) }
    root.setClass(Self.styleClass(of: role), true)
    align(role)
  }

  /// True if the text stands in the middle of all the width, each of its lines for itself.
  var isCentered = false {
    didSet {
      guard isCentered != oldValue else { return }
      align(shown?.role)
      showFilling()
    }
  }

  private func align(_ role: RowText.Role?) {
    let isAtEnd = role == .value && !isCentered
    gtk_widget_set_halign(root(), isAtEnd ? GTK_ALIGN_END : GTK_ALIGN_FILL)
    gtk_label_set_xalign(root(), isCentered ? 0.5 : isAtEnd ? 1 : 0)
    gtk_label_set_justify(root(), isCentered ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
  }

  private func setLines(_ lines: Int) {
    let isOne = lines == 1
    gtk_label_set_wrap(root(), isOne ? 0 : 1)
    gtk_label_set_wrap_mode(root(), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_lines(root(), lines > 1 ? gint(lines) : -1)
    gtk_label_set_ellipsize(root(), lines == 0 ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    gtk_label_set_single_line_mode(root(), isOne ? 1 : 0)
    showFilling(lines)
  }

  override func showFilling() { showFilling(shown?.lines ?? 1) }

  private func showFilling(_ lines: Int) {
    gtk_widget_set_hexpand(root(), isFilling || isCentered || lines != 1 ? 1 : 0)
  }

  private static func styleClass(of role: RowText.Role) -> String {
    switch role {
    case .title: "ts-title"
    case .subtitle: "ts-subtitle"
    case .value: "ts-value"
    case .caption: "ts-caption"
    case .error: "ts-error"
    case .control: "ts-control"
    }
  }
}
#endif
