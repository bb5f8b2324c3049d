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
    change(to: stack + [controller])
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast())
    return top
  }

  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(of: controller) else {
      Refusals.add("popped to a controller that is not there")
      return nil
    }
    let gone = Array(stack[(place + 1)...])
    change(to: Array(stack[...place]))
    return gone
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    change(to: controllers)
  }

  private func change(to new: [UIViewController]) {
    guard Set(new.map { ObjectIdentifier($0) }).count == new.count else {
      return Refusals.add("a controller stands in a stack twice")
    }
    for controller in new where controller.parent != nil && controller.parent !== self {
      Refusals.add("a controller stands in two stacks")
    }
    if new.contains(where: { $0 is UINavigationController }) {
      Refusals.add("a navigation controller was pushed onto another one")
    }
    let old = stack
    stack = new
    if let top = old.last, top !== new.last {
      top.leaveView()
    }
    let gone = old.filter { !new.contains($0) }
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isInView, let top = stack.last, top.parent === self {
      top.comeIntoView(in: view)
    }
    // The newest is the first that learns of it.
    for controller in gone.reversed() { removeChild(controller) }
  }
}

extension UINavigationController {
  /// Presses the back button, as a person does.
  public func pressBack() {
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
