#if GTK
import CGTK

/// A popover above the rows with a field for a short text.
@MainActor final class EntryPopover {
  private var popover: Obj?

  /// Opens a field that points at `target`, on top of `parent`.
  ///
  /// - Parameters:
  ///   - label: the field's label for screen readers.
  ///   - text: the initial text.
  ///   - target: the widget to point at.
  ///   - parent: the popover's parent, outside the list so that changes of the rows leave the
  ///     popover open.
  ///   - finish: takes the typed text; when the popover is left by a click beside it, too, but not by Escape.
  ///   - leave: runs when the popover closes, with a text or without.
  func open(
    _ label: String, _ text: String, at target: Obj, in parent: Obj,
    finish: @escaping (String) -> Void, leave: @escaping () -> Void
  ) {
    close()
    let popover = Obj(gtk_popover_new())
    let entry = Obj(gtk_entry_new())
    setText(of: entry, text)
    setAccessibleLabel(entry, label)
    gtk_popover_set_child(popover(), entry())
    gtk_widget_set_parent(popover(), parent())
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(target(), parent(), 0, 0, &x, &y)
    var place = GdkRectangle(
      x: gint(x), y: gint(y), width: gtk_widget_get_width(target()),
      height: gtk_widget_get_height(target()))
    gtk_popover_set_pointing_to(popover(), &place)
    let first = typed(in: entry)
    var isDone = false
    on(entry, "activate") { [weak self] _ in
      guard let self else { return }
      isDone = true
      let text = typed(in: entry)
      close()
      finish(text)
    }
    let keys = Obj(gtk_event_controller_key_new())
    gtk_event_controller_set_propagation_phase(keys(), GTK_PHASE_CAPTURE)
    on(keys, "key-pressed") { arguments in
      if arguments.uint(1) == Int(GDK_KEY_Escape) { isDone = true }
      arguments.answer(false)
    }
    gtk_widget_add_controller(popover(), keys())
    on(popover, "closed") { [weak self] _ in
      // Without a window its page is gone, and may have taken the field along.
      if !isDone, let self, gtk_widget_get_root(popover()) != nil, typed(in: entry) != first {
        finish(typed(in: entry))
      }
      isDone = true
      // Its page may go, and take it along, before the loop's next turn.
      let kept = Owned(popover)
      MainLoop.soon {
        if gtk_widget_get_parent(kept.object()) != nil { gtk_widget_unparent(kept.object()) }
        if let self, self.popover == popover { self.popover = nil }
        leave()
      }
    }
    self.popover = popover
    gtk_popover_popup(popover())
    gtk_widget_grab_focus(entry())
    gtk_editable_set_position(entry(), -1)
  }

  private func typed(in entry: Obj) -> String {
    gtk_editable_get_text(entry()).map { String(cString: $0) } ?? ""
  }

  /// Closes the field.
  func close() { if let popover { gtk_popover_popdown(popover()) } }
}
#endif
