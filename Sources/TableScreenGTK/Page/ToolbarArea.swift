#if GTK
import CGTK
import TableScreen

/// The toolbar below the rows.
@MainActor final class ToolbarArea {
  /// The scroller of the buttons, which do not hold the width of the window.
  let root: Obj
  private let line = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private weak var page: ScreenPage?
  private var buttons: [BarButtonView] = []

  init(_ page: ScreenPage) {
    self.page = page
    root = makeStrip(of: line)
    // Their titles are cut first.
    if let view = Obj(maybe: gtk_scrolled_window_get_child(root())) {
      gtk_scrollable_set_hscroll_policy(view(), GTK_SCROLL_MINIMUM)
    }
    line.setClass("toolbar", true)
    line.setClass("ts-toolbar", true)
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
      gtk_box_append(line(), $0())
    } remove: {
      gtk_box_remove(line(), $0())
    }
  }
}
#endif
