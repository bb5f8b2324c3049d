#if GTK
import CGTK
import TableScreen

/// The header bar of a screen: back button, title, buttons.
@MainActor final class HeaderArea {
  let root = Obj(adw_header_bar_new())
  private weak var page: ScreenPage?
  private let title = Obj(adw_window_title_new("", ""))
  /// Keeps the title alive while another widget takes its place in the bar.
  private let ownedTitle: Owned
  private let back = Obj(gtk_button_new_from_icon_name("go-previous-symbolic"))
  private let refresh = Obj(gtk_button_new_from_icon_name("view-refresh-symbolic"))
  private let spinner = Obj(gtk_spinner_new())
  private let searchToggle = Obj(gtk_toggle_button_new())
  private let edit = Obj(gtk_button_new())
  private lazy var menu = HeaderMenu(self)
  private var leading: [BarButtonView] = []
  private var trailing: [BarButtonView] = []
  private var titleView: (element: RowElement, view: ElementView)?
  private var titleRow: RowView?
  /// The tab switcher, if this is the root screen of a tab.
  private var switcher: Obj? { ownedSwitcher?.object }
  /// Keeps the switcher alive while another widget takes its place in the bar.
  private var ownedSwitcher: Owned?

  init(_ page: ScreenPage) {
    self.page = page
    ownedTitle = Owned(title)
    adw_header_bar_set_title_widget(root(), title())
    adw_header_bar_pack_start(root(), back())
    on(back, "clicked") { [weak self] _ in self?.page?.host?.back(from: self?.page) }
    gtk_button_set_icon_name(searchToggle(), "system-search-symbolic")
    on(searchToggle, "toggled") { [weak self] _ in
      guard let self, let search = self.page?.search else { return }
      search.setOpen(gtk_toggle_button_get_active(searchToggle()) != 0)
    }
    on(refresh, "clicked") { [weak self] _ in self?.page?.send(.refresh) }
    on(edit, "clicked") { [weak self] _ in
      guard let page = self?.page else { return }
      page.send(.setEditing(!page.chrome.isEditing))
    }
    for part in [menu.root, searchToggle, refresh, spinner, edit] {
      adw_header_bar_pack_end(root(), part())
    }
    label(searchToggle, TableWords.current.search, "Ctrl+F")
    label(refresh, GTKWords.current[.refresh], "F5")
  }

  private func label(_ button: Obj, _ text: String, _ keys: String) {
    setAccessibleLabel(button, text)
    gtk_widget_set_tooltip_text(button(), "\(text) (\(keys))")
  }

  func show(_ chrome: ScreenChrome) {
    gtk_widget_set_visible(root(), chrome.showsBar ? 1 : 0)
    showTitle(chrome)
    gtk_widget_set_visible(back(), chrome.backTitle == nil ? 0 : 1)
    if let title = chrome.backTitle {
      gtk_widget_set_tooltip_text(back(), ShownText(title).text)
      setAccessibleLabel(back, "\(TableWords.current.back): \(title)")
    }
    gtk_widget_set_visible(searchToggle(), chrome.search == nil ? 0 : 1)
    let isRefreshing = chrome.refresh?.isRefreshing == true
    gtk_widget_set_visible(spinner(), isRefreshing ? 1 : 0)
    gtk_spinner_set_spinning(spinner(), isRefreshing ? 1 : 0)
    let refreshing = isRefreshing ? chrome.refresh?.text : nil
    setAccessibleLabel(spinner, refreshing ?? TableWords.current.refreshing)
    gtk_widget_set_tooltip_text(spinner(), ShownText(refreshing ?? "").text)
    let word = chrome.isEditing ? TableWords.current.done : TableWords.current.edit
    gtk_button_set_label(edit(), word)
    edit.setClass("raised", true)
    edit.setClass("suggested-action", chrome.isEditing)
    if let page {
      BarButtonView.show(chrome.leading, .leading, &leading, page) {
        adw_header_bar_pack_start(root(), $0())
      } remove: {
        adw_header_bar_remove(root(), $0())
      }
      BarButtonView.show(chrome.trailing.reversed(), .trailing, &trailing, page) {
        adw_header_bar_pack_end(root(), $0())
      } remove: {
        adw_header_bar_remove(root(), $0())
      }
    }
    showMenu(chrome)
    showWindowButtons()
  }

  /// The width of the window.
  private var room = Int.max
  /// The minimum width of the bar with all its buttons.
  private var need = 0
  /// The spare width below which buttons move to the menu.
  ///
  /// At the bar's minimum width the window would stop shrinking, so buttons move earlier, by more
  /// than one step of a resize.
  private static let reserve = 48

  /// A part of the bar that moves to the menu if there is no room for it.
  private enum Part { case edit, refresh, buttons }

  /// The parts that stand in the menu.
  private var moved: Set<Part> = []

  /// Sets the window's width; in a narrow window, buttons at the end move into a menu.
  func setRoom(_ width: Int, isInDialog: Bool) {
    let before = (isNarrow, self.isInDialog, room)
    (room, self.isInDialog) = (isInDialog ? 0 : width, isInDialog)
    let isSame = before == (isNarrow, isInDialog, room) || !isNarrow && !before.0
    if !isSame || before.1 != isInDialog, let page { showMenu(page.chrome) }
  }

  private var isInDialog = false
  /// True if the bar belongs to the screen at the window's start, and not to a detail beside it.
  private var isAtStart = true

  private var isNarrow: Bool { room < max(GTKHost.tabsWidth, need + Self.reserve) }

  /// The minimum width of the bar as it is.
  private var minimum: Int {
    var width: gint = 0
    gtk_widget_measure(root(), GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    return Int(width)
  }

  private func showMenu(_ chrome: ScreenChrome) {
    let isMain = isAtStart && !isInDialog
    let count = chrome.trailing.count { !$0.isSpace }
    moved = []
    showParts(chrome)
    menu.show(isMain ? .main : nil)
    need = minimum
    if isNarrow, count > 1 {
      moved = [.buttons]
      showParts(chrome)
      menu.show(isMain ? .main : .more)
    }
    guard isMain else { return }
    for part in [Part.edit, .refresh, .buttons] where minimum + Self.reserve > room {
      moved.insert(part)
      showParts(chrome)
    }
  }

  private func showParts(_ chrome: ScreenChrome) {
    let hasButtons = !moved.contains(.buttons)
    for view in trailing { gtk_widget_set_visible(view.root(), hasButtons ? 1 : 0) }
    let offersEditing = chrome.offersEditing && (!moved.contains(.edit) || chrome.isEditing)
    gtk_widget_set_visible(edit(), offersEditing ? 1 : 0)
    let canRefresh = chrome.refresh?.isRefreshing == false && !moved.contains(.refresh)
    gtk_widget_set_visible(refresh(), canRefresh ? 1 : 0)
  }

  /// The entries of the bar's menu, in groups.
  func menuGroups() -> [[HeaderMenu.Entry]] {
    guard let page else { return [] }
    var groups: [[HeaderMenu.Entry]] = []
    if moved.contains(.buttons), !page.chrome.trailing.isEmpty {
      groups.append(
        page.chrome.trailing.enumerated().filter { !$0.element.isSpace }.map { place, button in
          HeaderMenu.Entry(
            title: button.label, isEnabled: button.isEnabled && !button.isBusy
          ) { [weak page] in
            // The buttons may be others since the menu was opened.
            guard let page, page.chrome.trailing.indices.contains(place),
              page.chrome.trailing[place].label == button.label
            else { return }
            page.send(.barButton(.trailing, place))
          }
        })
    }
    guard isAtStart, !isInDialog else { return groups }
    // The keys may be in the pane beside the one that the menu is of.
    func entry(
      _ title: String, _ command: GTKKeys.Command, _ isEnabled: Bool = true, of page: ScreenPage
    ) -> HeaderMenu.Entry {
      HeaderMenu.Entry(title: title, command: command, isEnabled: isEnabled) { [weak page] in
        guard let page, let host = page.host else { return }
        host.navigator?.focus(page.screen)
        _ = host.perform(command)
      }
    }
    var own: [HeaderMenu.Entry] = []
    if moved.contains(.edit), page.chrome.offersEditing {
      let words = TableWords.current
      own.append(entry(page.chrome.isEditing ? words.done : words.edit, .edit, of: page))
    }
    if moved.contains(.refresh), let refresh = page.chrome.refresh {
      own.append(entry(GTKWords.current[.refresh], .refresh, !refresh.isRefreshing, of: page))
    }
    if !own.isEmpty { groups.append(own) }
    let changed = ([page.host?.visiblePage ?? page] + (page.host?.pagesInView ?? [])).first {
      $0.screen.canUndo || $0.screen.canRedo
    }
    if let changed {
      groups.append([
        entry(TableWords.current.undo, .undo, changed.screen.canUndo, of: changed),
        entry(GTKWords.current[.redo], .redo, changed.screen.canRedo, of: changed),
      ])
    }
    return groups + [[entry(GTKWords.current[.keys], .keys, of: page.host?.visiblePage ?? page)]]
  }

  /// True if the bar has a menu in view.
  var hasMenu: Bool { menu.isShown }

  /// Focuses the rows below the bar.
  func focusRows() { page?.focusRows() }

  /// Opens the bar's menu.
  func openMenu() { menu.open() }

  private func showTitle(_ chrome: ScreenChrome) {
    // `AdwWindowTitle` takes plain text, so nothing is escaped.
    adw_window_title_set_title(title(), TableText(chrome.title).shownPart)
    adw_window_title_set_subtitle(title(), ShownText(subtitle(chrome)).text)
    if let switcher {
      adw_view_switcher_title_set_title(switcher(), ShownText(chrome.title).text)
    }
    guard let element = chrome.titleView, let page else {
      if titleView != nil {
        titleView = nil
        adw_header_bar_set_title_widget(root(), (switcher ?? title)())
      }
      return
    }
    let row = titleRow ?? RowView(page)
    titleRow = row
    if let titleView, titleView.view.show(element, in: row) { return }
    let view = ElementView.make(element, in: row)
    titleView = (element, view)
    adw_header_bar_set_title_widget(root(), view.root())
  }

  private func subtitle(_ chrome: ScreenChrome) -> String {
    if chrome.selectedCount > 0 {
      return TableWords.current.selected.text(
        for: chrome.selectedCount, in: TableWords.current.locale)
    }
    if let refresh = chrome.refresh, let updated = refresh.updated { return updated }
    return ""
  }

  /// Shows a tab switcher in the bar if there is room, or none if the stack is nil.
  func showSwitcher(_ stack: Obj?) {
    guard let stack else {
      if switcher != nil {
        ownedSwitcher = nil
        adw_header_bar_set_title_widget(root(), (titleView?.view.root ?? title)())
      }
      return
    }
    guard switcher == nil else { return }
    let new = Obj(adw_view_switcher_title_new())
    adw_view_switcher_title_set_stack(new(), stack())
    adw_view_switcher_title_set_title(new(), ShownText(page?.chrome.title ?? "").text)
    ownedSwitcher = Owned(new)
    on(new, "notify::title-visible") { [weak self] _ in self?.page?.host?.showTabBar() }
    if titleView == nil { adw_header_bar_set_title_widget(root(), new()) }
  }

  /// True if the bar shows the tab switcher: it has one, and room for it.
  var showsTabs: Bool {
    guard let switcher, titleView == nil, gtk_widget_get_visible(root()) != 0 else {
      return false
    }
    return adw_view_switcher_title_get_title_visible(switcher()) == 0
  }

  /// Shows the window's buttons at the given ends; screens side by side have one end each.
  func showsWindowButtons(start: Bool, end: Bool) {
    if isAtStart != start {
      isAtStart = start
      if let page { showMenu(page.chrome) }
    }
    ends = (start, end)
    showWindowButtons()
  }

  private var ends = (start: true, end: true)

  /// Shows the window's buttons, except in a dialog that has a button of its own to leave it.
  private func showWindowButtons() {
    guard let chrome = page?.chrome else { return }
    let leaves = chrome.isModal && (chrome.leading + chrome.trailing).contains { $0.leaves }
    adw_header_bar_set_show_start_title_buttons(root(), ends.start && !leaves ? 1 : 0)
    adw_header_bar_set_show_end_title_buttons(root(), ends.end && !leaves ? 1 : 0)
  }

  /// Presses the search button while the search field is open.
  func setSearching(_ isSearching: Bool) {
    let isOn: gboolean = isSearching ? 1 : 0
    if gtk_toggle_button_get_active(searchToggle()) != isOn {
      gtk_toggle_button_set_active(searchToggle(), isOn)
    }
  }
}
#endif
