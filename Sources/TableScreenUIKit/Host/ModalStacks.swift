#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The modals of a window: alerts for questions, and a navigation controller of its own for each other one.
@MainActor final class ModalStacks {
  /// A stack and its controller; UIKit's alert is not made for subclasses, so it cannot hold its stack.
  @MainActor private struct Presented {
    let stack: ScreenStack
    let controller: UIViewController

    var isAlert: Bool { controller is UIAlertController }

    /// Returns whether it shows a stack in the way that the stack is to be shown now.
    func shows(_ stack: ScreenStack) -> Bool {
      self.stack === stack && isAlert == (stack.question != nil)
    }
  }

  private weak var host: UIKitHost?
  private var presented: [Presented] = []
  /// Those that a swipe dismissed while the core had already opened something above them; they are presented again.
  private var kept: [ModalController] = []
  /// The file picker above them, which is presented once they are shown.
  private var picker: FilePicker?
  /// True while a modal is presented or dismissed, since UIKit takes one at a time.
  private var isMoving = false

  /// True while a modal is in view, or comes or goes.
  var areShown: Bool { !presented.isEmpty || isMoving }

  init(_ host: UIKitHost) { self.host = host }

  /// Makes UIKit's modals equal to those of the core, one step at a time.
  func show(_ stacks: [ScreenStack]) {
    guard !isMoving, let host else { return }
    // UIKit reports no end of an alert, which goes with its answer or with its presenter.
    if presented.contains(where: { $0.controller.presentingViewController == nil }) {
      return forgetDismissed()
    }
    kept.removeAll { modal in !stacks.contains { $0 === modal.stack } }
    if let picker, !picker.question.isAwaited, !close(picker, host) { return }
    if let place = presented.firstIndex(where: { modal in !stacks.contains { modal.shows($0) } }) {
      let lowest = presented[place].controller
      // A modal that a swipe dismisses is reported once it has gone; a second dismissal now would
      // dismiss its presenter.
      if host.waits(for: [lowest.presentingViewController]) || lowest.isBeingDismissed { return }
      presented.removeSubrange(place...)
      if let presenter = lowest.presentingViewController {
        return move { presenter.dismiss(animated: UIView.areAnimationsEnabled, completion: $0) }
      }
    }
    for modal in presented { (modal.controller as? ModalController)?.showStack(host) }
    if let next = stacks.dropFirst(presented.count).first {
      guard let presenter = presenter(host) else { return }
      let modal = Presented(stack: next, controller: controller(of: next, host))
      presented.append(modal)
      present(modal.controller, above: presenter)
    } else if let picker {
      guard picker.controller.presentingViewController == nil, let presenter = presenter(host)
      else { return }
      present(picker.controller, above: presenter)
    } else {
      host.giveKeys()
    }
  }

  /// The controller above which something can be presented now, or nil.
  private func presenter(_ host: UIKitHost) -> UIViewController? {
    var presenter = presented.last?.controller ?? host.frame?.presenter
    // Modals of the app's own stay below ours: a controller presents one at a time.
    while let higher = presenter?.presentedViewController { presenter = higher }
    // UIKit presents nothing above a presenter out of a window; a later call has to do it.
    guard let presenter, presenter.viewIfLoaded?.window != nil, !host.waits(for: [presenter])
    else { return nil }
    return presenter
  }

  private func present(_ controller: UIViewController, above presenter: UIViewController) {
    move { presenter.present(controller, animated: UIView.areAnimationsEnabled, completion: $0) }
  }

  /// Shows a file picker above all modals; one at a time.
  func show(_ picker: FilePicker) {
    guard let host, self.picker?.question.isAwaited != true else {
      return picker.question.answer(nil)
    }
    self.picker = picker
    show(host.navigator.modals)
  }

  /// Closes a file picker whose answer is not awaited any more.
  ///
  /// - Returns: whether it is gone; if not, the modals are shown again when it is.
  private func close(_ picker: FilePicker, _ host: UIKitHost) -> Bool {
    let presenter = picker.controller.presentingViewController
    // A picker with an answer dismisses itself.
    if host.waits(for: [presenter]) || picker.controller.isBeingDismissed { return false }
    self.picker = nil
    picker.question.answer(nil)
    guard let presenter else { return true }
    move { presenter.dismiss(animated: UIView.areAnimationsEnabled, completion: $0) }
    return false
  }

  private func controller(of stack: ScreenStack, _ host: UIKitHost) -> UIViewController {
    if let question = stack.question { return UIAlertController(question) }
    let kept = kept.first { $0.stack === stack }
    self.kept.removeAll { $0 === kept }
    kept?.comeBack()
    return kept ?? ModalController(stack, host)
  }

  /// Forgets all modals, which UIKit removes along with their presenter.
  func removeAll() {
    picker?.question.answer(nil)
    (presented, kept, picker) = ([], [], nil)
  }

  /// Tells the core of modals that UIKit dismissed, such as by a swipe, then shows the next one.
  func forgetDismissed() {
    guard !isMoving, let host else { return }
    let gone = presented.filter { $0.controller.presentingViewController == nil }
    presented.removeAll { modal in gone.contains { $0.controller === modal.controller } }
    // The core closes them one by one; those left in between must not be presented again.
    isMoving = true
    for modal in gone.reversed() {
      if let controller = modal.controller as? ModalController, controller.isKept {
        kept.append(controller)
      } else {
        host.wasDismissed(modal.stack)
      }
    }
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
  /// The screens of the modal, and of those above it, as a person began to swipe it away.
  private var screensLeft: [Screen]?

  init(_ stack: ScreenStack, _ host: UIKitHost) {
    self.stack = stack
    self.host = host
    super.init(nibName: nil, bundle: nil)
    showStack(host)
    presentationController?.delegate = self
  }

  /// Prepares the modal to be presented once more, which UIKit does with a new presentation controller.
  func comeBack() {
    screensLeft = nil
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
    let mayGo = stack.screens.reversed().allSatisfy(Self.letsGo)
    answer = (mayGo, now)
    return mayGo
  }

  /// Returns whether a screen and its children let a person go back.
  private static func letsGo(_ screen: Screen) -> Bool {
    screen.shouldGoBack() && screen.children.allSatisfy(letsGo)
  }

  /// Tells the core that the modal is left as soon as the finger lets it go, not once it is out of view: what is opened
  /// in between would come above a modal that is gone when it is shown.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    guard let transition = presentingViewController?.transitionCoordinator else { return }
    let old = screensFromHere
    guard transition.isInteractive else { return wasLeft(with: old) }
    transition.notifyWhenInteractionChanges { [weak self] transition in
      if !transition.isInteractive, !transition.isCancelled { self?.wasLeft(with: old) }
    }
  }

  /// The open screens of the modal, and of those above it.
  private var screensFromHere: [Screen] {
    host?.navigator.modals.drop { $0 !== stack }.flatMap(\.screens) ?? []
  }

  /// Tells the core that the modal is left, unless something was opened above it meanwhile.
  private func wasLeft(with screens: [Screen]) {
    screensLeft = screens
    guard !isKept else { return }
    view.endEditing(true)
    host?.wasDismissed(stack)
  }

  /// True if a swipe dismisses the modal although a screen from below it has been opened above it meanwhile.
  ///
  /// That would be closed along with the modal, which is therefore presented again.
  var isKept: Bool {
    guard let screensLeft else { return false }
    let now = screensFromHere
    return now.contains { screen in
      !Self.holds(screensLeft, screen) && !Self.holds(now, screen.parentScreen)
    }
  }

  /// Returns whether a screen is one of these, or in one of these.
  private static func holds(_ screens: [Screen], _ screen: Screen?) -> Bool {
    screens.contains { $0 === screen || holds($0.children, screen) }
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
