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
  /// Since iOS 18; before that only the bar itself could be hidden.
  open var isTabBarHidden = false
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
    }
    for child in shown { child.comeIntoView(in: view) }
  }

  /// The controllers that a person may move behind More, or from there into the bar.
  open var customizableViewControllers: [UIViewController]?
  /// What stands behind More where a phone has no room for all tabs.
  public private(set) lazy var moreNavigationController = UINavigationController(
    rootViewController: UIViewController())

  /// Taps a tab, as a person does; the fifth of more than five is More, with a list of the rest.
  public func tap(_ index: Int) {
    if let viewControllers, viewControllers.count > 5, index >= 4 {
      // The list asks nobody.
      if delegate?.tabBarController(self, shouldSelect: moreNavigationController) ?? true {
        selectedIndex = index
      }
      return
    }
    guard let controller = viewControllers?[index],
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if selectedIndex == index, let navigation = controller as? UINavigationController {
      return navigation.goBackToFirst()
    }
    selectedIndex = index
  }
}
