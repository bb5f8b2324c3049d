#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The modals of a window, each in a navigation controller of its own.
@MainActor final class ModalStacks {
  private weak var host: UIKitHost?
  private var presented: [ModalController] = []
  /// True while a modal is presented or dismissed, since UIKit takes one at a time.
  private var isMoving = false

  /// True while a modal is in view, or comes or goes.
  var areShown: Bool { !presented.isEmpty || isMoving }

  init(_ host: UIKitHost) { self.host = host }

  /// Makes UIKit's modals equal to those of the core, one step at a time.
  func show(_ stacks: [ScreenStack]) {
    guard !isMoving, let host else { return }
    if let place = presented.firstIndex(where: { modal in !stacks.contains { $0 === modal.stack }
    }) {
      let lowest = presented[place]
      // A modal that a swipe dismisses is reported once it has gone; a second dismissal now would
      // dismiss its presenter.
      if lowest.isBeingDismissed || host.waits(for: [lowest.presentingViewController]) { return }
      presented.removeSubrange(place...)
      if let presenter = lowest.presentingViewController {
        return move { presenter.dismiss(animated: UIView.areAnimationsEnabled, completion: $0) }
      }
    }
    for modal in presented { modal.showStack(host) }
    guard let next = stacks.dropFirst(presented.count).first else { return host.giveKeys() }
    var presenter = presented.last ?? host.frame?.presenter
    // Modals of the app's own stay below ours: a controller presents one at a time.
    while let higher = presenter?.presentedViewController { presenter = higher }
    // UIKit presents nothing above a presenter out of a window; a later call has to do it.
    guard let presenter, presenter.viewIfLoaded?.window != nil, !host.waits(for: [presenter])
    else { return }
    let modal = ModalController(next, host)
    presented.append(modal)
    move { presenter.present(modal, animated: UIView.areAnimationsEnabled, completion: $0) }
  }

  /// Forgets all modals, which UIKit removes along with their presenter.
  func removeAll() { presented = [] }

  /// Tells the core of modals that UIKit dismissed, such as by a swipe, then shows the next one.
  func forgetDismissed() {
    guard !isMoving, let host else { return }
    let gone = presented.filter { $0.presentingViewController == nil }
    presented.removeAll { gone.contains($0) }
    // The core closes them one by one; those left in between must not be presented again.
    isMoving = true
    for modal in gone.reversed() { host.wasDismissed(modal.stack) }
    isMoving = false
    show(host.navigator.modals)
  }

  private func move(_ body: (@escaping () -> Void) -> Void) {
    isMoving = true
    body { [weak self] in
      guard let self else { return }
      isMoving = false
      if let host { show(host.navigator.modals) }
    }
  }
}

/// The navigation controller of a modal.
final class ModalController: UINavigationController {
  let stack: ScreenStack
  private weak var host: UIKitHost?
  /// The screens' last answer to a request to dismiss the modal, and its time.
  private var answer: (mayGo: Bool, time: ContinuousClock.Instant)?

  init(_ stack: ScreenStack, _ host: UIKitHost) {
    self.stack = stack
    self.host = host
    super.init(nibName: nil, bundle: nil)
    showStack(host)
    presentationController?.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func showStack(_ host: UIKitHost) {
    if host.waits(for: [self]) { return }
    let isSeen = viewIfLoaded?.window != nil && presentedViewController == nil
    show(stack.screens.map { host.controller(of: $0) }, animated: isSeen)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    // UIKit releases the modal right after this; until then it presents and dismisses nothing else.
    Task { [weak host] in host?.modals.forgetDismissed() }
  }
}

extension ModalController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    if host?.navigator.asksBeforeLeaving(stack.root) == true { return false }
    // UIKit asks again and again while a finger drags; the screens are asked once a second at most.
    let now = ContinuousClock.now
    if let answer, now - answer.time < .seconds(1) { return answer.mayGo }
    let mayGo = stack.screens.reversed().allSatisfy { $0.shouldGoBack() }
    answer = (mayGo, now)
    return mayGo
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    answer = nil
    // Without a question for the person, `shouldGoBack()` has already given the answer.
    guard let navigator = host?.navigator, navigator.asksBeforeLeaving(stack.root) else { return }
    navigator.leave(stack.root)
  }
}
#endif
