#if GTK
import CGTK
import TableScreen

/// The screens of one stack: one at a time, or a list and its detail side by side.
@MainActor final class StackContainer {
  let root = Obj(adw_leaflet_new())
  private let owned: Owned
  private let list = Obj(gtk_stack_new())
  private let detail = Obj(gtk_stack_new())
  private let separator = Obj(gtk_separator_new(GTK_ORIENTATION_VERTICAL))
  private var shown: [ScreenPage] = []

  init() {
    owned = Owned(root)
    adw_leaflet_append(root(), list())
    let page = Obj(adw_leaflet_append(root(), separator()))
    adw_leaflet_page_set_navigatable(page(), 0)
    adw_leaflet_append(root(), detail())
    for stack in [list, detail] { gtk_stack_set_transition_duration(stack(), 200) }
    gtk_widget_set_hexpand(detail(), 1)
    gtk_widget_set_size_request(list(), 320, -1)
    adw_leaflet_set_can_unfold(root(), 1)
    adw_leaflet_set_fold_threshold_policy(root(), ADW_FOLD_THRESHOLD_POLICY_MINIMUM)
  }

  /// Brings screens into view.
  func show(_ pages: [ScreenPage], _ transition: GtkStackTransitionType) {
    guard let first = pages.first else { return }
    let second = pages.count > 1 ? pages[1] : nil
    gtk_widget_set_visible(detail(), second == nil ? 0 : 1)
    gtk_widget_set_visible(separator(), second == nil ? 0 : 1)
    gtk_widget_set_hexpand(list(), second == nil ? 1 : 0)
    put(first, into: list, transition)
    if let second {
      put(second, into: detail, shown.count > 1 ? transition : GTK_STACK_TRANSITION_TYPE_NONE)
    }
    first.header.showsWindowButtons(start: true, end: second == nil)
    second?.header.showsWindowButtons(start: false, end: true)
    shown = pages
  }

  private func put(_ page: ScreenPage, into stack: Obj, _ transition: GtkStackTransitionType) {
    page.appear()
    let parent = Obj(maybe: gtk_widget_get_parent(page.root()))
    if parent != stack {
      if let parent { gtk_stack_remove(parent(), page.root()) }
      gtk_stack_add_child(stack(), page.root())
    }
    gtk_widget_set_visible(page.root(), 1)
    let old = Obj(maybe: gtk_stack_get_visible_child(stack()))
    guard old != page.root else { return }
    gtk_stack_set_transition_type(stack(), transition)
    gtk_stack_set_visible_child(stack(), page.root())
    MainLoop.after(Self.transition) { [weak self] in self?.hideOthers(stack) }
  }

  /// The milliseconds to wait for a transition (200 ms) to end, with some to spare.
  private static let transition = 260

  /// Hides the pages that are out of view, so that screen readers skip them.
  private func hideOthers(_ stack: Obj) {
    guard let visible = Obj(maybe: gtk_stack_get_visible_child(stack())) else { return }
    var next = Obj(maybe: gtk_widget_get_first_child(stack()))
    while let child = next {
      if child != visible { gtk_widget_set_visible(child(), 0) }
      next = Obj(maybe: gtk_widget_get_next_sibling(child()))
    }
  }

  /// Removes a page for good, once its transition out of view has ended.
  func remove(_ page: ScreenPage) {
    let parent = Obj(maybe: gtk_widget_get_parent(page.root()))
    guard let parent, parent == list || parent == detail else { return }
    guard Obj(maybe: gtk_stack_get_visible_child(parent())) != page.root,
      gtk_stack_get_transition_running(parent()) != 0
    else { return gtk_stack_remove(parent(), page.root()) }
    MainLoop.after(Self.transition) { [owned] in
      // The page may have been removed or moved meanwhile.
      if owned.object.raw == self.root.raw,
        Obj(maybe: gtk_widget_get_parent(page.root())) == parent
      {
        gtk_stack_remove(parent(), page.root())
      }
    }
  }
}
#endif
