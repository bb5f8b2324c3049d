#if GTK
import CGTK
import TableScreen

/// The menu of a row; its parent is outside the list, so that changes of the rows leave it open.
@MainActor final class MenuPopover {
  private var popover: Obj?
  /// The row whose menu is open, or nil.
  private(set) var row: NodeID?
  private var groups: [[RowMenu.Entry]] = []
  private var perform: ((RowMenu.Command) -> Void)?

  /// Opens the menu of a row, pointing at `target`, or at a point in it, on top of `parent`.
  ///
  /// `leave` runs when the menu closes without a choice.
  func open(
    _ groups: [[RowMenu.Entry]], of row: NodeID, at target: Obj,
    _ point: (x: Double, y: Double)?, in parent: Obj, leave: @escaping () -> Void,
    _ perform: @escaping (RowMenu.Command) -> Void
  ) {
    close()
    guard !groups.isEmpty else { return }
    self.perform = perform
    (self.row, self.groups) = (row, groups)
    let popover = Obj(gtk_popover_new())
    popover.setClass("menu", true)
    gtk_popover_set_child(popover(), entries(groups)())
    gtk_popover_set_has_arrow(popover(), 0)
    gtk_widget_set_parent(popover(), parent())
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      target(), parent(), point?.x ?? Double(gtk_widget_get_width(target())) / 2, point?.y ?? 0,
      &x, &y)
    var place = GdkRectangle(
      x: gint(x), y: gint(y), width: 1,
      height: point == nil ? gtk_widget_get_height(target()) : 1)
    gtk_popover_set_pointing_to(popover(), &place)
    on(popover, "closed") { [weak self] _ in
      // Its page may go, and take it along, before the loop's next turn.
      let kept = Owned(popover)
      MainLoop.soon {
        if gtk_widget_get_parent(kept.object()) != nil { gtk_widget_unparent(kept.object()) }
        guard let self, self.popover == popover else { return }
        (self.popover, self.row) = (nil, nil)
        if self.perform != nil { leave() }
      }
    }
    self.popover = popover
    gtk_popover_popup(popover())
  }

  /// Updates the open menu's entries, or closes the menu if there are none.
  func follow(_ groups: [[RowMenu.Entry]]) {
    guard let popover, perform != nil, groups != self.groups else { return }
    self.groups = groups
    if groups.isEmpty { return close() }
    gtk_popover_set_child(popover(), entries(groups)())
    gtk_widget_child_focus(popover(), GTK_DIR_TAB_FORWARD)
  }

  private func entries(_ groups: [[RowMenu.Entry]]) -> Obj {
    let box = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    box.setClass("ts-menu", true)
    for (place, group) in groups.enumerated() {
      if place > 0 { gtk_box_append(box(), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)) }
      for entry in group { gtk_box_append(box(), button(entry)()) }
    }
    return box
  }

  private func button(_ entry: RowMenu.Entry) -> Obj {
    let button = makeMenuItem(entry.title) { [weak self] in
      let perform = self?.perform
      self?.perform = nil
      self?.close()
      perform?(entry.command)
    }
    if entry.isDestructive { button.setClass("error", true) }
    return button
  }

  /// Closes the menu.
  func close() { if let popover { gtk_popover_popdown(popover()) } }
}

/// Makes an entry of a menu, with the keys that do the same.
@MainActor func makeMenuItem(
  _ title: String, keys: String = "", _ press: @escaping @MainActor () -> Void
) -> Obj {
  let button = Obj(gtk_button_new())
  let shown = ShownText(title).text
  let label = Obj(gtk_label_new(shown))
  limitWidth(of: label, shown)
  gtk_label_set_xalign(label(), 0)
  let line = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24))
  gtk_widget_set_hexpand(label(), 1)
  gtk_box_append(line(), label())
  if !keys.isEmpty {
    let hint = Obj(gtk_label_new(keys))
    hint.setClass("dim-label", true)
    gtk_box_append(line(), hint())
  }
  gtk_button_set_child(button(), line())
  button.setClass("flat", true)
  button.setClass("ts-menu-item", true)
  setAccessibleLabel(button, title)
  on(button, "clicked") { _ in press() }
  return button
}
#endif
