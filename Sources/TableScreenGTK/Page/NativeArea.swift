#if GTK
import CGTK
import TableScreen

/// The app's own widget in place of rows.
@MainActor final class NativeArea {
  let root = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let owned: Owned
  private let widget: Obj

  /// Creates the area with a screen's widget, or returns nil if there is none or an unfit one.
  init?(_ screen: Screen) {
    owned = Owned(root)
    guard let screen = screen as? any WidgetScreen else { return nil }
    let made = screen.makeWidget().object
    if let problem = Self.problem(with: made) {
      screen.reportUnfit("makeWidget() gave \(problem)")
      return nil
    }
    widget = made
    gtk_widget_set_vexpand(widget(), 1)
    gtk_widget_set_hexpand(widget(), 1)
    gtk_box_append(root(), widget())
  }

  /// Removes the app's widget at once, however long GTK keeps the box around it.
  isolated deinit {
    if Obj(maybe: gtk_widget_get_parent(widget())) == root { gtk_box_remove(root(), widget()) }
  }

  private static func problem(with object: Obj) -> String? {
    guard object.isA(gtk_widget_get_type()) else { return "something that is no widget" }
    if object.isA(gtk_native_get_type()) { return "a window, or a popover" }
    return gtk_widget_get_parent(object()) == nil ? nil : "a widget that stands elsewhere"
  }

  /// Shows the widget, unless a wait or a failure covers it; its label for screen readers is the
  /// screen's empty text.
  ///
  /// - Returns: the chrome without the empty text, which is for hosts that cannot show the widget.
  func show(in chrome: ScreenChrome) -> ScreenChrome {
    let isCovered = chrome.waiting != nil || chrome.failure != nil
    gtk_widget_set_visible(root(), isCovered ? 0 : 1)
    if let line = chrome.emptyText { setAccessibleLabel(root, line) }
    var chrome = chrome
    if !isCovered { chrome.emptyText = nil }
    return chrome
  }

  /// True if the widget is in view.
  var isMapped: Bool { gtk_widget_get_mapped(root()) != 0 }

  /// Focuses the widget's first focusable part.
  func takeKeys() { gtk_widget_child_focus(root(), GTK_DIR_TAB_FORWARD) }
}
#endif
