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
  private var selected = 0
  private var isMoreShown = false
  /// The page "selectedIndex": `NSNotFound` while the list behind More shows.
  open var selectedIndex: Int {
    get { isMoreShown ? NSNotFound : selected }
    set {
      guard selectedIndex != newValue else { return }
      // Known of UIKit: an exception of the array that it keeps.
      guard viewControllers?.indices.contains(newValue) == true else {
        return Refusals.add("a tab that is not there was selected")
      }
      (selected, isMoreShown) = (newValue, false)
      showSelected()
    }
  }
  /// The page "selectedViewController": what shows now, among it the list behind More.
  open var selectedViewController: UIViewController? { childrenInView.first }
  /// Whether some tabs have no room in the bar.
  private var hasMore: Bool { (viewControllers?.count ?? 0) > 5 }
  override var childrenInView: [UIViewController] {
    if isMoreShown { return [moreNavigationController] }
    guard let viewControllers, viewControllers.indices.contains(selected) else { return [] }
    return [viewControllers[selected]]
  }

  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let old = viewControllers ?? []
    viewControllers = controllers
    // The page "customizableViewControllers": it becomes these, whatever it was.
    customizableViewControllers = controllers
    if !hasMore { isMoreShown = false }
    selected = min(selected, max((controllers?.count ?? 0) - 1, 0))
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

  /// Taps a tab, as a person does; the fifth of more than five is More, with a list of the rest, from which one is chosen.
  public func tap(_ index: Int) {
    if hasMore, index >= 4 {
      tapMore()
      return chooseMore(index)
    }
    guard let controller = viewControllers?[index],
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if selectedIndex == index, let navigation = controller as? UINavigationController {
      return navigation.goBackToFirst()
    }
    selectedIndex = index
  }

  /// Taps More, as a person does, which shows a list of the tabs behind it.
  public func tapMore() {
    guard hasMore, !isMoreShown,
      delegate?.tabBarController(self, shouldSelect: moreNavigationController) ?? true
    else { return }
    if moreNavigationController.parent == nil {
      addChild(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
    }
    isMoreShown = true
    showSelected()
  }

  /// Chooses a tab in the list behind More, which asks nobody.
  public func chooseMore(_ index: Int) { if isMoreShown { selectedIndex = index } }

  /// Whether a person may move tabs into and out of the bar: UIKit offers that in the list behind More.
  public var offersCustomizing: Bool {
    hasMore && customizableViewControllers?.isEmpty == false
  }
}
