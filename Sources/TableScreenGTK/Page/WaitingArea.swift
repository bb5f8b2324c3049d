#if GTK
import CGTK
import TableScreen

/// A line above the rows with the task that the screen waits for.
@MainActor final class WaitingArea {
  let root = Obj(gtk_revealer_new())
  private weak var page: ScreenPage?
  private let label = Obj(gtk_label_new(nil))
  private let spinner = Obj(gtk_spinner_new())
  private let bar = Obj(gtk_progress_bar_new())
  private let button = Obj(gtk_button_new())

  init(_ page: ScreenPage) {
    self.page = page
    let column = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let line = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    line.setClass("ts-waiting", true)
    gtk_label_set_xalign(label(), 0)
    gtk_label_set_ellipsize(label(), PANGO_ELLIPSIZE_END)
    gtk_widget_set_hexpand(label(), 1)
    for part in [spinner, label, button] { gtk_box_append(line(), part()) }
    bar.setClass("osd", true)
    gtk_box_append(column(), line())
    gtk_box_append(column(), bar())
    gtk_revealer_set_child(root(), column())
    gtk_button_set_label(button(), TableWords.current.cancel)
    on(button, "clicked") { [weak self] _ in self?.page?.send(.cancelWaiting) }
  }

  func show(_ chrome: ScreenChrome) {
    let text = StatusArea.isNeeded(chrome) ? nil : chrome.waiting
    let isShown: gboolean = text != nil ? 1 : 0
    gtk_widget_set_visible(root(), isShown)
    gtk_revealer_set_reveal_child(root(), isShown)
    gtk_spinner_set_spinning(spinner(), isShown)
    guard let text else { return }
    gtk_label_set_text(label(), TableText(text).shownPart)
    gtk_widget_set_visible(bar(), chrome.waitingFraction == nil ? 0 : 1)
    if let fraction = chrome.waitingFraction { setProgress(bar, fraction) }
    gtk_widget_set_visible(button(), chrome.canCancelWaiting ? 1 : 0)
  }
}
#endif
