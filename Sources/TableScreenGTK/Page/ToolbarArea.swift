#if GTK
import CGTK
import TableScreen

/// The toolbar below the rows.
@MainActor final class ToolbarArea {
  let root = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private weak var page: ScreenPage?
  private var buttons: [BarButtonView] = []

  init(_ page: ScreenPage) {
    self.page = page
    root.setClass("toolbar", true)
    root.setClass("ts-toolbar", true)
  }

  /// The height of the toolbar, or 0 if it has no buttons.
  var height: Int {
    guard gtk_widget_get_visible(root()) != 0 else { return 0 }
    var height: gint = 0
    gtk_widget_measure(root(), GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    return Int(height)
  }

  func show(_ new: [ScreenChrome.Button]) {
    gtk_widget_set_visible(root(), new.isEmpty ? 0 : 1)
    guard let page else { return }
    BarButtonView.show(new, .toolbar, &buttons, page) {
      gtk_box_append(root(), $0())
    } remove: {
      gtk_box_remove(root(), $0())
    }
  }
}
#endif
