#if GTK
  import CGTK
  import TableScreen

  /// A line of text.
  @MainActor final class FieldView: ControlView {
    /// What the row last showed in the field.
    private var shownText: String?
    private var shownRow: NodeID?
    /// What stood in the field when the keys came to it, or was handed over since.
    private var original: String?

    init(_ control: RowControl, _ kind: RowControl.FieldKind) {
      super.init(
        Obj(kind == .secure ? gtk_password_entry_new() : gtk_entry_new()), control)
      root.setClass("ts-field", true)
      gtk_widget_set_hexpand(root(), 1)
      gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
      gtk_editable_set_width_chars(root(), 6)
      gtk_editable_set_max_width_chars(root(), 40)
      gtk_editable_set_alignment(root(), 1)
      if kind == .secure {
        gtk_password_entry_set_show_peek_icon(root(), 1)
      } else {
        let isNumber = [.integer, .number].contains(kind)
        gtk_entry_set_input_purpose(
          root(), isNumber ? GTK_INPUT_PURPOSE_NUMBER : GTK_INPUT_PURPOSE_FREE_FORM)
        gtk_entry_set_icon_from_icon_name(
          root(), GTK_ENTRY_ICON_SECONDARY, "document-edit-symbolic")
        gtk_entry_set_icon_activatable(root(), GTK_ENTRY_ICON_SECONDARY, 0)
      }
      on(root, "changed") { [weak self] _ in self?.typed() }
      on(root, "activate") { [weak self] _ in
        guard let self else { return }
        commit()
        row?.page?.finishField(self)
      }
      let focus = Obj(gtk_event_controller_focus_new())
      on(focus, "enter") { [weak self] _ in self?.original = self?.text }
      on(focus, "leave") { [weak self] _ in self?.commit() }
      gtk_widget_add_controller(root(), focus())
    }

    override func display(_ control: RowControl, before old: RowControl) {
      if case .field(let placeholder, let kind) = control.kind {
        if kind == .secure {
          set(root, "placeholder-text", placeholder)
        } else {
          gtk_entry_set_placeholder_text(root(), placeholder)
        }
      }
      let text = control.editText
      if shownRow == row?.id, shownText == text { return }
      if shownRow != row?.id { original = nil }
      (shownRow, shownText) = (row?.id, text)
      write(text)
    }

    /// What stands in the field.
    private var text: String { gtk_editable_get_text(root()).map { String(cString: $0) } ?? "" }

    private func write(_ new: String) {
      guard text != new else { return }
      isWriting = true
      defer { isWriting = false }
      let caret = gtk_editable_get_position(root())
      gtk_editable_set_text(root(), TableText(new).shownPart)
      gtk_editable_set_position(root(), min(caret, gint(new.count)))
    }

    private var isWriting = false

    private func typed() {
      guard !isShowing, !isWriting, let row, let id = row.id else { return }
      row.send(.typed(id, name: control.name, text: text))
    }

    /// Hands what was typed to the core; what it does not take stays in the field to be mended.
    override func commit() {
      guard !isShowing, let row, let id = row.id, row.id == shownRow,
        text != original ?? shownText
      else { return }
      let typed = text
      original = typed
      row.send(.control(id, name: control.name, value: control.entered(typed)))
      guard row.id == id, row.content?.message == nil else { return }
      shownText = control.editText
      if text == typed {
        write(control.editText)
        original = text
      }
    }

    override var focusable: Obj { root }
  }
#endif
