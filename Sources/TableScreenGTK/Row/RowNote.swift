#if GTK
import CGTK
import TableScreen

/// The note below a row: its validation message, and the progress of its running action.
@MainActor final class RowNote {
  private let label = Obj(gtk_label_new(nil))
  private let bar = Obj(gtk_progress_bar_new())

  init(in box: Obj) {
    label.setClass("ts-message", true)
    label.setClass("error", true)
    gtk_label_set_xalign(label(), 0)
    gtk_label_set_wrap(label(), 1)
    gtk_label_set_wrap_mode(label(), PANGO_WRAP_WORD_CHAR)
    bar.setClass("ts-progress", true)
    gtk_box_append(box(), label())
    gtk_box_append(box(), bar())
  }

  func show(_ content: RowContent, in row: RowView) {
    gtk_label_set_text(label(), TableText(content.message ?? "").shownPart)
    gtk_widget_set_visible(label(), content.message == nil ? 0 : 1)
    gtk_widget_set_visible(bar(), content.progress == nil ? 0 : 1)
    if let progress = content.progress { setProgress(bar, progress) }
  }

  func hide() {
    gtk_widget_set_visible(label(), 0)
    gtk_widget_set_visible(bar(), 0)
  }
}
#endif
