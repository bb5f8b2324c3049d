#if GTK
import CGTK
import TableScreen

/// A dialog: a stack of screens above all others.
@MainActor final class ModalWindow: WindowFrame, StackedWindow {
  let stack: ScreenStack
  let container = StackContainer()
  private var parent: Obj?

  init(_ stack: ScreenStack, above parent: Obj, _ host: GTKHost) {
    self.stack = stack
    super.init(Obj(adw_window_new()), container.root, host)
    gtk_window_set_modal(root(), 1)
    stand(above: parent)
    gtk_window_set_destroy_with_parent(root(), 1)
    let width = min(max(Int(gtk_widget_get_width(parent())) - 40, 360), 520)
    let height = min(max(Int(gtk_widget_get_height(parent())) - 40, 360), 640)
    gtk_window_set_default_size(root(), gint(width), gint(height))
  }

  func stand(above parent: Obj?) {
    guard parent != self.parent else { return }
    self.parent = parent
    gtk_window_set_transient_for(root(), parent?())
  }

  /// Closes the dialog, detached from its parent: GTK may keep it until the closing event is over,
  /// and the parent may be gone by then.
  override func destroy() {
    gtk_widget_set_visible(root(), 0)
    stand(above: nil)
    super.destroy()
  }
}
#endif
