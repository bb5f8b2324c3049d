#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import TableScreen
import UIKit

/// Shows screens in view controllers, and reports what a person does there.
///
/// The navigation of the core says which screens are open; the host makes UIKit's stacks, tabs and modals equal
/// to that, and reports what UIKit has closed by itself.
@MainActor final class UIKitHost: TableHost {
  let capabilities: HostCapabilities =
    RefreshPull.isOffered
    ? [.swipe, .longPress, .drag, .images, .pullToRefresh, .animation]
    : [.swipe, .longPress, .drag, .images, .animation]

  private(set) lazy var navigator = TableNavigator(roots, host: self)
  /// The frame of the stacks.
  var frame: (any ScreenFrame)?
  private let roots: [Screen]
  private let restoration: TableRestoration?
  private var controllers: [ObjectIdentifier: WeakController] = [:]
  private(set) lazy var modals = ModalStacks(self)
  private var isStarted = false
  /// Whether the screens were shown before, and have ended.
  private var hasEnded = false
  /// Whether the host changes UIKit's stacks, so that what leaves them was not left by a person.
  private(set) var isShowing = false
  /// Whether what is open has to be shown once a transition has ended.
  private var isShowDue = false

  private struct WeakController { weak var controller: TableScreenController? }

  init(_ roots: [Screen], restoration: TableRestoration?) {
    self.roots = roots
    self.restoration = restoration
  }

  /// Shows the first screen, unless it is shown already.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    // After its end a screen begins anew.
    if hasEnded { navigator = TableNavigator(roots, host: self) }
    hasEnded = false
    if let restoration { navigator.restore(restoration) }
    AppEvents.shared.add(self)
    navigator.start()
  }

  /// Ends all screens: the controller that held them is gone.
  private func end() {
    guard isStarted else { return }
    (isStarted, hasEnded) = (false, true)
    save()
    modals.removeAll()
    navigator.end()
  }

  /// Saves what is open.
  func save() { restoration?.save(navigator.state) }

  // MARK: Controllers

  func register(_ controller: TableScreenController) {
    controllers[ObjectIdentifier(controller.screen)] = WeakController(controller: controller)
  }

  /// Returns the controller of a screen.
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

  /// Makes UIKit's stacks equal to those of the core.
  func show(animated: Bool) {
    guard isStarted else { return }
    let wasShowing = isShowing
    isShowing = true
    // Below a modal nobody sees it happen, and the modal could not go meanwhile.
    let isSeen = animated && UIView.areAnimationsEnabled && !modals.areShown
    frame?.show(navigator, animated: isSeen)
    isShowing = wasShowing
    modals.show(navigator.modals)
    controllers = controllers.filter { $0.value.controller != nil }
    showTabs()
  }

  /// Returns whether a transition runs in one of the controllers; what is open is shown again when that has ended.
  ///
  /// UIKit leaves a stack as it is that is changed meanwhile, and presents nothing.
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

  /// Shows what is open on the next turn, where that waited for the end of a transition: UIKit may still be at it.
  private func showSoonIfDue() {
    guard isShowDue else { return }
    Task { [weak self] in
      guard let self, isShowDue else { return }
      isShowDue = false
      show(animated: true)
    }
  }

  /// Shows what the tabs are called.
  func showTabs() { frame?.showTabs(navigator) }

  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {
    known(screen)?.apply(changes, from: old, to: new)
  }

  func refreshChrome(of screen: any HostedScreen) { known(screen)?.setNeedsChrome() }

  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {
    guard let controller = known(screen), controller.isViewLoaded, !controller.needsReload,
      controller.shown.row(at: path) != nil
    else { return }
    controller.tableView.scrollToRow(
      at: IndexPath(path), at: UITableView.ScrollPosition(position), animated: true)
  }

  func focus(_ row: NodeID, control: String?, in screen: any HostedScreen) {
    known(screen)?.focus(row, control: control)
  }

  func open(_ url: URL) -> Bool {
    // UIKit denies that it can open an address whose scheme the app did not declare, and opens it all the same.
    UIApplication.shared.open(url, options: [:]) { [weak self] isOpen in
      if !isOpen { self?.navigator.visibleScreen.show(notice: url.absoluteString) }
    }
    return true
  }

  func choose(_ question: TableFileQuestion) -> Bool {
    modals.show(FilePicker(question))
    return true
  }

  /// Lets keys come to the screen in view, as after a modal above it has gone.
  func giveKeys() { known(navigator.visibleScreen)?.takeKeys() }

  // MARK: What UIKit did by itself

  /// A screen came into view, maybe in a tab that UIKit selected without asking, as from the list behind More.
  func cameIntoView(_ controller: TableScreenController) {
    showSoonIfDue()
    guard isStarted, !isShowing else { return }
    let place = navigator.tabs.firstIndex { tab in
      tab.screens.contains { $0 === controller.screen }
    }
    guard let place, place != navigator.selectedTab else { return }
    navigator.selectTab(place)
    // Until now the core took the screen for one out of view, and reported none of its rows.
    controller.needsReload = true
  }

  /// A controller is in no stack any more, as after the gesture that leads back.
  func wasRemoved(_ controller: TableScreenController) {
    guard isStarted, !isShowing, navigator.screens.contains(where: { $0 === controller.screen })
    else { return }
    let stack = (navigator.tabs + navigator.modals).first { stack in
      stack.screens.contains { $0 === controller.screen }
    }
    guard let stack else { return }
    // Several may have gone at once.
    let lowest = stack.screens.first { known($0)?.parent == nil } ?? controller.screen
    if lowest === stack.root {
      if !navigator.modals.contains(where: { $0 === stack }) { end() }
      return
    }
    // It is shown again where it does not let go, or asks first.
    if !navigator.leave(lowest) { show(animated: true) }
  }

  /// A modal is no longer there, as after it was swiped down.
  func wasDismissed(_ stack: ScreenStack) {
    if navigator.modals.contains(where: { $0 === stack }) { navigator.didLeave(stack.root) }
  }
}
#endif
