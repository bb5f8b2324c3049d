import Foundation

@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  public private(set) var isNavigationBarHidden = false
  public private(set) var isToolbarHidden = true

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public let navigationBar = UINavigationBar()
  open var viewControllers: [UIViewController] { stack }
  open var topViewController: UIViewController? { stack.last }
  override var childrenInView: [UIViewController] { stack.suffix(1) }

  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }
  open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    // The page "pushViewController(_:animated:)": a tab bar controller cannot be pushed, one that is there already throws.
    if controller is UITabBarController { Refusals.add("a tab bar controller was pushed") }
    change(to: stack + [controller], animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated)
    return top
  }

  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    // The page "popToViewController(_:animated:)": it must be on the stack.
    guard let place = stack.firstIndex(of: controller) else {
      Refusals.add("popped to a controller that is not there")
      return nil
    }
    let gone = Array(stack[(place + 1)...])
    change(to: Array(stack[...place]), animated)
    return gone
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    change(to: controllers, animated)
  }

  private func change(to new: [UIViewController], _ animated: Bool) {
    guard Set(new.map { ObjectIdentifier($0) }).count == new.count else {
      return Refusals.add("a controller stands in a stack twice")
    }
    for controller in new where controller.parent != nil && controller.parent !== self {
      Refusals.add("a controller stands in two stacks")
    }
    if new.contains(where: { $0 is UINavigationController }) {
      Refusals.add("a navigation controller was pushed onto another one")
    }
    // UIKit writes "… while an existing transition or presentation is occurring; the navigation stack will not be
    // updated", and leaves the stack as it is.
    guard transition == nil || !isInView else {
      return Refusals.add("a stack changed while a transition ran")
    }
    let old = stack
    stack = new
    let gone = old.filter { !new.contains($0) }
    let come = new.filter { !old.contains($0) }
    for controller in come { addChild(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    let (last, next) = (old.last, new.last)
    guard last !== next else { return settle(gone, come) }
    guard animated, isInView, let last, let next else {
      last?.leaveView()
      if isInView { next?.comeIntoView(in: view) }
      return settle(gone, come)
    }
    last.willLeaveView()
    next.willComeIntoView(in: view)
    transition = Transition.begin {
      last.viewIfLoaded?.removeFromSuperview()
      last.didLeaveView()
      next.didComeIntoView()
      self.settle(gone, come)
      self.transition = nil
    }
  }

  /// Swipes from the edge, as a person does who lets go halfway: what was in view stays, and the stack is as it was.
  ///
  /// Known of UIKit: meanwhile the stack is shorter; in the end the one below disappears, the one that was to go appears
  /// again and never learns of a parent, and completions come with `isCancelled`.
  public func swipeBackHalfway() {
    guard transition == nil, isInView, stack.count > 1, let last = stack.last else { return }
    let old = stack
    let next = stack[stack.count - 2]
    stack.removeLast()
    last.willMove(toParent: nil)
    last.willLeaveView()
    next.willComeIntoView(in: view)
    transition = Transition.begin(isCancelled: true) {
      self.stack = old
      next.leaveView()
      last.stayInView()
      self.transition = nil
    }
  }

  /// The controllers learn where they stand: where that is animated, at the end of the transition.
  private func settle(_ gone: [UIViewController], _ come: [UIViewController]) {
    for controller in come { controller.didMove(toParent: self) }
    // The newest is the first that learns of it.
    for controller in gone.reversed() { removeChild(controller) }
  }
}

extension UINavigationController {
  /// Whether the bar has a button that leads back: the page "leftItemsSupplementBackButton" says that items at its place
  /// replace it, unless they only supplement it.
  public var hasBackButton: Bool {
    guard viewControllers.count > 1, let item = topViewController?.navigationItem else {
      return false
    }
    return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
  }

  /// Presses the back button, as a person does.
  public func pressBack() {
    guard hasBackButton || viewControllers.count < 2 else {
      return Refusals.add("there is no way back in the bar")
    }
    if let action = topViewController?.navigationItem.backAction {
      action.perform()
    } else {
      popViewController(animated: true)
    }
  }

  /// Swipes from the edge, which leads back and asks nobody.
  public func swipeBack() { popViewController(animated: true) }

  /// Goes back to the first controller, as from the menu of the back button.
  public func goBackToFirst() {
    if let first = viewControllers.first { popToViewController(first, animated: true) }
  }
}
