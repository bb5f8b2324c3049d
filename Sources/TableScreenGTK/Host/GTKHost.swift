#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenInspector
import TableScreenRecording

/// The host that shows screens in GTK windows and sends a person's events to the screens.
@MainActor final class GTKHost: TableHost {
  let capabilities: HostCapabilities = [
    .swipe, .longPress, .drag, .images, .pullToRefresh, .animation,
  ]

  /// The minimum width of a window that shows a list and its detail side by side.
  static let wideWidth = 800
  /// The minimum width of a window that shows its tabs in a screen's header bar.
  static let tabsWidth = 560

  private(set) var navigator: TableNavigator?
  private(set) var window: MainWindow?
  private let modals = ModalWindows()
  let typing = TypingGuard()
  private(set) var chooser: FileChooser?
  private var pages: [ObjectIdentifier: ScreenPage] = [:]
  private var restoration: TableRestoration?
  private var width = 0
  private var isEnding = false
  private var isInBackground = false
  /// True while the return key acts, which uses the first of several controls of a row.
  private(set) var isReturnPressed = false

  /// Shows the first screen of each tab in a window.
  func start(
    _ roots: [Screen], _ application: Obj, restoration: TableRestoration?, width: Int, height: Int,
    recording: URL? = nil
  ) {
    let navigator = TableNavigator(roots, host: self)
    self.navigator = navigator
    navigator.offerInspector()
    self.restoration = restoration
    let window = MainWindow(application, self, width: width, height: height)
    self.window = window
    self.width = width
    let state = restoration?.load()
    if let restoration, let state { navigator.restore(state, making: restoration.make) }
    if let recording {
      let browser = Obj(maybe: g_app_info_get_default_for_uri_scheme("https"))
      browser.map { g_object_unref($0()) }
      let host = RecordedHost(
        "gtk", choosesFiles: true, opensLinks: browser != nil, copies: true, state: state)
      TableRecorder(recording, host: host).begin(navigator)
    }
    // A recording says so, as of a window that becomes wide later.
    navigator.setWide(width >= Self.wideWidth)
    on(Obj(adw_style_manager_get_default()), "notify::dark") { [weak self] _ in
      for page in self.map({ Array($0.pages.values) }) ?? [] {
        page.area.refreshAll()
        page.header.show(page.chrome)
      }
    }
    navigator.start()
    showBelow()
    showTabs()
    gtk_window_present(window.root())
  }

  /// Tells the screens that the app went to the background, after saving the state, or came back.
  func tell(_ event: TableAppEvent) {
    guard !isEnding, isInBackground != (event == .background) else { return }
    isInBackground = event == .background
    if isInBackground { saveState() }
    navigator?.send(event)
  }

  private func saveState() {
    if let navigator { restoration?.save(navigator.state) }
  }

  /// Saves the navigator's state and ends all screens.
  func end() {
    guard !isEnding else { return }
    isEnding = true
    closeChooser { _ in true }
    modals.closeQuestions()
    saveState()
    navigator?.end()
  }

  /// The page of the visible screen, or nil for a question; of two side by side, the one with the focus.
  var visiblePage: ScreenPage? {
    navigator.flatMap { $0.stack.question == nil ? page(of: $0.visibleScreen) : nil }
  }

  /// The pages of the screens in view.
  var pagesInView: [ScreenPage] {
    navigator.map { $0.stack.question == nil ? $0.panes.map { page(of: $0) } : [] } ?? []
  }

  /// Returns the page of a screen, making it if there is none.
  func page(of screen: Screen) -> ScreenPage {
    let key = ObjectIdentifier(screen)
    if let page = pages[key] { return page }
    let page = ScreenPage(screen, self)
    pages[key] = page
    return page
  }

  // MARK: TableHost

  func navigate(_ change: TableNavigationChange) {
    guard let navigator, !isEnding else { return }
    let transition =
      switch change {
      case .push: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
      case .pop: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
      default: GTK_STACK_TRANSITION_TYPE_NONE
      }
    closeChooser { !$0.isAwaited }
    (followedFocus, isFocusTaken) = (focus, false)
    // A page that is left stays mapped while it moves out, and would still take the keys.
    let visible = visiblePage
    for page in pages.values where page !== visible { page.takeNoKeys() }
    window?.show(navigator.tabs, selected: navigator.selectedTab)
    if let window {
      modals.show(navigator.modals, above: window.root, self, pages: Array(pages.values))
    }
    showPanes(transition)
    forgetClosedScreens(navigator)
    showTabs()
    for page in pagesInView { page.setNeedsChrome() }
    visiblePage?.wantsFocus = true
  }

  /// Shows the visible screens in their window or dialog.
  private func showPanes(_ transition: GtkStackTransitionType) {
    guard let navigator else { return }
    container(of: navigator.stack)?.show(
      pagesInView, placeholder: navigator.detailPlaceholder, transition)
  }

  /// Shows what stands in the windows below the front one, where they show something else, as nothing after a restart.
  private func showBelow() {
    guard let navigator, !isEnding else { return }
    for (stack, panes) in navigator.stacksBelow {
      navigator.load(panes)
      let pages = panes.filter(\.isLoaded).map { page(of: $0) }
      guard let container = container(of: stack), !container.shows(pages) else { continue }
      container.show(pages, placeholder: nil, GTK_STACK_TRANSITION_TYPE_NONE)
    }
  }

  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {
    pages[ObjectIdentifier(screen)]?.apply(changes, new)
  }

  func refreshChrome(of screen: any HostedScreen) {
    pages[ObjectIdentifier(screen)]?.setNeedsChrome()
  }

  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {
    // A screen that comes into view may be asked to stand at a row before it has a page.
    (screen as? Screen).map { page(of: $0) }?.scroll(to: path, at: position)
  }

  func focus(_ row: NodeID, control: String?, in screen: any HostedScreen) {
    typing.forget()
    pages[ObjectIdentifier(screen)]?.focus(row, control: control)
  }

  func open(_ url: URL) -> Bool {
    g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
  }

  func copy(_ text: String) -> Bool {
    guard let window = frontWindow else { return false }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window.root()), text)
    return true
  }

  func choose(_ question: TableFileQuestion) -> Bool {
    closeChooser { _ in true }
    chooser = frontWindow.flatMap { FileChooser(question, above: $0.root) }
    return chooser != nil
  }

  private func closeChooser(if isDue: (TableFileQuestion) -> Bool) {
    guard let open = chooser, isDue(open.question) else { return }
    chooser = nil
    open.close()
  }

  // MARK: Windows

  /// The window above all others that shows screens: the last dialog, or the app's window.
  var frontWindow: WindowFrame? { modals.front ?? window }

  private func container(of stack: ScreenStack) -> StackContainer? {
    window?.container(of: stack) ?? modals.container(of: stack)
  }

  private func forgetClosedScreens(_ navigator: TableNavigator) {
    let open = Set(navigator.screens.map { ObjectIdentifier($0) })
    for (key, page) in pages where !open.contains(key) {
      for tab in navigator.tabs { window?.container(of: tab)?.remove(page) }
      modals.remove(page)
      pages[key] = nil
    }
  }

  /// Tells if the app's window has at least some width, and the screens know it.
  func isLaidOut(width least: Int) -> Bool {
    guard let window else { return false }
    let real = Int(gtk_widget_get_width(window.root()))
    // The window's frame counts sometimes for the window's width, sometimes for its surface's.
    return abs(real - width) < 60 && real > least - 60
  }

  /// Updates the tabs' titles, and puts the tab switcher into the header bars or at the bottom.
  private func showTabs() {
    guard let navigator, let window else { return }
    window.show(navigator.offeredTabs)
    // A list's header bar has no room for tabs beside a detail.
    let isSplit = container(of: navigator.stack)?.isSplit == true
    let isNarrow = width < Self.tabsWidth || isSplit
    for page in pages.values { page.header.setRoom(width, isInDialog: page.isInDialog) }
    let roots = navigator.tabs.count > 1 && !isNarrow ? navigator.tabs.map(\.root) : []
    for page in pages.values {
      page.header.showSwitcher(
        roots.contains { $0 === page.screen } ? window.stack : nil)
    }
    liftToasts()
    showTabBar()
  }

  /// Leaves room for a toast below the last rows of the screens in view.
  func leaveRoom(forToast isShown: Bool) {
    let inView = pagesInView
    for page in pages.values {
      page.area.leaveRoom(isShown && inView.contains { $0 === page })
    }
  }

  /// Keeps the toasts of the front window above the toolbars of its screens.
  private func liftToasts() {
    frontWindow?.liftToasts(by: pagesInView.map(\.toolbar.height).max() ?? 0)
  }

  /// Shows the tab bar at the bottom unless the first visible screen's header bar shows the tabs.
  func showTabBar() {
    guard let navigator, navigator.modals.isEmpty, let first = navigator.panes.first else {
      return
    }
    window?.showBar(pages[ObjectIdentifier(first)]?.header.showsTabs != true)
  }

  /// Updates the window after a change of a page's chrome.
  func pageDidChange(_ page: ScreenPage) {
    guard let navigator, navigator.panes.contains(where: { $0 === page.screen }) else { return }
    let frame = frontWindow
    if page.screen === navigator.visibleScreen {
      gtk_window_set_title(frame?.root(), TableText(page.chrome.title).shownPart)
      captureSearch(for: page)
      showTabs()
    }
    // What is said in the pane without the keys shows, too, unless that with the keys says something.
    let panes = [navigator.visibleScreen] + navigator.panes
    let saying = panes.first { self.page(of: $0).chrome.notice != nil } ?? navigator.visibleScreen
    frame?.show(self.page(of: saying).chrome.notice, of: saying)
  }

  /// Lets what is typed anywhere in the window begin a search in a page.
  private func captureSearch(for page: ScreenPage) {
    for other in pages.values {
      other.search.capture(from: other === page ? frontWindow?.root : nil)
    }
  }

  /// The widget with the focus in the front window, or nil.
  private var focus: Obj? { frontWindow.flatMap { Obj(maybe: gtk_root_get_focus($0.root())) } }
  /// The widget that had the focus at the last key, or when the screens in view changed.
  private var followedFocus: Obj?
  /// True if the screen with the keys has had the focus since the screens in view changed.
  private var isFocusTaken = false

  /// Notes that the focus has come to the screen that waits for it.
  func noteFocus() {
    if !isFocusTaken, let page = visiblePage { isFocusTaken = focus?.isInside(page.root) == true }
  }

  /// Gives the keys to that of two screens side by side into which a person has moved the focus, as by a click on a row
  /// without an action: of that GTK tells only its own widgets.
  func followFocus() {
    let focus = focus
    // One that has not moved may wait for a screen to take it that has the keys already.
    guard focus != followedFocus else { return }
    followedFocus = focus
    guard let focus, let visible = visiblePage,
      isFocusTaken || !visible.wantsFocus && !visible.isAwaitingFocus,
      let page = pagesInView.first(where: { focus.isInside($0.root) }), page !== visible
    else { return }
    visible.takeNoKeys()
    navigator?.focus(page.screen)
    captureSearch(for: page)
  }

  /// Notes a key that is pressed, until it has acted.
  func noteReturn(_ key: UInt32) {
    guard GTKKeys.plain(key) == UInt32(GDK_KEY_Return) else { return }
    isReturnPressed = true
    MainLoop.beforeDrawing { [weak self] in self?.isReturnPressed = false }
  }

  /// Goes back from a page, such as the one of two whose back button was pressed; for nil from the
  /// visible page.
  func back(from page: ScreenPage?) {
    (page ?? visiblePage)?.focusedControl?.commit()
    if let page { navigator?.focus(page.screen) }
    navigator?.back()
  }

  /// Answers a window's request to close.
  ///
  /// - Returns: true if the window stays for now; a dialog is closed together with its screens.
  func closeWasAsked(of frame: WindowFrame?) -> Bool {
    visiblePage?.focusedControl?.commit()
    guard let navigator, !isEnding else { return false }
    if let stack = modals.stack(of: frame) {
      navigator.leave(stack.root)
      return true
    }
    // The window stays until the person has answered for unsaved changes.
    var (hasEnded, isAnswered) = (false, false)
    navigator.leaveAll { [weak self, weak frame] in
      self?.end()
      hasEnded = true
      if isAnswered { frame?.destroy() }
    }
    isAnswered = true
    return !hasEnded
  }

  func windowHasWidth(_ new: Int, _ frame: WindowFrame?) {
    guard frame === window, new != width, new > 0 else { return }
    width = new
    MainLoop.beforeDrawing { [weak self] in
      guard let self, let navigator else { return }
      let isWide = width >= Self.wideWidth
      // A page that goes from one pane to the other gives up the focus on its way.
      let place = isWide == navigator.isWide || frontWindow !== window ? nil : leaveField()
      navigator.setWide(isWide)
      // The navigator changes nothing while no detail is open, but its placeholder comes or goes.
      showPanes(GTK_STACK_TRANSITION_TYPE_NONE)
      showBelow()
      navigator.send(.resized)
      showTabs()
      if let place, place.page === visiblePage {
        place.page.focus(place.row, control: place.control, now: true, caret: place.caret)
      }
    }
  }

  /// Commits what is typed into a field, and returns where that is.
  private func leaveField() -> (page: ScreenPage, row: NodeID, control: String, caret: gint?)? {
    guard let view = visiblePage?.focusedControl else { return nil }
    view.commit()
    guard let row = view.row, let page = row.page, let id = row.id else { return nil }
    return (page, id, view.control.name, view.focusable.caret)
  }
}

extension Obj {
  /// Tells if the widget is a descendant of another one.
  @MainActor func isInside(_ other: Obj) -> Bool { gtk_widget_is_ancestor(self(), other()) != 0 }
}
#endif
