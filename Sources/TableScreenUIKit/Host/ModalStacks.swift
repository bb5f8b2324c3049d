#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The modals of a window, each in a navigation controller of its own.
@MainActor final class ModalStacks {
  private weak var host: UIKitHost?
  private var presented: [ModalController] = []
  /// Whether a modal is being presented or dismissed: UIKit takes them one at a time.
  private var isMoving = false

  /// Whether some of them are there, or come or go.
  var areShown: Bool { !presented.isEmpty || isMoving }

  init(_ host: UIKitHost) { self.host = host }

  /// Shows the modals of the core, and no others.
  func show(_ stacks: [ScreenStack]) {
    guard !isMoving, let host else { return }
    if let place = presented.firstIndex(where: { modal in !stacks.contains { $0 === modal.stack }
    }) {
      let lowest = presented[place]
      // One that goes by itself, as by a swipe, says so when it has gone: to dismiss it again would dismiss what
      // presented it.
      if lowest.isBeingDismissed || host.waits(for: [lowest.presentingViewController]) { return }
      presented.removeSubrange(place...)
      if let presenter = lowest.presentingViewController {
        return move { presenter.dismiss(animated: UIView.areAnimationsEnabled, completion: $0) }
      }
    }
    for modal in presented { modal.showStack(host) }
    guard let next = stacks.dropFirst(presented.count).first else { return host.giveKeys() }
    var presenter = presented.last ?? host.frame?.presenter
    // What the app itself presents there stays below: UIKit presents one thing at a time.
    while let higher = presenter?.presentedViewController { presenter = higher }
    // Before the first screen is in a window nothing can be presented; then it appears, and asks again.
    guard let presenter, presenter.viewIfLoaded?.window != nil, !host.waits(for: [presenter])
    else { return }
    let modal = ModalController(next, host)
    presented.append(modal)
    move { presenter.present(modal, animated: UIView.areAnimationsEnabled, completion: $0) }
  }

  /// Forgets all modals; they go with what presented them.
  func removeAll() { presented = [] }

  /// Tells the core which modals UIKit has dismissed by itself, as after a swipe; then the next one may come.
  func forgetDismissed() {
    guard !isMoving, let host else { return }
    let gone = presented.filter { $0.presentingViewController == nil }
    presented.removeAll { gone.contains($0) }
    // The core closes one after the other; those in between are not to be shown again.
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
  /// Whether the screens let the modal go, as they said last, and when they said so.
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
    // UIKit lets go of it right after this; until then nothing else can be presented or dismissed.
    Task { [weak host] in host?.modals.forgetDismissed() }
  }
}

extension ModalController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    if host?.navigator.asksBeforeLeaving(stack.root) == true { return false }
    // UIKit asks again and again while a finger drags; the screens are asked once a second.
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
    // A screen that refuses to close has said so already.
    guard let navigator = host?.navigator, navigator.asksBeforeLeaving(stack.root) else { return }
    navigator.leave(stack.root)
  }
}
#endif
