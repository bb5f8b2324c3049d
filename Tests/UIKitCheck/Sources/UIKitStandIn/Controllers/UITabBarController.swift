public import Foundation

@MainActor open class UITabBarItem: NSObject {
  open var title: String?
  open var badgeValue: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
}

@MainActor open class UITabBar: UIView {}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
}

@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  public private(set) var viewControllers: [UIViewController]?
  open var selectedIndex = 0 {
    didSet { if oldValue != selectedIndex { showSelected() } }
  }
  override var childrenInView: [UIViewController] {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return [] }
    return [viewControllers[selectedIndex]]
  }

  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let old = viewControllers ?? []
    viewControllers = controllers
    for controller in old where controllers?.contains(controller) != true {
      removeChild(controller)
    }
    for controller in controllers ?? [] where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showSelected()
  }

  private func showSelected() {
    guard isInView else { return }
    let shown = childrenInView
    for child in children where !shown.contains(child) {
      child.leaveView()
      child.viewIfLoaded?.removeFromSuperview()
    }
    for child in shown {
      if child.view.superview == nil { view.addSubview(child.view) }
      child.comeIntoView()
    }
  }

  /// Taps a tab, as a person does.
  public func tap(_ index: Int) {
    guard let controller = viewControllers?[index],
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if selectedIndex == index, let navigation = controller as? UINavigationController {
      return navigation.goBackToFirst()
    }
    selectedIndex = index
  }
}
