#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import TableScreen
import TableScreenInspector
import TableScreenRecording
import UIKit

/// The host that shows screens in view controllers, and reports a person's actions there.
///
/// The core's navigation decides which screens are open; the host makes UIKit's stacks, tabs and
/// modals equal to that, and reports screens that UIKit closed by itself.
@MainActor final class UIKitHost: TableHost {
  let capabilities: HostCapabilities =
    RefreshPull.isOffered
    ? [.swipe, .longPress, .drag, .images, .pullToRefresh, .animation]
    : [.swipe, .longPress, .drag, .images, .animation]

  private(set) lazy var navigator = TableNavigator(roots, host: self)
  /// The frame that shows the stacks: one stack, tabs or two columns.
  var frame: (any ScreenFrame)?
  private let roots: [Screen]
  private let restoration: TableRestoration?
  /// The file for a recording of the first navigation.
  private var recording: URL?
  private var controllers: [ObjectIdentifier: WeakController] = [:]
  private(set) lazy var modals = ModalStacks(self)
  private var isStarted = false
  /// True once the screens have ended, so that the next start makes a new navigator.
  private var hasEnded = false
  /// True while the host changes UIKit's stacks, so that removals are not taken for a person's.
  private(set) var isShowing = false
  /// True if the stacks have to be shown again after a transition.
  private var isShowDue = false

  private struct WeakController { weak var controller: TableScreenController? }

  init(_ roots: [Screen], restoration: TableRestoration?, recording: URL?) {
    self.roots = roots
    self.restoration = restoration
    self.recording = recording
  }

  /// Starts the navigation with the first screens, unless it runs already.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    // A navigation that has ended begins anew with the first screens.
    if hasEnded { navigator = TableNavigator(roots, host: self) }
    hasEnded = false
    navigator.offerInspector()
    let state = restoration?.load()
    if let restoration, let state { navigator.restore(state, making: restoration.make) }
    if let recording {
      // A window that begins anew leaves the recording of the first as it is.
      self.recording = nil
      navigator.record(
        to: recording, host: "ios", choosesFiles: true, opensLinks: true, copies: true,
        state: state)
    }
    AppEvents.shared.add(self)
    navigator.start()
  }

  /// Ends all screens, since the controller that held them is gone.
  private func end() {
    guard isStarted else { return }
    (isStarted, hasEnded) = (false, true)
    save()
    modals.removeAll()
    navigator.end()
  }

  /// Saves the state of the open screens.
  func save() { restoration?.save(navigator.state) }

  // MARK: Controllers

  func register(_ controller: TableScreenController) {
    controllers[ObjectIdentifier(controller.screen)] = WeakController(controller: controller)
  }

  /// Returns the controller of a screen, making it if there is none.
  func controller(of screen: Screen) -> TableScreenController {
    known(screen) ?? TableScreenController(screen, host: self)
  }

  private func known(_ screen: any HostedScreen) -> TableScreenController? {
    guard let controller = controllers[ObjectIdentifier(screen)]?.controller,
      controller.screen === screen
    else { return nil }
    return controller
  }

  // MARK: TableHost

  func navigate(_ change: TableNavigationChange) {
    if case .start = change, navigator.screens.count == 1 { return showTabs() }
    show(animated: true)
    for screen in navigator.panes { known(screen)?.setNeedsChrome() }
  }

  /// Makes UIKit's stacks and modals equal to those of the core.
  func show(animated: Bool) {
    guard isStarted else { return }
    let wasShowing = isShowing
    isShowing = true
    // An animation below a modal is unseen, and would hold up the modal's dismissal.
    let isSeen = animated && UIView.areAnimationsEnabled && !modals.areShown
    frame?.show(navigator, animated: isSeen)
    isShowing = wasShowing
    modals.show(navigator.modals)
    controllers = controllers.filter { $0.value.controller != nil }
    wantedScrolls = wantedScrolls.filter { $0.value.screen != nil }
    showTabs()
  }

  /// Tells if a transition runs in one of the controllers; at its end the stacks are shown again.
  ///
  /// During a transition UIKit ignores changes of a stack, and presents nothing.
  func waits(for controllers: [UIViewController?]) -> Bool {
    let inView = controllers.compactMap { $0 }.filter { $0.viewIfLoaded?.window != nil }
    guard let transition = inView.lazy.compactMap(\.transitionCoordinator).first else {
      return false
    }
    guard !isShowDue else { return true }
    isShowDue = true
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.showSoonIfDue() }
    return true
  }

  /// Shows the stacks on the next turn, if due, when UIKit has finished the transition.
  private func showSoonIfDue() {
    guard isShowDue else { return }
    Task { [weak self] in
      guard let self, isShowDue else { return }
      isShowDue = false
      show(animated: true)
    }
  }

  /// Updates the titles, badges and pictures of the tabs.
  func showTabs() { frame?.showTabs(navigator) }

  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {
    known(screen)?.apply(changes, from: old, to: new)
  }

  func refreshChrome(of screen: any HostedScreen) { known(screen)?.setNeedsChrome() }

  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {
    if let controller = known(screen), controller.canScroll, controller.shown.row(at: path) != nil {
      wantedScrolls[ObjectIdentifier(screen)] = nil
      return controller.tableView.scrollToRow(
        at: IndexPath(path), at: UITableView.ScrollPosition(position), animated: true)
    }
    // Its table is not there yet, or out of its window, and stands there when it comes.
    guard let open = navigator.screens.first(where: { $0 === screen }),
      let row = open.layout.row(at: path)?.id
    else { return }
    wantedScrolls[ObjectIdentifier(screen)] = WantedScroll(
      screen: open, row: row, position: position)
  }

  private struct WantedScroll {
    weak var screen: Screen?
    let row: NodeID
    let position: TableScrollPosition
  }

  /// The rows to which screens were asked to scroll while their tables could not.
  private var wantedScrolls: [ObjectIdentifier: WantedScroll] = [:]

  /// Takes the row to which a screen is to scroll now that its table can, or nil.
  func takeWantedScroll(of screen: Screen) -> (row: NodeID, position: TableScrollPosition)? {
    guard let wanted = wantedScrolls.removeValue(forKey: ObjectIdentifier(screen)),
      wanted.screen === screen
    else { return nil }
    return (wanted.row, wanted.position)
  }

  func focus(_ row: NodeID, control: String?, in screen: any HostedScreen) {
    known(screen)?.focus(row, control: control)
  }

  func copy(_ text: String) -> Bool {
    UIPasteboard.general.string = text
    return true
  }

  func open(_ url: URL) -> Bool {
    // `canOpenURL(_:)` denies schemes that the app did not declare, although opening them works.
    UIApplication.shared.open(url, options: [:]) { [weak self] isOpen in
      if !isOpen { self?.navigator.visibleScreen.show(notice: url.absoluteString) }
    }
    return true
  }

  func choose(_ question: TableFileQuestion) -> Bool {
    modals.show(FilePicker(question))
    return true
  }

  /// Gives keys to the screen in view, such as after a modal above it has gone.
  func giveKeys() { known(navigator.visibleScreen)?.takeKeys() }

  // MARK: Changes that UIKit made

  /// Selects the tab of a screen in view, since UIKit does not ask about tabs in the More list, and
  /// presents modals that waited for a window.
  func cameIntoView(_ controller: TableScreenController) {
    showSoonIfDue()
    guard isStarted, !isShowing else { return }
    // A modal that was opened before the window was there could not be presented until now.
    defer { modals.show(navigator.modals) }
    let place = navigator.tabs.firstIndex { tab in
      tab.screens.contains { $0 === controller.screen }
    }
    guard let place, place != navigator.selectedTab else { return }
    navigator.selectTab(place)
    // The core reported no changes of rows while it took the screen for one out of view.
    controller.needsReload = true
  }

  /// Closes the screen of a controller that left its stack, such as by the swipe back.
  func wasRemoved(_ controller: TableScreenController) {
    guard isStarted, !isShowing, navigator.screens.contains(where: { $0 === controller.screen })
    else { return }
    let stack = (navigator.tabs + navigator.modals).first { stack in
      stack.screens.contains { $0 === controller.screen }
    }
    // Where tabs share one container, those of a tab out of view leave it, and stay open.
    let isTabInView = stack === navigator.tabs[navigator.selectedTab]
    guard let stack, isTabInView || navigator.modals.contains(where: { $0 === stack }) else {
      return
    }
    // UIKit may remove several controllers at once; the lowest one takes the others along.
    let lowest = stack.screens.first { known($0)?.parent == nil } ?? controller.screen
    if lowest === stack.root {
      if !navigator.modals.contains(where: { $0 === stack }) { end() }
      return
    }
    // A screen that refuses to close, or asks first, is shown again.
    if !navigator.leave(lowest) { show(animated: true) }
  }

  /// Tells the core that a modal has gone, such as by a swipe down.
  func wasDismissed(_ stack: ScreenStack) {
    if navigator.modals.contains(where: { $0 === stack }) { navigator.didLeave(stack.root) }
  }
}
#endif
