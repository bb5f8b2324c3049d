#if GTK
import CGTK
import TableScreen

/// The screens of one stack: one at a time, or a list and its detail side by side.
@MainActor final class StackContainer {
  let root = Obj(adw_leaflet_new())
  private let owned: Owned
  private let list = Obj(gtk_stack_new())
  /// The clamp that keeps the list narrow beside a detail, however wide its rows are.
  private let listClamp = Obj(adw_clamp_new())
  private let detail = Obj(gtk_stack_new())
  private let separator = Obj(gtk_separator_new(GTK_ORIENTATION_VERTICAL))
  private lazy var placeholder = DetailPlaceholder()
  private var shown: [ScreenPage] = []
  /// The width of a list beside its detail.
  private static let listWidth: gint = 360

  init() {
    owned = Owned(root)
    adw_clamp_set_child(listClamp(), list())
    adw_leaflet_append(root(), listClamp())
    let page = Obj(adw_leaflet_append(root(), separator()))
    adw_leaflet_page_set_navigatable(page(), 0)
    adw_leaflet_append(root(), detail())
    for stack in [list, detail] { gtk_stack_set_transition_duration(stack(), 200) }
    gtk_widget_set_hexpand(detail(), 1)
    adw_leaflet_set_can_unfold(root(), 1)
    adw_leaflet_set_fold_threshold_policy(root(), ADW_FOLD_THRESHOLD_POLICY_MINIMUM)
  }

  /// Brings screens into view, and the placeholder of a detail if there is room but none is open.
  func show(_ pages: [ScreenPage], placeholder line: String?, _ transition: GtkStackTransitionType)
  {
    guard let first = pages.first else { return }
    let second = pages.count > 1 ? pages[1] : nil
    put(first, into: list, transition)
    if let second {
      put(second, into: detail, shown.count > 1 ? transition : GTK_STACK_TRANSITION_TYPE_NONE)
    } else if let line {
      placeholder.show(line)
      put(placeholder.root, into: detail, GTK_STACK_TRANSITION_TYPE_NONE)
    }
    split(second != nil || line != nil)
    first.header.showsWindowButtons(start: true, end: second == nil && line == nil)
    second?.header.showsWindowButtons(start: false, end: true)
    shown = pages
  }

  /// Returns whether just these screens were brought into view last.
  func shows(_ pages: [ScreenPage]) -> Bool {
    shown.map { ObjectIdentifier($0) } == pages.map { ObjectIdentifier($0) }
  }

  /// True if a list stands beside a detail, or beside the placeholder of one.
  private(set) var isSplit = false

  /// Gives the list the whole width, or a part of it beside a detail.
  private func split(_ isSplit: Bool) {
    self.isSplit = isSplit
    gtk_widget_set_visible(detail(), isSplit ? 1 : 0)
    gtk_widget_set_visible(separator(), isSplit ? 1 : 0)
    gtk_widget_set_hexpand(listClamp(), isSplit ? 0 : 1)
    let width = isSplit ? Self.listWidth : gint(Int16.max)
    adw_clamp_set_maximum_size(listClamp(), width)
    adw_clamp_set_tightening_threshold(listClamp(), width)
    gtk_widget_set_size_request(listClamp(), isSplit ? width : -1, -1)
  }

  private func put(_ page: ScreenPage, into stack: Obj, _ transition: GtkStackTransitionType) {
    page.appear()
    put(page.root, into: stack, transition)
  }

  private func put(_ child: Obj, into stack: Obj, _ transition: GtkStackTransitionType) {
    let parent = Obj(maybe: gtk_widget_get_parent(child()))
    if parent != stack {
      if let parent { gtk_stack_remove(parent(), child()) }
      gtk_stack_add_child(stack(), child())
    }
    gtk_widget_set_visible(child(), 1)
    let old = Obj(maybe: gtk_stack_get_visible_child(stack()))
    guard old != child else { return }
    gtk_stack_set_transition_type(stack(), transition)
    gtk_stack_set_visible_child(stack(), child())
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
