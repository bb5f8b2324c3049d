#if GTK
import CGTK
import TableScreen

/// The menu of a header bar: the app's commands, and the bar's buttons that have no room.
@MainActor final class HeaderMenu {
  /// The looks of the menu's button.
  enum Kind {
    /// The app's menu.
    case main
    /// A menu of buttons that have no room in the bar.
    case more
  }

  /// An entry of the menu.
  struct Entry {
    var title: String
    /// The key command that does the same, or nil.
    var command: GTKKeys.Command?
    var isEnabled = true
    var perform: @MainActor () -> Void
  }

  /// The button that opens the menu.
  let root = Obj(gtk_menu_button_new())
  private let owned: Owned
  private weak var header: HeaderArea?
  private let box = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))

  init(_ header: HeaderArea) {
    self.header = header
    owned = Owned(root)
    let popover = Obj(gtk_popover_new())
    popover.setClass("menu", true)
    gtk_popover_set_child(popover(), box())
    gtk_menu_button_set_popover(root(), popover())
    gtk_menu_button_set_create_popup_func(
      root(),
      { _, data in
        guard let data else { return }
        onLoop(data, of: HeaderMenu.self) { $0.fill() }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    gtk_widget_set_visible(root(), 0)
    on(popover, "closed") { [weak self] _ in
      MainLoop.soon { [weak self] in self?.returnFocus() }
    }
  }

  /// True if keys opened the menu, so that the rows get the focus back.
  private var wasOpenedByKeys = false

  private func returnFocus() {
    if wasOpenedByKeys { header?.focusRows() }
    wasOpenedByKeys = false
  }

  /// Removes the callback that fills the menu, since GTK may keep the button for longer.
  isolated deinit { gtk_menu_button_set_create_popup_func(root(), nil, nil, nil) }

  /// Shows the button in one of its looks, or none.
  func show(_ kind: Kind?) {
    gtk_widget_set_visible(root(), kind == nil ? 0 : 1)
    guard let kind else { return }
    let text = GTKWords.current[kind == .main ? .mainMenu : .more]
    gtk_menu_button_set_icon_name(
      root(), kind == .main ? "open-menu-symbolic" : "view-more-symbolic")
    // The button inside a menu button takes the focus.
    if let inner = Obj(maybe: gtk_widget_get_first_child(root())) {
      setAccessibleLabel(inner, text)
    }
    gtk_widget_set_tooltip_text(root(), kind == .main ? "\(text) (F10)" : text)
  }

  /// True if the button is in view.
  var isShown: Bool { gtk_widget_get_mapped(root()) != 0 }

  /// Opens the menu for a person at the keyboard.
  func open() {
    wasOpenedByKeys = true
    gtk_menu_button_popup(root())
  }

  /// Fills the menu with the current commands, before it opens.
  private func fill() {
    while let child = Obj(maybe: gtk_widget_get_first_child(box())) {
      gtk_box_remove(box(), child())
    }
    for (place, group) in (header?.menuGroups() ?? []).enumerated() {
      if place > 0 { gtk_box_append(box(), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)) }
      for entry in group {
        let keys = entry.command.flatMap { GTKKeys.bindings(of: $0).first?.label } ?? ""
        let item = makeMenuItem(entry.title, keys: keys) { [root] in
          gtk_menu_button_popdown(root())
          entry.perform()
        }
        gtk_widget_set_sensitive(item(), entry.isEnabled ? 1 : 0)
        gtk_box_append(box(), item())
      }
    }
  }
}
#endif
