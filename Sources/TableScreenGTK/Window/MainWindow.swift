#if GTK
import CGTK
import TableScreen

/// The window of an app, with its tabs.
@MainActor final class MainWindow: WindowFrame {
  /// The view stack with one page per tab.
  let stack = Obj(adw_view_stack_new())
  private let bar = Obj(adw_view_switcher_bar_new())
  private var tabs: [(stack: ScreenStack, container: StackContainer)] = []
  private var shownTabs: [ScreenChrome.Tab] = []
  private var isShowing = false

  init(_ application: Obj, _ host: GTKHost, width: Int, height: Int) {
    gtk_widget_set_vexpand(stack(), 1)
    adw_view_switcher_bar_set_stack(bar(), stack())
    super.init(Obj(adw_application_window_new(application())), stack, host) { [bar] content in
      let box = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_box_append(box(), content())
      gtk_box_append(box(), bar())
      return box
    }
    gtk_window_set_default_size(root(), gint(width), gint(height))
    on(stack, "notify::visible-child") { [weak self] _ in self?.tabWasChosen() }
  }

  /// Returns the container of a tab's stack, or nil if the stack is no tab.
  func container(of stack: ScreenStack) -> StackContainer? {
    tabs.first { $0.stack === stack }?.container
  }

  /// Shows one tab per stack, with the tab at index `selected` in front.
  func show(_ stacks: [ScreenStack], selected: Int) {
    isShowing = true
    defer { isShowing = false }
    if tabs.map({ ObjectIdentifier($0.stack) }) != stacks.map({ ObjectIdentifier($0) }) {
      let old = tabs
      for tab in old { adw_view_stack_remove(stack(), tab.container.root()) }
      tabs = stacks.map { new in
        (new, old.first { $0.stack === new }?.container ?? StackContainer())
      }
      for tab in tabs { adw_view_stack_add(stack(), tab.container.root()) }
      shownTabs = []
    }
    guard tabs.indices.contains(selected) else { return }
    adw_view_stack_set_visible_child(stack(), tabs[selected].container.root())
  }

  /// Updates the titles and icons of the tabs.
  func show(_ offered: [ScreenChrome.Tab]) {
    guard offered != shownTabs, offered.count == tabs.count, !offered.isEmpty else { return }
    shownTabs = offered
    for (tab, (_, container)) in zip(offered, tabs) {
      let page = Obj(adw_view_stack_get_page(stack(), container.root()))
      adw_view_stack_page_set_title(page(), TableText(tab.title).shownPart)
      let name = tab.image.flatMap { Pictures.icon(named: $0) }
      adw_view_stack_page_set_icon_name(
        page(), name ?? Pictures.icon(ofTab: tab.title))
      let number = tab.badge.flatMap { UInt32($0) }
      adw_view_stack_page_set_badge_number(page(), number ?? 0)
      adw_view_stack_page_set_needs_attention(page(), tab.badge == nil ? 0 : 1)
    }
  }

  /// Shows the tab bar at the bottom, or hides it while a screen's header bar has the tabs.
  func showBar(_ isNeeded: Bool) {
    adw_view_switcher_bar_set_reveal(bar(), tabs.count > 1 && isNeeded ? 1 : 0)
  }

  private func tabWasChosen() {
    guard !isShowing, let host, let navigator = host.navigator,
      let child = Obj(maybe: adw_view_stack_get_visible_child(stack())),
      let place = tabs.firstIndex(where: { $0.container.root == child })
    else { return }
    host.visiblePage?.focusedControl?.commit()
    if !navigator.selectTab(place) { show(navigator.tabs, selected: navigator.selectedTab) }
  }
}
#endif
