#if GTK
import CGTK

extension Obj {
  /// The place of the caret among the letters of an entry or a text view; nil for other widgets.
  @MainActor var caret: gint? {
    if isA(gtk_editable_get_type()) { return gtk_editable_get_position(self()) }
    guard isA(gtk_text_view_get_type()), let buffer = gtk_text_view_get_buffer(self()) else {
      return nil
    }
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
    return gtk_text_iter_get_offset(&place)
  }

  /// Takes the focus, with the caret at a place and nothing selected, which the next letter would replace.
  @MainActor func typeOn(at caret: gint) {
    if isA(gtk_editable_get_type()), let text = Obj(maybe: gtk_editable_get_delegate(self())) {
      _ = gtk_text_grab_focus_without_selecting(text())
      return gtk_editable_set_position(self(), caret)
    }
    gtk_widget_grab_focus(self())
    guard isA(gtk_text_view_get_type()), let buffer = gtk_text_view_get_buffer(self()) else {
      return
    }
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, caret)
    gtk_text_buffer_place_cursor(buffer, &place)
  }
}
#endif
